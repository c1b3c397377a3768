import type { TraceEntry } from '@raccord/regulation';
import type { Seen } from './shapes.ts';

type Game = Seen<'seeGame'>;

/** What the commission of the federation is given: a slip with its turn, and all that was said and decided of it. */
export interface AppealFile {
  readonly tournament: Pick<Seen<'seeHall'>, 'name' | 'place' | 'date' | 'edition' | 'lexicon' | 'settings'>;
  readonly game: Pick<Game, 'id' | 'name' | 'formula' | 'rhythm'>;
  readonly turn: Game['turns'][number];
  readonly slip: Seen<'seeSlipFile'>;
  /** How the verdict on the slip is reached; empty where there is no slip. */
  readonly trace: readonly TraceEntry[];
  /** Their names. */
  readonly centre: string;
  readonly referee?: string;
  /** Who sat when the commission last decided. */
  readonly commission?: NonNullable<Seen<'seePeople'>['commission']>;
  readonly articles: readonly CitedArticle[];
  /** The last day on which it may be completed, `2026-11-29`. */
  readonly completeBy: string;
  /** That of the times which people read. */
  readonly timeZone: string;
}

/** What an edition says, in French. */
export interface CitedArticle {
  readonly article: string;
  readonly text: string;
}
