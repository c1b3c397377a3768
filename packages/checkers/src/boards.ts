import type { DataOf, GamePlan, RecordedEvent, RejectedDraw } from '@raccord/tournament';
import { layOnLines, mostLaidIn } from './bag.ts';
import { moveWritten, type ReferenceMove, type Vocabulary } from './solver.ts';

/** A turn on the board as the events tell it, from the first draw on. */
export interface BoardTurn {
  readonly turn: number;
  readonly lines: readonly string[];
  readonly leftover: string;
  /** The turn in whose place it is played was cancelled: everything was put back (3.6). */
  readonly isPutBack: boolean;
  /** Draws of the same turn that were cancelled. */
  readonly cancelled: readonly string[];
  readonly draw: string;
  readonly drawn: string;
  readonly isWhole: boolean;
  readonly rejected: readonly RejectedDraw[];
  readonly topScore: number;
  readonly solution?: DataOf<'turns-corrected'>['turns'][number]['solution'];
  /** The same by the slow solver; undefined where it cannot be laid. */
  readonly move?: ReferenceMove | undefined;
  readonly replaced: number;
  /** What is there once it is played. */
  readonly after: { readonly lines: readonly string[]; readonly leftover: string };
}

/** How a game ended, and the board then. */
export interface BoardEnd {
  readonly cause: DataOf<'game-finished'>['cause'];
  /** The one that would come next. */
  readonly turn: number;
  readonly lines: readonly string[];
  /** A turn was cancelled, or left without a solution. */
  readonly isCutShort: boolean;
  /** Where it stands among the events. */
  readonly sequence: number;
  /** The last one that counts, as the program says after an interruption. */
  readonly lastTurn: number | undefined;
}

const EMPTY: readonly string[] = Array.from({ length: 15 }, () => '.'.repeat(15));

type Told = Pick<BoardTurn, 'turn' | 'draw' | 'drawn' | 'isWhole' | 'topScore'> & {
  readonly solution?: BoardTurn['solution'];
};

/** The turns of a game, those cancelled for everybody apart. @param events those that stand, answers to appeals carried out. */
export function boardsOf(
  events: readonly RecordedEvent[],
  plan: GamePlan,
  vocabulary: Vocabulary,
): {
  readonly turns: readonly BoardTurn[];
  readonly cancelled: readonly BoardTurn[];
  readonly end: BoardEnd | undefined;
} {
  let end: BoardEnd | undefined;
  let turns: BoardTurn[] = [];
  const cancelled: BoardTurn[] = [];
  let putBack: string[] = [];
  let rejected: readonly RejectedDraw[] = [];
  const lay = (told: Told, from: Pick<BoardTurn, 'isPutBack' | 'cancelled' | 'rejected'>): BoardTurn => {
    const { lines, leftover } = turns.at(-1)?.after ?? { lines: EMPTY, leftover: '' };
    const { turn, draw, drawn, isWhole, topScore, solution } = told;
    const { isPutBack, cancelled, rejected } = from;
    const before = { turn, draw, drawn, isWhole, topScore, solution, isPutBack, cancelled, rejected, lines, leftover };
    const move = solution && moveWritten(vocabulary, lines, draw, mostLaidIn(plan.formula), solution);
    if (!move) return { ...before, move, replaced: 0, after: { lines, leftover: draw } };
    const after = layOnLines(lines, move.after, draw, plan.formula);
    return { ...before, move, replaced: after.replaced, after };
  };
  const again = (index: number, change: Partial<Told>) => {
    const late = turns.slice(index);
    turns = turns.slice(0, index);
    for (const [at, one] of late.entries()) turns.push(lay({ ...one, ...(at === 0 ? change : {}) }, one));
  };
  const cancel = (turn: number) => {
    const gone = turns[turn - 1];
    if (!gone) return;
    // Of an earlier board: those cancelled at a later turn are of no concern any more.
    if (turns.length > turn) putBack = [];
    putBack = [...(turn === turns.length || putBack.length > 0 ? putBack : []), ...gone.cancelled, gone.draw];
    cancelled.push(...turns.slice(turn - 1));
    turns = turns.slice(0, turn - 1);
  };
  for (const { type, data, sequence } of events) {
    if (!('game' in data) || data.game !== plan.id) continue;
    if (type === 'draw-rejected') rejected = [...rejected, data];
    if (type === 'draw-made') {
      const from = { isPutBack: putBack.length > 0, cancelled: putBack, rejected: [...rejected, ...data.rejected] };
      turns.push(lay(data, from));
      putBack = [];
      rejected = [];
    }
    if (type === 'game-finished') {
      const last = turns.at(-1);
      const isCutShort = putBack.length > 0 || (last !== undefined && !last.solution);
      const { cause, lastTurn } = data;
      end = { cause, turn: turns.length + 1, lines: last?.after.lines ?? EMPTY, isCutShort, sequence, lastTurn };
    }
    if (type === 'draw-corrected') again(data.turn - 1, data);
    if (type === 'solution-laid') again(data.turn - 1, { solution: data });
    if (type === 'turn-cancelled' && data.centre === undefined) cancel(data.turn);
    if (type === 'turns-corrected') {
      for (const turn of data.cancelled.toReversed()) cancel(turn);
      for (const one of data.turns) again(one.turn - 1, one);
    }
  }
  return { turns, cancelled, end };
}
