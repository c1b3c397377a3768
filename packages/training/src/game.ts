import { EDITIONS, type EditionName, playRulesOf } from '@raccord/regulation';
import {
  type Board,
  FORMULAS,
  type Formula,
  type FormulaName,
  findMoves,
  fitPlacement,
  isMarked,
  MoveRoom,
  makeBoard,
  makeDraw,
  makeMarkedDraw,
  makeReference,
  parseBoard,
  parseDraw,
  parseReference,
  playProposals,
  type ShownTurn,
  scoreFit,
  seededRandom,
  unwrap,
} from '@raccord/scrabble';
import type { Wordbook } from '@raccord/tournament';

/** A word at its place: jokers in lower case, those of the board too. */
export interface WordAt {
  readonly word: string;
  readonly reference: string;
}

/** A turn of a game to train on. */
export interface TrainingTurn {
  readonly number: number;
  /** Before the turn, in 15 lines. */
  readonly board: readonly string[];
  /** The letters of the draw, those left over first. */
  readonly draw: string;
  /** The best score. */
  readonly top: number;
  /** Everything that makes it. */
  readonly tops: readonly WordAt[];
  /** What goes on the board, whatever one played. */
  readonly laid: WordAt & { readonly score: number };
}

/** A game to train on, settled in advance; plain data, which may be kept or sent. */
export interface TrainingGame {
  readonly name: string;
  readonly formula: FormulaName;
  readonly turns: readonly TrainingTurn[];
}

/** A turn that was played: its solution is told. */
export type LaidTurn = ShownTurn & { readonly solution: WordAt };

/** A game that was played, with what was laid at each turn. */
export interface PlayedGame {
  readonly name: string;
  readonly formula: FormulaName;
  readonly turns: readonly LaidTurn[];
}

/**
 * A game to train on, of the turns of any game. What was laid may be a word that this lexicon lacks; where it is worth more than all
 * that the lexicon finds, it is the top.
 */
export function makeTrainingGame({ name, formula, turns }: PlayedGame, { graph }: Wordbook): TrainingGame {
  const room = new MoveRoom();
  const play = (turn: LaidTurn, index: number): TrainingTurn => {
    const board = unwrap(parseBoard(turn.board.join('\n')));
    const { word, reference } = turn.solution;
    const laid = { word, reference, score: scoreOf(board, turn.solution, FORMULAS[formula]) };
    const moves = findMoves(graph, board, unwrap(parseDraw(turn.draw)), FORMULAS[formula], room);
    const found = moves.tops().map((top) => ({ word: top.word, reference: top.reference, score: top.score }));
    const top = Math.max(laid.score, moves.topScore);
    const isFound = found.some((one) => one.word === word && one.reference === reference);
    const tops = (isFound ? found : [laid, ...found]).filter(({ score }) => score === top);
    return {
      number: index + 1,
      board: turn.board,
      draw: turn.draw,
      top,
      tops: tops.map((one) => ({ word: one.word, reference: one.reference })),
      laid,
    };
  };
  return { name, formula, turns: turns.map(play) };
}

export interface SeededOrder {
  readonly name: string;
  readonly formula: FormulaName;
  readonly edition: EditionName;
  readonly seed: number;
}

/** A game drawn by chance: the same seed gives the same game with the same lexicon. */
export function makeSeededGame({ name, formula, edition, seed }: SeededOrder, wordbook: Wordbook): TrainingGame {
  const turns: LaidTurn[] = [];
  const rules = playRulesOf(EDITIONS[edition]);
  for (const { draw, isWhole, before, solution } of playProposals(
    wordbook.graph,
    FORMULAS[formula],
    rules,
    seededRandom(seed),
  )) {
    turns.push({
      board: makeBoard(before.board).split('\n'),
      draw: isWhole ? makeDraw(draw) : makeMarkedDraw(draw, before.leftover, false).replace('+', ''),
      solution: { word: solution.word, reference: solution.reference },
    });
  }
  return makeTrainingGame({ name, formula, turns }, wordbook);
}

function scoreOf(board: Board, { word, reference }: WordAt, formula: Formula): number {
  const placement = { ...unwrap(parseReference(reference)), word: word.toUpperCase() };
  const fit = fitPlacement(board, placement);
  if (!fit) throw new Error(`${word} cannot be laid in ${reference}.`);
  const jokers = [...word].reduce((mask, letter, index) => (isMarked(letter) ? mask | (1 << index) : mask), 0);
  return scoreFit(fit, jokers, formula);
}

/** Is this one of the best solutions of the turn? Jokers need not be shown; those that are must be right. */
export function isTop({ tops }: TrainingTurn, { word, reference }: WordAt): boolean {
  const start = parseReference(reference);
  if (!start.ok) return false;
  const place = makeReference(start.value);
  const isSaid = (letter: string, said: string): boolean =>
    letter === said || (isMarked(letter) && letter.toUpperCase() === said);
  return tops.some(
    (top) =>
      top.reference === place &&
      top.word.length === word.length &&
      [...top.word].every((letter, index) => isSaid(letter, word[index])),
  );
}
