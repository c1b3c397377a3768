import type { ConditionId } from '@raccord/regulation';
import { FAULTS, type Fault, MISTAKEN_FAULTS, STRUCK_FAULTS } from '@raccord/simulation';
import { writtenRight } from '@raccord/tournament';

/** In their place the school has what people really write: words that somebody may believe in, a square off, a letter miscopied. */
const BY_CHANCE: ReadonlySet<string> = new Set([
  ...['invented-word', 'invented-short-word', 'words-run-together', 'formed-word'],
  ...['wrong-reference-beside-links', 'wrong-links-beside-reference'],
]);

/** Nothing is written there: nobody learns anything from a second one. */
const EMPTY: ReadonlySet<string> = new Set(['blank', 'not-handed-in']);

/** Everything that can go wrong with a slip of the school. */
export const SCHOOL_FAULTS: readonly Fault[] = [
  ...FAULTS.filter(({ name }) => !BY_CHANCE.has(name)).map((fault) =>
    EMPTY.has(fault.name) ? { ...fault, weight: 1 } : fault,
  ),
  ...MISTAKEN_FAULTS,
  ...STRUCK_FAULTS,
];

/** What only somebody in the hall can say: no ordinary exercise. */
const SEEN_BY_EYE: ReadonlySet<string> = new Set([
  'hard-to-read',
  'illegible',
  'conduct',
  'grave-misconduct',
  'illegible-reference',
]);

/** The faults of halls that ordinary exercises may have, with how often each happens beside the others. */
export const HALL_FAULTS: readonly Fault[] = SCHOOL_FAULTS.filter(({ name }) => !SEEN_BY_EYE.has(name));

/** A slip with nothing wrong. */
export const RIGHT: Fault['make'] = ({ turn }, meant) => writtenRight(meant, turn.board);

/** The faults that show a condition most readily, under the editions that have a row for it. */
const NAMES: Readonly<Partial<Record<ConditionId, readonly string[]>>> = {
  'no-slip': ['not-handed-in'],
  'blank-slip': ['blank', 'all-struck'],
  'several-slips': ['several-slips'],
  'late-slip': ['late'],
  'exchanged-slip': ['exchanged'],
  'illegible-word': ['illegible'],
  'grave-misconduct': ['grave-misconduct'],
  'hard-to-read': ['hard-to-read'],
  disciplinary: ['conduct'],
  'several-solutions': ['several-solutions', 'lowest-of-several'],
  'word-not-admitted': ['false-plural', 'false-conjugation', 'near-spelling'],
  'letters-not-in-draw': ['misread-draw', 'earlier-word'],
  'letters-not-on-line': ['misread-draw'],
  'not-placeable': ['no-room', 'misread-draw'],
  'not-placeable-as-written': ['turned-word', 'earlier-word'],
  'word-incomplete': ['first-letter-omitted'],
  'extension-not-whole': ['extension-shortened', 'extension-too-short'],
  'extension-too-short': ['extension-too-short'],
  'extension-shortened': ['extension-shortened'],
  'final-letter-left-out': ['final-letter-omitted'],
  'final-letter-changed': ['final-letter-changed'],
  'final-letter': ['final-letter-and-score', 'final-letter-changed'],
  'stray-word': ['stray-word'],
  'two-link-letters': ['two-links'],
  'altered-link': ['changed-link', 'swapped-link', 'clipped-link'],
  'link-letter-added': ['lengthened-link'],
  'stray-in-link': ['changed-link', 'swapped-link', 'lengthened-link', 'changed-link-beside-reference'],
  'one-location-faulty': ['near-reference-beside-links', 'changed-link-beside-reference'],
  'direction-inverted': ['turned-reference', 'turned-word'],
  'false-extension': ['false-extension', 'wrong-place-right-score'],
  'deceptive-score': ['doubtful-twin'],
  'shifted-location': ['shifted-reference'],
  'wrong-location': ['missing-reference', 'shifted-reference', 'turned-reference'],
  'place-of-another-score': ['shifted-reference', 'wrong-score'],
  'ambiguous-location': ['wrong-place-right-score', 'false-extension'],
  'formed-word-not-admitted': ['doubtful-formed-word'],
  unlocated: ['nothing-to-locate'],
  'several-places': ['two-links', 'clipped-link'],
  'score-missing': ['missing-score'],
  'score-wrong': ['wrong-score'],
  'joker-not-circled': ['joker-not-circled'],
  'wrong-letter-circled': ['wrong-letter-circled'],
  'penalty-to-nullity': ['cheap-unlocated'],
};

/** The faults to make for a slip that shows a condition; all of them where none is known to. */
export function leadsTo(condition: ConditionId): readonly Fault[] {
  const names = NAMES[condition];
  return names ? SCHOOL_FAULTS.filter(({ name }) => names.includes(name)) : SCHOOL_FAULTS;
}
