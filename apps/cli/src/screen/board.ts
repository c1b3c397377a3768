import {
  BOARD_SIZE,
  type Board,
  JOKER_TILE,
  type Premium,
  premiumOf,
  rowName,
  squareAt,
  tileCharacter,
} from '@raccord/scrabble';
import type { Terminal } from './screen.ts';
import type { TerminalStyle } from './styles.ts';

/** What to show on a board beside its tiles. */
export interface Highlights {
  /** Squares whose tile has just been laid. */
  readonly laid?: ReadonlySet<number>;
  /** Signs of at most three characters on empty squares. */
  readonly marks?: ReadonlyMap<number, { readonly text: string; readonly style: TerminalStyle }>;
}

interface PremiumLook {
  readonly style: TerminalStyle;
  readonly sign: string;
  readonly label: string;
}

const PLAIN = { style: 'plain', sign: '·' } as const;
const PREMIUMS: Readonly<Record<Premium, PremiumLook>> = {
  'word-3': { style: 'word3', sign: '#', label: 'mot triple' },
  'word-2': { style: 'word2', sign: '+', label: 'mot double' },
  'letter-3': { style: 'letter3', sign: '=', label: 'lettre triple' },
  'letter-2': { style: 'letter2', sign: '-', label: 'lettre double' },
};

/** The board as it hangs in the hall: columns 1–15, rows A–O. Jokers are in lower case, tiles just laid in brackets. */
export function boardLines(screen: Terminal, board: Board, highlights: Highlights = {}): string[] {
  const numbers = Array.from({ length: BOARD_SIZE }, (_, column) => ` ${String(column + 1).padStart(2)}`).join('');
  const lines = [screen.paint('faint', ` ${numbers}`)];
  for (let row = 0; row < BOARD_SIZE; row++) {
    const squares = Array.from({ length: BOARD_SIZE }, (_, column) => squareAt(row, column));
    const cells = squares.map((square) => drawSquare(screen, board, square, highlights)).join('');
    lines.push(`${screen.paint('faint', rowName(row))} ${cells}`.trimEnd());
  }
  return lines;
}

function drawSquare(screen: Terminal, board: Board, square: number, { laid, marks }: Highlights): string {
  const mark = marks?.get(square);
  if (mark) return screen.paint(mark.style, mark.text.padStart(3));
  const tile = board[square];
  if (tile === 0) {
    const premium = premiumOf(square);
    const { style, sign } = premium ? PREMIUMS[premium] : PLAIN;
    return screen.paint(style, ` ${sign} `);
  }
  const isJoker = (tile & JOKER_TILE) !== 0;
  const letter = tileCharacter(tile);
  if (!laid?.has(square)) return screen.paint(isJoker ? 'joker' : 'tile', ` ${letter} `);
  return screen.paint(isJoker ? 'laidJoker' : 'laid', screen.hasColours ? ` ${letter} ` : `[${letter}]`);
}

/** What the signs of the premium squares mean. */
export function premiumLegend({ paint }: Terminal): string {
  return `  ${Object.values(PREMIUMS)
    .map(({ style, sign, label }) => `${paint(style, ` ${sign} `)} ${label}`)
    .join('  ')}`;
}
