/** The rhythms in use: seconds to think, then seconds to write (regulation, section 6: C, S3). */

export const RHYTHM_NAMES = ['normal', 'semi-normal', 'semi-rapide', 'semi-blitz', 'blitz', 'mort-subite'] as const;
export type RhythmName = (typeof RHYTHM_NAMES)[number];

/** How long a turn lasts. */
export interface Times {
  readonly think: number;
  readonly write: number;
}

const FIXED: Readonly<Record<Exclude<RhythmName, 'mort-subite'>, Times>> = {
  normal: { think: 150, write: 30 },
  'semi-normal': { think: 120, write: 30 },
  'semi-rapide': { think: 90, write: 30 },
  'semi-blitz': { think: 70, write: 20 },
  blitz: { think: 40, write: 20 },
};

/** Sudden death (7.3): each time serves three turns, the last one until the end. */
export const TURNS_AT_EACH_STEP = 3;
const SUDDEN_DEATH: readonly Times[] = [
  { think: 60, write: 20 },
  { think: 40, write: 20 },
  { think: 20, write: 20 },
];
/** What came first before the times of 7.3 were shortened. */
const LONG_START: Times = { think: 80, write: 20 };

/** The times of a game, one after the other; with `longStart` a sudden death begins with three turns at 1 min 20 s. */
export function stepsOf(rhythm: RhythmName, longStart: boolean): readonly Times[] {
  if (rhythm !== 'mort-subite') return [FIXED[rhythm]];
  return longStart ? [LONG_START, ...SUDDEN_DEATH] : SUDDEN_DEATH;
}

/** The times of a turn, from 1. */
export function timesOf(rhythm: RhythmName, turn: number, longStart = false): Times {
  const steps = stepsOf(rhythm, longStart);
  return steps[Math.min(Math.floor((turn - 1) / TURNS_AT_EACH_STEP), steps.length - 1)];
}
