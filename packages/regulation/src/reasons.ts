/** Every reason that a verdict can give: a closed list. */
export const REASON_CODES = [
  'no-slip',
  'blank-slip',
  'late-slip',
  'several-slips',
  'exchanged-slip',
  'illegible-word',
  'grave-misconduct',
  'hard-to-read',
  'disciplinary',
  'word-not-admitted',
  'not-placeable',
  'letters-not-in-draw',
  'word-incomplete',
  'stray-word',
  'two-link-letters',
  'direction-inverted',
  'false-extension',
  'formed-word-not-admitted',
  'wrong-location',
  'shifted-location',
  'ambiguous-location',
  'unlocated',
  'final-letter',
  'final-letter-omitted',
  'extension-shortened',
  'one-location-faulty',
  'score-missing',
  'score-wrong',
  'joker-not-circled',
  'wrong-letter-circled',
  'altered-link',
  'link-letter-added',
  'penalty-to-nullity',
] as const;

export type ReasonCode = (typeof REASON_CODES)[number];

/** What a verdict says besides its reasons, without a sanction: which of several solutions or places was paid, and why. */
export const REMARK_CODES = ['several-solutions', 'several-places'] as const;

export type RemarkCode = (typeof REMARK_CODES)[number];

/**
 * What a row of an edition does to a slip. `faulty` takes the links for no location at all; `apart` is a warning that adds
 * to whatever else the slip earns; `remark` costs nothing and is only said.
 */
export type Sanction = 'warning' | 'penalty' | 'referred' | 'nullity' | 'faulty' | 'apart' | 'remark';
