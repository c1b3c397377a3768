import { type EditionName, SLIP_SANCTIONS, type SlipSanction } from '@raccord/regulation';
import type { Answer } from '@raccord/school';
import { MOST_POINTS, makeReference, parseReference } from '@raccord/scrabble';
import { type FormEvent, type KeyboardEvent, useMemo, useState } from 'react';
import { Button, Select, TextField } from '../../../design/controls.tsx';
import layout from '../../../design/layout.module.css';
import { useTouch } from '../../../design/usetouch.ts';
import { schoolTexts } from '../../../texts/school.ts';
import styles from './answer.module.css';
import {
  type AnswerLineFault,
  type AnswerParts,
  answerOf,
  readLine,
  SANCTION_LETTERS,
  writeLine,
} from './answerline.ts';
import { LineField } from './LineField.tsx';
import { type ReasonChoice, reasonsIn } from './reasons.ts';

const words = schoolTexts.answer;

export interface AnswerFormProps {
  readonly edition: EditionName;
  /** What was answered before, to be changed. */
  readonly given?: Answer | undefined;
  readonly action?: string;
  readonly isFocused?: boolean;
  /** A line that was typed and not given yet; `onDraft` tells of each change. */
  readonly draft?: string;
  onDraft?(line: string): void;
  onAnswer(answer: Answer): void;
}

/** What one says of a slip: in one line, or with buttons, which write the same line. */
export function AnswerForm({ edition, given, draft, onDraft, onAnswer, ...look }: AnswerFormProps) {
  const { action = words.give, isFocused = true } = look;
  const isTouch = useTouch();
  const reasons = useMemo(() => reasonsIn(edition), [edition]);
  const [line, setLine] = useState(() => draft || lineOf(given, reasons));
  const [at, setAt] = useState(0);
  const [fault, setFault] = useState<AnswerLineFault>();
  const read = readLine(line, reasons);
  const reason = read.typed === '' ? undefined : (read.choices[at] ?? read.choices[0]);
  const answer = answerOf(read, at);
  const write = (next: string): void => {
    setLine(next);
    setAt(0);
    setFault(undefined);
    onDraft?.(next);
  };
  const choose = (index: number): void => {
    setAt(index);
    onDraft?.(writeLine({ ...read, reason: read.choices[index] }));
  };
  const change = (part: Partial<AnswerParts>): void => write(writeLine({ ...read, reason, ...part }));
  const give = (event: FormEvent | KeyboardEvent): void => {
    event.preventDefault();
    if (typeof answer === 'string') setFault(answer);
    else onAnswer(answer);
  };
  const error = fault && words.faults[fault];
  return (
    <form className={`${layout.stack3} ${styles.form}`} onSubmit={give} noValidate>
      {isTouch ? (
        <div className={`${layout.row} ${styles.figures}`}>
          <TextField
            label={words.points}
            error={error}
            inputMode="numeric"
            maxLength={String(MOST_POINTS).length}
            autoComplete="off"
            className={styles.points}
            value={read.points ?? ''}
            onChange={(text) => change({ points: wholeIn(text) })}
          />
          <PlaceField key={read.place} place={read.place} onPlace={(place) => change({ place })} />
        </div>
      ) : (
        <LineField {...{ line, read, at, error, isFocused, onAt: choose }} onLine={write} />
      )}
      <fieldset className={`${layout.row1} ${styles.sanctions}`}>
        <legend>{words.sanction}</legend>
        {SLIP_SANCTIONS.map((sanction: SlipSanction) => (
          <Button key={sanction} aria-pressed={read.sanction === sanction} onClick={() => change({ sanction })}>
            {words.sanctions[sanction]} {!isTouch && sanction !== 'none' && <kbd>{SANCTION_LETTERS[sanction]}</kbd>}
          </Button>
        ))}
      </fieldset>
      <Select
        label={words.reason}
        value={reason?.reason ?? ''}
        options={[
          { value: '', label: words.noReason },
          ...reasons.map(({ reason: value, name, articles }) => ({
            value,
            label: `${name} (${articles.join(' ; ')})`,
          })),
        ]}
        onChange={(value) => change({ reason: reasons.find((choice) => choice.reason === value) })}
      />
      <div className={layout.row}>
        <Button look="main" type="submit">
          {action}
        </Button>
        <output className={layout.dim}>{typeof answer !== 'string' && words.echo(answer, reason?.name)}</output>
      </div>
    </form>
  );
}

interface PlaceFieldProps {
  readonly place: string | undefined;
  onPlace(place: string | undefined): void;
}

/** Where the move is paid, if that is not what the slip says; taken when the field is left. */
function PlaceField({ place = '', onPlace }: PlaceFieldProps) {
  const [typed, setTyped] = useState(place);
  const read = parseReference(typed.trim().toUpperCase());
  return (
    <TextField
      label={words.place}
      maxLength={3}
      autoComplete="off"
      autoCapitalize="characters"
      className={styles.points}
      value={typed}
      onChange={setTyped}
      onBlur={() => onPlace(read.ok ? makeReference(read.value) : undefined)}
    />
  );
}

const lineOf = (given: Answer | undefined, reasons: readonly ReasonChoice[]): string =>
  given ? writeLine({ ...given, reason: reasons.find(({ reason }) => reason === given.reason) }) : '';

/** The digits typed, whatever else a keyboard puts in. */
function wholeIn(text: string): number | undefined {
  const digits = text.replaceAll(/\D/g, '');
  return digits === '' ? undefined : Number(digits);
}
