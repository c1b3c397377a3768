/** Which words that are not admitted are plausible: what looks like an inflection, every lengthening, every word, none (D1). */
export const PLAUSIBILITIES = ['accord', 'prolongement', 'tout', 'jamais'] as const;
export type Plausibility = (typeof PLAUSIBILITIES)[number];

/** What a tournament may choose of how slips are judged. */
export interface JudgeSettings {
  /** What a referred slip gets until the commission decides: nothing, or the score less the penalty (I). */
  readonly provisional: 'zero' | 'penalty';
  readonly plausible: Plausibility;
}

export const DEFAULT_JUDGE_SETTINGS: JudgeSettings = { provisional: 'zero', plausible: 'accord' };
