import { showTime } from '../../clock/useclock.ts';
import { useNow } from '../../clock/usenow.ts';
import { serverTimeOf } from '../../server/servertime.ts';
import { sittingTexts } from '../../texts/sitting.ts';
import styles from './sitting.module.css';

interface TimeLeftProps {
  readonly sitting: string;
  /** By the clock of the server. */
  readonly endsAt: number;
  /** Below it the eye must know. */
  readonly short: number;
}

/** How much time is left, by the clock of the server. */
export function SittingClock({ sitting, endsAt, short }: TimeLeftProps) {
  const left = Math.max(0, endsAt - useNow(serverTimeOf(sitting)));
  return (
    <strong className={styles.time} role="timer" aria-label={sittingTexts.seat.timeLeft} data-short={left < short}>
      {showTime(left)}
    </strong>
  );
}
