import type { SlipState } from '@raccord/regulation';
import { Button, Select } from '../design/controls.tsx';
import { texts } from '../texts/index.ts';
import { SlipFields } from './SlipFields.tsx';
import styles from './slip.module.css';
import { addSolution, type SlipDraft } from './slipdraft.ts';

const STATES: readonly SlipState[] = ['handed-in', 'absent', 'blank', 'late', 'several'];

interface SlipEditorProps {
  readonly draft: SlipDraft;
  onChange(draft: SlipDraft): void;
}

/** Everything that a slip can be: what is written on it, and whether it was handed in as it should. */
export function SlipEditor({ draft, onChange }: SlipEditorProps) {
  const isWritten = draft.state !== 'absent' && draft.state !== 'blank';
  return (
    <div className={styles.fields}>
      {isWritten && <SlipFields draft={draft} onChange={onChange} />}
      <div className={styles.locationFields}>
        <Select
          label={texts.slip.fields.state}
          value={draft.state}
          options={STATES.map((value) => ({ value, label: texts.slip.states[value] }))}
          onChange={(state) => onChange({ ...draft, state })}
        />
        {isWritten && (
          <Button look="quiet" onClick={() => onChange(addSolution(draft))}>
            {texts.slip.fields.addSolution}
          </Button>
        )}
      </div>
    </div>
  );
}
