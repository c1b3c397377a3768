/** Where a new tournament or sitting belongs, and which words it may be played with. */
export interface TournamentHome {
  readonly club: string;
  hasLexicon(hash: string): Promise<boolean>;
}
