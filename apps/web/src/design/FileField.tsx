import { type ReactNode, useId } from 'react';
import { texts } from '../texts/index.ts';
import styles from './controls.module.css';

interface FileFieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  /** Endings of the names that a browser proposes first. */
  readonly accept: string;
  readonly disabled?: boolean;
  onFile(file: File): void;
}

/** A file to choose, in French whatever the browser speaks; the same one may be chosen again once it is mended. */
export function FileField({ label, hint, accept, disabled = false, onFile }: FileFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <label className={`${styles.button} ${styles.file}`} data-disabled={disabled}>
        <input
          className="visually-hidden"
          type="file"
          accept={accept}
          disabled={disabled}
          aria-labelledby={id}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onFile(file);
            target.value = '';
          }}
        />
        {texts.common.chooseFile}
      </label>
      {hint !== undefined && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}
