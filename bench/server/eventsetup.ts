/** One event in many centres: what was played before the measure, the links of everybody, and their pages. */
import type { StationRole } from '@raccord/contract';
import type { Page } from './client.ts';
import { inGroups } from './figures.ts';
import { type Awaited, type Looked, Looking } from './looking.ts';

/** How many of each. */
export interface EventSize {
  readonly players: number;
  readonly centres: number;
  readonly referees: number;
  readonly screens: number;
  readonly phones: number;
  readonly spectators: number;
  readonly turns: number;
}

const ID = 'charge';
export const AT = `/api/tournaments/${ID}`;
/** As a page of the hall shows it. */
export const ROWS = 24;
export const SEED = 1;

export const perCentre = ({ players, centres }: EventSize): number => Math.floor(players / centres);

/** The event at its last turn, the others played by everybody. */
export async function prepareEvent(chief: Page, size: EventSize): Promise<void> {
  const { centres, referees, turns } = size;
  const each = perCentre(size);
  const { lexicons } = (await chief.ask('GET', '/api/lexicons')) as { lexicons: readonly unknown[] };
  const about = { name: 'Charge', place: 'Ici', date: '2026-11-15', edition: '2023', lexicon: lexicons[0] };
  await chief.ask('POST', '/api/tournaments', { id: ID, data: { ...about, settings: { playersWriteSlips: true } } });
  const tell = teller(chief, 'p');
  for (let centre = 1; centre <= centres; centre++) {
    await tell('add-centre', { id: `c${centre}`, name: `Centre ${centre}` });
    const entrants = Array.from({ length: each }, (_, at) => ({
      ...{ id: `p${centre}-${at + 1}`, centre: `c${centre}`, table: at + 1 },
      members: [{ name: `Joueuse ou joueur ${centre}-${at + 1}`, club: `Club ${centre}`, series: `${1 + (at % 7)}` }],
    }));
    await tell('register-entrants', { entrants });
  }
  for (let at = 0; at < referees; at++) {
    const centre = `c${1 + (at % centres)}`;
    await tell('appoint-official', { id: `a${at + 1}`, name: `Arbitre ${at + 1}`, centre, office: 'referee' });
    if (at < centres) await tell('assign-tables', { official: `a${at + 1}`, tables: [{ from: 1, to: each }] });
  }
  await tell('plan-game', { id: 'g', name: 'Partie', formula: 'normale', rhythm: 'normal' });
  for (let turn = 1; turn <= turns; turn++) {
    await tell('make-draw', { game: 'g', source: { kind: 'random', seed: SEED } });
    for (let centre = 1; centre <= centres; centre++)
      await tell('start-clock', { game: 'g', turn, centre: `c${centre}` });
    for (let centre = 1; centre <= centres; centre++) await tell('end-turn', { game: 'g', turn, centre: `c${centre}` });
    const { proposal } = (await chief.ask('GET', `${AT}/games/g/turns/${turn}/solutions?limit=1`)) as {
      proposal: { word: string; reference: string };
    };
    await tell('lay-solution', { game: 'g', turn, word: proposal.word, reference: proposal.reference });
    if (turn === turns) return;
    for (let centre = 1; centre <= centres; centre++) {
      const entrants = Array.from({ length: each }, (_, at) => `p${centre}-${at + 1}`);
      await tell('record-tops', { game: 'g', turn, entrants });
      await tell('close-turn', { game: 'g', turn, centre: `c${centre}` });
    }
  }
}

/** Those whose slips are still awaited at the last turn have the top, and it is closed everywhere. */
export async function closeLastTurn(chief: Page, { centres, turns }: EventSize): Promise<void> {
  const tell = teller(chief, 'e');
  for (let centre = 1; centre <= centres; centre++) {
    const { tables } = (await chief.ask('GET', `${AT}/games/g/turns/${turns}/desk?centre=c${centre}`)) as {
      tables: readonly { readonly entrant: string; readonly slip?: unknown }[];
    };
    const entrants = tables.filter(({ slip }) => slip === undefined).map(({ entrant }) => entrant);
    if (entrants.length > 0) await tell('record-tops', { game: 'g', turn: turns, entrants });
    await tell('close-turn', { game: 'g', turn: turns, centre: `c${centre}` });
  }
}

export function teller(page: Page, prefix: string) {
  let count = 0;
  return (type: string, data: unknown) => page.ask('POST', `${AT}/commands`, { id: `${prefix}${count++}`, type, data });
}

export interface Links {
  readonly referees: readonly string[];
  readonly screens: readonly string[];
  readonly phones: readonly { readonly url: string; readonly entrant: string }[];
  /** One for all of them. */
  readonly spectators: string;
}

export async function makeLinks(chief: Page, { centres, referees, screens, phones }: EventSize): Promise<Links> {
  const make = async (count: number, order: (at: number) => object): Promise<readonly string[]> => {
    if (count === 0) return [];
    const links = Array.from({ length: count }, (_, at) => order(at));
    const made = (await chief.ask('POST', `${AT}/links/batch`, { links, isBare: true })) as {
      links: { url: string }[];
    };
    return made.links.map(({ url }) => url);
  };
  const entrantAt = (at: number): string => `p${1 + (at % centres)}-${1 + Math.floor(at / centres)}`;
  const [spectatorLink] = await make(1, () => ({ role: 'spectator', label: 'Spectateurs' }));
  const phoneLinks = await make(phones, (at) => ({ role: 'player', label: `Joueur ${at}`, subject: entrantAt(at) }));
  return {
    referees: await make(referees, (at) => ({ role: 'referee', label: `Arbitre ${at}`, subject: `a${at + 1}` })),
    screens: await make(screens, (at) => ({ role: 'screen', label: `Écran ${at}`, centre: `c${1 + (at % centres)}` })),
    spectators: spectatorLink,
    phones: phoneLinks.map((url, at) => ({ entrant: entrantAt(at), url })),
  };
}

/** A page for each, which listens and has its views. */
export async function openPages(
  url: string,
  links: Links,
  { turns, spectators }: EventSize,
  published: Awaited,
): Promise<Looking[]> {
  const all: Looking[] = [];
  const add = (role: StationRole, link: string, views: readonly Looked[]): void => {
    all.push(new Looking({ stream: ID, role, link }, views, published));
  };
  const hall: Looked = { view: 'seeHall', path: '/hall' };
  const ranking = `/ranking?game=g&published=true&from=0&count=${ROWS}`;
  for (const link of links.screens) {
    add('screen', link, [hall, { view: 'seeRanking', path: ranking, query: { published: true } }]);
  }
  for (const link of links.referees) {
    add('referee', link, [
      hall,
      { view: 'seeGame', path: '/games/g' },
      { view: 'seeDesk', path: `/games/g/turns/${turns}/desk` },
      { view: 'seeCorrections', path: '/corrections?due=true' },
    ]);
  }
  for (const { url: link, entrant } of links.phones) {
    add('player', link, [
      hall,
      { view: 'seeOwnSlip', path: '/own-slip' },
      { view: 'seeSheet', path: `/entrants/${entrant}/sheet` },
      { view: 'seeCorrections', path: '/corrections' },
    ]);
  }
  for (let at = 0; at < spectators; at++) {
    add('spectator', links.spectators, [hall, { view: 'seeRanking', path: '/ranking' }]);
  }
  await inGroups(all, (page) => page.enter(url));
  await inGroups(all, (page) => page.listen(url));
  return all;
}
