import { AppealDialog } from '../../ruling/AppealDialog.tsx';
import { nextAppeal } from '../../ruling/appeals.ts';
import type { SlipKey } from '../../ruling/slipkey.ts';
import { useView } from '../../server/views.ts';

interface SlipAppealProps {
  readonly slip: SlipKey;
  readonly table: number;
  onClose(): void;
}

/** An appeal about a slip: its file says to whom. */
export function SlipAppeal({ slip, table, onClose }: SlipAppealProps) {
  const { game, turn, entrant } = slip;
  const { data: file, isPlaceholderData } = useView('seeSlipFile', { game, turn: String(turn), entrant });
  const to = file && !isPlaceholderData ? nextAppeal(file) : undefined;
  return to ? <AppealDialog {...{ slip, table, to, onClose }} /> : null;
}
