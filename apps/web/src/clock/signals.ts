import { useEffect, useRef } from 'react';
import type { ClockFace } from './useclock.ts';
import { keptVolume, LOUDEST } from './volume.ts';

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
/** At the loudest; a pure tone carries far. */
const GAIN = 0.5;
const SILENCE_S = 0.06;

let audio: AudioContext | undefined;

/** Browsers let a page sound once somebody has touched it: call this from a click or a key. */
export function allowSound(): void {
  audio ??= new AudioContext();
  void audio.resume();
}

export const isSoundAllowed = (): boolean => audio?.state === 'running';

function sound(name: SignalName): void {
  if (audio?.state === 'running') playSignals(audio, [name], keptVolume());
}

/** Plays signals one after the other, so loud. */
export function playSignals(context: BaseAudioContext, names: readonly SignalName[], level: number): void {
  if (level === 0) return;
  let at = context.currentTime;
  for (const [pitch, length] of names.flatMap((name) => NOTES[name])) {
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.frequency.value = pitch;
    gain.gain.setValueAtTime((GAIN * level) / LOUDEST, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + length);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(at);
    oscillator.stop(at + length);
    at += length + SILENCE_S;
  }
}

/** The signals of a whole turn, as somebody asks for them by a click or a key. */
export function trySignals(): void {
  allowSound();
  void audio?.resume().then(() => audio && playSignals(audio, ['start', 'write', 'bell'], keptVolume()));
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
