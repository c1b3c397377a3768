import { useEffect, useRef, useState } from 'react';
import { KeyCap } from '../app/KeyCap.tsx';
import type { ScreenAction } from '../app/shortcuts.tsx';
import { Combobox } from '../design/Combobox.tsx';
import { Dialog } from '../design/controls.tsx';
import layout from '../design/layout.module.css';
import { paletteTexts as words } from '../texts/palette.ts';
import { findByName, otherWordOf } from './find.ts';
import styles from './palette.module.css';

interface ActionPaletteProps {
  readonly actions: readonly ScreenAction[];
  /** What was typed while it was on its way. */
  readonly early: string;
  onTake(action: ScreenAction): void;
  onClose(): void;
}

/** All that can be done from where one is, found by its name, with its key. */
export function ActionPalette({ actions, early, onTake, onClose }: ActionPaletteProps) {
  // As they were when it was opened: what somebody is about to choose does not move.
  const [offered] = useState(() => offeredOf(actions));
  const [typed, setTyped] = useState(early);
  const [at, setAt] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const found = findByName(offered, typed, ({ label }) => ({ name: label, also: words.also[label] ?? '' }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the option that is meant comes into sight when it is another one
  useEffect(() => {
    place.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at, typed]);
  const take = (index: number): void => {
    if (found[index]) onTake(found[index]);
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div ref={place} className={layout.stack2}>
        <Combobox
          label={words.search}
          placeholder={words.example}
          value={typed}
          options={found}
          at={at}
          listLabel={words.list}
          listClass={styles.list}
          optionClass={styles.option}
          show={({ label, keys }) => (
            <>
              <span>
                {label} <Otherwise {...{ typed, label }} />
              </span>
              {keys !== undefined && <KeyCap keys={keys} />}
            </>
          )}
          onChange={(text) => {
            setTyped(text);
            setAt(0);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            take(at);
          }}
          onMove={setAt}
          onTake={take}
        />
        <p role="status" className={layout.soft}>
          {found.length === 0 ? words.none : ''}
        </p>
      </div>
    </Dialog>
  );
}

/** The word that was typed, where the name of an action is another one. */
function Otherwise({ typed, label }: { readonly typed: string; readonly label: string }) {
  const word = otherWordOf(typed, label, words.also[label] ?? '');
  return word !== undefined && <span className={layout.soft}>· {word}</span>;
}

/** What can be done now; of what is called the same, the nearest. */
const offeredOf = (actions: readonly ScreenAction[]): readonly ScreenAction[] =>
  actions.filter(({ label, isIdle }, index) => !isIdle && actions.findIndex((one) => one.label === label) === index);
