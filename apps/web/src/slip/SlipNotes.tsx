import { CONDUCTS, LEGIBILITIES, SLIP_STATES } from '@raccord/regulation';
import { Select } from '../design/controls.tsx';
import layout from '../design/layout.module.css';
import { texts } from '../texts/index.ts';
import { isWritten, type SlipDraft } from './slipdraft.ts';

interface SlipNotesProps {
  readonly draft: SlipDraft;
  /** Nothing is asked that the paper does not show: who reads it again did not see the player. */
  readonly isPaperOnly?: boolean;
  onChange(draft: SlipDraft): void;
}

/** What the referee says of a slip besides what is written: how it was handed in, how it reads, how the player behaved. */
export function SlipNotes({ draft, isPaperOnly = false, onChange }: SlipNotesProps) {
  const { state, legibility = '', conduct = '' } = draft;
  const { fields, states, legibilities, conducts } = texts.slip;
  return (
    <div className={`${layout.row2} ${layout.end}`}>
      <Select
        label={fields.state}
        value={state}
        options={SLIP_STATES.map((value) => ({ value, label: states[value] }))}
        onChange={(chosen) => onChange({ ...draft, state: chosen })}
      />
      {isWritten(state) && (
        <Select
          label={fields.legibility}
          value={legibility}
          options={[
            { value: '', label: fields.readable },
            ...LEGIBILITIES.map((value) => ({ value, label: legibilities[value] })),
          ]}
          onChange={(chosen) => onChange({ ...draft, legibility: chosen || undefined })}
        />
      )}
      {!isPaperOnly && (
        <Select
          label={fields.conduct}
          value={conduct}
          options={[
            { value: '', label: fields.behaved },
            ...CONDUCTS.map((value) => ({ value, label: conducts[value] })),
          ]}
          onChange={(chosen) => onChange({ ...draft, conduct: chosen || undefined })}
        />
      )}
    </div>
  );
}
