import type { LexiconName } from '../lexicons/lexicons.ts';

/** Where a new tournament or sitting belongs, and which words it may be played with. */
export interface TournamentHome {
  readonly club: string;
  /** Under the name that the club gave it; undefined for words that it does not have. */
  lexicon(hash: string): Promise<LexiconName | undefined>;
}
