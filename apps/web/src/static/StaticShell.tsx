import { type ReactNode, useRef, useState } from 'react';
import { Link, useRoute } from 'wouter';
import shell from '../app/shell.module.css';
import { useShortcutHelp } from '../app/shortcuts.tsx';
import { ThemeChoice } from '../app/ThemeChoice.tsx';
import { Button } from '../design/controls.tsx';
import { texts } from '../texts/index.ts';
import { staticTexts } from '../texts/static.ts';
import { NewVersion } from './NewVersion.tsx';
import { PAGES } from './pages.ts';
import styles from './static.module.css';

/** What is around a page: the other pages, help, and what is to be said of a new version. */
export function StaticShell({ children }: { readonly children: ReactNode }) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const content = useRef<HTMLElement>(null);
  const showHelp = useShortcutHelp();
  return (
    <div className={shell.shell}>
      <button type="button" className={shell.skip} onClick={() => content.current?.focus()}>
        {texts.common.skip}
      </button>
      <header className={shell.header}>
        <Link href="/" className={shell.brand}>
          <img src={`${import.meta.env.BASE_URL}raccord.svg`} alt={staticTexts.edition.home} width="28" height="28" />
          <span aria-hidden="true">Raccord</span>
        </Link>
        <Button className={styles.menuButton} aria-expanded={isMenuOpen} onClick={() => setMenuOpen(!isMenuOpen)}>
          {texts.navigation.menu}
        </Button>
        <nav className={styles.menu} data-open={isMenuOpen} aria-label={texts.navigation.menu}>
          {PAGES.map(({ path, label }) => (
            <MenuLink key={path} href={path} onFollow={() => setMenuOpen(false)}>
              {label}
            </MenuLink>
          ))}
          <ThemeChoice />
        </nav>
        <Button look="quiet" className={styles.help} onClick={showHelp} aria-keyshortcuts="F1">
          <kbd>F1</kbd>
          {texts.common.help}
        </Button>
      </header>
      <main ref={content} className={shell.main} tabIndex={-1}>
        <NewVersion />
        {children}
      </main>
    </div>
  );
}

interface MenuLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  onFollow(): void;
}

function MenuLink({ href, children, onFollow }: MenuLinkProps) {
  const [isHere] = useRoute(href);
  return (
    <Link href={href} className={shell.link} aria-current={isHere ? 'page' : undefined} onClick={onFollow}>
      {children}
    </Link>
  );
}
