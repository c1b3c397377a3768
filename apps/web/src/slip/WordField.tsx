import { LONGEST_WRITING } from '@raccord/regulation';
import { type KeyboardEvent, useId } from 'react';
import { TextField } from '../design/controls.tsx';
import layout from '../design/layout.module.css';
import { texts } from '../texts/index.ts';
import styles from './slip.module.css';
import { isCircled, retypeWord, tidyWord, toggleCircle } from './slipdraft.ts';

interface WordFieldProps {
  readonly label: string;
  readonly word: string;
  /** Which keys circle and leave out: for who has a keyboard. */
  readonly hasHint?: boolean;
  onChange(word: string): void;
}

const CIRCLE_KEYS = ['*', '?'];

/** The word of a slip; under it how jokers are written, then its letters, each to be circled by a click, or by a key once it is typed. */
export function WordField({ label, word, hasHint = true, onChange }: WordFieldProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (!CIRCLE_KEYS.includes(event.key)) return;
    event.preventDefault();
    onChange(toggleCircle(word, (event.currentTarget.selectionStart ?? word.length) - 1));
  };
  const hint = useId();
  const isHinted = hasHint && word === '';
  const letters = [...word].map((letter, index) => ({ letter, index }));
  return (
    <div className={layout.stack2}>
      <TextField
        label={label}
        aria-describedby={isHinted ? hint : undefined}
        className={styles.wordInput}
        value={word.toUpperCase()}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={LONGEST_WRITING}
        onKeyDown={onKeyDown}
        onChange={(typed, field) => {
          const next = retypeWord(word, typed);
          const caret = tidyWord(typed.slice(0, field.selectionStart ?? undefined)).length;
          // Written here first, so that React has nothing to write and the caret stays.
          field.value = next.toUpperCase();
          field.setSelectionRange(caret, caret);
          onChange(next);
        }}
      />
      {isHinted ? (
        <p id={hint} className={`${layout.soft} ${styles.circles}`}>
          {texts.slip.fields.wordHint}
        </p>
      ) : (
        <fieldset className={`${layout.row1} ${styles.circles}`} aria-label={texts.slip.fields.circles}>
          {letters.map(({ letter, index }) =>
            letter === '-' ? null : (
              <button
                key={index}
                type="button"
                tabIndex={-1}
                className={isCircled(letter) ? styles.circled : styles.letter}
                aria-pressed={isCircled(letter)}
                aria-label={texts.slip.fields.circle(letter.toUpperCase(), index)}
                onClick={() => onChange(toggleCircle(word, index))}
              >
                {letter.toUpperCase()}
              </button>
            ),
          )}
        </fieldset>
      )}
    </div>
  );
}
