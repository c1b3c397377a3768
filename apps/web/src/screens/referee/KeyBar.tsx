import { keyName } from '../../app/KeyCap.tsx';
import type { Shortcut } from '../../app/shortcuts.tsx';
import layout from '../../design/layout.module.css';
import { texts } from '../../texts/index.ts';
import styles from './entry.module.css';

/** The keys of the screen, to be seen and to be touched. */
export const KeyBar = ({ shortcuts }: { readonly shortcuts: readonly Shortcut[] }) => (
  <fieldset className={`${layout.row1} ${styles.keys}`} aria-label={texts.referee.keys.bar}>
    {shortcuts.map(({ keys, label, run }) => (
      <button key={keys} type="button" className={`${layout.box} ${styles.key}`} aria-keyshortcuts={keys} onClick={run}>
        <kbd>{keyName(keys)}</kbd>
        {label}
      </button>
    ))}
  </fieldset>
);
