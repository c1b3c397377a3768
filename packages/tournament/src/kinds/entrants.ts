import { of, plural } from '@raccord/french';
import { writes } from '@raccord/stream';
import type { Exclusion, Moment } from '../events.ts';
import { type Entrant, nameOf, type Person, type Team } from '../people.ts';
import type { EntrantInFold } from '../state/folding.ts';
import { changeFrom } from '../state/timeline.ts';
import { entrantIn } from './finding.ts';
import { everything, kind, nothing } from './kind.ts';
import { fromMoment } from './teller.ts';

export interface OfEntrant {
  readonly entrant: string;
}
type FromMoment = OfEntrant & { readonly from: Moment };
export interface Departure extends FromMoment {
  /** When he is back: he keeps his table. */
  readonly until?: Moment;
  /** He is late: he comes during this game. */
  readonly isAwaited?: true;
  readonly reason: string;
}

const setPresence = (entrant: EntrantInFold, from: Moment, isPresent: boolean): void => {
  entrant.presence = changeFrom(entrant.presence, from, isPresent);
};

/** Who plays: everything may depend on it. */
const OF_PRESENCE = {
  touches: ({ entrant }: OfEntrant) => writes(`entrant/${entrant}/presence`),
  recounts: everything,
  news: everything,
};

export const ENTRANTS = {
  'entrants-registered': kind<{ readonly entrants: readonly Entrant[]; readonly from: Moment }>({
    evolve: (state, { entrants, from }) => {
      for (const { id, members, centre, table } of entrants) {
        const entrant: EntrantInFold = {
          id,
          index: state.entrantCount++,
          members,
          isWithheld: false,
          isAwaited: false,
          seats: [{ from, value: { centre, table } }],
          presence: [{ from, value: true }],
          exclusion: undefined,
          excluded: [],
          excused: new Map(),
        };
        state.entrants.set(id, entrant);
        state.centres.get(centre)?.seated.add(entrant);
      }
    },
    touches: ({ entrants }) => ({
      writes: entrants.map(({ id }) => `entrant/${id}`),
      reads: [...new Set(entrants.map(({ centre }) => `centre/${centre}`))],
    }),
    recounts: everything,
    news: everything,
    told: ({ entrants }) =>
      entrants.length > 1
        ? `inscription de ${plural(entrants.length, 'joueur ou paire', 'joueurs ou paires')}`
        : `inscription ${of(nameOf(entrants[0].members))}, table ${entrants[0].table}`,
  }),
  'entrant-amended': kind<OfEntrant & { readonly members: readonly Person[] }>({
    evolve: (state, { entrant, members }) => {
      entrantIn(state, entrant).members = members;
    },
    touches: ({ entrant }) => writes(`entrant/${entrant}/members`),
    recounts: nothing,
    news: everything,
    told: ({ members }) => `modification de l’inscription ${of(nameOf(members))}`,
  }),
  'entrant-removed': kind<OfEntrant>({
    evolve: (state, { entrant }) => {
      for (const { seated } of state.centres.values()) seated.delete(entrantIn(state, entrant));
      state.entrants.delete(entrant);
    },
    touches: ({ entrant }) => writes(`entrant/${entrant}`),
    recounts: everything,
    news: everything,
    told: ({ entrant }, teller) => `retrait de l’inscription ${of(teller.entrant(entrant))}`,
  }),
  'entrant-seated': kind<FromMoment & { readonly centre: string; readonly table: number }>({
    evolve: (state, { entrant: id, centre, table, from }) => {
      const entrant = entrantIn(state, id);
      entrant.seats = changeFrom(entrant.seats, from, { centre, table });
      state.centres.get(centre)?.seated.add(entrant);
    },
    touches: ({ entrant, centre }) => ({ writes: [`entrant/${entrant}/seat`], reads: [`centre/${centre}`] }),
    recounts: everything,
    news: everything,
    told: ({ entrant, centre, table, from }, teller) =>
      `passage ${of(teller.entrant(entrant))} à la table ${table}${teller.among(centre)}, ${fromMoment(from)}`,
  }),
  'entrant-arrived': kind<FromMoment>({
    ...OF_PRESENCE,
    evolve: (state, { entrant, from }) => setPresence(entrantIn(state, entrant), from, true),
    told: ({ entrant, from }, teller) => `arrivée ${of(teller.entrant(entrant))}, ${fromMoment(from)}`,
  }),
  'entrant-left': kind<Departure>({
    ...OF_PRESENCE,
    evolve: (state, { entrant: id, from, until, isAwaited = false }) => {
      const entrant = entrantIn(state, id);
      setPresence(entrant, from, false);
      if (until) setPresence(entrant, until, true);
      entrant.isAwaited = isAwaited;
    },
    told: ({ entrant, from, until, isAwaited }, teller) => {
      if (isAwaited) return `retard ${of(teller.entrant(entrant))}, ${fromMoment(from)}`;
      return until
        ? `absence ${of(teller.entrant(entrant))}, ${fromMoment(from)}, jusqu’au coup ${until.turn} de la partie ${until.game + 1}`
        : `départ ${of(teller.entrant(entrant))}, ${fromMoment(from)}`;
    },
  }),
  'entrant-excluded': kind<Exclusion>({
    ...OF_PRESENCE,
    evolve: (state, { entrant: id, from, reason }, stamp) => {
      const entrant = entrantIn(state, id);
      entrant.exclusion = { ...stamp, reason };
      entrant.excluded = changeFrom(entrant.excluded, from, true);
    },
    told: ({ entrant, from }, teller) =>
      `exclusion ${of(teller.entrant(entrant))}, scores annulés, ${fromMoment(from)}`,
  }),
  'entrant-reinstated': kind<Exclusion>({
    ...OF_PRESENCE,
    evolve: (state, { entrant: id, from }) => {
      const entrant = entrantIn(state, id);
      entrant.exclusion = undefined;
      entrant.excluded = changeFrom(entrant.excluded, from, false);
    },
    told: ({ entrant, from }, teller) => `levée de l’exclusion ${of(teller.entrant(entrant))}, ${fromMoment(from)}`,
  }),
  'team-formed': kind<Team>({
    evolve: (state, team) => {
      state.teams.set(team.id, team);
    },
    touches: ({ id, entrants }) => ({ writes: [`team/${id}`], reads: entrants.map((one) => `entrant/${one}`) }),
    recounts: nothing,
    news: () => ({ of: 'people' }),
    told: ({ name, entrants }, teller) =>
      `formation de l’équipe « ${name} » : ${entrants.map((id) => teller.entrant(id)).join(', ')}`,
  }),
};
