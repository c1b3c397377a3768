import { tenths } from '@raccord/french';
import { parseSpelling, type SpellingTable } from '@raccord/tournament';
import { type FormEvent, useId, useState } from 'react';
import { Button, Dialog, Notice, Select, TextArea } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { announcerTexts } from '../../texts/announcer.ts';
import { typeset } from '../../texts/typeset.ts';
import styles from './announcer.module.css';
import { keepSpelling } from './usespelling.ts';
import { keepPace, keepVoice, PACES, type VoiceChoice } from './usevoice.ts';

const words = announcerTexts;

interface OptionsProps {
  readonly choice: VoiceChoice;
  readonly table: SpellingTable;
  readonly isOwn: boolean;
  onClose(): void;
}

/** The voice, its pace and the table by which letters are spelled, all of this browser. */
export function AnnouncerOptions({ choice: { voices = [], voice, pace }, table, isOwn, onClose }: OptionsProps) {
  return (
    <Dialog title={words.optionsTitle} onClose={onClose}>
      <div className={layout.stack4}>
        {!voice && <Notice kind="warn">{words.noVoice}</Notice>}
        {voice && <Pace pace={pace} />}
        {voice && voices.length > 1 && (
          <Select
            label={words.voice}
            value={voice.voiceURI}
            options={voices.map(({ name, voiceURI }) => ({ value: voiceURI, label: name }))}
            onChange={keepVoice}
          />
        )}
        <SpellingForm {...{ table, isOwn, onClose }} />
      </div>
    </Dialog>
  );
}

function Pace({ pace }: { readonly pace: number }) {
  const id = useId();
  const { slowest, fastest, step } = PACES;
  return (
    <div className={styles.pace}>
      <label htmlFor={id}>{words.pace}</label>
      <input
        id={id}
        type="range"
        {...{ min: slowest, max: fastest, step }}
        value={pace}
        aria-valuetext={words.paceValue(tenths(pace))}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => keepPace(target.valueAsNumber)}
      />
      <output htmlFor={id}>{words.paceValue(tenths(pace))}</output>
      <span id={`${id}-hint`} className={styles.hint}>
        {words.paceHint}
      </span>
    </div>
  );
}

function SpellingForm({ table, isOwn, onClose }: Pick<OptionsProps, 'table' | 'isOwn' | 'onClose'>) {
  const [text, setText] = useState(() => table.join('\n'));
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const read = parseSpelling(text);
    if (!read.ok) {
      setError(typeset(read.fault.text));
      return;
    }
    if (read.value.join() !== table.join()) keepSpelling(read.value);
    onClose();
  };
  return (
    <form className={layout.stack4} onSubmit={submit}>
      <TextArea
        label={words.spelling}
        hint={words.spellingHint}
        error={error}
        rows={8}
        value={text}
        onChange={(text) => {
          setText(text);
          setError(undefined);
        }}
      />
      <div className={layout.row3}>
        <Button type="submit" look="main">
          {words.keepSpelling}
        </Button>
        {isOwn && (
          <Button
            onClick={() => {
              keepSpelling(undefined);
              onClose();
            }}
          >
            {words.tournamentSpelling}
          </Button>
        )}
      </div>
    </form>
  );
}
