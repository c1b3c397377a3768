import { type DragEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { fileTexts as words } from '../texts/file.ts';
import controls from './controls.module.css';
import { buttonClass, describing, FieldNotes, Notice } from './controls.tsx';
import styles from './filefield.module.css';
import layout from './layout.module.css';

interface FileFieldProps {
  readonly label: string;
  /** What may be given, and what becomes of it. */
  readonly hint?: ReactNode;
  /** What is wrong with the file. */
  readonly error?: string | undefined;
  /** Endings of the names that a browser proposes first. */
  readonly accept: string;
  readonly disabled?: boolean;
  /** One that fails is told: what reads a file comes when there is one, and may not come. */
  onFile(file: File): void | Promise<void>;
}

/**
 * A file to choose, or to drop, in French whatever the browser speaks: its own field is never seen. The same one may be chosen
 * again once it is mended.
 */
export function FileField({ label, hint, error, accept, disabled = false, onFile }: FileFieldProps) {
  const id = useId();
  const [name, setName] = useState<string>();
  const [state, setState] = useState<'over' | 'reading' | 'unread' | 'many'>();
  useEffect(keepPage, []);
  const isHeld = disabled || state === 'reading';
  const take = async (files: FileList | null): Promise<void> => {
    const [file, another] = files ?? [];
    if (!file) return;
    if (another) return setState('many');
    setName(file.name);
    setState('reading');
    try {
      await onFile(file);
      setState(undefined);
    } catch (thrown) {
      setState('unread');
      reportError(thrown);
    }
  };
  const drop = (event: DragEvent): void => {
    if (isHeld) return;
    setState(undefined);
    void take(event.dataTransfer.files);
  };
  return (
    <div className={controls.field}>
      <span id={id} className={controls.label}>
        {label}
      </span>
      <label
        className={styles.place}
        data-disabled={isHeld}
        data-over={state === 'over' || undefined}
        onDragOver={() => !isHeld && setState('over')}
        onDragLeave={() => !isHeld && setState(undefined)}
        onDrop={drop}
      >
        <input
          className="visually-hidden"
          type="file"
          accept={accept}
          disabled={isHeld}
          aria-labelledby={id}
          aria-describedby={describing(id, { hint, error })}
          onChange={({ target }) => {
            void take(target.files);
            target.value = '';
          }}
        />
        <span className={`${buttonClass()} ${styles.choose}`}>{words.choose}</span>
        <span className={layout.soft} role="status">
          {name === undefined ? <span className={styles.drop}>{words.drop}</span> : words.chosen(name)}
        </span>
      </label>
      <FieldNotes {...{ id, hint, error }} />
      {(state === 'unread' || state === 'many') && <Notice kind="bad">{words[state]}</Notice>}
    </div>
  );
}

/** A file dropped beside the field would take the place of the page. */
function keepPage(): () => void {
  const hold = (event: Event): void => event.preventDefault();
  addEventListener('dragover', hold);
  addEventListener('drop', hold);
  return () => {
    removeEventListener('dragover', hold);
    removeEventListener('drop', hold);
  };
}
