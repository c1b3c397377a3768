import { keyName } from '../../app/KeyCap.tsx';
import type { Shortcut } from '../../app/shortcuts.tsx';
import layout from '../../design/layout.module.css';
import { refereeTexts } from '../../texts/referee.ts';
import styles from './entry.module.css';

interface KeyBarProps {
  readonly shortcuts: readonly Shortcut[];
  /** Those of some evenings only: their keys answer all the same. */
  readonly others: readonly Shortcut[];
}

/** The keys of the screen, to be seen and to be touched. */
export const KeyBar = ({ shortcuts, others }: KeyBarProps) => (
  <fieldset className={`${layout.row1} ${styles.keys}`} aria-label={refereeTexts.keys.bar}>
    {shortcuts.map(keyOf)}
    <details className={styles.others}>
      <summary>{refereeTexts.keys.others}</summary>
      <div className={layout.row1}>{others.map(keyOf)}</div>
    </details>
  </fieldset>
);

const keyOf = ({ keys, label, run }: Shortcut) => (
  <button key={keys} type="button" className={`${layout.box} ${styles.key}`} aria-keyshortcuts={keys} onClick={run}>
    <kbd>{keyName(keys)}</kbd>
    {label}
  </button>
);
