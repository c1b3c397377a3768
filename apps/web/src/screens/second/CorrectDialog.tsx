import { useState } from 'react';
import { DialogForm } from '../../design/DialogForm.tsx';
import layout from '../../design/layout.module.css';
import { useForm } from '../../design/useform.ts';
import { useSurvey } from '../../engine/useengine.ts';
import { ReasonField } from '../../ruling/ReasonField.tsx';
import { useOutbox } from '../../server/useoutbox.tsx';
import { Alerts } from '../../slip/Alerts.tsx';
import type { SlipPlace } from '../../slip/keys.ts';
import { LackAsked } from '../../slip/LackAsked.tsx';
import { focusLack, lackOf } from '../../slip/lacking.ts';
import type { LaidTable } from '../../slip/overlay.ts';
import { SlipEditor } from '../../slip/SlipEditor.tsx';
import { draftOf, draftSlip, EMPTY_DRAFT } from '../../slip/slipdraft.ts';
import { useVerdict } from '../../slip/usejudged.ts';
import { type JudgedTurn, usePlaces } from '../../slip/useshownturn.ts';
import { VerdictView } from '../../slip/VerdictView.tsx';
import { refereeTexts } from '../../texts/referee.ts';
import { secondTexts as words } from '../../texts/second.ts';
import styles from './second.module.css';

const { reason: reasons } = refereeTexts;

interface CorrectDialogProps {
  readonly slipKey: SlipPlace;
  readonly table: LaidTable;
  readonly shown: JudgedTurn;
  onCorrected(): void;
  onClose(): void;
}

/** Writes a slip as it is on paper, with the reason; its verdict shows as it is typed. */
export function CorrectDialog({ slipKey, table, shown, onCorrected, onClose }: CorrectDialogProps) {
  const outbox = useOutbox();
  const [draft, setDraft] = useState(() => (table.slip ? draftOf(table.slip) : EMPTY_DRAFT));
  const form = useForm({ reason: '' });
  const reason = form.values.reason.trim();
  const slip = draftSlip(draft);
  const lack = lackOf(draft, slipKey.turn);
  const { last: verdict, isCurrent } = useVerdict(shown, slip);
  const { score: _, ...anyScore } = slip;
  const anywhere = usePlaces(shown, anyScore);
  const top = useSurvey(shown.position, shown.readiness.hash)?.top;
  const save = (): boolean => {
    if (lack) {
      focusLack(lack);
      return false;
    }
    void outbox.add('correct-slip', { ...slipKey, slip, reason }, { basis: table.basis });
    onCorrected();
    return false;
  };
  return (
    <DialogForm
      title={words.correctTitle(table.table)}
      confirm={words.saveCorrection}
      missing={reason === '' ? reasons.missing : undefined}
      isWide
      className={styles.correction}
      onConfirm={save}
      onClose={onClose}
    >
      <SlipEditor draft={draft} onChange={setDraft} />
      <div className={layout.stack3}>
        <p className={layout.soft}>{words.correctHint}</p>
        <LackAsked {...{ draft, lack }} />
        {verdict && !lack && (
          <>
            <VerdictView verdict={verdict} isOlder={!isCurrent} />
            <Alerts {...{ slip, verdict, anywhere, top }} />
          </>
        )}
        <ReasonField label={words.correctReason} phrases={reasons.likely.correct} {...form.field('reason')} />
      </div>
    </DialogForm>
  );
}
