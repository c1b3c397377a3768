import type { Verdict } from '@raccord/regulation';
import {
  FORMULAS,
  fitPlacement,
  isMarked,
  LETTER_MULTIPLIERS,
  letterIndex,
  parseBoard,
  parseReference,
  type Start,
  squareAlong,
  tileValue,
  VALUES,
  WORD_MULTIPLIERS,
} from '@raccord/scrabble';
import type { LessonPosition } from './position.ts';

/** A word that a move makes, counted square by square: « (L 1 + U 1 + G 2 × 2) × 2 ». */
export interface CountedWord {
  readonly word: string;
  readonly sum: string;
  readonly points: number;
}

export interface CountedMove {
  readonly words: readonly CountedWord[];
  /** For so many tiles at once, where there is one. */
  readonly bonus: number;
  readonly total: number;
}

type Retained = NonNullable<Verdict['retained']>;

/** How the score of the move paid is counted; undefined where it cannot be laid there. */
export function countMove(position: LessonPosition, { word, reference }: Retained): CountedMove | undefined {
  const [board, start] = [parseBoard(position.board), parseReference(reference)];
  const fit =
    board.ok && start.ok ? fitPlacement(board.value, { word: word.toUpperCase(), ...start.value }) : undefined;
  if (!board.ok || !start.ok || !fit) return undefined;
  const jokers = new Set(
    fit.laid.filter((index) => isMarked(word[index])).map((index) => squareAlong(start.value, index) as number),
  );
  const count = (text: string, from: Start): CountedWord => countWord(board.value, text, from, jokers);
  const words = [
    count(word.toUpperCase(), start.value),
    ...fit.perpendiculars.map((formed) => count(formed.word, formed.start)),
  ];
  const bonus = FORMULAS[position.formula].bonus[fit.laid.length] ?? 0;
  return { words, bonus, total: words.reduce((sum, { points }) => sum + points, bonus) };
}

function countWord(board: Uint8Array, word: string, start: Start, jokers: ReadonlySet<number>): CountedWord {
  let points = 0;
  let multiplier = 1;
  const parts = Array.from(word, (letter, index) => {
    const square = squareAlong(start, index) as number;
    const tile = board[square];
    if (tile !== 0) {
      points += tileValue(tile);
      return `${letter} ${tileValue(tile)}`;
    }
    const value = jokers.has(square) ? 0 : VALUES[letterIndex(letter)];
    const times = LETTER_MULTIPLIERS[square];
    points += value * times;
    multiplier *= WORD_MULTIPLIERS[square];
    return `${letter} ${value}${times > 1 ? ` × ${times}` : ''}`;
  });
  const sum = parts.join(' + ');
  return { word, sum: multiplier > 1 ? `(${sum}) × ${multiplier}` : sum, points: points * multiplier };
}

/** The letters that the move paid lays, by square. */
export function laidBy(position: LessonPosition, { word, reference }: Retained): ReadonlyMap<number, string> {
  const [board, start] = [parseBoard(position.board), parseReference(reference)];
  if (!board.ok || !start.ok) return new Map();
  const squares = Array.from(word, (letter, index) => [squareAlong(start.value, index) ?? -1, letter] as const);
  return new Map(squares.filter(([square]) => square >= 0 && board.value[square] === 0));
}
