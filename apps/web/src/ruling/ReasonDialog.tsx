import { DialogForm } from '../design/DialogForm.tsx';
import { useForm } from '../design/useform.ts';
import { refereeTexts } from '../texts/referee.ts';
import { ReasonField } from './ReasonField.tsx';

interface ReasonDialogProps {
  readonly title: string;
  /** What the button says. */
  readonly action: string;
  /** What it may be, the likely ones first. */
  readonly phrases: readonly string[];
  /** What it most often is: there to be typed over. */
  readonly usual?: string;
  onReason(reason: string): void;
  onClose(): void;
}

/** Asks for the reason of what is about to be done; Enter does it. */
export function ReasonDialog({ title, action, phrases, usual = '', onReason, onClose }: ReasonDialogProps) {
  const form = useForm({ reason: usual });
  const reason = form.values.reason.trim();
  return (
    <DialogForm
      {...{ title, onClose }}
      confirm={action}
      missing={reason === '' ? refereeTexts.reason.missing : undefined}
      onConfirm={() => {
        onReason(reason);
        // At once: what is done may give the focus to something that no dialog must cover then.
        onClose();
        return false;
      }}
    >
      <ReasonField {...{ phrases }} {...(usual === '' ? {} : { ref: selectAll })} {...form.field('reason')} />
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
