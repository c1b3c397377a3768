import type { Person } from '@raccord/tournament';
import type { PlayerKey } from '../events.ts';
import { type ClubState, type EveningState, memberAt } from '../state/state.ts';
import { closedEvenings, type KeptResults } from './closed.ts';
import type { EveningResult, EveningRow } from './evening.ts';
import { compareFractions, dividedBy, type Fraction, fraction, plus, toNumber, ZERO } from './fraction.ts';
import { pointsAt } from './scale.ts';
import { isInSeason, type Measure, meanOver, type Season, type SeasonRule } from './season.ts';

/** What somebody did on an evening of the season. */
export interface SeasonCell {
  readonly rank: number;
  readonly total: number;
  readonly percent: number;
  /** By the measure of the season: points, a total, or hundredths of the top. */
  readonly worth: number;
  /** Among his best ones, where only these count. */
  readonly isCounted: boolean;
}

/** A line of the ranking of a season. */
export interface SeasonRow {
  /** Equal ones share it, and the next one is counted after them: 1, 2, 2, 4. None for whoever played too few evenings. */
  readonly rank?: number;
  /** Before the last evening; none for whoever was not ranked then. */
  readonly before?: number;
  readonly member: string;
  /** By the rule of the season; a mean is in hundredths of the top. */
  readonly score: number;
  readonly attendance: number;
  readonly wins: number;
  readonly tops: number;
  readonly solos: number;
  /** Of all his evenings. */
  readonly total: number;
  readonly percent: number;
  /** By evening of the season; nothing where he was not there. */
  readonly cells: readonly (SeasonCell | undefined)[];
}

export interface SeasonEvening extends Pick<EveningState, 'tournament' | 'title' | 'date'> {
  /** Why its ranking was provisional when it was closed. */
  readonly provisional?: string;
}

export interface SeasonRanking {
  /** Those that are closed, oldest first. */
  readonly evenings: readonly SeasonEvening[];
  readonly rows: readonly SeasonRow[];
  /** Evenings are still to come or to be closed, or one was closed while its own ranking was provisional. */
  readonly isProvisional: boolean;
}

/** Ranks a season by the results kept of its closed evenings; `order` is that of names, among equals. */
export function rankSeason(
  state: ClubState,
  season: Season,
  results: KeptResults,
  order: (a: string, b: string) => number,
): SeasonRanking {
  const isWanted = (evening: EveningState): boolean => isInSeason(season, evening);
  const closed = closedEvenings(state, results, isWanted);
  const all = [...state.evenings.values()].filter(isWanted);
  const played = closed.map(({ result }) => result);
  const rows = rankEvenings(played, season.rule, memberIn(state), order);
  const earlier = rankEvenings(played.slice(0, -1), season.rule, memberIn(state), order);
  const before = new Map(earlier.map(({ member, rank }) => [member, rank]));
  return {
    evenings: closed.map(({ evening: { tournament, title, date }, result: { provisional } }) => ({
      ...{ tournament, title, date, ...(provisional === undefined ? {} : { provisional }) },
    })),
    rows: rows.map((row) => withBefore(row, before.get(row.member))),
    isProvisional:
      closed.length < Math.max(season.planned, all.length) ||
      closed.some(({ result }) => result.provisional !== undefined),
  };
}

const withBefore = (row: SeasonRow, before: number | undefined): SeasonRow =>
  before === undefined ? row : { ...row, before };

interface Played {
  readonly evening: number;
  readonly row: EveningRow;
  readonly top: number;
  readonly worth: Fraction;
}

/** Who a player of an evening is, among those who are ranked. */
type WhoAt = (tournament: string, player: PlayerKey, person: Person) => string | undefined;

const memberIn =
  (state: ClubState): WhoAt =>
  (tournament, player) =>
    memberAt(state, tournament, player);

