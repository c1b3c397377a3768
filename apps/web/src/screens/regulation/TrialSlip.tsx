import { Button } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { SlipEditor } from '../../slip/SlipEditor.tsx';
import type { SlipDraft } from '../../slip/slipdraft.ts';
import { regulationTexts } from '../../texts/regulation.ts';

const { trial: words } = regulationTexts;

interface TrialSlipProps {
  readonly draft: SlipDraft;
  onChange(draft: SlipDraft): void;
  onWipe(): void;
}

/** The slip that is tried. */
export const TrialSlip = ({ draft, onChange, onWipe }: TrialSlipProps) => (
  <>
    <div className={`${layout.row} ${layout.between}`}>
      <h2>{words.slip}</h2>
      <Button look="quiet" onClick={onWipe}>
        {words.wipe}
      </Button>
    </div>
    <SlipEditor draft={draft} onChange={onChange} />
  </>
);
