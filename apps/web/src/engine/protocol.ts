import type { EditionName, Settings, Slip, Verdict, Writing } from '@raccord/regulation';
import type { Direction, FormulaName, Solution } from '@raccord/scrabble';

/** A turn as the engine needs it: 15 lines of board, letters of the draw. */
export interface Position {
  readonly turn: number;
  readonly formula: FormulaName;
  readonly board: readonly string[];
  readonly draw: string;
}

/** What a turn has to offer. */
export interface Survey {
  readonly count: number;
  readonly top: number;
  /** All the solutions that make the best score. */
  readonly tops: readonly Solution[];
}

/** Which solutions a list shows. */
export interface SolutionFilter {
  /** Part of the word, case and accents aside. */
  readonly text?: string;
  readonly least?: number;
  readonly most?: number;
  /** Number of letters of the word. */
  readonly length?: number;
  /** Only those that lay no joker. */
  readonly keepsJoker?: boolean;
}

export interface SolutionPage {
  /** Those that the filter keeps, of all of them. */
  readonly count: number;
  readonly total: number;
  readonly rows: readonly Solution[];
}

/** A place where a word can technically go for a score. */
export interface ShownPlace {
  readonly reference: string;
  readonly direction: Direction;
  /** Squares of the board that the word covers, in the order of its letters. */
  readonly squares: readonly number[];
  /** Jokers in lower case, for the first tiling that gives the score. */
  readonly word: string;
  readonly scores: readonly number[];
  /** Words formed that are not admitted; none when the place is valid. */
  readonly notAdmitted: readonly string[];
}

/** With every way to lay the word there, jokers in lower case, and what each makes. */
export interface TiledPlace extends ShownPlace {
  readonly tilings: readonly { readonly word: string; readonly score: number }[];
}

export interface Judged {
  readonly edition: EditionName;
  readonly verdict: Verdict;
  readonly writing: Writing;
}

/** A word list made into a lexicon. */
export interface Compiled {
  readonly file: Uint8Array;
  readonly name: string;
  readonly words: number;
  /** Lines that begin with `#`. */
  readonly comments: number;
  readonly refused: number;
  readonly tooShort: number;
  readonly tooLong: number;
  readonly firstRefused: readonly { readonly line: number; readonly text: string }[];
}

export type Stage = 'download' | 'prepare' | 'read' | 'compile' | 'ready';

/** What the worker does; each call is answered by a promise on the page's side. */
export interface EngineCalls {
  /** The lexicon of this hash, to be had at this address unless the browser has kept it. */
  open(lexicon: string, address: string): void;
  survey(position: Position): Survey;
  list(position: Position, filter: SolutionFilter, from: number, to: number): SolutionPage;
  /** Solutions whose word begins with these letters; digits after them narrow by score. Best first. */
  complete(position: Position, typed: string, limit: number): readonly Solution[];
  judge(position: Position, slip: Slip, editions: readonly EditionName[], settings: Settings): readonly Judged[];
  places(position: Position, word: string, score: number | undefined): readonly TiledPlace[];
  areWords(words: readonly string[]): readonly boolean[];
  compile(name: string, file: Uint8Array): Compiled;
}

export type CallName = keyof EngineCalls;

export interface CallMessage {
  readonly id: number;
  readonly name: CallName;
  readonly given: readonly unknown[];
}

export type AnswerMessage =
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly text: string }
  | { readonly kind: 'stage'; readonly stage: Stage };
