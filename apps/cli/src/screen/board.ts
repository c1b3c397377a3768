import {
  BOARD_SIZE,
  type Board,
  JOKER_TILE,
  LETTER_MULTIPLIERS,
  rowName,
  squareAt,
  tileCharacter,
  WORD_MULTIPLIERS,
} from '@raccord/scrabble';
import type { Screen } from './screen.ts';
import type { Style } from './styles.ts';

/** What to show on a board beside its tiles. */
export interface Highlights {
  /** Squares whose tile has just been laid. */
  readonly laid?: ReadonlySet<number>;
  /** Signs of at most three characters on empty squares. */
  readonly marks?: ReadonlyMap<number, { readonly text: string; readonly style: Style }>;
}

interface Premium {
  readonly style: Style;
  readonly sign: string;
  readonly label: string;
}

const PLAIN: Premium = { style: 'plain', sign: '·', label: '' };
const WORD_PREMIUMS: Readonly<Record<number, Premium>> = {
  2: { style: 'word2', sign: '+', label: 'mot double' },
  3: { style: 'word3', sign: '#', label: 'mot triple' },
};
const LETTER_PREMIUMS: Readonly<Record<number, Premium>> = {
  2: { style: 'letter2', sign: '-', label: 'lettre double' },
  3: { style: 'letter3', sign: '=', label: 'lettre triple' },
};

/** The board as it hangs in the hall: columns 1–15, rows A–O. Jokers are in lower case, tiles just laid in brackets. */
export function drawBoard(screen: Screen, board: Board, highlights: Highlights = {}): string[] {
  const numbers = Array.from({ length: BOARD_SIZE }, (_, column) => ` ${String(column + 1).padStart(2)}`).join('');
  const lines = [screen.paint('faint', ` ${numbers}`)];
  for (let row = 0; row < BOARD_SIZE; row++) {
    const squares = Array.from({ length: BOARD_SIZE }, (_, column) => squareAt(row, column));
    const cells = squares.map((square) => drawSquare(screen, board, square, highlights)).join('');
    lines.push(`${screen.paint('faint', rowName(row))} ${cells}`.trimEnd());
  }
  return lines;
}

function drawSquare(screen: Screen, board: Board, square: number, { laid, marks }: Highlights): string {
  const mark = marks?.get(square);
  if (mark) return screen.paint(mark.style, mark.text.padStart(3));
  const tile = board[square];
  if (tile === 0) {
    const { style, sign } = premiumOf(square);
    return screen.paint(style, ` ${sign} `);
  }
  const isJoker = (tile & JOKER_TILE) !== 0;
  const letter = tileCharacter(tile);
  if (!laid?.has(square)) return screen.paint(isJoker ? 'joker' : 'tile', ` ${letter} `);
  return screen.paint(isJoker ? 'laidJoker' : 'laid', screen.hasColours ? ` ${letter} ` : `[${letter}]`);
}

const premiumOf = (square: number): Premium =>
  WORD_PREMIUMS[WORD_MULTIPLIERS[square]] ?? LETTER_PREMIUMS[LETTER_MULTIPLIERS[square]] ?? PLAIN;

/** What the signs of the premium squares mean. */
export function premiumLegend({ paint }: Screen): string {
  const premiums = [WORD_PREMIUMS[3], WORD_PREMIUMS[2], LETTER_PREMIUMS[3], LETTER_PREMIUMS[2]];
  return `  ${premiums.map(({ style, sign, label }) => `${paint(style, ` ${sign} `)} ${label}`).join('  ')}`;
}
