import { plural } from '@raccord/french';
import { FORMULA_NAMES, FORMULAS, type Formula } from './formula.ts';
import { foldAccents, JOKER, JOKER_MARK, letterIndex, letterOf } from './letters.ts';
import { accept, type Result, refuse } from './result.ts';

/** Letters as a number of tiles of each: index 0 = A … 25 = Z, 26 = joker. Never changed in place. */
export type Tiles = readonly number[];

/** The longest draw of any formula. */
export const MAX_DRAW = Math.max(...FORMULA_NAMES.map((name) => FORMULAS[name].drawSize));
export const MAX_JOKERS = 2;

export type DrawFaultCode = 'draw-empty' | 'draw-character' | 'draw-too-long' | 'draw-jokers';

/** Of what may be a whole page pasted. */
const beginning = (text: string): string => (text.length > 30 ? `${text.slice(0, 30)}…` : text);

/** Reads a draw: letters in any case, accents and blanks forgiven, `?` for a joker. */
export function parseDraw(text: string): Result<Tiles, DrawFaultCode> {
  const tiles = new Array<number>(JOKER + 1).fill(0);
  for (const character of foldAccents(text.replace(/\s+/g, ''))) {
    const letter = character === JOKER_MARK ? JOKER : letterIndex(character);
    if (letter < 0) {
      return refuse(
        'draw-character',
        `Le tirage « ${beginning(text)} » contient « ${character} » : il n’admet que des lettres et « ${JOKER_MARK} » pour un joker.`,
      );
    }
    tiles[letter]++;
  }
  const size = countTiles(tiles);
  if (size === 0) return refuse('draw-empty', 'Le tirage est vide : donnez au moins une lettre.');
  if (size > MAX_DRAW) {
    return refuse(
      'draw-too-long',
      `Le tirage « ${beginning(text)} » a ${size} lettres ; il en faut ${MAX_DRAW} au plus.`,
    );
  }
  if (tiles[JOKER] > MAX_JOKERS) {
    return refuse(
      'draw-jokers',
      `Le tirage « ${beginning(text)} » a ${tiles[JOKER]} jokers ; le jeu n’en a que ${MAX_JOKERS}.`,
    );
  }
  return accept(tiles);
}

/** The letters of a draw in alphabetical order, jokers last. */
export const makeDraw = (tiles: Tiles): string => tiles.map((count, letter) => letterOf(letter).repeat(count)).join('');

export const countTiles = (tiles: Tiles): number => tiles.reduce((sum, count) => sum + count, 0);

export const addTiles = (a: Tiles, b: Tiles): Tiles => a.map((count, letter) => count + b[letter]);

/** What is left of `from` without `taken`; a letter that `from` lacks comes out negative. */
export const subtractTiles = (from: Tiles, taken: Tiles): Tiles => from.map((count, letter) => count - taken[letter]);

export const lacksNothing = (tiles: Tiles): boolean => tiles.every((count) => count >= 0);

/** What a regulation asks of a draw. */
export interface DrawRules {
  /** How many vowels, and how many consonants, a draw has at least. */
  readonly ofEach: {
    /** Up to a turn, that one included… */
    readonly early: number;
    readonly untilTurn: number;
    /** …and afterwards. */
    readonly late: number;
    /** Sooner, too, once what is left can no longer give the early ones. */
    readonly isOnlyWhilePossible: boolean;
  };
}

/** What a draw is made for. */
export interface DrawTerms {
  readonly turn: number;
  readonly formula: Formula;
  readonly rules: DrawRules;
}

const VOWELS = new Set([...'AEIOU'].map(letterIndex));
const EITHER = new Set([letterIndex('Y'), JOKER]);

export type DrawValidityCode = 'too-few-vowels' | 'too-few-consonants' | 'wrong-size' | 'joker-count';

/** The tiles that a draw can be made of: in joker games one joker serves at a time, the other one waits outside. */
export const drawable = (available: Tiles, formula: Formula): Tiles =>
  formula.jokerEveryDraw ? available.with(JOKER, Math.min(1, available[JOKER])) : available;

