import { emptyBoard, fitPlacement, type GameRecord, playSolution } from '@raccord/scrabble';
import { wordOnBoard } from '@raccord/tournament';
import type { FiledGame } from './game.ts';

/**
 * A game as a record would have it. In a joker game, Eliot writes in lower case every joker that was laid, and a record only those
 * that stay on the board.
 */
export function asRecord(game: FiledGame): GameRecord {
  const { formula, format } = game;
  if (format !== 'eliot' || !formula.jokerEveryDraw) return game;
  let board = emptyBoard();
  let isLost = false;
  const turns = game.turns.map((turn) => {
    const { start, word, draw } = turn;
    isLost ||= !fitPlacement(board, { ...start, word: word.toUpperCase() });
    // What follows a move that cannot be laid is as it was written: whoever replays it stops there.
    if (isLost) return turn;
    board = playSolution(board, draw, formula, { start, word }).board;
    return { ...turn, word: wordOnBoard(board, start, word.length) };
  });
  return { formula, turns };
}
