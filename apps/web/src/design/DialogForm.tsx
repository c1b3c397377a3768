import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { Button, Dialog, Notice } from './controls.tsx';
import layout from './layout.module.css';

interface FormProps {
  /** What asks the server for it: its refusal is said above the button, which waits meanwhile. */
  readonly sending?: { readonly isBusy: boolean; readonly fault: { readonly text: string } | undefined } | undefined;
  readonly confirm: ReactNode;
  /** Plain where several stand one below the other. */
  readonly look?: 'main' | 'danger' | 'plain';
  readonly isReady?: boolean | undefined;
  /** What is missing before it can be asked, said beside the button. */
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
 * away, the one that leaves is the main one: in a dialog without a field it has the focus. What is wrong is said by the page, in
 * French: not by the browser, in its language.
 */
export function Form(props: FormProps) {
  const { sending, confirm, look = 'main', missing, leave, children, onLeave, onConfirm } = props;
  const { isReady = missing === undefined, className = layout.stack3 } = props;
  const id = useId();
  const isSafe = look !== 'danger';
  const isLacking = !isReady && missing !== undefined;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    onConfirm();
  };
  return (
    <form className={className} onSubmit={submit} noValidate>
      {children}
      {sending?.fault && <Notice kind="bad">{sending.fault.text}</Notice>}
      <div
        data-actions={look !== 'plain' || undefined}
        className={`${layout.row} ${leave === undefined || isSafe ? '' : layout.between}`}
      >
        {leave !== undefined && (
          <Button {...(isSafe ? {} : { look: 'main', autoFocus: true })} onClick={onLeave}>
            {leave}
          </Button>
        )}
        <Button
          type="submit"
          {...(look === 'plain' ? {} : { look })}
          disabled={sending?.isBusy || !isReady}
          aria-describedby={isLacking ? id : undefined}
        >
          {confirm}
        </Button>
        {isLacking && (
          <span id={id} className={layout.soft}>
            {missing}
          </span>
        )}
      </div>
    </form>
  );
}

interface DialogFormProps extends Omit<FormProps, 'onConfirm'> {
  readonly title: string;
  readonly isWide?: boolean;
  onClose(): void;
  /** Answers `false` where it was not done: the dialog stays then, with what was typed; else it closes. */
  onConfirm(): boolean | undefined | Promise<boolean | undefined>;
}

/** A dialog that asks something: a few fields, or only whether it is meant. */
export function DialogForm({ title, isWide = false, onClose, onConfirm, ...form }: DialogFormProps) {
  const confirm = async (): Promise<void> => {
    if ((await onConfirm()) !== false) onClose();
  };
  return (
    <Dialog {...{ title, isWide, onClose }}>
      <Form onLeave={onClose} {...form} onConfirm={confirm} />
    </Dialog>
  );
}

interface AskedButtonProps extends Omit<DialogFormProps, 'onClose'> {
  /** What the button says that opens the question; as the one that confirms unless told. */
  readonly label?: string;
  readonly buttonLook?: 'main' | 'danger' | 'quiet';
  readonly disabled?: boolean;
}

/** A button that does something once somebody has said so twice. */
export function AskedButton({ label, buttonLook, disabled, ...form }: AskedButtonProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button {...(buttonLook ? { look: buttonLook } : {})} disabled={disabled} onClick={() => setAsked(true)}>
        {label ?? form.confirm}
      </Button>
      {isAsked && <DialogForm {...form} onClose={() => setAsked(false)} />}
    </>
  );
}
