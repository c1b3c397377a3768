import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { KEY_MAP } from '../../app/keymap.ts';
import { useShortcutHelp } from '../../app/shortcuts.tsx';
import { ThemeChoice } from '../../app/ThemeChoice.tsx';
import { Button } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { texts } from '../../texts/index.ts';
import styles from './home.module.css';

/** What is around the screens of the installation, where no tournament is chosen yet. */
export function HomeFrame({ children }: { readonly children: ReactNode }) {
  const showHelp = useShortcutHelp();
  return (
    <div className={styles.frame}>
      <header className={`${layout.row4} ${styles.header} screen-only`}>
        <Link href="/" className={`${layout.row2} ${layout.oneLine} ${styles.brand}`}>
          <img src={`${import.meta.env.BASE_URL}raccord.svg`} alt="" width="32" height="32" />
          <span className={styles.brandName}>Raccord</span>
        </Link>
        <ThemeChoice />
        <Button look="quiet" onClick={showHelp} aria-keyshortcuts={KEY_MAP.help}>
          <kbd>{KEY_MAP.help}</kbd> {texts.common.help}
        </Button>
      </header>
      <main className={`${layout.page} ${styles.main}`}>{children}</main>
    </div>
  );
}
