import { useEffect, useRef } from 'react';
import { Combobox } from '../../../design/Combobox.tsx';
import { schoolTexts } from '../../../texts/school.ts';
import styles from './answer.module.css';
import type { AnswerLine } from './answerline.ts';

const words = schoolTexts.answer;
const MOST_SHOWN = 6;

interface LineFieldProps {
  readonly line: string;
  readonly read: AnswerLine;
  /** Which of the reasons offered is meant. */
  readonly at: number;
  readonly error: string | undefined;
  readonly isFocused: boolean;
  onLine(line: string): void;
  onAt(at: number): void;
}

/** The line, and the reasons that it may mean as it is typed; arrows choose among them. */
export function LineField({ line, read, at, error, isFocused, onLine, onAt }: LineFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused]);
  return (
    <div className={styles.line}>
      <Combobox
        ref={field}
        label={words.line}
        hint={words.lineHint}
        error={error}
        autoCapitalize="none"
        value={line}
        options={read.typed === '' ? [] : read.choices}
        at={at}
        listLabel={words.reasons}
        listClass={styles.choices}
        isPassing
        most={MOST_SHOWN}
        show={({ code, name, articles }) => (
          <>
            <span>
              {name} <small>{articles.join(' ; ')}</small>
            </span>{' '}
            <kbd>{code}</kbd>
          </>
        )}
        onChange={onLine}
        onMove={onAt}
      />
    </div>
  );
}
