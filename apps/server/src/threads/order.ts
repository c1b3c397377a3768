import type { MemberPage } from '@raccord/club';
import type { PrintOrder, SeasonOrder } from '@raccord/paper';
import type { ExamOrder } from '@raccord/school';
import type { SeededOrder } from '@raccord/training';
import type { ExamPrinting } from '../documents/exam.ts';

/** What a thread is asked to make: plain data, words as they are kept in files. */
export type ThreadOrder =
  | { readonly kind: 'graph'; readonly lexicon: Uint8Array }
  | ({ readonly kind: 'exam'; readonly exam: ExamOrder } & WordsInFiles)
  | ({ readonly kind: 'exam-paper'; readonly exam: ExamOrder; readonly printing: ExamPrinting } & WordsInFiles)
  | ({ readonly kind: 'game'; readonly game: SeededOrder } & WordsInFiles)
  | ({ readonly kind: 'club-paper'; readonly print: Omit<PrintOrder, 'fonts'> } & ClubPaper);

export interface WordsInFiles {
  readonly lexicon: Uint8Array;
  readonly graph: Uint8Array;
}

/** A paper of a club, by what it tells. */
export type ClubPaper = { readonly season: SeasonOrder } | { readonly page: MemberPage; readonly about: string };

/** An exam on paper. */
export interface ExamOnPaper {
  readonly number: string;
  /** None where the words are too few for a game. */
  readonly slips: number;
  readonly bytes: Uint8Array;
}
