import { type ComponentProps, useState } from 'react';
import { Button, Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { announcerTexts } from '../../texts/announcer.ts';
import { texts } from '../../texts/index.ts';
import styles from './announcer.module.css';
import type { ReadAloud } from './usereadaloud.ts';
import type { VoiceChoice } from './usevoice.ts';

const words = announcerTexts;

interface ControlsProps {
  readonly reading: ReadAloud;
  readonly choice: VoiceChoice;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  move(by: number): void;
  onOptions(): void;
}

/** What a thumb does: on, back, the voice. */
export function Controls({ reading, choice: { voices }, isFirst, isLast, move, onOptions }: ControlsProps) {
  const [isVoiceAsked, setVoiceAsked] = useState(false);
  const hasNoVoice = voices?.length === 0;
  // Asked for before the browser has told its voices: it begins with the first one, if there is one.
  const isReading = reading.isOn && !hasNoVoice;
  return (
    <footer className={`${layout.row3} ${layout.between} ${styles.controls}`}>
      {(isVoiceAsked || reading.isOn) && hasNoVoice && <Notice kind="warn">{words.noVoice}</Notice>}
      {reading.hasFailed && <Notice kind="warn">{words.voiceFailed}</Notice>}
      <div className={`${layout.row3} ${styles.voice}`}>
        <Key aria-pressed={isReading} onClick={() => (hasNoVoice ? setVoiceAsked(true) : reading.toggle())}>
          {isReading ? words.stopReading : words.readAloud}
        </Key>
        <Key look="quiet" onClick={onOptions}>
          {words.options}
        </Key>
      </div>
      <div className={`${layout.row3} ${styles.moves}`}>
        <Key disabled={isFirst} onClick={() => move(-1)} aria-keyshortcuts="ArrowLeft">
          {words.previous} <kbd>←</kbd>
        </Key>
        <Key look="main" disabled={isLast} onClick={() => move(1)} aria-keyshortcuts="Space ArrowRight">
          {words.next} <kbd>{texts.common.keyNames[' ']}</kbd>
        </Key>
      </div>
    </footer>
  );
}

/** A button that leaves the keyboard to the screen: pressed with a mouse it takes no focus, so that Space is still the next line. */
const Key = (props: ComponentProps<typeof Button>) => (
  <Button onMouseDown={(event) => event.preventDefault()} {...props} />
);
