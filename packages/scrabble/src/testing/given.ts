import { type Board, emptyBoard, parseBoard } from '../board.ts';
import { parseDraw, type Tiles } from '../draw.ts';
import { FORMULAS, type FormulaName } from '../formula.ts';
import type { Start } from '../geometry.ts';
import { buildSearchGraph, type SearchGraph } from '../lexicon/searchgraph.ts';
import { WordGraph } from '../lexicon/wordgraph.ts';
import type { PlayRules } from '../moves/choice.ts';
import { layWord } from '../placement.ts';
import { parseReference } from '../reference.ts';
import type { Fault, Result } from '../result.ts';

/** What tests are given, written as a referee would write it. */

export function accepted<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.fault.text);
  return result.value;
}

export function refused<Code extends string>(result: Result<unknown, Code>): Fault<Code> {
  if (result.ok) throw new Error('accepted, though it should have been refused');
  return result.fault;
}

/** The board after moves such as "H4 MENERAI" or "10E GAMIN", jokers in lower case. */
export function boardOf(...moves: readonly string[]): Board {
  return moves.reduce((board, move) => {
    const [reference, word] = move.split(' ');
    return layWord(board, startOf(reference), word);
  }, emptyBoard());
}

export const boardFrom = (lines: readonly string[]): Board => accepted(parseBoard(lines.join('\n')));

export const drawOf = (text: string): Tiles => accepted(parseDraw(text));

export const startOf = (reference: string): Start => accepted(parseReference(reference));

/** A lexicon of a few words, in upper case, separated by blanks, with its search graph. */
export function lexiconOf(words: string | readonly string[]): { lexicon: WordGraph; graph: SearchGraph } {
  const lexicon = WordGraph.fromWords(typeof words === 'string' ? words.trim().split(/\s+/) : words);
  return { lexicon, graph: buildSearchGraph(lexicon) };
}

/** What texts before 2023 say of draws and solutions, and what that of 2023 says. */
const OF_EACH = { early: 2, untilTurn: 15, late: 1 };
export const OLD_RULES: PlayRules = { ofEach: { ...OF_EACH, isOnlyWhilePossible: false }, mustEndGame: false };
export const NEW_RULES: PlayRules = { ofEach: { ...OF_EACH, isOnlyWhilePossible: true }, mustEndGame: true };

export const termsOf = (turn: number, name: FormulaName = 'normale', rules: PlayRules = OLD_RULES) => ({
  turn,
  formula: FORMULAS[name],
  rules,
});
