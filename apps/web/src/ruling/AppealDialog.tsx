import { Dialog } from '../design/controls.tsx';
import type { SlipPlace } from '../slip/keys.ts';
import { appealsTexts } from '../texts/appeals.ts';
import { AppealForm } from './AppealForm.tsx';

interface AppealDialogProps {
  readonly slip: SlipPlace;
  readonly basis: string | undefined;
  readonly table: number;
  readonly to: 'commission' | 'federation';
  onClose(): void;
}

export const AppealDialog = ({ slip, basis, table, to, onClose }: AppealDialogProps) => (
  <Dialog title={appealsTexts.titles[to](table)} onClose={onClose}>
    <AppealForm {...{ slip, basis, to }} onFiled={onClose} />
  </Dialog>
);