/** How many letters a draw has when leftover and bag hold these together. */
const sizeDue = (available: Tiles, formula: Formula): number =>
  Math.min(formula.drawSize, countTiles(drawable(available, formula)));

/** The one draw that leftover and bag can still give; undefined while there are several. */
export function onlyDraw(available: Tiles, formula: Formula): Tiles | undefined {
  const tiles = drawable(available, formula);
  return countTiles(tiles) <= formula.drawSize ? tiles : undefined;
}

/**
 * Why a draw must be put back whole and drawn again, or undefined when it stands. `available` is what leftover and bag
 * hold together: a shorter draw is right when it takes all of that.
 */
export function drawFault(
  draw: Tiles,
  terms: DrawTerms,
  available?: Tiles,
): { readonly code: DrawValidityCode; readonly text: string } | undefined {
  const { turn, formula } = terms;
  const size = countTiles(draw);
  const due = available ? sizeDue(available, formula) : formula.drawSize;
  if (size > formula.drawSize || (available && size !== due)) {
    return {
      code: 'wrong-size',
      text: `Le tirage a ${plural(size, 'lettre')} ; il en faut ${due} en partie ${formula.label}.`,
    };
  }
  if (formula.jokerEveryDraw && draw[JOKER] !== 1 && (available === undefined || available[JOKER] > 0)) {
    return { code: 'joker-count', text: `En partie ${formula.label}, chaque tirage contient un joker et un seul.` };
  }
  const needed = neededOfEach(terms, available);
  const { vowels, consonants, either } = countKinds(draw);
  if (vowels + either < needed) return tooFew('voyelle', needed, turn);
  if (consonants + either < needed || size < 2 * needed) return tooFew('consonne', needed, turn);
  return undefined;
}

/** Can letters be drawn from these, the leftover's and the bag's together, so that the draw stands? */
export const canDraw = (available: Tiles, terms: DrawTerms): boolean =>
  gives(available, terms.formula, neededOfEach(terms, available));

/**
 * May the chief referee put back a draw that stands? He counts a Y or a joker as he likes, so that a draw that needs one to
 * stand is refused at will; but no more once all the rest of what is left is vowels only or consonants only.
 */
export function standsByChoice(draw: Tiles, terms: DrawTerms, available: Tiles): boolean {
  const { vowels, consonants, either } = countKinds(draw);
  const needed = neededOfEach(terms, available);
  const rest = countKinds(available);
  const isOneKindLeft = rest.vowels === 0 || rest.consonants === 0;
  return either > 0 && !isOneKindLeft && (vowels < needed || consonants < needed);
}

function neededOfEach({ turn, formula, rules }: DrawTerms, available: Tiles | undefined): number {
  const { early, untilTurn, late, isOnlyWhilePossible } = rules.ofEach;
  if (turn > untilTurn) return late;
  return !isOnlyWhilePossible || !available || gives(available, formula, early) ? early : late;
}

/** Do these tiles give a draw with so many vowels and so many consonants? */
function gives(available: Tiles, formula: Formula, needed: number): boolean {
  const { vowels, consonants, either } = countKinds(drawable(available, formula));
  return sizeDue(available, formula) >= 2 * needed && vowels + either >= needed && consonants + either >= needed;
}

/** Vowels, consonants, and the tiles that count as either: Y and the joker. */
function countKinds(tiles: Tiles): { vowels: number; consonants: number; either: number } {
  const kinds = { vowels: 0, consonants: 0, either: 0 };
  tiles.forEach((count, letter) => {
    kinds[EITHER.has(letter) ? 'either' : VOWELS.has(letter) ? 'vowels' : 'consonants'] += count;
  });
  return kinds;
}

function tooFew(kind: 'voyelle' | 'consonne', needed: number, turn: number) {
  const code = kind === 'voyelle' ? ('too-few-vowels' as const) : ('too-few-consonants' as const);
  const amount = needed === 1 ? `une ${kind}` : `${needed} ${kind}s`;
  return { code, text: `Au coup ${turn}, le tirage doit compter au moins ${amount}.` };
}