/** Ranks these evenings together by a rule; `order` is that of names, among equals. */
export function rankEvenings(
  results: readonly EveningResult[],
  rule: SeasonRule,
  whoAt: WhoAt,
  order: (a: string, b: string) => number,
): SeasonRow[] {
  const byMember = new Map<string, Played[]>();
  for (const [evening, result] of results.entries()) {
    const { tournament, top } = result;
    const rows = rule.isAmongMembers ? rowsAmong(whoAt, result) : result.rows;
    const worthOf = worthOn(rule.measure, top, rows);
    for (const row of rows) {
      for (const place of [0, 1] as const) {
        const person = row.players[place];
        const member = person && whoAt(tournament, { entrant: row.entrant, place }, person);
        if (member === undefined) continue;
        const played = { evening, row, top, worth: worthOf(row) };
        const known = byMember.get(member);
        if (known) known.push(played);
        else byMember.set(member, [played]);
      }
    }
  }
  const scored = [...byMember].map(([member, played]) => scoreOf(member, played, rule, results.length));
  const isUnranked = ({ row }: Scored): boolean => row.attendance < (rule.least ?? 0);
  scored.sort(
    (a, b) => Number(isUnranked(a)) - Number(isUnranked(b)) || compareScores(b, a) || order(a.row.member, b.row.member),
  );
  let rank = 0;
  return scored.map((one, index) => {
    if (isUnranked(one)) return one.row;
    if (index === 0 || compareScores(scored[index - 1], one) !== 0) rank = index + 1;
    return { ...one.row, rank };
  });
}

/** Those with a member in them, their places counted again. */
function rowsAmong(whoAt: WhoAt, { tournament, rows }: EveningResult): readonly EveningRow[] {
  const own = rows.filter(({ entrant, players }) =>
    players.some((person, at) => whoAt(tournament, { entrant, place: at === 0 ? 0 : 1 }, person) !== undefined),
  );
  return own.map((row) => ({ ...row, rank: 1 + own.filter(({ rank }) => rank < row.rank).length }));
}

/** What an evening is worth to each row. Equals share the mean of the points of the places that they hold. */
function worthOn(measure: Measure, top: number, rows: readonly EveningRow[]): (row: EveningRow) => Fraction {
  if (measure.kind === 'total') return ({ total }) => fraction(total);
  if (measure.kind === 'percent') return ({ total }) => percentOf(total, top);
  const shared = new Map<number, Fraction>();
  for (const { rank } of rows) {
    if (shared.has(rank)) continue;
    const equals = rows.filter((row) => row.rank === rank).length;
    let sum = 0;
    for (let place = rank; place < rank + equals; place++) sum += pointsAt(measure.scale, place);
    shared.set(rank, fraction(sum, 100 * equals));
  }
  return ({ rank }) => shared.get(rank) ?? ZERO;
}

/** In hundredths. */
const percentOf = (total: number, top: number): Fraction => (top === 0 ? ZERO : fraction(100 * total, top));

interface Scored {
  readonly score: Fraction;
  readonly row: Omit<SeasonRow, 'rank'>;
}

function scoreOf(member: string, played: readonly Played[], rule: SeasonRule, held: number): Scored {
  // Of equal evenings, the first one counts: they come in their order.
  const best = played.toSorted((a, b) => compareFractions(b.worth, a.worth));
  const counted = new Set(rule.best === undefined ? best : best.slice(0, rule.best));
  const sum = [...counted].reduce((sum, { worth }) => plus(sum, worth), ZERO);
  const score = rule.measure.kind === 'percent' ? dividedBy(sum, meanOver(rule, played.length, held)) : sum;
  const percents = played.reduce((sum, { row, top }) => plus(sum, percentOf(row.total, top)), ZERO);
  const cells: (SeasonCell | undefined)[] = Array.from({ length: held });
  for (const one of played) cells[one.evening] = cellOf(one, counted.has(one));
  const count = (of: (row: EveningRow) => number): number => played.reduce((sum, { row }) => sum + of(row), 0);
  return {
    score,
    row: {
      ...{ member, score: toNumber(score), attendance: played.length },
      wins: count(({ rank }) => Number(rank === 1)),
      tops: count(({ tops }) => tops),
      solos: count(({ solos }) => solos),
      total: count(({ total }) => total),
      percent: toNumber(dividedBy(percents, played.length)),
      cells,
    },
  };
}

const cellOf = ({ row, top, worth }: Played, isCounted: boolean): SeasonCell => ({
  rank: row.rank,
  total: row.total,
  percent: toNumber(percentOf(row.total, top)),
  worth: toNumber(worth),
  isCounted,
});

/** The rule, then evenings won, then tops, then solos; below zero when the first one is behind (adr/0036). */
const compareScores = (a: Scored, b: Scored): number =>
  compareFractions(a.score, b.score) || a.row.wins - b.row.wins || a.row.tops - b.row.tops || a.row.solos - b.row.solos;
