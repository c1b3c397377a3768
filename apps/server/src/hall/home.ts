/** Where a new tournament belongs, and which words it may be played with. */
export interface TournamentHome {
  readonly club: string;
  hasLexicon(hash: string): Promise<boolean>;
}
