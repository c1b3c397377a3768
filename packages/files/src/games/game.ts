import type { GameRecord, RecordedTurn } from '@raccord/scrabble';

export type GameFormat = 'record' | 'federation' | 'eliot';

/** A game as a file tells it, whatever program wrote it: its turns and, where the format has them, who played what. */
export interface FiledGame extends GameRecord {
  readonly format: GameFormat;
  /** The name it gives itself. */
  readonly name: string | undefined;
  readonly turns: readonly FiledTurn[];
  readonly players: readonly FiledPlayer[];
  /** The lexicon it was played with. */
  readonly dictionary: FiledDictionary | undefined;
  /** What was left out of the file, a French sentence each. */
  readonly alerts: readonly string[];
}

export interface FiledTurn extends RecordedTurn {
  readonly results: readonly FiledResult[];
}

export interface FiledPlayer {
  /** Both names of a pair. */
  readonly name: string;
  readonly table: number | undefined;
}

export interface FiledDictionary {
  readonly name: string;
  readonly words: number | undefined;
}

/** What a player did on a turn, and what it brought: his points are those of the move, the penalties and the solo added up. */
export interface FiledResult {
  /** Index in the players. */
  readonly player: number;
  readonly move: FiledMove;
  readonly warnings: number;
  /** Below 0 what is taken off, above 0 what is granted besides the move. */
  readonly penalties: readonly number[];
  readonly solo: number;
}

/** A move that counts, with its points; one that does not; or none. */
export type FiledMove =
  | { readonly kind: 'valid'; readonly word: string; readonly reference: string; readonly points: number }
  | { readonly kind: 'invalid'; readonly word: string; readonly reference: string }
  | { readonly kind: 'none' };

/** What a player made on a turn, everything counted. */
export const totalOf = ({ move, penalties, solo }: FiledResult): number =>
  penalties.reduce((sum, points) => sum + points, solo + (move.kind === 'valid' ? move.points : 0));

export type GameFault =
  | 'not-a-game'
  | 'game-too-large'
  | 'game-empty'
  | 'game-line'
  | 'unknown-formula'
  | 'not-duplicate'
  | 'xml-broken'
  | 'xml-entities'
  | 'xml-too-large';
