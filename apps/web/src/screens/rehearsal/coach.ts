import type { AnswerOf } from '@raccord/contract';
import { describeSlip } from '@raccord/tournament';
import { KEY_MAP, type Keys } from '../../app/keymap.ts';
import { BAR } from '../../app/screens.ts';

type Hall = AnswerOf<'seeHall'>;
type DeskTable = Pick<AnswerOf<'seeDesk'>['tables'][number], 'table' | 'slip' | 'isReferred'>;
export type Rehearsed = AnswerOf<'handInRehearsed'>;
type PaperSlip = Rehearsed['paper'][number];

/** What whoever tries an evening is told to do. */
export type CoachStep =
  | 'draw'
  | 'start'
  | 'announce'
  | 'lay'
  | 'enter'
  | 'wait'
  | 'decide'
  | 'close'
  | 'finish'
  | 'over';

/** Which of the three things a step belongs to; none once all are done. */
export const THINGS: Readonly<Record<CoachStep, number | undefined>> = {
  ...{ draw: 0, start: 0, announce: 1, lay: 1, enter: 2, wait: 2, decide: 2, close: 2 },
  ...{ finish: undefined, over: undefined },
};

const STEP_KEYS: Readonly<Partial<Record<CoachStep, Keys>>> = {
  ...{ draw: KEY_MAP.next, start: KEY_MAP.next, announce: KEY_MAP.next, lay: KEY_MAP.next, close: KEY_MAP.next },
  ...{ enter: KEY_MAP.next, finish: 'f', over: KEY_MAP.results },
};

/**
 * The keys that do a step from the screen one is at, in their order: what comes next is heard on the screens of the bar alone, the letter
 * that ends the game where nothing is typed.
 */
export function coachKeys(step: CoachStep, path: string): readonly Keys[] {
  const key = STEP_KEYS[step];
  const here = BAR.find((screen) => path.endsWith(screen.path));
  const isThere = step === 'enter' ? here?.key === KEY_MAP.referee : here?.key === key;
  if (key === undefined || isThere) return [];
  if (step === 'enter' && !here) return [KEY_MAP.referee];
  const isHeard = key === 'f' ? here?.key === KEY_MAP.chief : key !== KEY_MAP.next || here !== undefined;
  return isHeard ? [key] : [KEY_MAP.chief, key];
}

interface Evening {
  readonly game: Pick<Hall['games'][number], 'isFinished'> | undefined;
  readonly turn: Pick<NonNullable<Hall['turn']>, 'number' | 'centres' | 'solution' | 'isOpen'> | undefined;
  /** What was handed in of the last turn that ended; none before the server has said it. */
  readonly rehearsed: Rehearsed | undefined;
  readonly tables: readonly DeskTable[];
}

/** By the evening as it stands, whatever was done and in which order. */
export function coachStep({ game, turn, rehearsed, tables }: Evening): CoachStep {
  if (game?.isFinished) return 'over';
  if (!turn) return 'draw';
  const [at] = turn.centres;
  if (!at?.isEnded) return at?.clock ? 'announce' : 'start';
  if (!turn.solution) return 'lay';
  if (rehearsed?.turn !== turn.number) return 'wait';
  if (paperLeft(rehearsed, tables).length > 0) return 'enter';
  if (rehearsed.left > 0) return 'wait';
  if (tables.some(({ isReferred }) => isReferred)) return 'decide';
  if (turn.isOpen) return 'close';
  return rehearsed.isLast ? 'finish' : 'draw';
}

/** The slips on paper that nobody has typed, in the order of the tables. */
export const paperLeft = ({ paper }: Rehearsed, tables: readonly DeskTable[]): readonly PaperSlip[] =>
  paper.filter(({ table }) => !slipAt(tables, table));

/** Those that were typed otherwise than they are written. */
export const misread = ({ paper }: Rehearsed, tables: readonly DeskTable[]) =>
  paper.flatMap(({ table, slip }) => {
    const recorded = slipAt(tables, table);
    const [typed, written] = [recorded && describeSlip(recorded), describeSlip(slip)];
    return typed === undefined || typed === written ? [] : [{ table, typed, written }];
  });

const slipAt = (tables: readonly DeskTable[], table: number) => tables.find((one) => one.table === table)?.slip;
