import { useNow } from '../../clock/usenow.ts';
import { TimeLeft } from '../../desk/TimeLeft.tsx';
import { serverTimeOf } from '../../server/servertime.ts';

interface SittingClockProps {
  readonly sitting: string;
  /** By the clock of the server. */
  readonly endsAt: number;
  readonly short?: number;
}

/** How much time is left, by the clock of the server. */
export const SittingClock = ({ sitting, endsAt, short }: SittingClockProps) => (
  <TimeLeft left={endsAt - useNow(serverTimeOf(sitting))} short={short} />
);
