import {
  type Board,
  type Direction,
  type Fit,
  type Formula,
  findPlaces,
  fitPlacement,
  linesFor,
  makeReference,
  mayLie,
  type Place,
  type Placement,
  type Start,
  startsFor,
  type Tiles,
  tilingsOf,
  type WordSet,
  wordsNotAdmitted,
} from '@raccord/scrabble';
import { letterAlong } from './cells.ts';
import type { Edition } from './editions/edition.ts';

/** What every slip of a turn is judged against. */
export interface TurnInput {
  /** From 1. */
  readonly turn: number;
  readonly formula: Formula;
  readonly board: Board;
  readonly draw: Tiles;
  readonly lexicon: WordSet;
}

/** A turn made ready to judge many slips: what one slip looked up serves the next. */
export class Turn {
  readonly turn: number;
  readonly formula: Formula;
  readonly board: Board;
  readonly draw: Tiles;
  readonly lexicon: WordSet;
  #kept = new Map<string, unknown>();
  #keptFor = new Map<Edition, Map<string, unknown>>();

  constructor({ turn, formula, board, draw, lexicon }: TurnInput) {
    this.turn = turn;
    this.formula = formula;
    this.board = board;
    this.draw = draw;
    this.lexicon = lexicon;
  }

  /** The technically possible placements of an upper-case word in a direction. */
  places(word: string, direction: Direction): readonly Place[] {
    return this.keep(`places ${direction} ${word}`, () =>
      findPlaces(this.board, this.draw, word, this.formula, this.lexicon, [direction]),
    );
  }

  /** The valid placement of a word at a start, the same object each time. */
  validPlace(start: Start, word: string): Place | undefined {
    const placement = placing(word, start);
    if (!mayLie(this.board, this.draw, placement)) return undefined;
    return this.keep(`valid ${makeReference(start)} ${word}`, () => {
      const fit = fitPlacement(this.board, placement);
      if (!fit || fit.isLonger || !fit.touches) return undefined;
      const notAdmitted = wordsNotAdmitted(fit, this.lexicon);
      if (notAdmitted.length > 0) return undefined;
      const tilings = tilingsOf(fit, this.draw, this.formula);
      return tilings.length > 0 ? { fit, tilings, notAdmitted } : undefined;
    });
  }

  /** The valid ones among these. */
  validPlaces(word: string, direction: Direction): readonly Place[] {
    return this.keep(`valid places ${direction} ${word}`, () => this.places(word, direction).filter(isValid));
  }

  /** The valid ones that extend a word of the board. */
  extensions(word: string, direction: Direction): readonly Place[] {
    return this.keep(`extensions ${direction} ${word}`, () => this.places(word, direction).filter(isExtension));
  }

  /** What `make` gives, made once a turn for each key. */
  keep<T>(key: string, make: () => T): T {
    return keptIn(this.#kept, key, make);
  }

  /** The same, for an edition. */
  keepFor<T>(edition: Edition, key: string, make: () => T): T {
    const kept = this.#keptFor.get(edition) ?? new Map<string, unknown>();
    this.#keptFor.set(edition, kept);
    return keptIn(kept, key, make);
  }

  /** Lets go of all that was kept, where slips have so little in common that it only takes room. */
  forget(): void {
    this.#kept = new Map();
    this.#keptFor = new Map();
  }

  /** How a word fits at a start, with tiles that the draw has; undefined if it does not. */
  fit(word: string, start: Start): Fit | undefined {
    const placement = placing(word, start);
    const fit = mayLie(this.board, this.draw, placement) ? fitPlacement(this.board, placement) : undefined;
    return fit && tilingsOf(fit, this.draw, this.formula).length > 0 ? fit : undefined;
  }

  /** How many tiles stand on the board. */
  get tileCount(): number {
    return this.keep('tiles', () => this.board.reduce((count, tile) => count + Number(tile !== 0), 0));
  }

  hasTile(start: Start, steps: number): boolean {
    return letterAlong(this.board, start, steps) !== undefined;
  }

  /** Where a word, or a part of one, may start in a direction by its letters. */
  startsFor(letters: string, direction: Direction): readonly Start[] {
    return startsFor(this.board, this.draw, letters, direction);
  }

  /** Does the word have, on every line of its direction, more letters than the draw, the line and the jokers give? */
  lacksLetters(word: string, direction: Direction): boolean {
    return linesFor(this.board, this.draw, word, direction).length === 0;
  }
}

function keptIn<T>(kept: Map<string, unknown>, key: string, make: () => T): T {
  const known = kept.get(key);
  if (known !== undefined || kept.has(key)) return known as T;
  const made = make();
  kept.set(key, made);
  return made;
}

export const isValid = (place: Place): boolean => place.notAdmitted.length === 0;

export const startOf = (place: Place): Start => place.fit.placement;

/** A stretch of two or more tiles of the board inside a word, as indexes of its letters, both included. */
export interface StandingRun {
  readonly from: number;
  readonly to: number;
}

/** The words of the board, of two letters or more, that a placement contains on its own line. */
export function standingRuns({ placement, laid }: Fit): StandingRun[] {
  const runs: StandingRun[] = [];
  let from = 0;
  for (const end of [...laid, placement.word.length]) {
    if (end - from >= 2) runs.push({ from, to: end - 1 });
    from = end + 1;
  }
  return runs;
}

const isExtension = (place: Place): boolean => isValid(place) && standingRuns(place.fit).length > 0;

const placing = (word: string, { row, column, direction }: Start): Placement => ({ word, row, column, direction });
