import { LONGEST_CONTEST } from '@raccord/contract';
import { TextArea } from '../../design/controls.tsx';
import { DialogForm } from '../../design/DialogForm.tsx';
import { useForm } from '../../design/useform.ts';
import type { useSending } from '../../server/usesending.ts';
import { texts } from '../../texts/index.ts';

interface SentenceDialogProps {
  readonly words: { readonly title: string; readonly label: string; readonly hint: string; readonly action: string };
  readonly before?: string;
  readonly sending: ReturnType<typeof useSending>;
  onClose(): void;
  /** Tells whether it was done. */
  onSend(text: string): Promise<boolean>;
}

/** A sentence for the one who gives the exam, or his answer to it. */
export function SentenceDialog({ words, before = '', sending, onClose, onSend }: SentenceDialogProps) {
  const form = useForm({ text: before });
  const text = form.values.text.trim();
  return (
    <DialogForm
      title={words.title}
      confirm={words.action}
      leave={texts.common.cancel}
      isReady={text !== ''}
      {...{ sending, onClose }}
      onConfirm={() => onSend(text)}
    >
      <TextArea
        label={words.label}
        hint={words.hint}
        rows={4}
        maxLength={LONGEST_CONTEST}
        autoFocus
        {...form.field('text')}
      />
    </DialogForm>
  );
}
