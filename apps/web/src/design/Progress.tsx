import { useLayoutEffect, useRef } from 'react';
import type { LongWork } from '../server/usework.ts';
import { workTexts as words } from '../texts/work.ts';
import { Button, Notice } from './controls.tsx';
import layout from './layout.module.css';
import styles from './progress.module.css';

interface ProgressProps {
  readonly work: LongWork;
  /** What is being done. */
  readonly label: string;
  /** Said where nothing is counted. */
  readonly detail?: string | undefined;
}

/** How far a long work is, with a count where there is one, and the button that gives it up; then, that it was. */
export function Progress({ work: { isRunning, isCancelled, progress, cancel }, label, detail }: ProgressProps) {
  if (isCancelled) return <Notice kind="info">{words.cancelled}</Notice>;
  if (!isRunning) return null;
  return (
    <div className={`${layout.row2} ${styles.progress}`}>
      <span role="status">{label}</span>
      {progress ? (
        <>
          <progress aria-label={label} max={progress.total} value={progress.done} />
          <span className={styles.count}>{words.of(progress.done, progress.total)}</span>
        </>
      ) : (
        <>
          <progress aria-label={label} />
          {detail !== undefined && <span className={styles.count}>{detail}</span>}
        </>
      )}
      {cancel && <CancelButton onCancel={cancel} />}
    </div>
  );
}

/** It goes with the work: the keyboard then goes to the first button of its dialog, and not out of it. */
function CancelButton({ onCancel }: { onCancel(): void }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const { current } = place;
    return () => {
      if (current?.contains(document.activeElement)) current.closest('dialog')?.querySelector('button')?.focus();
    };
  }, []);
  return (
    <span ref={place}>
      <Button look="quiet" onClick={onCancel}>
        {words.cancel}
      </Button>
    </span>
  );
}
