import type { MemberPage } from '@raccord/club';
import type { LexiconChange, PhaseOrder, PrintedSitting, PrintOrder, SeasonOrder } from '@raccord/paper';
import type { ExamOrder } from '@raccord/school';
import type { PastTurn } from '@raccord/tournament';
import type { SeededOrder } from '@raccord/training';
import type { ExamPrinting } from '../documents/exam.ts';

/** What a thread is asked to make: plain data, words as they are kept in files. */
export type ThreadOrder =
  | { readonly kind: 'parse'; readonly json: Uint8Array }
  | { readonly kind: 'graph'; readonly lexicon: Uint8Array }
  /** Two lexicons. */
  | { readonly kind: 'word-change'; readonly before: Uint8Array; readonly after: Uint8Array }
  | LargerOrder;

/** What needs the regulation or paper to be made. */
export type LargerOrder =
  | ({ readonly kind: 'exam'; readonly exam: ExamOrder } & WordsInFiles)
  | ({ readonly kind: 'exam-paper'; readonly exam: ExamOrder; readonly printing: ExamPrinting } & WordsInFiles)
  | ({ readonly kind: 'game'; readonly game: SeededOrder } & WordsInFiles)
  /** Two search graphs. */
  | {
      readonly kind: 'changed-tops';
      readonly before: Uint8Array;
      readonly after: Uint8Array;
      readonly turns: readonly PastTurn[];
    }
  | ({ readonly kind: 'club-paper'; readonly print: Omit<PrintOrder, 'fonts'> } & ClubPaper);

export interface WordsInFiles {
  readonly lexicon: Uint8Array;
  readonly graph: Uint8Array;
}

/** A paper of a club or of one of its sittings, by what it tells. */
export type ClubPaper =
  | { readonly season: SeasonOrder }
  | { readonly phase: PhaseOrder }
  | { readonly page: MemberPage; readonly about: string }
  | { readonly change: LexiconChange }
  | { readonly results: PrintedSitting }
  | { readonly certificates: PrintedSitting };

/** What a text in JSON says; nothing where it is none, or says more than is handed on. */
export interface ParsedJson {
  readonly parsed?: unknown;
  readonly isTooLarge?: true;
}

/** An exam on paper. */
export interface ExamOnPaper {
  readonly number: string;
  /** None where the words are too few for a game. */
  readonly slips: number;
  readonly bytes: Uint8Array;
}
