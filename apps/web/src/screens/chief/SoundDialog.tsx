import { trySignals } from '../../clock/signals.ts';
import { VolumeField } from '../../clock/VolumeField.tsx';
import { Button, Dialog } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { chiefTexts as chief } from '../../texts/chief.ts';
import { texts } from '../../texts/index.ts';

/** How loud the signals of the clock are here, tried before the hall is full. */
export const SoundDialog = ({ onClose }: { onClose(): void }) => (
  <Dialog title={chief.sounds} onClose={onClose}>
    <div className={`${layout.stack3} ${layout.lead}`}>
      <p>{chief.soundsHint}</p>
      <VolumeField />
      <Button look="main" onClick={trySignals}>
        {texts.clock.trySignals}
      </Button>
    </div>
  </Dialog>
);
