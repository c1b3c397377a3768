import { showTime } from '../clock/useclock.ts';
import { texts } from '../texts/index.ts';
import styles from './desk.module.css';

interface TimeLeftProps {
  /** In milliseconds; over, it stays at nothing. */
  readonly left: number;
  /** Below it the eye must know: five minutes, as for an exam, unless it is another time. */
  readonly short?: number | undefined;
}

/** How much time is left, for a slip, a draw or a whole exam. */
export const TimeLeft = ({ left, short = 5 * 60_000 }: TimeLeftProps) => (
  <strong className={styles.time} role="timer" aria-label={texts.clock.left} data-short={left < short}>
    {showTime(Math.max(0, left))}
  </strong>
);
