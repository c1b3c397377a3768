import { number, percent, plural } from '@raccord/french';
import { labelOf, type ReasonCode } from '@raccord/regulation';
import { addKinds, type KindCounts } from '@raccord/tournament';
import type { ClubJournal } from './journal.ts';
import { cardOfMember, nameOfMember, nameOfPlayer, type Readership } from './members/names.ts';
import { type ClosedEvening, closedEvenings, type KeptResults } from './season/closed.ts';
import type { EveningRow, ToldTurn } from './season/evening.ts';
import { followMerges, memberAt } from './state/state.ts';

/** An evening of somebody's page. */
export interface PageEvening {
  readonly tournament: string;
  readonly title: string;
  readonly date: string;
  /** The name under which he played. */
  readonly playedAs: string;
  readonly partner?: string;
  /** Why its ranking was provisional when it was closed. */
  readonly provisional?: string;
  readonly rank: number;
  /** How many were ranked. */
  readonly ranked: number;
  readonly total: number;
  readonly top: number;
  /** In hundredths of the top: the curve. */
  readonly percent: number;
  readonly tops: number;
  readonly solos: number;
  readonly warnings: number;
}

/** What somebody was told of his slips, and how often: what he should learn. */
export interface PageReason {
  readonly code: ReasonCode;
  readonly label: string;
  readonly count: number;
  /** The last evening on which it happened. */
  readonly last: string;
}

export interface PageTurn extends ToldTurn {
  readonly tournament: string;
  readonly date: string;
}

export interface MemberPage {
  readonly member: string;
  readonly name: string;
  readonly category: string;
  readonly series: string;
  /** Oldest first. */
  readonly evenings: readonly PageEvening[];
  readonly tops: number;
  readonly solos: number;
  readonly warnings: number;
  /** The most frequent one first. */
  readonly reasons: readonly PageReason[];
  /** The rarest first. */
  readonly best: readonly PageTurn[];
  /** Tops that he missed, those first that most others found. */
  readonly missed: readonly PageTurn[];
  /** What tops asked for, and how many of each kind he missed. */
  readonly kinds: KindCounts;
}

const MOST_TURNS = 10;

/** The page of a member over the results given: of a season, or of all his years. It follows merges. */
export function memberPage(club: ClubJournal, results: KeptResults, id: string, readership: Readership): MemberPage {
  const { state, disclosures } = club;
  const member = followMerges(state, id);
  const played = closedEvenings(state, results).flatMap((closed) => playedBy(club, closed, member, readership));
  const evenings = played.map(({ evening }) => evening);
  const sum = (of: (evening: PageEvening) => number): number => evenings.reduce((all, one) => all + of(one), 0);
  const { category = '', series = '' } = cardOfMember(state, disclosures, member) ?? {};
  return {
    ...{ member, name: nameOfMember(state, disclosures, member, readership), category, series, evenings },
    tops: sum(({ tops }) => tops),
    solos: sum(({ solos }) => solos),
    warnings: sum(({ warnings }) => warnings),
    reasons: reasonsOf(played),
    best: turnsIn(played, ({ best }) => best)
      .sort((a, b) => a.found - b.found || b.points - a.points)
      .slice(0, MOST_TURNS),
    missed: turnsIn(played, ({ missed }) => missed)
      .sort((a, b) => b.found - a.found || b.top - a.top)
      .slice(0, MOST_TURNS),
    kinds: addKinds(played.map(({ row }) => row.kinds)),
  };
}

const turnsIn = (played: readonly Played[], of: (row: EveningRow) => readonly ToldTurn[]): PageTurn[] =>
  played.flatMap(({ evening: { tournament, date }, row }) => of(row).map((turn) => ({ ...turn, tournament, date })));

interface Played {
  readonly evening: PageEvening;
  readonly row: EveningRow;
}

function playedBy(
  club: ClubJournal,
  { evening: { tournament, title, date }, result: { top, rows, provisional } }: ClosedEvening,
  member: string,
  readership: Readership,
): Played[] {
  return rows.flatMap((row) => {
    const { entrant, players, isWithheld = false, rank, total, tops, solos, warnings } = row;
    const places = ([0, 1] as const).filter((place) => players[place]);
    const own = places.find((place) => memberAt(club.state, tournament, { entrant, place }) === member);
    if (own === undefined) return [];
    const nameAt = (place: 0 | 1): string =>
      nameOfPlayer(club, tournament, { entrant, place }, { ...players[place], isWithheld }, readership);
    const other = places.find((place) => place !== own);
    const evening = {
      ...{ tournament, title, date, playedAs: nameAt(own), ...(other === undefined ? {} : { partner: nameAt(other) }) },
      ...(provisional === undefined ? {} : { provisional }),
      ...{ rank, ranked: rows.length, total, top, percent: top === 0 ? 0 : (100 * total) / top, tops, solos, warnings },
    };
    return [{ evening, row }];
  });
}

function reasonsOf(played: readonly Played[]): PageReason[] {
  const reasons = new Map<ReasonCode, PageReason>();
  for (const { evening, row } of played) {
    for (const { code, count } of row.reasons) {
      const before = reasons.get(code)?.count ?? 0;
      reasons.set(code, { code, label: labelOf(code), count: before + count, last: evening.date });
    }
  }
  return [...reasons.values()].sort((a, b) => b.count - a.count);
}

/** « Tournoi du mardi, avec LOUP Élise ». */
export const describePlayed = ({ title, partner }: Pick<PageEvening, 'title' | 'partner'>): string =>
  partner === undefined ? title : `${title}, avec ${partner}`;

/** « 3 / 12 », and whether that may still change. */
export const describePlace = ({ rank, ranked, provisional }: Pick<PageEvening, 'rank' | 'ranked' | 'provisional'>) =>
  `${number(rank)} / ${number(ranked)}${provisional === undefined ? '' : ' (provisoire)'}`;

/** « QUARTZ H4 »; nothing where a decision gave the points. */
export const describeWord = ({ word = '', reference = '' }: Pick<PageTurn, 'word' | 'reference'>): string =>
  `${word.toUpperCase()} ${reference}`.trim();

export const describeFinders = ({ found }: Pick<PageTurn, 'found'>): string =>
  found === 1 ? 'lui seul' : plural(found, 'joueur');

/** « 6 soirées jouées, 93,48 % du top en moyenne sur celles-ci »: a season may count absences as zero, a page has none of them. */
export function describeMean(evenings: readonly Pick<PageEvening, 'percent'>[]): string {
  const mean = evenings.reduce((sum, evening) => sum + evening.percent, 0) / evenings.length;
  const over = evenings.length > 1 ? ' en moyenne sur celles-ci' : '';
  return `${plural(evenings.length, 'soirée jouée', 'soirées jouées')}, ${percent(mean)} du top${over}`;
}
