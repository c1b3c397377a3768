import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import shell from '../../app/shell.module.css';
import { ThemeChoice } from '../../app/ThemeChoice.tsx';
import { Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { useTournament } from '../../server/station.tsx';
import { useView } from '../../server/views.ts';
import { texts } from '../../texts/index.ts';
import { publicTexts } from '../../texts/public.ts';
import { pagesShown } from './shown.ts';
import styles from './spectator.module.css';

const { spectator: words } = publicTexts;

const PATHS = { live: '/direct', ranking: '/classements', players: '/joueurs', turns: '/partie' } as const;

/** What is around a page of spectators: the tournament, and the other pages under the thumb. */
export function FrameOfSpectators({ children }: { readonly children: ReactNode }) {
  const { tournament, isOnline } = useTournament();
  const [here] = useLocation();
  const { data: hall } = useView('seeHall', {});
  const base = `/tournois/${tournament}`;
  return (
    <div className={styles.frame}>
      <a className={`visually-hidden ${shell.skip}`} href="#contenu">
        {texts.common.skip}
      </a>
      <header className={`${layout.row2} ${layout.oneLine} ${styles.header}`}>
        <img src={`${import.meta.env.BASE_URL}raccord.svg`} alt="" width="24" height="24" />
        <span className={styles.name}>{hall?.name ?? 'Raccord'}</span>
      </header>
      {hall && (
        <nav className={styles.tabs} aria-label={words.pages}>
          {pagesShown(hall).map((page) => (
            <Link
              key={page}
              href={base + PATHS[page]}
              aria-current={here.startsWith(base + PATHS[page]) ? 'page' : undefined}
            >
              {words.tabs[page]}
            </Link>
          ))}
        </nav>
      )}
      <main id="contenu" className={styles.main} tabIndex={-1}>
        {!isOnline && <Notice kind="warn">{texts.connection.offlinePage}</Notice>}
        {children}
      </main>
      <footer className={styles.footer}>
        <ThemeChoice />
      </footer>
    </div>
  );
}
