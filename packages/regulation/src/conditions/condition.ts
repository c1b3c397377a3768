import type { ReasonCode } from '../reasons.ts';

/** Everything that a condition may look at. */
export interface Facts {
  /** State of the slip as the referee sees it. */
  readonly state: string;
  readonly isWordWritten: boolean;
  readonly isAdmitted: boolean;
  /** The word fits somewhere in the direction written, touching the board or not; on row H at the first turn. */
  readonly isFitting: boolean;
  /** On every line the word has more letters than the draw, the line and the jokers give. */
  readonly lacksLetters: boolean;
  /** How the writing stands to the word it is read as. */
  readonly reading: 'whole' | 'extension' | 'final-letter' | 'part' | 'none';
  /** What a shortened extension shows of the extended words. */
  readonly shortening: 'sound' | 'short' | 'too-short';
  /** Nothing but the last letter was left out, and it was not changed. */
  readonly isLastLetterAlone: boolean;
  /** The score written is that of the word once read in full. */
  readonly isScoreOfFullWord: boolean;
  readonly linkCount: number;
  readonly alteration: 'none' | 'altered' | 'added';
  readonly isReferenceCorrect: boolean;
  readonly areLinksCorrect: boolean;
  /** The placement retained lengthens a word of the board on its own line: it locates itself. */
  readonly isExtension: boolean;
  /** Words falsely lengthened, and other words formed that are not admitted, where the slip points. */
  readonly falseWords: readonly string[];
  readonly formedWords: readonly string[];
  /** The score written is that of a valid placement in the direction written. */
  readonly isScoreOfValidPlace: boolean;
  /** … of a valid placement one square away from the square designated. */
  readonly isScoreOneSquareAway: boolean;
  /** The word can go to several places for the score written, one of them not valid. */
  readonly hasInvalidTwin: boolean;
  /** The place written is technically possible and not valid. */
  readonly pointsAtInvalid: boolean;
  readonly writtenScore: number | undefined;
  readonly realScore: number;
  /** Letters circled, and letters laid with jokers, as bits of the word. */
  readonly circles: number;
  readonly jokers: number;
  readonly penalty: number;
  readonly points: number;
}

/** A condition of the regulation: what it is called in French, the facts it looks at, and its answer from these alone. */
export interface Condition<Id extends string = string, Fact extends keyof Facts = keyof Facts> {
  readonly id: Id;
  /** The reason that it gives when it holds. */
  readonly code: ReasonCode;
  /** What follows « si » in the printed table. */
  readonly label: string;
  readonly looksAt: readonly Fact[];
  holds(facts: Pick<Facts, Fact>): boolean;
}

/** A condition that gives the reason of its own name. */
export const condition = <const Id extends ReasonCode, const Fact extends keyof Facts>(
  id: Id,
  label: string,
  looksAt: readonly Fact[],
  holds: (facts: Pick<Facts, Fact>) => boolean,
): Condition<Id, Fact> => ({ id, code: id, label, looksAt, holds });

/** A condition that gives a reason which others give too. */
export const conditionFor = <const Id extends string, const Fact extends keyof Facts>(
  code: ReasonCode,
  id: Id,
  label: string,
  looksAt: readonly Fact[],
  holds: (facts: Pick<Facts, Fact>) => boolean,
): Condition<Id, Fact> => ({ id, code, label, looksAt, holds });
