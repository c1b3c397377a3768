import { useEffect, useRef } from 'react';
import { useNow } from '../../../clock/usenow.ts';
import { schoolTexts } from '../../../texts/school.ts';
import styles from './exam.module.css';
import { clockText, endOfExam, type KeptExam } from './keptexam.ts';

const words = schoolTexts.exam;
const SHORT_MS = 5 * 60_000;

interface TimeLeftProps {
  readonly kept: KeptExam;
  onEnd(): void;
}

/** How much time is left; says when it is over. */
export function TimeLeft({ kept, onEnd }: TimeLeftProps) {
  const left = endOfExam(kept) - useNow();
  const end = useRef(onEnd);
  end.current = onEnd;
  const isEnded = left <= 0;
  useEffect(() => {
    if (isEnded) end.current();
  }, [isEnded]);
  if (kept.minutes === null) return <span className={styles.time}>{words.noLimit}</span>;
  return (
    <span className={styles.time} role="timer" aria-label={words.time} data-short={left < SHORT_MS}>
      {clockText(left)}
    </span>
  );
}
