import { useEffect, useRef } from 'react';
import { schoolTexts } from '../../../texts/school.ts';
import styles from './exam.module.css';
import { clockText, endOfSitting, type Sitting } from './sitting.ts';
import { useSeconds } from './useseconds.ts';

const words = schoolTexts.exam;
const SHORT_MS = 5 * 60_000;

interface TimeLeftProps {
  readonly sitting: Sitting;
  onEnd(): void;
}

/** How much time is left; says when it is over. */
export function TimeLeft({ sitting, onEnd }: TimeLeftProps) {
  const now = useSeconds();
  const left = endOfSitting(sitting) - now;
  const end = useRef(onEnd);
  end.current = onEnd;
  const isEnded = left <= 0;
  useEffect(() => {
    if (isEnded) end.current();
  }, [isEnded]);
  if (sitting.minutes === null) return <span className={styles.time}>{words.noLimit}</span>;
  return (
    <span className={styles.time} role="timer" aria-label={words.time} data-short={left < SHORT_MS}>
      {clockText(left)}
    </span>
  );
}
