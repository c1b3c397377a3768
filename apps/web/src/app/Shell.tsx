import type { SessionAnswer } from '@raccord/contract';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Button } from '../design/controls.tsx';
import layout from '../design/layout.module.css';
import { useTournament } from '../server/station.tsx';
import { useView } from '../server/views.ts';
import { texts } from '../texts/index.ts';
import { ConnectionState } from './ConnectionState.tsx';
import { KEY_MAP } from './keymap.ts';
import { MenuLink } from './MenuLink.tsx';
import { StationBar } from './StationBar.tsx';
import { screensOf } from './screens.ts';
import styles from './shell.module.css';
import { useShortcutHelp } from './shortcuts.tsx';
import { ThemeChoice } from './ThemeChoice.tsx';
import { useMenu } from './usemenu.ts';

interface ShellProps {
  /** What comes next, one key away. */
  readonly next?: ReactNode;
  readonly children: ReactNode;
}

/** What is around a screen: the tournament, the other screens, the state of the connection, help. */
export function Shell({ next, children }: ShellProps) {
  const { tournament, session } = useTournament();
  const { data: hall } = useView('seeHall', {});
  const menu = useMenu();
  const showHelp = useShortcutHelp();
  const screens = screensOf(session).filter(({ isInMenu }) => isInMenu);
  return (
    <div className={styles.shell}>
      <a className={`visually-hidden ${styles.skip}`} href="#contenu">
        {texts.common.skip}
      </a>
      <header className={`${layout.row} ${layout.oneLine} ${styles.header}`}>
        <Link href="/" className={`${layout.row2} ${layout.oneLine} ${styles.brand}`}>
          <img src={`${import.meta.env.BASE_URL}raccord.svg`} alt="" width="28" height="28" />
          <span className={`${layout.cut} ${styles.name}`}>{hall?.name ?? 'Raccord'}</span>
        </Link>
        <div ref={menu.place}>
          <Button aria-expanded={menu.isOpen} onClick={menu.toggle}>
            {texts.navigation.menu}
          </Button>
          <nav className={styles.menu} data-open={menu.isOpen} aria-label={texts.navigation.menu}>
            {screens.map(({ path, label }) => (
              <MenuLink key={path} href={`/tournois/${tournament}${path}`} onFollow={menu.close}>
                {label}
              </MenuLink>
            ))}
            <ThemeChoice />
          </nav>
        </div>
        <StationBar />
        {next}
        <span className={`${layout.cut} ${layout.soft} ${styles.station}`}>{stationName(session)}</span>
        <ConnectionState />
        <Button look="quiet" className={styles.help} onClick={showHelp} aria-keyshortcuts={KEY_MAP.help}>
          <kbd>{KEY_MAP.help}</kbd>
          {texts.common.help}
        </Button>
      </header>
      <main id="contenu" className={styles.main} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

/** What a station is and whose it is; said once where both are the same. */
function stationName({ role, name }: SessionAnswer): string {
  const title = texts.common.roles[role];
  return role === 'player' || name === title ? name : `${title} · ${name}`;
}
