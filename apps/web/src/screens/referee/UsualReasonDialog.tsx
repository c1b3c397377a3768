import { type FormEvent, useState } from 'react';
import { Button, Dialog, TextField } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
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
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (reason.trim() === '') setMissing(true);
    else onReason(reason.trim());
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form className={layout.stack3} onSubmit={onSubmit}>
        <TextField
          ref={selectAll}
          label={texts.referee.reason.label}
          error={isMissing ? texts.referee.reason.missing : undefined}
          value={reason}
          onChange={setReason}
        />
        <Button look="main" type="submit">
          {texts.common.confirm}
        </Button>
      </form>
    </Dialog>
  );
}

/** Ready to be typed over, once the dialog is open. */
const selectAll = (field: HTMLInputElement | null): void => {
  requestAnimationFrame(() => {
    field?.focus();
    field?.select();
  });
};
