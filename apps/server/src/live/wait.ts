import type { Station } from '../access/station.ts';
import type { Hall } from '../hall/hall.ts';
import type { Audience } from './audience.ts';

/** Resolves when the tournament stands elsewhere than at `after`, after a while, or when the asker is gone or put out. */
export function waitForNews(
  hall: Pick<Hall, 'id' | 'sequence' | 'onChange'>,
  after: number,
  { station, audience, waitMs, whenGone }: Waiting,
): Promise<number | 'session-over'> {
  // Beyond the last event: it was restored from a backup, and the asker must know at once.
  if (hall.sequence !== after) return Promise.resolve(hall.sequence);
  return new Promise((resolve) => {
    const finish = (answer: number | 'session-over'): void => {
      clearTimeout(timer);
      stopHearing();
      leave();
      resolve(answer);
    };
    const timer = setTimeout(() => finish(hall.sequence), waitMs);
    const stopHearing = hall.onChange((sequence) => {
      if (sequence !== after) finish(sequence);
    });
    const end = (why: 'session-over' | 'closing') => finish(why === 'closing' ? hall.sequence : why);
    const leave = audience.join({ station, stream: hall.id, end });
    whenGone(() => finish(hall.sequence));
  });
}

interface Waiting {
  readonly station: Station;
  readonly audience: Audience;
  readonly waitMs: number;
  /** Calls back when nobody waits for the answer any more. */
  whenGone(tell: () => void): void;
}
