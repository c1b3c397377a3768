import { useState } from 'react';
import { Connection } from '../../app/Connection.tsx';
import { useShortcuts } from '../../app/shortcuts.tsx';
import { ThemeChoice } from '../../app/ThemeChoice.tsx';
import { allowSound, isSoundAllowed } from '../../clock/signals.ts';
import { Button } from '../../design/controls.tsx';
import { texts } from '../../texts/index.ts';
import styles from './hall.module.css';

/** The little that a person has to do with the screen of a hall, out of the way. */
export function Footer() {
  const [isSoundOn, setSoundOn] = useState(isSoundAllowed);
  const turnSoundOn = (): void => {
    allowSound();
    setSoundOn(true);
  };
  useShortcuts([
    { keys: 's', label: texts.hall.allowSound, run: turnSoundOn },
    { keys: 'f', label: texts.hall.fullScreen, run: toggleFullScreen },
  ]);
  return (
    <footer className={styles.footer}>
      <Connection />
      <span className={styles.controls}>
        {isSoundOn ? (
          <span>{texts.hall.isSoundOn}</span>
        ) : (
          <Button onClick={turnSoundOn} aria-keyshortcuts="s">
            {texts.hall.allowSound} <kbd>s</kbd>
          </Button>
        )}
        <Button look="quiet" onClick={toggleFullScreen} aria-keyshortcuts="f">
          {texts.hall.fullScreen} <kbd>f</kbd>
        </Button>
        <ThemeChoice />
      </span>
    </footer>
  );
}

function toggleFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  // Refused where nobody has touched the page, or by a phone: it stays as it is.
  else document.documentElement.requestFullscreen?.().catch(() => {});
}
