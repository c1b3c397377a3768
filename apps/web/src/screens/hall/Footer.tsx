import { useState } from 'react';
import { ConnectionState } from '../../app/ConnectionState.tsx';
import { KeyCap } from '../../app/KeyCap.tsx';
import { useShortcuts } from '../../app/shortcuts.tsx';
import { ThemeChoice } from '../../app/ThemeChoice.tsx';
import { allowSound, isSoundAllowed, trySignals } from '../../clock/signals.ts';
import { VolumeField } from '../../clock/VolumeField.tsx';
import { keepVolume, keptVolume } from '../../clock/volume.ts';
import { Button } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { useTournament } from '../../server/station.tsx';
import { texts } from '../../texts/index.ts';
import { chooseAlphabetical, useAlphabetical } from './drawletters.ts';
import styles from './hall.module.css';

/** The picture above stands as high as the bar leaves it. */
function makeRoom(bar: HTMLElement | null) {
  const screen = bar?.parentElement;
  if (!bar || !screen) return undefined;
  const observer = new ResizeObserver(() => screen.style.setProperty('--bar', `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    screen.style.removeProperty('--bar');
  };
}

/** The little that a person has to do with the screen of a hall: in sight while somebody is at it, and never on the picture. */
export function Footer({ isAwake }: { readonly isAwake: boolean }) {
  const { isOnline } = useTournament();
  const [isSoundOn, setSoundOn] = useState(isSoundAllowed);
  const isAlphabetical = useAlphabetical();
  const turnSoundOn = (): void => {
    allowSound();
    setSoundOn(true);
  };
  const tryAll = (): void => {
    trySignals();
    setSoundOn(true);
  };
  useShortcuts([
    { keys: 's', label: texts.hall.allowSound, run: turnSoundOn },
    { keys: 'e', label: texts.clock.trySignals, run: tryAll },
    { keys: '+', label: texts.clock.louder, run: () => keepVolume(keptVolume() + 1) },
    { keys: '-', label: texts.clock.softer, run: () => keepVolume(keptVolume() - 1) },
    { keys: 'f', label: texts.hall.fullScreen, run: toggleFullScreen },
    { keys: 'a', label: texts.hall.alphabetical, run: () => chooseAlphabetical(!isAlphabetical) },
  ]);
  if (!isAwake && isOnline) return null;
  return (
    <footer ref={makeRoom} className={`${layout.row4} ${layout.between} ${styles.footer}`}>
      <ConnectionState />
      {isAwake && <Controls {...{ isSoundOn, turnSoundOn, tryAll, isAlphabetical }} />}
    </footer>
  );
}

interface ControlsProps {
  readonly isSoundOn: boolean;
  turnSoundOn(): void;
  tryAll(): void;
  readonly isAlphabetical: boolean;
}

const Controls = ({ isSoundOn, turnSoundOn, tryAll, isAlphabetical }: ControlsProps) => (
  <span className={`${layout.row3} ${layout.dim}`}>
    {isSoundOn ? (
      <span>{texts.hall.isSoundOn}</span>
    ) : (
      <Button onClick={turnSoundOn} aria-keyshortcuts="s">
        {texts.hall.allowSound} <KeyCap keys="s" />
      </Button>
    )}
    <Button look="quiet" onClick={tryAll} aria-keyshortcuts="e">
      {texts.clock.trySignals} <KeyCap keys="e" />
    </Button>
    <VolumeField />
    <Button look="quiet" onClick={toggleFullScreen} aria-keyshortcuts="f">
      {texts.hall.fullScreen} <KeyCap keys="f" />
    </Button>
    <Button
      look="quiet"
      aria-pressed={isAlphabetical}
      aria-keyshortcuts="a"
      onClick={() => chooseAlphabetical(!isAlphabetical)}
    >
      {texts.hall.alphabetical} <KeyCap keys="a" />
    </Button>
    <ThemeChoice />
  </span>
);

function toggleFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  // Refused where nobody has touched the page, or by a phone: it stays as it is.
  else document.documentElement.requestFullscreen?.().catch(() => {});
}
