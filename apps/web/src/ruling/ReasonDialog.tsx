import { useState } from 'react';
import { DialogForm } from '../design/DialogForm.tsx';
import { ReasonField } from './ReasonField.tsx';

interface ReasonDialogProps {
  readonly title: string;
  /** What the button says. */
  readonly action: string;
  onConfirm(reason: string): undefined;
  onClose(): void;
}

/** Asks for the reason of what is about to be done. */
export function ReasonDialog({ title, action, onConfirm, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <DialogForm {...{ title, onClose }} confirm={action} onConfirm={() => onConfirm(reason)}>
      <ReasonField value={reason} onChange={setReason} />
    </DialogForm>
  );
}
