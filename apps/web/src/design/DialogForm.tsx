import type { ReactNode, SubmitEvent } from 'react';
import { Button, Dialog, Notice } from './controls.tsx';
import layout from './layout.module.css';

interface FormProps {
  /** What asks the server for it: its refusal is said above the button, which waits meanwhile. */
  readonly sending?: { readonly isBusy: boolean; readonly fault: { readonly text: string } | undefined } | undefined;
  readonly confirm: string;
  /** Plain where several stand one below the other. */
  readonly look?: 'main' | 'danger' | 'plain';
  readonly isReady?: boolean | undefined;
  /** What is missing before it can be asked. */
  readonly missing?: string | undefined;
  /** What the button says that leaves without doing it. */
  readonly leave?: string | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
  onLeave?(): void;
  onConfirm(): void;
}

/**
 * Fields, what the server refuses, and the button that asks for it; Enter in a field asks too. Where the button takes something
 * away, the one that leaves comes first: in a dialog without a field it has the focus.
 */
export function Form(props: FormProps) {
  const { sending, confirm, look = 'main', isReady = true, missing, leave, children, onLeave, onConfirm } = props;
  const isLeftFirst = leave !== undefined && look === 'danger';
  const leaving = leave !== undefined && (
    <Button {...(isLeftFirst ? { look: 'main', autoFocus: true } : {})} onClick={onLeave}>
      {leave}
    </Button>
  );
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    onConfirm();
  };
  return (
    <form className={props.className ?? layout.stack3} onSubmit={submit}>
      {children}
      {sending?.fault && <Notice kind="bad">{sending.fault.text}</Notice>}
      <div className={`${layout.row} ${isLeftFirst ? layout.between : ''}`}>
        {isLeftFirst && leaving}
        <Button type="submit" {...(look === 'plain' ? {} : { look })} disabled={sending?.isBusy || !isReady}>
          {confirm}
        </Button>
        {!isLeftFirst && leaving}
      </div>
      {!isReady && missing !== undefined && <p className={layout.soft}>{missing}</p>}
    </form>
  );
}

interface DialogFormProps extends Omit<FormProps, 'onConfirm'> {
  readonly title: string;
  onClose(): void;
  /** Answers whether it is done: the dialog closes then; refused, it stays with what was typed. */
  onConfirm(): boolean | Promise<boolean>;
}

/** A dialog that asks something: a few fields, or only whether it is meant. */
export function DialogForm({ title, onClose, onConfirm, ...form }: DialogFormProps) {
  const confirm = async (): Promise<void> => {
    if (await onConfirm()) onClose();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <Form onLeave={onClose} {...form} onConfirm={confirm} />
    </Dialog>
  );
}
