import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { TextField } from '../../../design/controls.tsx';
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
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused]);
  const [hasFocus, setFocus] = useState(false);
  const choices = hasFocus && read.typed !== '' ? read.choices : [];
  const first = Math.max(0, Math.min(at - MOST_SHOWN + 1, choices.length - MOST_SHOWN));
  const shown = choices.slice(first, first + MOST_SHOWN);
  const move = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || choices.length === 0) return;
    event.preventDefault();
    onAt((at + step + choices.length) % choices.length);
  };
  return (
    <div className={styles.line}>
      <TextField
        ref={field}
        label={words.line}
        hint={words.lineHint}
        error={error}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        role="combobox"
        aria-expanded={choices.length > 0}
        aria-controls={`${id}-choices`}
        aria-autocomplete="list"
        aria-activedescendant={choices[at] && `${id}-${choices[at].code}`}
        value={line}
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
        onKeyDown={move}
        onChange={onLine}
      />
      <div
        id={`${id}-choices`}
        className={styles.choices}
        role="listbox"
        aria-label={words.reasons}
        data-empty={choices.length === 0}
      >
        {shown.map(({ code, name, articles }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: arrows in the field choose, and Enter takes it
          <div
            key={code}
            id={`${id}-${code}`}
            role="option"
            tabIndex={-1}
            aria-selected={first + index === at}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onAt(first + index)}
          >
            <kbd>{code}</kbd>{' '}
            <span>
              {name} <small>{articles.join(' ; ')}</small>
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
