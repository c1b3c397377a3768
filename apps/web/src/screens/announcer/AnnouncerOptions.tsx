import { tenths } from '@raccord/french';
import { parseSpelling, type SpellingTable } from '@raccord/tournament';
import { useEffect, useId, useState } from 'react';
import { VolumeField } from '../../clock/VolumeField.tsx';
import { Button, Dialog, Notice, Select, TextArea } from '../../design/controls.tsx';
import { Form } from '../../design/DialogForm.tsx';
import layout from '../../design/layout.module.css';
import { type Manner, say } from '../../speech/say.ts';
import { announcerTexts } from '../../texts/announcer.ts';
import { typesetTexts } from '../../texts/typeset.ts';
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
export function AnnouncerOptions({
  choice: { voices = [], voice, pace, manner },
  table,
  isOwn,
  onClose,
}: OptionsProps) {
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
        {manner && <Trial manner={manner} />}
        <SpellingForm {...{ table, isOwn, onClose }} />
      </div>
    </Dialog>
  );
}

/** The voice as it would be heard, before anybody listens. */
function Trial({ manner }: { readonly manner: Manner }) {
  const [isSaid, setSaid] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isSaid) return;
    const end = (): void => setSaid(false);
    return say([words.sample], manner, {
      onEnd: end,
      onFail: () => {
        setFailed(true);
        end();
      },
    });
  }, [isSaid, manner]);
  return (
    <div className={layout.row}>
      <VolumeField />
      <Button
        aria-pressed={isSaid}
        onClick={() => {
          setFailed(false);
          setSaid(!isSaid);
        }}
      >
        {words.tryVoice}
      </Button>
      {hasFailed && <Notice kind="warn">{words.voiceFailed}</Notice>}
    </div>
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
  const keep = (): void => {
    const read = parseSpelling(text);
    if (!read.ok) {
      setError(typesetTexts(read.fault.text));
      return;
    }
    if (read.value.join() !== table.join()) keepSpelling(read.value);
    onClose();
  };
  return (
    <Form
      className={layout.stack4}
      confirm={words.keepSpelling}
      leave={isOwn ? words.tournamentSpelling : undefined}
      onLeave={() => {
        keepSpelling(undefined);
        onClose();
      }}
      onConfirm={keep}
    >
      <TextArea
        label={words.spelling}
        hint={words.spellingHint}
        error={error}
        rows={8}
        value={text}
        onChange={(typed) => {
          setText(typed);
          setError(undefined);
        }}
      />
    </Form>
  );
}
