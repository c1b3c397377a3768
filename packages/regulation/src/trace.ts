import { type Direction, makeReference } from '@raccord/scrabble';
import { named } from './conditions/french.ts';
import { type ConditionId, type Finding, tell, whenOf } from './conditions/index.ts';
import type { Edition } from './editions/edition.ts';
import { describeMove } from './moves.ts';
import { READINGS, type Reading } from './readings.ts';
import type { Judgement, Weighed } from './settle.ts';
import { isValid, startOf, type Turn } from './turn.ts';
import type { Worth } from './verdict.ts';

/** The three ways in which a slip can show its solution: its reference, its link letters, its score alone. */
export type Way = 'reference' | 'links' | 'score';

/** What a verdict rests on. */
export type TraceEntry = FoundEntry | WayEntry | PlaceEntry | ReadingEntry;

/** A condition that holds, for a solution that was kept or for another one. */
export interface FoundEntry {
  readonly kind: 'found';
  readonly condition: ConditionId;
  /** What the condition is, in French. */
  readonly label: string;
  /** The move that it concerns, « TAS en J8 », where there is one. */
  readonly move?: string;
  readonly isKept: boolean;
}

/** What one way is worth, and whether it was the one kept. */
export interface WayEntry extends Pick<Worth, 'points' | 'penalty' | 'warning'> {
  readonly kind: 'way';
  readonly way: Way;
  /** The move that it shows, « TAS en J8 »; missing when it shows none that can be paid. */
  readonly move?: string;
  readonly isNull: boolean;
  readonly isKept: boolean;
}

/** Another place where the word can technically go, in the direction written, for the score written. */
export interface PlaceEntry {
  readonly kind: 'place';
  readonly word: string;
  readonly reference: string;
  readonly score: number;
  readonly isValid: boolean;
  /** The words not admitted that it forms there; none at a valid place. */
  readonly notAdmitted: readonly string[];
}

/** A point where the text leaves a doubt and we chose: another referee may judge the slip otherwise. */
export interface ReadingEntry {
  readonly kind: 'reading';
  readonly reading: Reading;
  /** What it is about, in French. */
  readonly text: string;
}

/** The ways looked at, everything found on them, the other places of the score written, and the readings that count. */
export function traceOf(
  turn: Turn,
  score: number | undefined,
  judgement: Judgement,
  edition: Edition,
  readings: ReadonlySet<Reading>,
): TraceEntry[] {
  const { ways, solution, paid } = judgement;
  const kept = new Set([...judgement.reasons, ...judgement.remarks].map(({ finding }) => nameOf(finding)));
  const all = [judgement, ...ways.map((way) => way.judgement)].flatMap(({ proposal }) => proposal.findings);
  const findings = [...new Map(all.map((finding) => [nameOf(finding), finding])).values()];
  const found = findings.map(
    (finding): FoundEntry => ({
      kind: 'found',
      condition: finding.condition,
      label: whenOf(finding.condition, edition),
      ...('move' in finding.facts && finding.facts.move ? { move: named(finding.facts.move) } : {}),
      isKept: kept.has(nameOf(finding)),
    }),
  );
  const elsewhere = !solution || turn.turn === 1 ? [] : placesFor(turn, solution.word, solution.direction, score);
  return [
    ...ways.map((weighed) => wayOf(turn, weighed, judgement)),
    ...found,
    ...elsewhere.filter(({ place }) => place !== paid?.place).map(({ entry }) => entry),
    ...[...readings].map((reading): ReadingEntry => ({ kind: 'reading', reading, text: READINGS[reading] })),
  ];
}

/** Two findings of one name are one. */
const nameOf = (finding: Finding): string => `${finding.condition} ${tell(finding)}`;

function wayOf(turn: Turn, { way, judgement }: Weighed, kept: Judgement): WayEntry {
  const { paid, points, penalty, warning, outcome, proposal } = judgement;
  return {
    ...{ kind: 'way', way, points, penalty, warning, isNull: outcome === 'nullity' },
    ...(paid ? { move: named(describeMove(turn.board, paid)) } : {}),
    isKept:
      proposal.move?.place === kept.proposal.move?.place &&
      proposal.findings.every((finding) => kept.proposal.findings.some((one) => nameOf(one) === nameOf(finding))),
  };
}

/** The places where the word can technically go, in the direction written, for a score. */
function placesFor(turn: Turn, written: string, direction: Direction, score: number | undefined) {
  const word = written.toUpperCase();
  if (score === undefined || word.includes('-')) return [];
  return turn.places(word, direction).flatMap((place) => {
    if (!place.tilings.some((tiling) => tiling.score === score)) return [];
    const entry: PlaceEntry = {
      ...{ kind: 'place', word, reference: makeReference(startOf(place)), score },
      ...{ isValid: isValid(place), notAdmitted: place.notAdmitted },
    };
    return [{ place, entry }];
  });
}
