import type { AnswerOf } from '@raccord/contract';
import {
  accept,
  boardAfter,
  parseBoard,
  parseRecord,
  parseReference,
  type Result,
  refuse,
  unwrap,
} from '@raccord/scrabble';
import { makeRecord, nameInRecord, tidy, wordOnBoard } from '@raccord/tournament';
import type { FiledGame, GameFault } from './game.ts';

const LONGEST_NAME = 120;
const FAULTS = {
  'record-empty': 'game-empty',
  'record-line': 'game-line',
  'record-formula': 'unknown-formula',
} as const;

export function readRecord(text: string): Result<FiledGame, GameFault> {
  const record = parseRecord(text);
  if (!record.ok) return refuse(FAULTS[record.fault.code], record.fault.text);
  const { formula, turns } = record.value;
  return accept({
    format: 'record',
    name: tidy(nameInRecord(text) ?? '').slice(0, LONGEST_NAME) || undefined,
    formula,
    turns: turns.map((turn) => ({ ...turn, results: [] })),
    players: [],
    dictionary: undefined,
    alerts: [],
  });
}

type SeenGame = Pick<AnswerOf<'seeGame'>, 'formula' | 'turns'>;

/** A game of a tournament as a game record: the turns whose solution is told. */
export function makeGameRecord({ formula, turns }: SeenGame, name: string): string {
  const rows = turns.flatMap(({ markedDraw, draw, board, solution }) => {
    if (!solution) return [];
    const { word, reference, score } = solution;
    const start = unwrap(parseReference(reference));
    const after = unwrap(parseBoard(boardAfter({ draw, board, solution }, formula).lines.join('\n')));
    return [{ draw: markedDraw, onBoard: wordOnBoard(after, start, word.length), reference, score }];
  });
  return makeRecord({ name, formula }, rows);
}
