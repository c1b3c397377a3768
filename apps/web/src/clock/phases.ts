import { texts } from '../texts/index.ts';
import type { ClockFace } from './useclock.ts';

/** What the clock tells players to do; no face before it is started. */
export function phaseOf(face: ClockFace | undefined): string {
  if (!face) return texts.clock.ready;
  return face.isRunning || face.phase === 'over' ? texts.clock.phases[face.phase] : texts.clock.paused;
}
