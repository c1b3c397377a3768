import { alphabetical } from '@raccord/french';
import type { Person } from '@raccord/tournament';
import { type MemberCard, nameOfCard } from '../members/card.ts';
import { rankEvenings } from '../season/ranking.ts';
import type { SeasonRule } from '../season/season.ts';
import { playerKey } from '../state/state.ts';
import type { GatheredEvening } from './gathering.ts';

/** Which closed evenings, of all clubs, are ranked together, and how. */
export interface FederationChoice {
  readonly rule: SeasonRule;
  /** The events of a phase, by tournament; every evening unless given. */
  readonly only?: ReadonlySet<string>;
}

interface FederationEvent {
  readonly tournament: string;
  readonly title: string;
  readonly date: string;
  readonly club: string;
}

/** Somebody in a ranking over clubs: by his licence where he has one, else as the member of one club. */
export interface FederationRow {
  readonly key: string;
  readonly rank: number;
  readonly name: string;
  readonly licence: string;
  readonly category: string;
  readonly series: string;
  /** Those that he is a member of; of a visitor, none. */
  readonly clubs: readonly string[];
  /** The same, by id. */
  readonly homes: readonly string[];
  readonly score: number;
  readonly attendance: number;
}

export interface FederationRanking {
  /** Those that were gathered, whether they are ranked or not, oldest first. */
  readonly events: readonly FederationEvent[];
  readonly rows: readonly FederationRow[];
}

interface Known {
  readonly card: MemberCard | undefined;
  readonly person: Person;
  /** By id, the names of those that he is a member of. */
  readonly clubs: Map<string, string>;
  /** Where he sat, by tournament. */
  readonly seats: Map<string, string>;
}

/** Ranks evenings of several clubs together. A visitor without a licence is nobody that can be found again: he is not ranked. */
export function rankFederation(
  gathered: readonly GatheredEvening[],
  { rule, only }: FederationChoice,
): FederationRanking {
  const played = gathered.toSorted((a, b) => Number(a.date > b.date) - Number(a.date < b.date));
  const ranked = played.filter(({ result }) => only?.has(result.tournament) ?? true);
  const byTournament = new Map(ranked.map((evening) => [evening.result.tournament, evening]));
  const known = new Map<string, Known>();
  // Members first: a visitor written under the licence of one of them does not take his place.
  for (const evening of ranked) {
    for (const [seat, { card }] of evening.seats) if (card) meet(known, evening, seat);
  }
  const nameOf = (key: string): string => toldName(known.get(key));
  const rows = rankEvenings(
    ranked.map(({ result }) => result),
    rule,
    (tournament, player) => {
      const evening = byTournament.get(tournament);
      return evening && meet(known, evening, playerKey(player));
    },
    (a, b) => alphabetical(nameOf(a), nameOf(b)) || (a < b ? -1 : 1),
  );
  return {
    events: played.map(({ club, title, date, result: { tournament } }) => ({
      ...{ tournament, title, date, club: club.name },
    })),
    rows: rows.flatMap(({ member: key, rank, score, attendance }) => {
      const one = known.get(key);
      if (!one || rank === undefined) return [];
      const { licence = '', category = '', series = '' } = one.card ?? one.person;
      const clubs = { clubs: [...one.clubs.values()], homes: [...one.clubs.keys()] };
      return [{ key, rank, name: nameOf(key), licence, category, series, ...clubs, score, attendance }];
    }),
  };
}

const toldName = (one: Known | undefined): string => (one?.card ? nameOfCard(one.card) : (one?.person.name ?? ''));

/**
 * Notes who played, by his licence: of several cards, the one of the evening read last stands. Nobody plays an evening twice: of two
 * under one licence, the one met first has it.
 */
function meet(known: Map<string, Known>, { club, result, seats }: GatheredEvening, seat: string): string | undefined {
  const player = seats.get(seat);
  if (!player) return undefined;
  const { key, card, person } = player;
  const before = known.get(key);
  const { clubs, seats: taken } = before ?? { clubs: new Map<string, string>(), seats: new Map<string, string>() };
  if ((taken.get(result.tournament) ?? seat) !== seat) return undefined;
  taken.set(result.tournament, seat);
  if (card) clubs.set(club.id, club.name);
  known.set(key, { card: card ?? before?.card, person, clubs, seats: taken });
  return key;
}

/** How many go on from a phase: of all, then of those left the first of each category, of each series, of each club. */
export interface PhaseQuotas {
  readonly all: number;
  readonly category: number;
  readonly series: number;
  readonly club: number;
}

/** By what somebody goes on. Equals of the last one who does go on too. */
export type Qualification = keyof PhaseQuotas;

export function qualify(rows: readonly FederationRow[], quotas: PhaseQuotas): ReadonlyMap<string, Qualification> {
  const through = new Map<string, Qualification>();
  const take = (by: Qualification, groups: (row: FederationRow) => readonly string[]): void => {
    const left = rows.filter(({ key }) => !through.has(key));
    for (const group of new Set(left.flatMap(groups))) {
      const own = left.filter((row) => groups(row).includes(group));
      const last = own[quotas[by] - 1]?.rank ?? Number.POSITIVE_INFINITY;
      if (quotas[by] > 0) for (const { key, rank } of own) if (rank <= last && !through.has(key)) through.set(key, by);
    }
  };
  take('all', () => ['']);
  take('category', ({ category }) => (category === '' ? [] : [category]));
  take('series', ({ series }) => (series === '' ? [] : [series]));
  take('club', ({ clubs }) => clubs);
  return through;
}
