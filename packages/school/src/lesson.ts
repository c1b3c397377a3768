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
import { shuffled } from './pile.ts';
import { paidFor, ruleOf } from './rule.ts';
import { variantsOf } from './variants.ts';
import { type SchoolOrder, Workshop } from './workshop.ts';

/** A rule of an edition, shown on slips. */
export interface Lesson extends TableRow {
  readonly condition: ConditionId;
  /** The rule in two sentences: what it says, what it costs. */
  readonly rule: readonly [string, string];
  readonly worked: readonly WorkedSlip[];
  /** Slips that show it, shuffled with others that look like them. */
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
export const SLIPS_SHOWING = 3;
export const SLIPS_ALIKE = 3;
const SLIPS = WORKED_SLIPS + SLIPS_SHOWING;
/** So many are made for the plainest of them to be worked out. */
const SLIPS_MADE = 2 * SLIPS;

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
  const slips = plainestFirst(slipsShowing(order, row, workshop, cases));
  const alike = madeBy(() => workshop.likeRow(row.condition), SLIPS_ALIKE);
  return {
    ...makeTable(edition)[edition.rows.indexOf(row)],
    condition: row.condition,
    rule: ruleOf(row, edition),
    worked: slips.slice(0, WORKED_SLIPS).map((exercise) => workOutSlip(exercise, edition, row)),
    toJudge: shuffled([...slips.slice(WORKED_SLIPS, SLIPS), ...alike], workshop.chance),
  };
}

/** Slips of games or, where they show too few, of worked cases. */
function slipsShowing(
  order: SchoolOrder,
  row: EditionRow,
  workshop: Workshop,
  cases: readonly LessonCase[],
): readonly Exercise[] {
  const made = madeBy(() => workshop.ofRow(row.condition), SLIPS_MADE);
  const slips = made.filter(isTeachable);
  const worked = fromCases(order, row, shuffled(cases, workshop.chance));
  let more: IteratorResult<Exercise>;
  while (slips.length < SLIPS && !(more = worked.next()).done) slips.push(more.value);
  return slips;
}

function madeBy(make: () => Exercise | undefined, count: number): Exercise[] {
  const slips: Exercise[] = [];
  let more: Exercise | undefined;
  while (slips.length < count && (more = make())) slips.push(more);
  return slips;
}

/** A false place that the slip itself shows is deceptive whatever it spells: nobody learns there what is plausible (D2). */
const isTeachable = ({ trace }: Exercise): boolean =>
  !trace.some((entry) => entry.kind === 'reading' && entry.reading === 'D2');

/** Those with nothing else to say first. */
export const plainestFirst = (slips: readonly Exercise[]): readonly Exercise[] =>
  slips.toSorted((one, other) => toldOf(one.verdict).length - toldOf(other.verdict).length);

/** The worked cases that show a row, one after the other; then others like them. */
function* fromCases(
  { edition, wordbook }: SchoolOrder,
  row: EditionRow,
  cases: readonly LessonCase[],
): Generator<Exercise> {
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
    const isAdmitted = (word: string): boolean => wordbook.words.has(word);
    const isTrue = !exercise.verdict.reasons.some((reason) => reason.words?.some(isAdmitted));
    if (isTrue && isTeachable(exercise) && exercise.rules.includes(row.condition)) yield exercise;
  }
}

/** The first of each list, then the second of each, and so on. */
const inTurns = <T>(lists: readonly (readonly T[])[]): T[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();

/** @param row the one that it is worked out for. */
export function workOutSlip(exercise: Exercise, edition: Edition, row?: EditionRow): WorkedSlip {
  const { slip, verdict } = exercise;
  const told = toldOf(verdict).map(({ text, citation }) => `${text} (${citation})`);
  const silent = exercise.rules.filter((rule) => rowOf(edition, rule)?.sanction === 'faulty');
  return {
    exercise,
    seen: seenOn(slip),
    held:
      row && silent.includes(row.condition)
        ? [`${withCapital(paidFor(row, edition))} (${edition.title}, ${row.article})`, ...told]
        : told,
    paid: describeVerdict(verdict),
  };
}

/** What the referee wrote under the slip. */
const NOTED = {
  warned: 'un avertissement disciplinaire noté par l’arbitre',
  grave: 'une faute grave notée par l’arbitre',
};

function seenOn(slip: Slip): string {
  const count = slip.solutions.reduce((sum, { outside }) => sum + outside.length, 0);
  return [
    describeSlip(slip),
    ...(count === 0 ? [] : [`avec ${plural(count, 'lettre')} autour du mot`]),
    ...(slip.conduct === undefined ? [] : [NOTED[slip.conduct]]),
  ].join(', ');
}
