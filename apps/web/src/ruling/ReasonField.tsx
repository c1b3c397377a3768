import type { Ref } from 'react';
import { type Bound, TextField } from '../design/controls.tsx';
import layout from '../design/layout.module.css';
import { refereeTexts } from '../texts/referee.ts';

const { reason: words } = refereeTexts;

interface ReasonFieldProps extends Bound<string> {
  readonly label?: string;
  readonly phrases: readonly string[];
  readonly ref?: Ref<HTMLInputElement>;
}

/** Why somebody does something: a phrase, or words of his own. */
export const ReasonField = ({ label = words.label, phrases, onChange, ...rest }: ReasonFieldProps) => (
  <div className={layout.stack2}>
    <TextField label={label} autoComplete="off" onChange={onChange} {...rest} />
    <Phrases {...{ phrases }} onChoose={onChange} />
  </div>
);

/** Phrases to begin a reason with, or to leave as they are. */
export const Phrases = ({
  phrases,
  onChoose,
}: {
  readonly phrases: readonly string[];
  onChoose(phrase: string): void;
}) =>
  phrases.length > 0 && (
    <fieldset className={layout.row1} aria-label={words.phrases}>
      {phrases.map((phrase) => (
        <button
          key={phrase}
          type="button"
          className={`${layout.compact} ${layout.soft}`}
          onClick={() => onChoose(phrase)}
        >
          {phrase}
        </button>
      ))}
    </fieldset>
  );
