import { plural } from '@raccord/french';
import {
  type Case,
  type ConditionId,
  conditionOf,
  EDITIONS,
  type Edition,
  type EditionName,
  makeTable,
  type Row,
  rowOf,
  type Slip,
  type TableRow,
  Turn,
} from '@raccord/regulation';
import { WordGraph } from '@raccord/scrabble';
import { describeSlip, describeVerdict } from '@raccord/tournament';
import { type Exercise, exerciseOf } from './exercise.ts';
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

/** What a lesson takes of a worked case. */
export type LessonCase = Pick<Case, 'turn' | 'formula' | 'board' | 'draw' | 'words' | 'slip'> & {
  readonly expected: Readonly<
    Partial<Record<EditionName, Pick<NonNullable<Case['expected'][EditionName]>, 'reasons'>>>
  >;
};

/** A lesson for each row, in the order of the text. Rows of which games show too few slips take those of the worked cases. */
export function makeLessons(order: SchoolOrder, cases: readonly LessonCase[]): Lesson[] {
  const workshop = new Workshop(order);
  return EDITIONS[order.edition].rows.map((row) => lessonOf(order, row, workshop, cases));
}

/** The lesson of one row; undefined where the edition has none. */
export function makeLesson(
  order: SchoolOrder,
  condition: ConditionId,
  cases: readonly LessonCase[],
): Lesson | undefined {
  const row = rowOf(EDITIONS[order.edition], condition);
  return row && lessonOf(order, row, new Workshop(order), cases);
}

function lessonOf(order: SchoolOrder, row: Row, workshop: Workshop, cases: readonly LessonCase[]): Lesson {
  const edition = EDITIONS[order.edition];
  const told = makeTable(edition)[edition.rows.indexOf(row)];
  const slips = madeFor(workshop, row.condition);
  const worked = fromCases(order, row, cases);
  let more: IteratorResult<Exercise>;
  while (slips.length < SLIPS && !(more = worked.next()).done) slips.push(more.value);
  return {
    ...told,
    condition: row.condition,
    rule: ruleOf(row, told, edition),
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

/** The worked cases that show a row, one after the other. */
function* fromCases({ edition: name }: SchoolOrder, row: Row, cases: readonly LessonCase[]): Generator<Exercise> {
  const { code } = conditionOf(row.condition);
  const isReason = row.sanction !== 'remark' && row.sanction !== 'faulty';
  for (const { expected, words, slip, ...position } of cases) {
    const reasons: readonly string[] | undefined = expected[name]?.reasons;
    if (!words || !reasons || (isReason && !reasons.includes(code))) continue;
    const turn = new Turn({ ...position, lexicon: WordGraph.fromWords(words) });
    const exercise = exerciseOf(turn, slip, EDITIONS[name], words);
    if (exercise.rules.includes(row.condition)) yield exercise;
  }
}

const COSTS: Readonly<Record<Row['sanction'], string>> = {
  warning: 'La solution retenue est payée, et l’avertissement est noté au compte du joueur.',
  penalty: 'La solution retenue est payée, moins la pénalité.',
  referred: 'L’arbitre ne tranche pas : la commission d’arbitrage décide de ce que vaut le bulletin.',
  nullity: 'Le bulletin vaut zéro.',
  faulty: 'Le raccord ne compte pas, et le bulletin est jugé comme s’il n’en avait pas.',
  apart: 'Il s’ajoute à tout ce que le bulletin reçoit d’autre, et les points ne changent pas.',
  remark: 'Le bulletin n’y perd rien, mais le joueur doit savoir ce qui est payé.',
};

const ruleOf = (row: Row, { article, when, sanction }: TableRow, { title }: Edition): readonly [string, string] => [
  `Si ${when} : ${row.sanction === 'remark' ? 'remarque, sans sanction' : sanction} (${title}, ${article}).`,
  COSTS[row.sanction],
];

function workOut(exercise: Exercise, row: Row, edition: Edition): WorkedSlip {
  const { slip, verdict } = exercise;
  const told = [...verdict.reasons, ...verdict.remarks].map(({ text, citation }) => `${text} (${citation})`);
  const silent = exercise.rules.filter((rule) => rowOf(edition, rule)?.sanction === 'faulty');
  const isSilent = silent.includes(row.condition);
  return {
    exercise,
    seen: seenOn(slip),
    held: isSilent ? [`${COSTS.faulty} (${edition.title}, ${row.article})`, ...told] : told,
    paid: describeVerdict(verdict),
  };
}

function seenOn(slip: Slip): string {
  const count = slip.solutions.reduce((sum, { outside }) => sum + outside.length, 0);
  return count === 0 ? describeSlip(slip) : `${describeSlip(slip)}, avec ${plural(count, 'lettre')} autour du mot`;
}
