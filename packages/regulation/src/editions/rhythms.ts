/** The rhythms in use: seconds to think, then seconds to write. */

export const RHYTHM_NAMES = ['normal', 'semi-normal', 'semi-rapide', 'semi-blitz', 'blitz', 'mort-subite'] as const;
export type RhythmName = (typeof RHYTHM_NAMES)[number];

/** How long a turn lasts. */
export interface Times {
  readonly think: number;
  readonly write: number;
}

export interface RhythmRules {
  readonly article: string;
  /** The same on every turn. */
  readonly steady: Readonly<Record<Exclude<RhythmName, 'mort-subite'>, Times>>;
}

/** All the texts, and usage where they are silent, have the same ones. */
export const STEADY: RhythmRules['steady'] = {
  normal: { think: 150, write: 30 },
  'semi-normal': { think: 120, write: 30 },
  'semi-rapide': { think: 90, write: 30 },
  'semi-blitz': { think: 70, write: 20 },
  blitz: { think: 40, write: 20 },
};

export interface SuddenDeathRules {
  readonly article: string;
  /** Each time serves some turns, the last one until the end. */
  readonly steps: readonly Times[];
  readonly turnsAtEach: number;
  /** A time that may come first; undefined where the text has none. */
  readonly longStart: Times | undefined;
}

/** The same in all the texts. */
export const SUDDEN_DEATH: Omit<SuddenDeathRules, 'article'> = {
  steps: [
    { think: 60, write: 20 },
    { think: 40, write: 20 },
    { think: 20, write: 20 },
  ],
  turnsAtEach: 3,
  longStart: undefined,
};
