import type { Ruling } from '@raccord/tournament';
import { tidyWord } from '../slip/slipdraft.ts';
import type { ShownVerdict } from '../slip/verdicts.ts';

/** A decision while somebody writes it: fields as text. */
export interface RulingDraft {
  readonly outcome: Ruling['outcome'];
  /** Digits. */
  readonly points: string;
  readonly hasPenalty: boolean;
  readonly hasWarning: boolean;
  /** The words not admitted, apart from each other. */
  readonly words: string;
  readonly reason: string;
  readonly isProvisional: boolean;
  /** The reading that brings the player most was taken. */
  readonly isFavourable: boolean;
  /** He could not have had it both ways. */
  readonly isOneWay: boolean;
}

/** What a form begins with: as the slip stands, so that only what changes is typed. */
export function draftOfVerdict({ outcome, points, penalty, warnings, reasons }: ShownVerdict): RulingDraft {
  return {
    outcome: outcome === 'accepted' || outcome === 'average' ? outcome : 'nullity',
    points: String(points),
    hasPenalty: penalty > 0,
    hasWarning: warnings > 0,
    words: reasons.flatMap(({ words = [] }) => words).join(' '),
    reason: '',
    isProvisional: false,
    isFavourable: false,
    isOneWay: false,
  };
}

/** A draft that takes a reading, with what was written besides kept. */
export const withReading = (draft: RulingDraft, read: ShownVerdict, isFavourable: boolean): RulingDraft => ({
  ...draftOfVerdict(read),
  reason: draft.reason,
  isProvisional: draft.isProvisional,
  isFavourable,
});

/** The decision as it is sent, `penalty` being what one costs; undefined while something is missing. */
export function rulingOf(draft: RulingDraft, penalty: number): Ruling | undefined {
  const { outcome, points, hasPenalty, hasWarning, words, isFavourable, isOneWay } = draft;
  if (isFavourable && !isOneWay) return undefined;
  if (outcome === 'average') return { outcome };
  if (outcome === 'nullity') {
    const named = words.split(/[\s,;]+/).flatMap((word) => tidyWord(word) || []);
    return { outcome, ...(named.length > 0 ? { words: named } : {}) };
  }
  if (points === '') return undefined;
  return { outcome, points: Number(points), penalty: hasPenalty ? penalty : 0, warning: hasWarning };
}
