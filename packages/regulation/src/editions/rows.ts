import type { ConditionId, SanctionOf } from '../conditions/index.ts';
import type { TreatmentName } from '../treatments/names.ts';
import type { Edition, EditionRow, Origin } from './edition.ts';

/** The conditions that every order of treatment looks for. */
type Shared =
  | 'score-missing'
  | 'score-wrong'
  | 'joker-not-circled'
  | 'wrong-letter-circled'
  | 'two-link-letters'
  | 'one-location-faulty'
  | 'disciplinary'
  | 'no-slip'
  | 'blank-slip'
  | 'late-slip'
  | 'several-slips'
  | 'exchanged-slip'
  | 'illegible-word'
  | 'grave-misconduct'
  | 'word-not-admitted'
  | 'formed-word-not-admitted'
  | 'word-incomplete'
  | 'unlocated'
  | 'several-solutions'
  | 'several-places'
  | 'wrong-location'
  | 'hard-to-read';

/** What each order of treatment looks for: an edition that it treats answers for each of these. */
interface LookedFor {
  'location-first':
    | Shared
    | 'altered-link'
    | 'stray-in-link'
    | 'final-letter-left-out'
    | 'shifted-location'
    | 'letters-not-on-line'
    | 'not-placeable-as-written'
    | 'one-place-not-valid'
    | 'extension-not-whole'
    | 'final-letter'
    | 'final-letter-of-extension'
    | 'link-letter-added'
    | 'final-letter-changed'
    | 'ambiguous-location'
    | 'false-extension'
    | 'false-extension-among-places'
    | 'extension-shortened'
    | 'extension-too-short';
  'acceptable-solutions':
    | Shared
    | 'penalty-to-nullity'
    | 'direction-inverted'
    | 'place-of-another-score'
    | 'deceptive-score'
    | 'deceptive-links'
    | 'stray-word'
    | 'not-placeable'
    | 'letters-not-in-draw';
}

/** What leaves no move to pay: without a row there would be no verdict. The false extension alone is asked for first. */
type Needed = Exclude<
  { [Id in ConditionId]: SanctionOf<Id> extends 'nullity' ? Id : never }[ConditionId],
  'false-extension'
>;

/** What an edition makes of a condition: its article and its sanction; or its text is silent, and the condition has no effect. */
type RowFor<Id extends ConditionId> =
  | { readonly article: string; readonly sanction: SanctionOf<Id>; readonly origin: Origin }
  | (Id extends Needed ? never : 'silent');

/** The rows of an edition, in the order of its text: one that is forgotten does not compile. */
export type RowsFor<T extends TreatmentName> = { readonly [Id in LookedFor[T]]: RowFor<Id> };

/** An order of treatment and what an edition makes of all that it looks for. */
export const treatedBy = <T extends TreatmentName>(
  treatment: T,
  rows: RowsFor<T>,
): Pick<Edition, 'treatment' | 'rows'> => ({
  treatment,
  rows: Object.entries<RowFor<ConditionId>>(rows).flatMap(([condition, row]) =>
    row === 'silent' ? [] : [{ condition, ...row } as EditionRow],
  ),
});
