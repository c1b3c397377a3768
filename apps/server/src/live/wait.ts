import type { Station } from '../access/station.ts';
import type { Audience } from './audience.ts';

/** A tournament or a club that somebody waits for. */
export interface NewsSource {
  readonly id: string;
  readonly sequence: number;
  /** Tells the sequence after changes. Answers how to stop being told. */
  onChange(tell: (sequence: number) => void): () => void;
}

/** Resolves when it stands elsewhere than at `after`, after a while, or when the asker is gone or put out. */
export function waitForNews(
  source: NewsSource,
  after: number,
  { station, audience, waitMs, whenGone }: Waiting,
): Promise<number | 'session-over'> {
  // Beyond the last event: it was restored from a backup, and the asker must know at once.
  if (source.sequence !== after) return Promise.resolve(source.sequence);
  return new Promise((resolve) => {
    const finish = (answer: number | 'session-over'): void => {
      clearTimeout(timer);
      stopHearing();
      leave();
      resolve(answer);
    };
    const timer = setTimeout(() => finish(source.sequence), waitMs);
    const stopHearing = source.onChange((sequence) => {
      if (sequence !== after) finish(sequence);
    });
    const end = (why: 'session-over' | 'closing') => finish(why === 'closing' ? source.sequence : why);
    const leave = audience.join({ station, tournament: source.id, end });
    whenGone(() => finish(source.sequence));
  });
}

interface Waiting {
  readonly station: Station;
  readonly audience: Audience;
  readonly waitMs: number;
  /** Calls back when nobody waits for the answer any more. */
  whenGone(tell: () => void): void;
}
