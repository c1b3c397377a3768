import { type ReactNode, useId, useState } from 'react';
import { texts } from '../texts/index.ts';
import styles from './controls.module.css';
import { describing, FieldNotes, Notice } from './controls.tsx';

interface FileFieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  /** What is wrong with the file. */
  readonly error?: string | undefined;
  /** Endings of the names that a browser proposes first. */
  readonly accept: string;
  readonly disabled?: boolean;
  /** One that fails is told: what reads a file comes when there is one, and may not come. */
  onFile(file: File): void | Promise<void>;
}

/** A file to choose, in French whatever the browser speaks; the same one may be chosen again once it is mended. */
export function FileField({ label, hint, error, accept, disabled = false, onFile }: FileFieldProps) {
  const id = useId();
  const [state, setState] = useState<'reading' | 'unread'>();
  const isHeld = disabled || state === 'reading';
  const give = async (file: File): Promise<void> => {
    setState('reading');
    try {
      await onFile(file);
      setState(undefined);
    } catch (thrown) {
      setState('unread');
      reportError(thrown);
    }
  };
  return (
    <div className={styles.field}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <label className={`${styles.button} ${styles.file}`} data-disabled={isHeld}>
        <input
          className="visually-hidden"
          type="file"
          accept={accept}
          disabled={isHeld}
          aria-labelledby={id}
          aria-describedby={describing(id, { hint, error })}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void give(file);
            target.value = '';
          }}
        />
        {texts.common.chooseFile}
      </label>
      <FieldNotes {...{ id, hint, error }} />
      {state === 'unread' && <Notice kind="bad">{texts.common.fileUnread}</Notice>}
    </div>
  );
}
