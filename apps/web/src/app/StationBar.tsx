import { Link, useLocation } from 'wouter';
import layout from '../design/layout.module.css';
import { useTournament } from '../server/station.tsx';
import { texts } from '../texts/index.ts';
import { BAR, screensOf } from './screens.ts';
import styles from './shell.module.css';
import { useShortcuts } from './shortcuts.tsx';

/** The screens between which an evening goes to and fro, each one key away, always in the same place. */
export function StationBar() {
  const { tournament, session } = useTournament();
  const [here, navigate] = useLocation();
  const seen = screensOf(session);
  const shown = BAR.flatMap(({ path, key, label }) =>
    seen.some((screen) => screen.path === path) ? { key, label, href: `/tournois/${tournament}${path}` } : [],
  );
  const isBar = shown.length > 1;
  useShortcuts(
    (isBar ? shown : []).map(({ key, label, href }) => ({
      ...{ keys: key, label: texts.navigation.goTo(label), inFields: true },
      run: () => navigate(href),
    })),
    'bar',
  );
  if (!isBar) return null;
  return (
    <nav className={styles.bar} aria-label={texts.navigation.bar}>
      {shown.map(({ key, label, href }) => (
        <Link
          key={key}
          href={href}
          className={`${layout.row2} ${layout.oneLine} ${styles.barLink}`}
          aria-current={here === href ? 'page' : undefined}
          aria-keyshortcuts={key}
        >
          {label} <kbd>{key}</kbd>
        </Link>
      ))}
    </nav>
  );
}
