import type { Ruling } from '@raccord/tournament';
import { tidyWord } from '../slip/slipdraft.ts';
import type { ShownVerdict } from '../slip/verdicts.ts';

/** A decision while somebody writes it: fields as text. */
export interface RulingDraft {
  /** None until somebody has chosen. */
  readonly outcome: Ruling['outcome'] | undefined;
  /** Digits. */
  readonly points: string;
  readonly hasPenalty: boolean;
  readonly hasWarning: boolean;
  /** The words not admitted, apart from each other; undefined while they are left as they were found. */
  readonly words: string | undefined;
  readonly reason: string;
  readonly isProvisional: boolean;
  /** The reading that brings the player most was taken. */
  readonly isFavourable: boolean;
  /** He could not have had it both ways. */
  readonly isOneWay: boolean;
  /** The commission decides otherwise than the law. */
  readonly isOtherwise: boolean;
}

/** Sanctions are given by somebody, not left over from what stood before. */
const UNSANCTIONED = { hasPenalty: false, hasWarning: false } as const;

/** What a form begins with: nothing is decided, and the points that stand are there to be changed. */
export function draftOfVerdict({ points }: ShownVerdict): RulingDraft {
  return {
    outcome: undefined,
    points: points > 0 ? String(points) : '',
    ...UNSANCTIONED,
    words: undefined,
    reason: '',
    isProvisional: false,
    isFavourable: false,
    isOneWay: false,
    isOtherwise: false,
  };
}

/** A draft that takes the reading that brings the player most, with what was written besides kept. */
export const withReading = (draft: RulingDraft, read: ShownVerdict): RulingDraft => ({
  ...draftOfVerdict(read),
  outcome: read.outcome === 'accepted' ? 'accepted' : 'nullity',
  hasPenalty: read.penalty > 0,
  hasWarning: read.warnings > 0,
  reason: draft.reason,
  isProvisional: draft.isProvisional,
  isFavourable: true,
});

/** Another outcome, or another place granted: no longer what a reading gives, and no sanction with it. */
export const decideOtherwise = (draft: RulingDraft, part: Partial<RulingDraft>): RulingDraft => ({
  ...{ ...draft, ...UNSANCTIONED, isFavourable: false, isOneWay: false, isOtherwise: false },
  ...part,
});

/** What a decision still lacks, first things first; `breach` says where it differs from the law. */
export function missingIn(
  draft: RulingDraft,
  breach: string | undefined,
): 'outcome' | 'points' | 'one-way' | 'law' | 'reason' | undefined {
  const { outcome, points, reason, isFavourable, isOneWay, isOtherwise } = draft;
  if (outcome === undefined) return 'outcome';
  if (outcome === 'accepted' && points === '') return 'points';
  if (isFavourable && !isOneWay) return 'one-way';
  if (breach !== undefined && !isOtherwise) return 'law';
  return reason.trim() === '' ? 'reason' : undefined;
}

/** The decision as it would be sent, `penalty` being what one costs; undefined while it is not one. */
export function rulingOf(draft: RulingDraft, penalty: number): Ruling | undefined {
  const { outcome, points, hasPenalty, hasWarning, words } = draft;
  if (outcome === undefined || (outcome === 'accepted' && points === '')) return undefined;
  if (outcome === 'average') return { outcome };
  if (outcome === 'nullity') return { outcome, ...(words === undefined ? {} : { words: wordsIn(words) }) };
  return { outcome, points: Number(points), penalty: hasPenalty ? penalty : 0, warning: hasWarning };
}

const wordsIn = (text: string): string[] => text.split(/[\s,;]+/).flatMap((word) => tidyWord(word) || []);
