import {
  emptyBoard,
  type Formula,
  fitPlacement,
  keepsLeftover,
  lacksNothing,
  makeDraw,
  NO_TILES,
  playSolution,
} from '@raccord/scrabble';
import type { FiledTurn } from '../game.ts';

/** Eliot takes a draw typed by hand as it is: one that lacks letters of the leftover was drawn anew, though no mark says so. */
export function markRejections(
  turns: readonly FiledTurn[],
  formula: Formula,
): { readonly turns: FiledTurn[]; readonly alerts: string[] } {
  const alerts: string[] = [];
  let board = emptyBoard();
  let leftover = NO_TILES;
  let isLost = false;
  const marked = turns.map((turn, index) => {
    const { draw, drawText, start, word } = turn;
    isLost ||= !fitPlacement(board, { ...start, word: word.toUpperCase() });
    // What follows a move that cannot be laid is as it was written: whoever plays it again stops there.
    if (isLost) return turn;
    const isUnmarked = !turn.isRejected && !keepsLeftover(draw, leftover);
    if (isUnmarked) {
      alerts.push(
        `Coup ${index + 1} : le tirage ${drawText} ne reprend pas le reliquat (${makeDraw(leftover)}) ; il est compté comme un rejet.`,
      );
    }
    ({ board, leftover } = playSolution(board, draw, formula, { start, word }));
    isLost = !lacksNothing(leftover);
    return isUnmarked
      ? { ...turn, drawText: `-${drawText.replace('+', '')}`, kept: undefined, isRejected: true }
      : turn;
  });
  return { turns: marked, alerts };
}
