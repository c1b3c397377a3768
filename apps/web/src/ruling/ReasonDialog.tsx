import { type FormEvent, useState } from 'react';
import { Button, Dialog } from '../design/controls.tsx';
import layout from '../design/layout.module.css';
import { ReasonField } from './ReasonField.tsx';
import styles from './ruling.module.css';

interface ReasonDialogProps {
  readonly title: string;
  /** What the button says. */
  readonly action: string;
  onConfirm(reason: string): void;
  onClose(): void;
}

/** Asks for the reason of what is about to be done. */
export function ReasonDialog({ title, action, onConfirm, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const confirm = (event: FormEvent): void => {
    event.preventDefault();
    onConfirm(reason);
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form className={`${layout.stack3} ${styles.form}`} onSubmit={confirm}>
        <ReasonField value={reason} onChange={setReason} />
        <Button type="submit" look="main">
          {action}
        </Button>
      </form>
    </Dialog>
  );
}
