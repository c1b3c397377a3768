import { useEffect, useRef, useState } from 'react';
import { Button, Dialog } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { refereeTexts } from '../../texts/referee.ts';
import styles from './entry.module.css';
import { PALETTE_KEY, type SlipAction, type SlipActions } from './slipactions.ts';

const { palette: words } = refereeTexts;

interface PaletteProps {
  readonly title: string;
  readonly actions: SlipActions;
  onClose(): void;
}

/** What a slip is, by one letter: its six states, and the rest behind « Plus… ». All letters answer at once. */
export function SlipPalette({ title, actions, onClose }: PaletteProps) {
  const [isWhole, setWhole] = useState(false);
  const act = ({ run }: SlipAction): void => {
    onClose();
    run();
  };
  const onKey = useRef((_: KeyboardEvent): void => {});
  onKey.current = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const action = [...actions.states, ...actions.others].find(({ letter }) => letter === event.key.toUpperCase());
    if (!action && event.key !== PALETTE_KEY) return;
    event.preventDefault();
    if (action) act(action);
    else setWhole(true);
  };
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey.current(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  const buttonOf = (action: SlipAction) => (
    <Button key={action.letter} className={styles.choice} onClick={() => act(action)}>
      <kbd>{action.letter}</kbd> {action.label}
    </Button>
  );
  return (
    <Dialog title={title} onClose={onClose}>
      <p className={layout.soft}>{words.states}</p>
      <div className={`${layout.fields} ${styles.palette}`}>{actions.states.map(buttonOf)}</div>
      {isWhole ? (
        <>
          <p className={layout.soft}>{words.others}</p>
          <div className={`${layout.fields} ${styles.palette}`}>{actions.others.map(buttonOf)}</div>
        </>
      ) : (
        <Button look="quiet" onClick={() => setWhole(true)}>
          {words.more} <kbd>{PALETTE_KEY}</kbd>
        </Button>
      )}
    </Dialog>
  );
}
