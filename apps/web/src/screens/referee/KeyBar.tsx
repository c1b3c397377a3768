import type { Shortcut } from '../../app/shortcuts.tsx';
import { texts } from '../../texts/index.ts';
import styles from './referee.module.css';

const NAMES: Readonly<Record<string, string>> = { PageDown: 'Pg ↓', PageUp: 'Pg ↑', ArrowDown: '↓' };

/** A key as keyboards name it. */
const nameOf = (keys: string): string =>
  keys
    .split('+')
    .map((key) => NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key))
    .join(' ');

/** The keys of the screen, to be seen and to be touched. */
export const KeyBar = ({ shortcuts }: { readonly shortcuts: readonly Shortcut[] }) => (
  <fieldset className={styles.keys} aria-label={texts.referee.keys.bar}>
    {shortcuts.map(({ keys, label, run }) => (
      <button key={keys} type="button" className={styles.key} aria-keyshortcuts={keys} onClick={run}>
        <kbd>{nameOf(keys)}</kbd>
        {label}
      </button>
    ))}
  </fieldset>
);
