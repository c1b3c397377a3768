import {
  type ConditionId,
  conditionOf,
  type Edition,
  type EditionRow,
  type Explained,
  explain,
  type JudgeSettings,
  judge,
  type Slip,
  type Turn,
  toldOf,
  type Verdict,
} from '@raccord/regulation';
import { parseReference } from '@raccord/scrabble';
import type { Role } from '@raccord/tournament';
import { type ExtractedWord, extractFor } from './extract.ts';
import { type LessonPosition, lessonPosition } from './position.ts';

/**
 * Ordinary slips have one right verdict, whoever judges. The others stand apart: the commission decides, a reading of ours
 * does where the text leaves a doubt, or what a referee says of the writing or of the player.
 */
export const EXERCISE_KINDS = ['ordinary', 'referred', 'reading', 'eye'] as const;
export type ExerciseKind = (typeof EXERCISE_KINDS)[number];

/** A slip on a position, and the verdict of packages/regulation with its trace. */
export interface Exercise extends Explained {
  readonly position: LessonPosition;
  /** Solutions struck out are among its own, marked `isStruck`; `sheetOf` says how it is drawn. */
  readonly slip: Slip;
  readonly kind: ExerciseKind;
  /** What the dictionary says of its words. */
  readonly extract: readonly ExtractedWord[];
  /** The conditions of the edition's rows that it shows. */
  readonly rules: readonly ConditionId[];
  /** Somebody decided otherwise than the regulation: the verdict is his. */
  readonly decided?: Decided;
}

interface Decided {
  readonly by: Role;
  /** By the regulation alone. */
  readonly instead: Verdict;
}

/** Judges a slip, and says which rows it shows. */
export function exerciseOf(turn: Turn, slip: Slip, edition: Edition, words?: readonly string[]): Exercise {
  const explained = explain(turn, slip, edition);
  return {
    position: words ? { ...lessonPosition(turn), words } : lessonPosition(turn),
    slip,
    kind: kindOf(slip, explained),
    extract: extractFor(turn, slip, explained.verdict),
    rules: rulesShown(turn, slip, edition, undefined, explained),
    ...explained,
  };
}

function kindOf(slip: Slip, { verdict, trace }: Explained): ExerciseKind {
  if (isSeenByEye(slip)) return 'eye';
  if (verdict.outcome === 'referred') return 'referred';
  return trace.some(({ kind }) => kind === 'reading') ? 'reading' : 'ordinary';
}

const isSeenByEye = ({ legibility, conduct, solutions }: Slip): boolean =>
  legibility !== undefined ||
  conduct !== undefined ||
  solutions.some(({ reference }) => reference !== undefined && !parseReference(reference).ok);

const isSame = (one: Verdict, other: Verdict): boolean => worthOf(one) === worthOf(other);

const worthOf = ({ outcome, points, penalty, warning, ...told }: Verdict): string =>
  JSON.stringify([outcome, points, penalty, warning, toldOf(told).map(({ code }) => code)]);

/** The conditions of the edition's rows that a slip shows, judged with these settings. */
export function rulesShown(
  turn: Turn,
  slip: Slip,
  edition: Edition,
  settings?: JudgeSettings,
  { verdict, trace }: Explained = explain(turn, slip, edition, settings),
): ConditionId[] {
  const kept = trace.flatMap((entry) => (entry.kind === 'found' && entry.isKept ? [entry.condition] : []));
  const isLinked = slip.solutions.some(({ outside }) => outside.length > 0);
  const silent = isLinked
    ? silentRows(edition).filter((row) => !isSame(verdict, judge(turn, slip, row.without, settings)))
    : [];
  return [...new Set([...kept, ...silent.map(({ condition }) => condition)])];
}

interface SilentRow {
  readonly condition: ConditionId;
  readonly without: Edition;
}

const SILENT_ROWS = new WeakMap<Edition, readonly SilentRow[]>();

/** The rows that only make links faulty: no verdict cites them, but with a warning instead, or nothing, it would be another one. */
function silentRows(edition: Edition): readonly SilentRow[] {
  const known = SILENT_ROWS.get(edition);
  if (known) return known;
  const rows = edition.rows
    .filter(({ sanction }) => sanction === 'faulty')
    .map((row) => ({ condition: row.condition, without: milder(edition, row) }));
  SILENT_ROWS.set(edition, rows);
  return rows;
}

function milder(edition: Edition, row: EditionRow): Edition {
  const mayWarn = conditionOf(row.condition).bears.includes('warning');
  const instead = mayWarn ? [{ ...row, sanction: 'warning' } as EditionRow] : [];
  return { ...edition, rows: edition.rows.flatMap((one) => (one === row ? instead : [one])) };
}
