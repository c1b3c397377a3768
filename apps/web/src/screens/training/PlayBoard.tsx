import { boardAfter, type FormulaName } from '@raccord/scrabble';
import type { TrainingTurn } from '@raccord/training';
import { useCallback, useMemo, useRef } from 'react';
import { BoardGrid, type Mark } from '../../board/BoardGrid.tsx';
import type { SlipDraft } from '../../slip/slipdraft.ts';
import { layOut, tapSquare } from '../player/writing.ts';

interface PlayBoardProps {
  readonly turn: Pick<TrainingTurn, 'board'>;
  readonly draft: SlipDraft;
  onChange(draft: SlipDraft): void;
}

/** The board of a turn being played, with the word that one is writing. */
export function PlayBoard({ turn, draft, onChange }: PlayBoardProps) {
  const shown = useMemo(() => layOut(draft), [draft]);
  const latest = useRef({ draft, onChange });
  latest.current = { draft, onChange };
  const tap = useCallback((square: number) => latest.current.onChange(tapSquare(latest.current.draft, square)), []);
  return <BoardGrid lines={turn.board} {...shown} onSquare={tap} />;
}

interface LaidBoardProps {
  readonly turn: Pick<TrainingTurn, 'board' | 'draw' | 'laid'>;
  readonly formula: FormulaName;
}

/** The board once the solution of a turn is laid. */
export function LaidBoard({ turn, formula }: LaidBoardProps) {
  const { lines, marks } = useMemo(() => {
    const after = boardAfter({ board: turn.board, draw: turn.draw, solution: turn.laid }, formula);
    return { lines: after.lines, marks: new Map<number, Mark>(after.laid.map((square) => [square, 'new'])) };
  }, [turn, formula]);
  return <BoardGrid {...{ lines, marks }} />;
}
