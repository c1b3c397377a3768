import { useState } from 'react';
import { TextField } from '../../design/controls.tsx';
import { DialogForm } from '../../design/DialogForm.tsx';
import { texts } from '../../texts/index.ts';

interface ReasonDialogProps {
  readonly title: string;
  /** What it most often is. */
  readonly usual: string;
  onReason(reason: string): void;
  onClose(): void;
}

/** Asks why: Enter takes the usual reason. */
export function UsualReasonDialog({ title, usual, onReason, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState(usual);
  const [isMissing, setMissing] = useState(false);
  const confirm = (): boolean => {
    if (reason.trim() === '') setMissing(true);
    else onReason(reason.trim());
    return false;
  };
  return (
    <DialogForm {...{ title, onClose }} confirm={texts.common.confirm} onConfirm={confirm}>
      <TextField
        ref={selectAll}
        label={texts.referee.reason.label}
        error={isMissing ? texts.referee.reason.missing : undefined}
        value={reason}
        onChange={setReason}
      />
    </DialogForm>
  );
}

/** Ready to be typed over, once the dialog is open. */
const selectAll = (field: HTMLInputElement | null): void => {
  requestAnimationFrame(() => {
    field?.focus();
    field?.select();
  });
};
