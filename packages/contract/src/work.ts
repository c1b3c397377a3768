import type { CalledName } from './client.ts';

/**
 * Long work (adr/0063): where whoever asks says by this type that he reads it, how far it is comes before the answer and
 * between its parts, in the same reply. Closing the connection cancels it. A line of JSON each, and after one that says so, bytes.
 */
export const WORK_TYPE = 'application/vnd.raccord.work';

/** How far a work is: so many of so many. */
export interface WorkProgress {
  readonly done: number;
  readonly total: number;
}

export type WorkLine =
  | WorkProgress
  /** The answer begins, as it would be without this. */
  | { readonly status: number; readonly headers: Readonly<Record<string, string>> }
  /** So many bytes of the answer follow this line. */
  | { readonly bytes: number }
  /** That was all: what ends without it was cut. */
  | { readonly isWhole: true };

/** What may take long. */
export const LONG_ROUTES: ReadonlySet<string> = new Set<CalledName>([
  ...(['makeDocument', 'makeStartingList', 'exportTournament', 'makeExamPaper', 'makeSittingResults'] as const),
  ...(['makeSittingPaper'] as const),
  ...(['makeMemberTable', 'makeMemberFile', 'makeSeasonTable', 'makeSeasonSite', 'exportClub'] as const),
  ...(['compareLexicons', 'makeLexiconChange', 'rankClubsTogether', 'makePhaseTable'] as const),
  ...(['importTournament', 'importGame', 'importLexicon', 'importClub', 'sendClubCommand'] as const),
]);
