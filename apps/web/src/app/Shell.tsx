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
import { Menu } from './Menu.tsx';
import { StationBar } from './StationBar.tsx';
import styles from './shell.module.css';
import { useShortcutHelp } from './shortcuts.tsx';

interface ShellProps {
  /** What comes next, one key away. */
  readonly next?: ReactNode;
  readonly children: ReactNode;
}

/** What is around a screen: the tournament, the other screens, the state of the connection, help. */
export function Shell({ next, children }: ShellProps) {
  const { session } = useTournament();
  const { data: hall } = useView('seeHall', {});
  const showHelp = useShortcutHelp();
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
        <Menu />
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
