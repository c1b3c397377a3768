import { TimeLeft } from '../../desk/TimeLeft.tsx';
import { useSittingNow } from './sittingtime.ts';

interface SittingClockProps {
  readonly sitting: string;
  /** By the clock of the server. */
  readonly endsAt: number;
  readonly short: number;
}

/** How much time is left, by the clock of the server. */
export const SittingClock = ({ sitting, endsAt, short }: SittingClockProps) => (
  <TimeLeft left={endsAt - useSittingNow(sitting, true)} short={short} />
);
