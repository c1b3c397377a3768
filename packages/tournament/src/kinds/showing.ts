import { plural } from '@raccord/french';
import { writes } from '@raccord/stream';
import type { NamesErased, NamesWithheld, ScreenShow, ScreensDirected } from '../events.ts';
import { describePublication, STATION_NAMES } from '../labels.ts';
import type { Publication, StationLink } from '../people.ts';
import { entrantIn } from './finding.ts';
import { everything, kind, nothing } from './kind.ts';

export interface LinksChanged {
  readonly links: readonly StationLink[];
}

const SHOWS: Readonly<Record<ScreenShow['kind'], string>> = {
  game: 'la partie',
  solution: 'la solution',
  ranking: 'le classement',
  palmares: 'le palmarès',
};

function describeLinks(links: readonly StationLink[], done: string): string {
  const [{ label, role }] = links;
  const first = `« ${label} » (${STATION_NAMES[role]})`;
  return links.length === 1 ? `lien ${done} : ${first}` : `${links.length} liens ${done}s, dont ${first}`;
}

/** Who may enter is kept outside: a tournament only remembers who let whom in. */
const OF_LINKS = {
  evolve: () => undefined,
  touches: ({ links }: LinksChanged) => writes(...links.map(({ id }) => `link/${id}`)),
  isLasting: true,
  recounts: nothing,
  news: () => ({ of: 'links' }) as const,
} as const;

/** What is shown, to whom, and under which names. */
export const SHOWING = {
  'screens-directed': kind<ScreensDirected>({
    evolve: (state, { centre, show }, { at }) => {
      for (const one of state.centres.values()) if (one.id === (centre ?? one.id)) one.screens = { show, since: at };
    },
    touches: () => writes('screens'),
    isLasting: true,
    recounts: nothing,
    news: ({ centre }) => ({ of: 'play', ...(centre === undefined ? {} : { centre }) }),
    told: ({ centre, show }, teller) => `écran de la salle : ${SHOWS[show.kind]}${teller.among(centre)}`,
  }),
  'publication-chosen': kind<Publication>({
    evolve: (state, publication) => {
      state.publication = publication;
    },
    touches: () => writes('publication'),
    recounts: nothing,
    news: everything,
    told: (publication) => `publication : ${describePublication(publication)}`,
  }),
  'names-withheld': kind<NamesWithheld>({
    evolve: (state, { entrants, isWithheld }) => {
      for (const id of entrants) entrantIn(state, id).isWithheld = isWithheld;
    },
    touches: ({ entrants }) => writes(...entrants.map((id) => `entrant/${id}/published`)),
    recounts: nothing,
    news: everything,
    told: ({ entrants, isWithheld }, teller) => {
      const what = isWithheld ? 'initiales au lieu du nom pour le public' : 'nom montré au public';
      return `${what} : ${entrants.length > 1 ? plural(entrants.length, 'joueur ou paire', 'joueurs ou paires') : teller.entrant(entrants[0])}`;
    },
  }),
  /** Given by the server itself, for a tournament that is over: see erasing/. */
  'names-erased': kind<NamesErased>({
    // The events that it speaks of are read as they now stand.
    evolve: () => undefined,
    touches: () => writes(),
    isLasting: true,
    recounts: nothing,
    news: everything,
    told: ({ rows }) =>
      `nom effacé à la demande d’une personne (${plural(rows.length, 'ligne de l’historique', 'lignes de l’historique')})`,
  }),
  'links-made': kind<LinksChanged>({ ...OF_LINKS, told: ({ links }) => describeLinks(links, 'créé') }),
  /** The first one, and those that end with it. */
  'links-revoked': kind<LinksChanged>({ ...OF_LINKS, told: ({ links }) => describeLinks(links, 'révoqué') }),
};
