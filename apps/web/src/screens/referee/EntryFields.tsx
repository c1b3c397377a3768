import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { KeyCap } from '../../app/KeyCap.tsx';
import { Button } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { SlipFields } from '../../slip/SlipFields.tsx';
import { SlipNotes } from '../../slip/SlipNotes.tsx';
import { isWritten, type SlipDraft } from '../../slip/slipdraft.ts';
import { texts } from '../../texts/index.ts';
import { refereeTexts } from '../../texts/referee.ts';
import styles from './entry.module.css';

interface EntryFieldsProps {
  readonly draft: SlipDraft;
  /** The slip stands already: this one puts it right. */
  readonly isRecorded: boolean;
  onChange(draft: SlipDraft): void;
  onEnter(): void;
  onLeave(): void;
}

/** The slip field by field, as it is written; Enter anywhere records it, Escape goes back to the line. */
export function EntryFields({ draft, isRecorded, onChange, onEnter, onLeave }: EntryFieldsProps) {
  const form = useRef<HTMLFormElement>(null);
  const count = draft.solutions.length;
  const isFilled = isWritten(draft.state);
  // Said by keys: the fields of a plain slip leave the room to its verdict. Once shown they stay, whatever is chosen.
  const [isNoted, setRemarked] = useState(false);
  if (!isNoted && hasRemark(draft)) setRemarked(true);
  useEffect(() => {
    const word = form.current?.querySelector<HTMLInputElement>(`[data-solution="${count - 1}"] input`);
    word?.focus();
    word?.select();
    if (!isFilled) form.current?.querySelector('select')?.focus();
  }, [count, isFilled]);
  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    onEnter();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onLeave();
    // A list of choices would open, where a field submits the form.
    if (event.key === 'Enter' && event.target instanceof HTMLSelectElement) onSubmit(event);
  };
  return (
    <form
      ref={form}
      className={`${layout.stack3} ${layout.box} ${styles.fieldsForm}`}
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
    >
      {isFilled && <SlipFields draft={draft} onChange={onChange} />}
      {isNoted && <SlipNotes draft={draft} onChange={onChange} />}
      <div className={`${layout.row2} ${styles.acts}`}>
        <Button look="main" type="submit">
          {isRecorded ? refereeTexts.line.correct : refereeTexts.line.record} <KeyCap keys="Enter" />
        </Button>
        <Button look="quiet" onClick={onLeave} aria-keyshortcuts="Escape">
          {texts.common.close} <KeyCap keys="Escape" />
        </Button>
      </div>
    </form>
  );
}

const hasRemark = ({ state, legibility, conduct }: SlipDraft): boolean =>
  state !== 'handed-in' || legibility !== undefined || conduct !== undefined;
