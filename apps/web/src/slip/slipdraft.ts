import type { Conduct, Legibility, OutsideLetter, Slip, SlipState, WrittenSolution } from '@raccord/regulation';
import { type Direction, foldAccents, MOST_POINTS, makeReference, parseReference, type Start } from '@raccord/scrabble';
import { directionOf, isJudged, recordedDirection, sharedEnds } from './direction.ts';
import { isOnWord } from './slipgrid.ts';

/** A slip while somebody types it: fields as text, nothing checked. */
export interface SlipDraft {
  readonly state: SlipState;
  /** One at least, the main one first. */
  readonly solutions: readonly SolutionDraft[];
  /** Digits; empty when nothing legible is written. */
  readonly score: string;
  readonly legibility?: Legibility | undefined;
  readonly conduct?: Conduct | undefined;
}

export interface SolutionDraft {
  /** Upper case, lower case for a circled letter, `-` for letters left out. */
  readonly word: string;
  /** The way it is written, once somebody has said it. */
  readonly direction?: Direction | undefined;
  /** The first place that a reference showed, typed or written here by the program. */
  readonly first?: Start | undefined;
  /** A place that was there before, of which nobody knows whether it is that of this word. */
  readonly former?: Start | undefined;
  /** As typed. */
  readonly reference: string;
  readonly outside: readonly OutsideLetter[];
  readonly isStruck?: boolean;
}

/** What stands for a reference that cannot be read: it designates nothing. */
export const ILLEGIBLE = 'illisible';

const EMPTY_SOLUTION: SolutionDraft = { word: '', reference: '', outside: [] };

export const EMPTY_DRAFT: SlipDraft = { state: 'handed-in', solutions: [EMPTY_SOLUTION], score: '' };

/** Something is written on a slip of this state. */
export const isWritten = (state: SlipState): boolean => state !== 'absent' && state !== 'blank';

/** A slip as the regulation knows it. A solution without a word is none, whatever else it shows. */
export function draftSlip({ state, solutions, score, legibility, conduct }: SlipDraft): Slip {
  const behaved = conduct ? { conduct } : {};
  if (!isWritten(state)) return { state, solutions: [], ...behaved };
  return {
    state,
    solutions: solutions.filter(({ word }) => word !== '').map(writtenOf),
    ...(score === '' ? {} : { score: Number(score) }),
    ...(legibility ? { legibility } : {}),
    ...behaved,
  };
}

function writtenOf(draft: SolutionDraft): WrittenSolution {
  const { word, isStruck } = draft;
  const reference = tidyReference(draft.reference);
  const direction = directionOf(draft);
  // Typed before the word came to stand there, and hidden by it since.
  const outside = draft.outside.filter((letter) => !isOnWord({ word, direction }, letter));
  return { word, direction, ...(reference === '' ? {} : { reference }), outside, ...(isStruck ? { isStruck } : {}) };
}

/** `slipOf`'s converse, to correct a slip. */
export function draftOf(slip: Slip): SlipDraft {
  const { state, solutions, score, legibility, conduct } = slip;
  const drafts = solutions.map((written): SolutionDraft => {
    const { word, reference = '', outside, isStruck = false } = written;
    return { word, reference, outside, isStruck, ...recordedDirection(written, isJudged(slip) && !isStruck) };
  });
  return {
    state,
    solutions: drafts.length > 0 ? drafts : [EMPTY_SOLUTION],
    score: score?.toString() ?? '',
    legibility,
    conduct,
  };
}

/** Changes the solution at an index. */
export const changeSolution = (draft: SlipDraft, index: number, change: Partial<SolutionDraft>): SlipDraft => ({
  ...draft,
  solutions: draft.solutions.map((solution, at) => (at === index ? { ...solution, ...change } : solution)),
});

export const addSolution = (draft: SlipDraft): SlipDraft => ({
  ...draft,
  solutions: [...draft.solutions, EMPTY_SOLUTION],
});

export const removeSolution = (draft: SlipDraft, index: number): SlipDraft => ({
  ...draft,
  solutions: draft.solutions.filter((_, at) => at !== index),
});

/** Strikes the solution at an index out, or takes it up again. */
export const toggleStruck = (draft: SlipDraft, index: number): SlipDraft =>
  changeSolution(draft, index, { isStruck: !draft.solutions[index]?.isStruck });

/** Says how the slip can be read, or takes it back where it says so already. */
export const toggleLegibility = (draft: SlipDraft, legibility: Legibility): SlipDraft => ({
  ...draft,
  legibility: draft.legibility === legibility ? undefined : legibility,
});

/** Says how the player behaved, or takes it back where it says so already. */
export const toggleConduct = (draft: SlipDraft, conduct: Conduct): SlipDraft => ({
  ...draft,
  conduct: draft.conduct === conduct ? undefined : conduct,
});

/** What is left of a text typed for a word: letters without accents, and `-`. */
export const tidyWord = (text: string): string =>
  foldAccents(text)
    .toUpperCase()
    .replaceAll(/[^A-Z-]/g, '');

/** The word once its text reads like this: letters that stay keep their circles. */
export function retypeWord(word: string, text: string): string {
  const next = tidyWord(text);
  const { start, end } = sharedEnds(word.toUpperCase(), next);
  return word.slice(0, start) + next.slice(start, next.length - end) + word.slice(word.length - end);
}

/** Circles a letter of the word, or takes its circle away. */
export const toggleCircle = (word: string, index: number): string =>
  [...word]
    .map((letter, at) => (at !== index ? letter : isCircled(letter) ? letter.toUpperCase() : letter.toLowerCase()))
    .join('');

export const isCircled = (letter: string): boolean => letter !== letter.toUpperCase();

/** A reference as a slip keeps it: what it designates, or else the text itself. */
export function tidyReference(text: string): string {
  const read = parseReference(text);
  if (read.ok) return makeReference(read.value);
  const left = text.trim();
  return left.toLowerCase() === ILLEGIBLE ? ILLEGIBLE : left.toUpperCase();
}

const MOST_DIGITS = String(MOST_POINTS).length;

export const tidyScore = (text: string): string => text.replaceAll(/\D/g, '').slice(0, MOST_DIGITS);

/** Nothing was typed yet. */
export const isEmptyDraft = ({ state, solutions, score, legibility, conduct }: SlipDraft): boolean =>
  state === 'handed-in' &&
  score === '' &&
  !legibility &&
  !conduct &&
  solutions.every(({ word, reference, outside }) => word === '' && reference === '' && outside.length === 0);
