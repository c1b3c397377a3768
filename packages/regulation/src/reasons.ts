/** Every reason that a verdict can give: a closed list. */
export const REASON_CODES = [
  'no-slip',
  'blank-slip',
  'late-slip',
  'several-slips',
  'word-not-admitted',
  'not-placeable',
  'letters-not-in-draw',
  'word-incomplete',
  'two-link-letters',
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

/** What a row of an edition does to a slip; `faulty` takes the links for no location at all. */
export type Sanction = 'warning' | 'penalty' | 'referred' | 'nullity' | 'faulty';

/** A reason found on a slip, before it is put into French. */
export interface Finding {
  readonly code: ReasonCode;
  /** The words that are not admitted, where the reason is about them. */
  readonly words?: readonly string[];
}
