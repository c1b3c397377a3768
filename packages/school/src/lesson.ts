import { plural, withCapital } from '@raccord/french';
import {
  type ConditionId,
  conditionOf,
  EDITIONS,
  type Edition,
  type EditionRow,
  makeTable,
  rowOf,
  type Slip,
  type TableRow,
  Turn,
  toldOf,
} from '@raccord/regulation';
import { WordGraph } from '@raccord/scrabble';
import { describeSlip, describeVerdict } from '@raccord/tournament';
import { type Exercise, exerciseOf } from './exercise.ts';
import type { LessonCase } from './lessoncase.ts';
import { paidFor, ruleOf } from './rule.ts';
import { variantsOf } from './variants.ts';
import { type SchoolOrder, Workshop } from './workshop.ts';

/** A rule of an edition, shown on slips. */
export interface Lesson extends TableRow {
  readonly condition: ConditionId;
  /** The rule in two sentences: what it says, what it costs. */
  readonly rule: readonly [string, string];
  readonly worked: readonly WorkedSlip[];
  readonly toJudge: readonly Exercise[];
}

/** A slip worked out: what is seen on it, which rows hold, what is paid. */
export interface WorkedSlip {
  readonly exercise: Exercise;
  readonly seen: string;
  readonly held: readonly string[];
  readonly paid: string;
}

export const WORKED_SLIPS = 3;
export const SLIPS_TO_JUDGE = 5;
const SLIPS = WORKED_SLIPS + SLIPS_TO_JUDGE;

/** The lesson of one row; undefined where the edition has none. Where games show too few slips, it takes those of the worked cases, and others like them. */
export function makeLesson(
  order: SchoolOrder,
  condition: ConditionId,
  cases: readonly LessonCase[],
): Lesson | undefined {
  const row = rowOf(EDITIONS[order.edition], condition);
  return row && lessonOf(order, row, new Workshop(order), cases);
}

/** A workshop may serve for many rows. */
export function lessonOf(
  order: SchoolOrder,
  row: EditionRow,
  workshop: Workshop,
  cases: readonly LessonCase[],
): Lesson {
  const edition = EDITIONS[order.edition];
  const slips = madeFor(workshop, row.condition);
  const worked = fromCases(order, row, cases);
  let more: IteratorResult<Exercise>;
  while (slips.length < SLIPS && !(more = worked.next()).done) slips.push(more.value);
  return {
    ...makeTable(edition)[edition.rows.indexOf(row)],
    condition: row.condition,
    rule: ruleOf(row, edition),
    worked: slips.slice(0, WORKED_SLIPS).map((exercise) => workOut(exercise, row, edition)),
    toJudge: slips.slice(WORKED_SLIPS, SLIPS),
  };
}

function madeFor(workshop: Workshop, condition: ConditionId): Exercise[] {
  const slips: Exercise[] = [];
  let more: Exercise | undefined;
  while (slips.length < SLIPS && (more = workshop.ofRow(condition))) slips.push(more);
  return slips;
}

/** The worked cases that show a row, one after the other; then others like them. */
function* fromCases({ edition }: SchoolOrder, row: EditionRow, cases: readonly LessonCase[]): Generator<Exercise> {
  const { code } = conditionOf(row.condition);
  const isReason = row.sanction !== 'remark' && row.sanction !== 'faulty';
  const showing = cases.filter(({ expected, words }) => {
    const reasons: readonly string[] | undefined = expected[edition]?.reasons;
    return words && reasons && (!isReason || reasons.includes(code));
  });
  const seen = new Set<string>();
  for (const { words = [], slip, ...position } of inTurns(showing.map(variantsOf))) {
    const name = JSON.stringify([...position.board, slip]);
    if (seen.has(name)) continue;
    seen.add(name);
    const turn = new Turn({ ...position, lexicon: WordGraph.fromWords(words) });
    const exercise = exerciseOf(turn, slip, EDITIONS[edition], words);
    if (exercise.rules.includes(row.condition)) yield exercise;
  }
}

/** The first of each list, then the second of each, and so on. */
const inTurns = <T>(lists: readonly (readonly T[])[]): T[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();

function workOut(exercise: Exercise, row: EditionRow, edition: Edition): WorkedSlip {
  const { slip, verdict } = exercise;
  const told = toldOf(verdict).map(({ text, citation }) => `${text} (${citation})`);
  const silent = exercise.rules.filter((rule) => rowOf(edition, rule)?.sanction === 'faulty');
  const isSilent = silent.includes(row.condition);
  return {
    exercise,
    seen: seenOn(slip),
    held: isSilent ? [`${withCapital(paidFor(row, edition))} (${edition.title}, ${row.article})`, ...told] : told,
    paid: describeVerdict(verdict),
  };
}

function seenOn(slip: Slip): string {
  const count = slip.solutions.reduce((sum, { outside }) => sum + outside.length, 0);
  return count === 0 ? describeSlip(slip) : `${describeSlip(slip)}, avec ${plural(count, 'lettre')} autour du mot`;
}
