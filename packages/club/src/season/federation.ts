import { alphabetical } from '@raccord/french';
import type { Person } from '@raccord/tournament';
import type { PlayerKey } from '../events.ts';
import type { ClubJournal } from '../journal.ts';
import { licenceKey, type MemberCard, nameOfCard } from '../members/card.ts';
import { cardOfMember } from '../members/names.ts';
import { memberAt, playerKey } from '../state/state.ts';
import { type ClosedEvening, closedEvenings, type KeptResults } from './closed.ts';
import { rankEvenings } from './ranking.ts';
import type { SeasonRule } from './season.ts';

/** A club of an installation, with what is kept of its evenings. */
export interface FederatedClub {
  readonly id: string;
  readonly name: string;
  readonly journal: ClubJournal;
  readonly results: KeptResults;
}

/** Which closed evenings, of all clubs, are ranked together, and how. */
export interface FederationChoice {
  /** Both days included. */
  readonly from: string;
  readonly to: string;
  readonly rule: SeasonRule;
  /** The events of a phase, by tournament; every evening unless given. */
  readonly only?: ReadonlySet<string>;
}

export interface FederationEvent {
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
  readonly score: number;
  readonly attendance: number;
}

export interface FederationRanking {
  /** Those of these days, whether they are ranked or not, oldest first. */
  readonly events: readonly FederationEvent[];
  readonly rows: readonly FederationRow[];
}

interface Known {
  readonly card: MemberCard | undefined;
  readonly person: Person;
  readonly clubs: Set<string>;
  /** Where he sat, by tournament. */
  readonly seats: Map<string, string>;
}

/** Ranks evenings of several clubs together. A visitor without a licence is nobody that can be found again: he is not ranked. */
export function rankFederation(clubs: readonly FederatedClub[], choice: FederationChoice): FederationRanking {
  const { from, to, only, rule } = choice;
  const played: { readonly club: FederatedClub; readonly closed: ClosedEvening }[] = clubs
    .flatMap((club) =>
      closedEvenings(club.journal.state, club.results, ({ date }) => date >= from && date <= to).map((closed) => ({
        ...{ club, closed },
      })),
    )
    .sort((a, b) => (a.closed.evening.date < b.closed.evening.date ? -1 : 1));
  const clubOf = new Map(played.map(({ club, closed }) => [closed.evening.tournament, club]));
  const known = new Map<string, Known>();
  const whoAt = (tournament: string, player: PlayerKey, person: Person): string | undefined => {
    const club = clubOf.get(tournament);
    return club && meet(known, club, tournament, player, person);
  };
  const ranked = played.filter(({ closed }) => only?.has(closed.evening.tournament) ?? true);
  // Members first: a visitor written under the licence of one of them does not take his place.
  for (const { club, closed } of ranked) {
    for (const { entrant, players } of closed.result.rows) {
      for (const [at, person] of players.entries()) {
        const player: PlayerKey = { entrant, place: at === 0 ? 0 : 1 };
        if (memberAt(club.journal.state, closed.evening.tournament, player) !== undefined)
          whoAt(closed.evening.tournament, player, person);
      }
    }
  }
  const nameOf = (key: string): string => toldName(known.get(key));
  const rows = rankEvenings(
    ranked.map(({ closed }) => closed.result),
    rule,
    whoAt,
    (a, b) => alphabetical(nameOf(a), nameOf(b)) || (a < b ? -1 : 1),
  );
  return {
    events: played.map(({ club, closed: { evening } }) => ({
      ...{ tournament: evening.tournament, title: evening.title, date: evening.date, club: club.name },
    })),
    rows: rows.flatMap(({ member: key, rank, score, attendance }) => {
      const one = known.get(key);
      if (!one || rank === undefined) return [];
      const { licence = '', category = '', series = '' } = one.card ?? one.person;
      return [{ key, rank, name: nameOf(key), licence, category, series, clubs: [...one.clubs], score, attendance }];
    }),
  };
}

const toldName = (one: Known | undefined): string => (one?.card ? nameOfCard(one.card) : (one?.person.name ?? ''));

/**
 * Notes who played, by his licence: of several cards, the one of the evening read last stands. Nobody plays an evening twice: of two
 * under one licence, the one met first has it.
 */
function meet(
  known: Map<string, Known>,
  { id, name, journal: { state, disclosures } }: FederatedClub,
  tournament: string,
  player: PlayerKey,
  person: Person,
): string | undefined {
  const member = memberAt(state, tournament, player);
  const card = member === undefined ? undefined : cardOfMember(state, disclosures, member);
  const licence = card?.licence ?? person.licence;
  if (licence === undefined && !card) return undefined;
  const key = licence === undefined ? `member ${id}/${member}` : `licence ${licenceKey(licence)}`;
  const before = known.get(key);
  const { clubs, seats } = before ?? { clubs: new Set<string>(), seats: new Map<string, string>() };
  const seat = playerKey(player);
  if ((seats.get(tournament) ?? seat) !== seat) return undefined;
  seats.set(tournament, seat);
  if (card) clubs.add(name);
  known.set(key, { card: card ?? before?.card, person, clubs, seats });
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
