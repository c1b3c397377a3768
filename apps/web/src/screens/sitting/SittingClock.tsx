import { showTime } from '../../clock/useclock.ts';
import { sittingTexts } from '../../texts/sitting.ts';
import styles from './sitting.module.css';
import { useSittingNow } from './sittingtime.ts';

interface TimeLeftProps {
  readonly sitting: string;
  /** By the clock of the server. */
  readonly endsAt: number;
  /** Below it the eye must know. */
  readonly short: number;
}

/** How much time is left, by the clock of the server. */
export function SittingClock({ sitting, endsAt, short }: TimeLeftProps) {
  const left = Math.max(0, endsAt - useSittingNow(sitting, true));
  return (
    <strong className={styles.time} role="timer" aria-label={sittingTexts.seat.timeLeft} data-short={left < short}>
      {showTime(left)}
    </strong>
  );
}
