/** The formulas a game can be played by: how many letters are drawn, how many may be laid, what a scrabble earns. */

/** In the order in which they are offered; that of the keys of `FORMULAS` is another, since `789` looks like a number. */
export const FORMULA_NAMES = [
  'normale',
  '7sur8',
  '7et8',
  '789',
  'joker',
  '7sur8joker',
  '7et8joker',
  '789joker',
] as const;

export type FormulaName = (typeof FORMULA_NAMES)[number];

export interface Formula {
  readonly name: FormulaName;
  readonly label: string;
  readonly drawSize: 7 | 8 | 9;
  readonly maxLaid: 7 | 8 | 9;
  /** Bonus by number of tiles laid, 0 to 9. */
  readonly bonus: readonly number[];
  /** Every draw has one joker, which the real letter replaces on the board once laid. */
  readonly jokerEveryDraw: boolean;
}

export const SCRABBLE_BONUS = 50;
export const EIGHT_TILES_BONUS = 75;
export const NINE_TILES_BONUS = 100;

const upToSeven = [0, 0, 0, 0, 0, 0, 0, SCRABBLE_BONUS, 0, 0];
const upToEight = [0, 0, 0, 0, 0, 0, 0, SCRABBLE_BONUS, EIGHT_TILES_BONUS, 0];
const upToNine = [0, 0, 0, 0, 0, 0, 0, SCRABBLE_BONUS, EIGHT_TILES_BONUS, NINE_TILES_BONUS];

export const FORMULAS: Readonly<Record<FormulaName, Formula>> = {
  normale: { name: 'normale', label: 'normale', drawSize: 7, maxLaid: 7, bonus: upToSeven, jokerEveryDraw: false },
  '7sur8': { name: '7sur8', label: '7 sur 8', drawSize: 8, maxLaid: 7, bonus: upToSeven, jokerEveryDraw: false },
  '7et8': { name: '7et8', label: '7 et 8', drawSize: 8, maxLaid: 8, bonus: upToEight, jokerEveryDraw: false },
  '789': { name: '789', label: '7, 8 et 9', drawSize: 9, maxLaid: 9, bonus: upToNine, jokerEveryDraw: false },
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
  '789joker': {
    name: '789joker',
    label: '7, 8 et 9 joker',
    drawSize: 9,
    maxLaid: 9,
    bonus: upToNine,
    jokerEveryDraw: true,
  },
};

/** The formula that a person names, by its name or by its label; undefined when there is none. */
export function formulaNamed(text: string): Formula | undefined {
  const said = squeezed(text);
  const name = FORMULA_NAMES.find((known) => said === known || said === squeezed(FORMULAS[known].label));
  return name && FORMULAS[name];
}

const squeezed = (text: string): string => text.toLowerCase().replaceAll(/\s/g, '');
