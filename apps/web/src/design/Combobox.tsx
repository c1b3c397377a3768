import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { TextField } from './controls.tsx';

interface ComboboxProps<Option> extends ComponentProps<typeof TextField> {
  /** `TextField` unless told; one that takes letters, for one. */
  readonly Field?: typeof TextField;
  readonly options: readonly Option[];
  /** Which of them is meant. */
  readonly at: number;
  /** What the list is called. */
  readonly listLabel: string;
  readonly listClass: string | undefined;
  readonly optionClass?: string | undefined;
  /** They answer what was typed before. */
  readonly isBusy?: boolean;
  /** The list is there while somebody types, and no longer. */
  readonly isPassing?: boolean;
  /** So many are shown, those around the one that is meant. */
  readonly most?: number;
  /** Between the field and the list. */
  readonly children?: ReactNode;
  show(option: Option): ReactNode;
  /** Arrows have come to another one; from the last one they go to the first. */
  onMove(at: number): void;
  /** One is touched or clicked: it is meant, unless told otherwise. */
  onTake?(at: number): void;
}

/**
 * A field that offers what the text in it may mean. The focus stays in the field: arrows choose, and what takes the choice (Enter, Tab)
 * is for the screen to say, by `onKeyDown`.
 */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  const { Field = TextField, options: all, at, listLabel, listClass, optionClass, isBusy, isPassing, ...more } = props;
  const { most = all.length, children, show, onMove, onTake = onMove, onKeyDown, onFocus, onBlur, ...rest } = more;
  const list = useId();
  const idOf = (index: number): string => `${list}-${index}`;
  const [hasFocus, setFocus] = useState(false);
  const options = isPassing && !hasFocus ? [] : all;
  const isOpen = options.length > 0;
  const first = Math.max(0, Math.min(at - most + 1, options.length - most));
  const move = (event: KeyboardEvent<HTMLInputElement>): void => {
    onKeyDown?.(event);
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.defaultPrevented || step === 0 || !isOpen) return;
    event.preventDefault();
    onMove((at + step + options.length) % options.length);
  };
  return (
    <>
      <Field
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-expanded={isOpen}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={options[at] === undefined ? undefined : idOf(at)}
        {...rest}
        onKeyDown={move}
        onFocus={(event) => {
          setFocus(true);
          onFocus?.(event);
        }}
        onBlur={(event) => {
          setFocus(false);
          onBlur?.(event);
        }}
      />
      {children}
      <div
        id={list}
        role="listbox"
        className={listClass}
        aria-label={listLabel}
        aria-busy={isBusy}
        data-empty={!isOpen}
      >
        {options.slice(first, first + most).map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field that owns the list
          <div
            key={idOf(first + index)}
            id={idOf(first + index)}
            role="option"
            tabIndex={-1}
            aria-selected={first + index === at}
            className={optionClass}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onTake(first + index)}
          >
            {show(option)}
          </div>
        ))}
      </div>
    </>
  );
}
