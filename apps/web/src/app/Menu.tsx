import { Button } from '../design/controls.tsx';
import { useTournament } from '../server/station.tsx';
import { texts } from '../texts/index.ts';
import { useScreensInUse } from './inuse.ts';
import { KeyCap } from './KeyCap.tsx';
import { KEY_MAP } from './keymap.ts';
import { MenuLink } from './MenuLink.tsx';
import { keyOfScreen, SCREEN_GROUPS, screenAddress } from './screens.ts';
import styles from './shell.module.css';
import { usePalette } from './shortcuts.tsx';
import { ThemeChoice } from './ThemeChoice.tsx';
import { useMenu } from './usemenu.ts';

const { navigation } = texts;

/** The way to the other screens. */
export function Menu() {
  const { isOpen, place, toggle, close } = useMenu();
  return (
    <div ref={place}>
      <Button aria-expanded={isOpen} onClick={toggle}>
        {navigation.menu}
      </Button>
      {isOpen && (
        <nav className={styles.menu} aria-label={navigation.menu}>
          <MenuScreens onClose={close} />
        </nav>
      )}
    </div>
  );
}

/** The screens that this tournament uses, in groups; the others are in the palette. */
function MenuScreens({ onClose }: { onClose(): void }) {
  const { tournament, session } = useTournament();
  const screens = useScreensInUse();
  const showPalette = usePalette();
  return (
    <>
      {session.tournament === undefined && (
        <MenuLink href="/" onFollow={onClose}>
          {navigation.home}
        </MenuLink>
      )}
      {SCREEN_GROUPS.map((group) => {
        const shown = screens.filter((screen) => screen.group === group);
        if (shown.length === 0) return null;
        return (
          <section key={group} aria-label={navigation.groups[group]}>
            <p className={styles.group} aria-hidden="true">
              {navigation.groups[group]}
            </p>
            {shown.map((screen) => {
              const key = keyOfScreen(session, screen);
              return (
                <MenuLink
                  key={screen.path}
                  href={screenAddress(tournament, screen)}
                  hasMore={screen.path.endsWith('?')}
                  onFollow={onClose}
                >
                  {screen.label} {key && <KeyCap keys={key} />}
                </MenuLink>
              );
            })}
          </section>
        );
      })}
      <Button
        look="quiet"
        className={styles.link}
        aria-keyshortcuts={KEY_MAP.palette}
        onClick={() => {
          onClose();
          showPalette();
        }}
      >
        {navigation.all} <KeyCap keys={KEY_MAP.palette} />
      </Button>
      <ThemeChoice />
    </>
  );
}
