import { type ComponentProps, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { texts } from '../texts/index.ts';
import styles from './controls.module.css';
import { focusFirst } from './focusfirst.ts';
import layout from './layout.module.css';
import { Raised } from './Raised.tsx';

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

type SaidProps = Pick<FieldProps, 'hint' | 'error'>;

/** Which texts describe a field. */
export const describing = (id: string, { hint, error }: SaidProps): string | undefined =>
  [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`].join(' ').trim() || undefined;

/** Under a field: its hint, and what is wrong with it. */
export const FieldNotes = ({ id, hint, error }: SaidProps & { readonly id: string }) => (
  <>
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
  </>
);

function Field({ id, label, hint, error, children }: FieldProps & { id: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      <FieldNotes {...{ id, hint, error }} />
    </div>
  );
}

/** What every field has in common: what it says, and what to do with what somebody says instead. */
export interface Bound<Value> {
  readonly value: Value;
  onChange(value: Value): void;
  readonly error?: string | undefined;
}

interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'onChange'> {
  onChange?(text: string, field: HTMLInputElement): void;
}

/** A line of text with its label, its hint and what is wrong with it. */
export function TextField({ label, hint, error, className = '', onChange, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <Field {...{ id, label, hint, error }}>
      <input
        id={id}
        className={`${styles.input} ${className}`}
        aria-invalid={error !== undefined}
        aria-describedby={describing(id, { hint, error })}
        onChange={({ target }) => onChange?.(target.value, target)}
        {...rest}
      />
    </Field>
  );
}

/** Letters of the game: capitals as they are typed, wherever the caret is. */
export const LettersField = ({ onChange, ...rest }: TextFieldProps) => (
  <TextField
    autoCapitalize="characters"
    autoComplete="off"
    spellCheck={false}
    {...rest}
    onChange={(text, field) => {
      const { selectionStart, selectionEnd } = field;
      // Written here first, so that React has nothing to write and the caret stays.
      field.value = text.toUpperCase();
      field.setSelectionRange(selectionStart, selectionEnd);
      onChange?.(field.value, field);
    }}
  />
);

interface TextAreaProps extends FieldProps, Omit<ComponentProps<'textarea'>, 'onChange'> {
  onChange?(text: string): void;
}

export function TextArea({ label, hint, error, onChange, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <Field {...{ id, label, hint, error }}>
      <textarea
        id={id}
        className={styles.input}
        aria-invalid={error !== undefined}
        aria-describedby={describing(id, { hint, error })}
        onChange={({ target }) => onChange?.(target.value)}
        {...rest}
      />
    </Field>
  );
}

interface BareSelectProps<Value extends string> extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  onChange(value: Value): void;
}

/** A choice whose label is not shown: what it stands in says it, and `aria-label`. */
export const BareSelect = <Value extends string>({
  options,
  className = layout.compact,
  onChange,
  ...rest
}: BareSelectProps<Value>) => (
  <select className={className} onChange={({ target }) => onChange(target.value as Value)} {...rest}>
    {options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
);

type SelectProps<Value extends string> = FieldProps & Pick<BareSelectProps<Value>, 'value' | 'options' | 'onChange'>;

export function Select<Value extends string>({ label, hint, error, ...choice }: SelectProps<Value>) {
  const id = useId();
  return (
    <Field {...{ id, label, hint, error }}>
      <BareSelect {...choice} id={id} className={styles.input} aria-describedby={describing(id, { hint, error })} />
    </Field>
  );
}

/** Yes or no. */
export function Check({ label, hint, value, onChange }: Pick<FieldProps, 'label' | 'hint'> & Bound<boolean>) {
  const id = useId();
  const box = (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={value}
        aria-describedby={describing(id, { hint })}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        <Raised text={label} />
      </span>
    </label>
  );
  if (hint === undefined) return box;
  return (
    <div className={styles.field}>
      {box}
      <FieldNotes {...{ id, hint }} />
    </div>
  );
}

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
  /** For a table of many columns. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
  onClose(): void;
}

/**
 * Over the page until it is closed: Escape closes it too. It is taken away at once, not when the browser says later that it is
 * closed: a key pressed in between may already have opened another one. The first focus is that of `focusFirst`.
 */
export function Dialog({ title, isWide, children, onClose }: DialogProps) {
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
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-wide={isWide || undefined}
      aria-labelledby={id}
      onCancel={close}
    >
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
