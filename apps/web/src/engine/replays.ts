import { asRecord, readGame } from '@raccord/files';
import {
  type Board,
  keepOnBoard,
  makeBoard,
  type ReplayOfRecord,
  type Result,
  replay,
  type TurnBoard,
  wordsLackedBy,
} from '@raccord/scrabble';
import type { Wordbook } from '@raccord/tournament';
import type { ReplayedGame, TurnOfRecord } from './protocol.ts';

/** Plays the text of a game again; it throws the sentence that says why it cannot. */
export function replayText(text: string, { words, graph }: Wordbook): ReplayedGame {
  const game = orThrow(readGame(text));
  const record = orThrow(keepOnBoard(asRecord(game)));
  const replayed = replay(record, words, graph);
  return {
    formula: record.formula.name,
    turns: turnsOf(replayed),
    missing: record.turns.length - replayed.turns.length,
    total: replayed.total,
    errors: replayed.errors.map(({ turn, line, text: told }) => ({ turn, line, text: told })),
    lacked: wordsLackedBy(record, replayed),
    alerts: game.alerts,
  };
}

/** What an input says, or its fault as an exception. */
export function orThrow<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.fault.text);
  return result.value;
}

function turnsOf({ turns, boards }: ReplayOfRecord): readonly TurnOfRecord[] {
  let running = 0;
  return turns.map(({ draw, word, reference, score, top }, index) => {
    running += score;
    return {
      number: index + 1,
      draw: draw.replaceAll(/[-+]/g, ''),
      markedDraw: draw,
      solution: { word, reference, score },
      top,
      running,
      after: afterOf(boards[index], boards[index + 1]),
    };
  });
}

const afterOf = (before: Board, after: Board): TurnBoard => ({
  lines: makeBoard(after).split('\n'),
  laid: [...after.keys()].filter((square) => before[square] !== after[square]),
});
