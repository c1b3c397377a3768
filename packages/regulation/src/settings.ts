/** What a tournament may choose. */
export interface Settings {
  /** What a referred slip gets until the commission decides: nothing, or the score less the penalty (I). */
  readonly provisional: 'zero' | 'penalty';
}

export const DEFAULT_SETTINGS: Settings = { provisional: 'zero' };
