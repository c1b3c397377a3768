import { useId } from 'react';
import layout from '../design/layout.module.css';
import { texts } from '../texts/index.ts';
import { keepVolume, LOUDEST, useVolume } from './volume.ts';

/** How loud this machine is: its signals and its voice. */
export function VolumeField() {
  const id = useId();
  const level = useVolume();
  const said = texts.clock.loudness(level / LOUDEST);
  return (
    <span className={`${layout.row2} ${layout.oneLine}`}>
      <label htmlFor={id}>{texts.clock.volume}</label>
      <input
        id={id}
        type="range"
        {...{ min: 0, max: LOUDEST, step: 1, value: level }}
        aria-valuetext={said}
        onChange={({ target }) => keepVolume(target.valueAsNumber)}
      />
      <output htmlFor={id}>{said}</output>
    </span>
  );
}
