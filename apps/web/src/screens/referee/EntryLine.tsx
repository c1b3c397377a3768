import type { Solution } from '@raccord/scrabble';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import { useExpectedLetters, useShortcutHelp } from '../../app/shortcuts.tsx';
import { Button, LettersField } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { texts } from '../../texts/index.ts';
import { Candidates, candidateId } from './Candidates.tsx';
import { digitOf } from './digitof.ts';
import styles from './entry.module.css';

interface EntryLineProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly typed: string;
  readonly hint: string;
  /** What Enter does. */
  readonly action: string;
  readonly candidates: readonly Solution[];
  readonly chosen: number;
  readonly isBusy: boolean;
  readonly played: ReadonlyMap<string, number>;
  onType(typed: string): void;
  onChoose(index: number): void;
  onEnter(): void;
  onTake(candidate: Solution): void;
  onOpen(): void;
}

/** Where a referee types: nothing for the top, a few letters or the score for another solution. */
export function EntryLine(props: EntryLineProps) {
  const { field, typed, hint, action, candidates, chosen, isBusy, played, onType, onChoose, onEnter, onTake, onOpen } =
    props;
  const showHelp = useShortcutHelp();
  useExpectedLetters(field, typed !== '');
  const list = useId();
  const isOpen = candidates.length > 0;
  const step = (by: number) => isOpen && onChoose((chosen + by + candidates.length) % candidates.length);
  const keys: Readonly<Record<string, () => void>> = {
    Enter: onEnter,
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Escape: () => onType(''),
    '?': showHelp,
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const digit = digitOf(event);
    const isTab = event.key === 'Tab' && !event.shiftKey;
    const named = event.ctrlKey ? undefined : keys[event.key];
    const run = isTab ? onOpen : (named ?? (digit ? () => onType(typed + digit) : undefined));
    if (!run) return;
    event.preventDefault();
    run();
  };
  return (
    <div className={layout.stack1}>
      <LettersField
        ref={field}
        label={texts.referee.line.label}
        hint={hint}
        className={styles.typed}
        value={typed}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={list}
        aria-activedescendant={isOpen ? candidateId(list, chosen) : undefined}
        aria-autocomplete="list"
        onKeyDown={onKeyDown}
        onChange={onType}
      />
      <div className={layout.row}>
        <Button look="main" onClick={onEnter}>
          {action}
        </Button>
        <Button onClick={onOpen} aria-keyshortcuts="Tab">
          {texts.referee.line.openFields}
        </Button>
      </div>
      <Candidates id={list} {...{ candidates, chosen, isBusy, played, onTake }} />
    </div>
  );
}
