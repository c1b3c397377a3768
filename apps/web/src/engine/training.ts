import { asRecord, type FiledGame, readGame, totalOf } from '@raccord/files';
import { EDITIONS, type EditionName, playRulesOf } from '@raccord/regulation';
import { keepOnBoard, makeBoard, replay } from '@raccord/scrabble';
import {
  checkPrepared,
  defaultSettings,
  makeRecord,
  openGame,
  parseSealedGame,
  type Wordbook,
} from '@raccord/tournament';
import { makeTrainingGame, type Others } from '@raccord/training';
import type { BroughtGame } from './protocol.ts';
import { orThrow } from './replays.ts';

const NOTHING_LAID =
  'Le premier coup de cette partie ne peut pas être posé : rejouez-la à l’écran « Rejouer une partie » pour voir ce qui ne va pas.';

/** A game to train on, of a file of whatever program, as far as its turns can be laid. It throws the sentence that says why it cannot. */
export function readTraining(
  fileName: string,
  text: string,
  edition: EditionName,
  { words, graph }: Wordbook,
): BroughtGame {
  const filed = orThrow(readGame(text));
  const { turns, boards } = replay(orThrow(keepOnBoard(asRecord(filed))), words, graph);
  if (turns.length === 0) throw new Error(NOTHING_LAID);
  const game = makeTrainingGame(
    {
      name: filed.name ?? fileName,
      formula: filed.formula.name,
      turns: turns.map(({ draw, word, reference }, index) => ({
        board: makeBoard(boards[index]).split('\n'),
        draw: draw.replaceAll(/[-–—−+\s]/g, '').toUpperCase(),
        solution: { word, reference },
      })),
    },
    { words, graph },
  );
  return filed.players.length === 0 ? { game } : { game, others: othersIn(filed, turns.length, edition) };
}

/** A sealed game as a record, once its passphrase has opened it. It throws the sentence that says why it does not. */
export function unsealGame(text: string, passphrase: string, edition: EditionName, wordbook: Wordbook): string {
  const game = orThrow(openGame(orThrow(parseSealedGame(text)), passphrase));
  return makeRecord(game, checkPrepared(game, wordbook, playRulesOf(EDITIONS[edition])).turns);
}

function othersIn({ players, turns: all }: FiledGame, count: number, edition: EditionName): Others {
  const turns = all.slice(0, count);
  const { soloThreshold: threshold, soloBonus: bonus } = defaultSettings(edition);
  return {
    players: players.map(({ name }, player) => ({
      name,
      total: turns
        .flatMap(({ results }) => results.filter((result) => result.player === player))
        .reduce((sum, result) => sum + totalOf(result), 0),
    })),
    turns: turns.map(({ results }) => {
      const made = results.map(({ move }) => (move.kind === 'valid' ? move.points : 0));
      const points = [...new Set(made)].sort((a, b) => b - a);
      return points.map((score) => ({ points: score, count: made.filter((one) => one === score).length }));
    }),
    solo: { threshold, bonus },
  };
}
