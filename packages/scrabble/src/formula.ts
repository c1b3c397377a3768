/** The formulas a game can be played by: how many letters are drawn, how many may be laid, what a scrabble earns. */

export type FormulaName = 'normale' | '7sur8' | '7et8' | 'joker' | '7sur8joker' | '7et8joker';

export interface Formula {
  readonly name: FormulaName;
  readonly label: string;
  readonly drawSize: 7 | 8;
  readonly maxLaid: 7 | 8;
  /** Bonus by number of tiles laid, 0 to 8. */
  readonly bonus: readonly number[];
  /** Every draw has one joker, which the real letter replaces on the board once laid. */
  readonly jokerEveryDraw: boolean;
}

export const SCRABBLE_BONUS = 50;
export const EIGHT_TILES_BONUS = 75;

const upToSeven = [0, 0, 0, 0, 0, 0, 0, SCRABBLE_BONUS, 0];
const upToEight = [0, 0, 0, 0, 0, 0, 0, SCRABBLE_BONUS, EIGHT_TILES_BONUS];

export const FORMULAS: Readonly<Record<FormulaName, Formula>> = {
  normale: { name: 'normale', label: 'normale', drawSize: 7, maxLaid: 7, bonus: upToSeven, jokerEveryDraw: false },
  '7sur8': { name: '7sur8', label: '7 sur 8', drawSize: 8, maxLaid: 7, bonus: upToSeven, jokerEveryDraw: false },
  '7et8': { name: '7et8', label: '7 et 8', drawSize: 8, maxLaid: 8, bonus: upToEight, jokerEveryDraw: false },
  joker: { name: 'joker', label: 'joker', drawSize: 7, maxLaid: 7, bonus: upToSeven, jokerEveryDraw: true },
  '7sur8joker': {
    name: '7sur8joker',
    label: '7 sur 8 joker',
    drawSize: 8,
    maxLaid: 7,
    bonus: upToSeven,
    jokerEveryDraw: true,
  },
  '7et8joker': {
    name: '7et8joker',
    label: '7 et 8 joker',
    drawSize: 8,
    maxLaid: 8,
    bonus: upToEight,
    jokerEveryDraw: true,
  },
};

export const FORMULA_NAMES = Object.keys(FORMULAS) as readonly FormulaName[];
