import type { TraceEntry } from '@raccord/regulation';
import type { AppealSubject, FileStanding } from '@raccord/tournament';
import type { Seen } from './shapes.ts';

type Game = Seen<'seeGame'>;

/** What the commission of the federation is given: what is contested, and all that was said and decided of it. */
export interface AppealFile {
  readonly tournament: Pick<Seen<'seeHall'>, 'name' | 'place' | 'date' | 'edition' | 'lexicon' | 'settings'>;
  readonly subject: AppealSubject;
  /** In French. */
  readonly what: string;
  readonly appeals: readonly (Seen<'seeSlipFile'>['appeals'][number] & { readonly appellant?: string | undefined })[];
  /** How the file stands, and the last day on which it may be completed once something was asked for, `2026-11-29`. */
  readonly standing: FileStanding['state'];
  readonly completeBy?: string;
  /** Those of what is contested, where it has one. */
  readonly game?: Pick<Game, 'id' | 'name' | 'formula' | 'rhythm'>;
  readonly turn?: Game['turns'][number];
  /** Of an appeal about a slip. */
  readonly slip?: AppealedSlip;
  /** Who sat when the commission last decided. */
  readonly commission?: NonNullable<Seen<'seePeople'>['commission']>;
  readonly articles: readonly CitedArticle[];
  /** That of the times which people read. */
  readonly timeZone: string;
}

/** Everything about the slip, with the names of its centre and of its referee. */
export type AppealedSlip = Seen<'seeSlipFile'> & {
  /** How the verdict on it is reached; empty where there is no slip. */
  readonly trace: readonly TraceEntry[];
  readonly centreName: string;
  readonly refereeName?: string;
};

/** What an edition says, in French. */
export interface CitedArticle {
  readonly article: string;
  readonly text: string;
}
