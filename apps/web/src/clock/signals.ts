import { useEffect, useRef } from 'react';
import type { ClockFace } from './useclock.ts';

type SignalName = 'start' | 'write' | 'bell';

/** Notes of each signal: hertz and seconds. */
const NOTES: Readonly<Record<SignalName, readonly (readonly [number, number])[]>> = {
  start: [[660, 0.18]],
  write: [
    [784, 0.16],
    [784, 0.16],
  ],
  bell: [
    [523, 0.25],
    [440, 0.5],
  ],
};
const VOLUME = 0.25;

let audio: AudioContext | undefined;

/** Browsers let a page sound once somebody has touched it: call this from a click or a key. */
export function allowSound(): void {
  audio ??= new AudioContext();
  void audio.resume();
}

export const isSoundAllowed = (): boolean => audio?.state === 'running';

function sound(name: SignalName): void {
  if (audio?.state !== 'running') return;
  let at = audio.currentTime;
  for (const [pitch, length] of NOTES[name]) {
    const oscillator = audio.createOscillator();
    const gain = audio.createGain();
    oscillator.frequency.value = pitch;
    gain.gain.setValueAtTime(VOLUME, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + length);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(at);
    oscillator.stop(at + length);
    at += length + 0.06;
  }
}

/** Sounds the signals of a turn as its clock goes through its phases; the bell does not end the turn. */
export function useSignals(face: ClockFace | undefined): void {
  const before = useRef<ClockFace['phase'] | 'none' | undefined>(undefined);
  const phase = face?.phase ?? 'none';
  useEffect(() => {
    const last = before.current;
    before.current = phase;
    if (last === undefined || last === phase) return;
    if (last === 'none' && phase === 'think') sound('start');
    if (phase === 'write') sound('write');
    if (phase === 'over') sound('bell');
  }, [phase]);
}
