import type { Solution } from '@raccord/scrabble';
import type { KeyboardEvent, RefObject } from 'react';
import { KeyCap } from '../../app/KeyCap.tsx';
import { useExpectedLetters, useShortcutHelp } from '../../app/shortcuts.tsx';
import { Combobox } from '../../design/Combobox.tsx';
import { Badge, Button, LettersField } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { WrittenWord } from '../../slip/Written.tsx';
import { refereeTexts } from '../../texts/referee.ts';
import { digitOf } from './digitof.ts';
import styles from './entry.module.css';
import { moveKey } from './entryrows.ts';

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
  const keys: Readonly<Record<string, () => void>> = {
    Enter: onEnter,
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
      <Combobox
        Field={LettersField}
        ref={field}
        label={refereeTexts.line.label}
        hint={hint}
        className={styles.typed}
        value={typed}
        options={candidates}
        at={chosen}
        listLabel={refereeTexts.line.solutions}
        listClass={styles.candidates}
        optionClass={styles.candidate}
        isBusy={isBusy}
        show={(candidate) => <Candidate {...{ candidate }} count={played.get(moveKey(candidate)) ?? 0} />}
        onKeyDown={onKeyDown}
        onChange={onType}
        onMove={onChoose}
        onTake={(index) => onTake(candidates[index])}
      >
        <div className={`${layout.row2} ${styles.acts}`}>
          <Button look="main" onClick={onEnter}>
            {action} <KeyCap keys="Enter" />
          </Button>
          <Button onClick={onOpen} aria-keyshortcuts="Tab">
            {refereeTexts.line.openFields} <KeyCap keys="Tab" />
          </Button>
        </div>
      </Combobox>
    </div>
  );
}

const Candidate = ({ candidate, count }: { readonly candidate: Solution; readonly count: number }) => (
  <>
    <WrittenWord word={candidate.word} />
    <span>{candidate.reference}</span>
    <strong>{candidate.score}</strong>
    <span>{count > 0 && <Badge kind="info">{refereeTexts.line.played(count)}</Badge>}</span>
  </>
);
