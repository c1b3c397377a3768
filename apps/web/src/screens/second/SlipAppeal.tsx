import { Dialog, Notice } from '../../design/controls.tsx';
import { AppealForm } from '../../ruling/AppealForm.tsx';
import { nextAppeal } from '../../ruling/appeals.ts';
import { useView } from '../../server/views.ts';
import type { SlipPlace } from '../../slip/keys.ts';
import { appealsTexts } from '../../texts/appeals.ts';
import { texts } from '../../texts/index.ts';
import { secondTexts } from '../../texts/second.ts';

interface SlipAppealProps {
  readonly slip: SlipPlace;
  readonly table: number;
  onClose(): void;
}

/** An appeal about a slip: its file says to whom. */
export function SlipAppeal({ slip, table, onClose }: SlipAppealProps) {
  const { game, turn, entrant } = slip;
  const { data: file, error } = useView('seeSlipFile', { game, turn, entrant });
  const to = file && nextAppeal(file);
  return (
    <Dialog title={appealsTexts.titles[to ?? 'commission'](table)} onClose={onClose}>
      {to ? (
        <AppealForm {...{ slip, to }} basis={file?.basis} onFiled={onClose} />
      ) : (
        <Notice kind="info">{file ? secondTexts.nothingToContest : (error?.message ?? texts.common.loading)}</Notice>
      )}
    </Dialog>
  );
}
