import { type ReactNode, useRef } from 'react';
import { Link } from 'wouter';
import { MenuLink } from '../app/MenuLink.tsx';
import shell from '../app/shell.module.css';
import { useShortcutHelp } from '../app/shortcuts.tsx';
import { ThemeChoice } from '../app/ThemeChoice.tsx';
import { useMenu } from '../app/usemenu.ts';
import { Button } from '../design/controls.tsx';
import layout from '../design/layout.module.css';
import { texts } from '../texts/index.ts';
import { staticTexts } from '../texts/static.ts';
import { hasMore, PAGES, type PagePath } from './menu.ts';
import { NewVersion } from './NewVersion.tsx';
import styles from './static.module.css';

/** Names short enough for all of them to stand side by side. */
const IN_MENU: Readonly<Partial<Record<PagePath, string>>> = staticTexts.frame.inMenu;

/** What is around a page: the other pages, help, and what is to be said of a new version. */
export function StaticShell({ children }: { readonly children: ReactNode }) {
  const menu = useMenu();
  const content = useRef<HTMLElement>(null);
  const showHelp = useShortcutHelp();
  const follow = (): void => {
    menu.close();
    content.current?.focus();
  };
  return (
    <div className={shell.shell}>
      <button type="button" className={`visually-hidden ${shell.skip}`} onClick={() => content.current?.focus()}>
        {texts.common.skip}
      </button>
      <header className={`${layout.row} ${layout.oneLine} ${shell.header}`}>
        <Link href="/" className={`${layout.row2} ${layout.oneLine} ${shell.brand}`}>
          <img src={`${import.meta.env.BASE_URL}raccord.svg`} alt={staticTexts.frame.home} width="28" height="28" />
          <span aria-hidden="true">Raccord</span>
        </Link>
        <div ref={menu.place} className={styles.menuPlace}>
          <Button className={styles.menuButton} aria-expanded={menu.isOpen} onClick={menu.toggle}>
            {texts.navigation.menu}
          </Button>
          <nav className={styles.menu} data-open={menu.isOpen} aria-label={texts.navigation.menu}>
            {PAGES.map(({ path, label }) => (
              <MenuLink key={path} href={path} hasMore={hasMore(path)} onFollow={follow}>
                {IN_MENU[path] ?? label}
              </MenuLink>
            ))}
            <ThemeChoice />
          </nav>
        </div>
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
