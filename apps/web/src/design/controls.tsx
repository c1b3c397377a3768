import { type ComponentProps, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { texts } from '../texts/index.ts';
import styles from './controls.module.css';
import { focusFirst } from './focusfirst.ts';

/** What a thing says of itself by its colour; a word always says it too. */
export type Kind = 'good' | 'bad' | 'warn' | 'info' | 'plain';

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: 'main' | 'danger' | 'quiet';
}

export function Button({ look, type = 'button', className = '', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      data-look={look}
      className={`${styles.button} ${look ? styles[look] : ''} ${className}`}
      {...rest}
    />
  );
}

/** A link that leads somewhere, with the look of a button. */
export const buttonClass = (look?: ButtonProps['look']): string => `${styles.button} ${look ? styles[look] : ''}`;

interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

const describing = (id: string, { hint, error }: FieldProps): string | undefined =>
  [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`].join(' ').trim() || undefined;

function Field({ id, label, hint, error, children }: FieldProps & { id: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      {hint !== undefined && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {error !== undefined && (
        <span id={`${id}-error`} className={styles.error}>
          {error}
        </span>
      )}
    </div>
  );
}

/** A line of text with its label, its hint and what is wrong with it. */
export function TextField({ label, hint, error, className = '', ...rest }: FieldProps & ComponentProps<'input'>) {
  const id = useId();
  return (
    <Field {...{ id, label, hint, error }}>
      <input
        id={id}
        className={`${styles.input} ${className}`}
        aria-invalid={error !== undefined}
        aria-describedby={describing(id, { label, hint, error })}
        {...rest}
      />
    </Field>
  );
}

interface LettersFieldProps extends Omit<ComponentProps<typeof TextField>, 'onChange'> {
  onType(letters: string): void;
}

/** Letters of the game: capitals as they are typed, wherever the caret is. */
export const LettersField = ({ onType, ...rest }: LettersFieldProps) => (
  <TextField
    autoCapitalize="characters"
    autoComplete="off"
    spellCheck={false}
    {...rest}
    onChange={({ target }) => {
      const { selectionStart, selectionEnd } = target;
      // Written here first, so that React has nothing to write and the caret stays.
      target.value = target.value.toUpperCase();
      target.setSelectionRange(selectionStart, selectionEnd);
      onType(target.value);
    }}
  />
);

export function TextArea({ label, hint, error, ...rest }: FieldProps & ComponentProps<'textarea'>) {
  const id = useId();
  return (
    <Field {...{ id, label, hint, error }}>
      <textarea
        id={id}
        className={styles.input}
        aria-invalid={error !== undefined}
        aria-describedby={describing(id, { label, hint, error })}
        {...rest}
      />
    </Field>
  );
}

interface SelectProps<Value extends string> extends FieldProps {
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  onChange(value: Value): void;
}

export function Select<Value extends string>({ label, hint, error, value, options, onChange }: SelectProps<Value>) {
  const id = useId();
  return (
    <Field {...{ id, label, hint, error }}>
      <select
        id={id}
        className={styles.input}
        value={value}
        aria-describedby={describing(id, { label, hint, error })}
        onChange={({ target }) => onChange(target.value as Value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}

interface CheckProps {
  readonly label: string;
  readonly isChecked: boolean;
  onChange(isChecked: boolean): void;
}

/** Yes or no. */
export const Check = ({ label, isChecked, onChange }: CheckProps) => (
  <label className={styles.check}>
    <input type="checkbox" checked={isChecked} onChange={({ target }) => onChange(target.checked)} />
    {label}
  </label>
);

/** Something that the reader must know; what is bad is announced at once. */
export function Notice({ kind, children }: { readonly kind: Exclude<Kind, 'plain'>; readonly children: ReactNode }) {
  return (
    <div className={styles.notice} data-kind={kind} role={kind === 'bad' ? 'alert' : 'status'}>
      <div>{children}</div>
    </div>
  );
}

export const Badge = ({ kind = 'plain', children }: { readonly kind?: Kind; readonly children: ReactNode }) => (
  <span className={styles.badge} data-kind={kind}>
    {children}
  </span>
);

export function Panel({ className = '', ...rest }: ComponentProps<'section'>) {
  return <section className={`${styles.panel} ${className}`} {...rest} />;
}

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  onClose(): void;
}

/**
 * Over the page until it is closed: Escape closes it too. It is taken away at once, not when the browser says later that it is
 * closed: a key pressed in between may already have opened another one. The first focus is that of `focusFirst`.
 */
export function Dialog({ title, children, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown) return;
    shown.showModal();
    const stop = focusFirst(shown);
    return () => {
      stop();
      // Gives the focus back to what had it.
      shown.close();
      const again = document.activeElement as HTMLElement | null;
      // Chromium then takes the caret away with the field of the dialog, and leaves the ring: the focus is given once more.
      queueMicrotask(() => {
        if (again === null || again !== document.activeElement) return;
        again.blur();
        again.focus();
      });
    };
  }, []);
  const close = (event: SyntheticEvent): void => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onCancel={close}>
      <div className={styles.dialogTitle}>
        <h2 id={id}>{title}</h2>
        <Button look="quiet" onClick={onClose}>
          {texts.common.close}
        </Button>
      </div>
      {children}
    </dialog>
  );
}
