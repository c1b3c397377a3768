import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import layout from '../design/layout.module.css';
import { useTournament } from '../server/station.tsx';
import { texts } from '../texts/index.ts';
import { askAhead } from './askahead.ts';
import { barOf, keyOfScreen, screenAddress, screensOf } from './screens.ts';
import styles from './shell.module.css';
import { useShortcuts } from './shortcuts.tsx';

/** The screens between which an evening goes to and fro, each one key away, always in the same place; all others by their name. */
export function StationBar() {
  const { tournament, session } = useTournament();
  const [here, navigate] = useLocation();
  useShortcuts(
    screensOf(session)
      .filter(({ group }) => group !== undefined)
      .map((screen) => ({
        ...{ keys: keyOfScreen(session, screen), label: screen.label, inFields: true },
        run: () => navigate(screenAddress(tournament, screen)),
      })),
    'elsewhere',
  );
  const shown = barOf(session);
  const { role, centre } = session;
  useEffect(() => {
    for (const { load } of barOf({ role, centre })) askAhead(load);
  }, [role, centre]);
  if (shown.length === 0) return null;
  return (
    <nav className={styles.bar} aria-label={texts.navigation.bar}>
      {shown.map((one) => {
        const href = screenAddress(tournament, one);
        return (
          <Link
            key={one.key}
            href={href}
            className={`${layout.row2} ${layout.oneLine} ${styles.barLink}`}
            aria-current={here === href ? 'page' : undefined}
            aria-keyshortcuts={one.key}
          >
            {one.label} <kbd>{one.key}</kbd>
          </Link>
        );
      })}
    </nav>
  );
}
