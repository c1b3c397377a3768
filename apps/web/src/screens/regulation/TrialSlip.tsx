import type { SlipState } from '@raccord/regulation';
import { Button, Select } from '../../design/controls.tsx';
import { SlipFields } from '../../slip/SlipFields.tsx';
import { addSolution, type SlipDraft } from '../../slip/slipdraft.ts';
import { texts } from '../../texts/index.ts';

const { trial: words } = texts.regulation;
const STATES = Object.keys(words.states) as readonly SlipState[];

interface TrialSlipProps {
  readonly draft: SlipDraft;
  onChange(draft: SlipDraft): void;
  onWipe(): void;
}

/** The slip that is tried: its state, and what is written on it. */
export function TrialSlip({ draft, onChange, onWipe }: TrialSlipProps) {
  const isWritten = draft.state !== 'absent' && draft.state !== 'blank';
  return (
    <>
      <h2>{words.slip}</h2>
      <Select
        label={words.state}
        value={draft.state}
        options={STATES.map((state) => ({ value: state, label: words.states[state] }))}
        onChange={(state) => onChange({ ...draft, state })}
      />
      {isWritten && (
        <>
          <SlipFields draft={draft} onChange={onChange} />
          <Button onClick={() => onChange(addSolution(draft))}>{words.addSolution}</Button>
        </>
      )}
      <Button onClick={onWipe}>{words.wipe}</Button>
    </>
  );
}
