import { KEY_MAP } from '../../app/keymap.ts';
import type { Shortcut } from '../../app/shortcuts.tsx';
import { chiefTexts } from '../../texts/chief.ts';
import type { MainAct } from './usemainaction.ts';

const { keys } = chiefTexts;

/** The keys with which a turn is conducted, from any screen. */
export const conductKeys = ({
  label,
  isPossible,
  isArmed,
  isPlaying,
  run,
  miss,
  pauseOrResume,
  announce,
}: MainAct): readonly Shortcut[] => [
  {
    ...{ keys: KEY_MAP.next, label: keys.next(label), inFields: true, isIdle: !isPossible },
    run: () => (isPossible && isArmed ? run() : miss()),
  },
  { keys: KEY_MAP.clock, label: keys.pause, inFields: true, isIdle: !isPlaying, run: pauseOrResume },
  { keys: KEY_MAP.announce, label: keys.announce, inFields: true, isIdle: !isPlaying, run: announce },
];
