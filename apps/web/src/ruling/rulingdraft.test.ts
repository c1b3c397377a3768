import { describe, expect, it } from 'vitest';
import { decideOtherwise, draftOfVerdict, missingIn, type RulingDraft, rulingOf, withReading } from './rulingdraft.ts';

const DRAFT: RulingDraft = {
  outcome: 'accepted',
  points: '24',
  hasPenalty: true,
  hasWarning: false,
  words: undefined,
  reason: 'lu',
  isProvisional: false,
  isFavourable: false,
  isOneWay: false,
  isOtherwise: false,
};

describe('rulingOf', () => {
  it('grants points, with the penalty and the warning asked for', () => {
    expect(rulingOf(DRAFT, 5)).toEqual({ outcome: 'accepted', points: 24, penalty: 5, warning: false });
    expect(rulingOf(DRAFT, 10)).toMatchObject({ penalty: 10 });
    expect(rulingOf({ ...DRAFT, hasPenalty: false, hasWarning: true }, 5)).toMatchObject({ penalty: 0, warning: true });
  });

  it('waits for the points', () => {
    expect(rulingOf({ ...DRAFT, points: '' }, 5)).toBeUndefined();
  });

  it('is none before one is chosen', () => {
    expect(rulingOf({ ...DRAFT, outcome: undefined }, 5)).toBeUndefined();
  });

  it('names the words of a nullity, however they are separated', () => {
    expect(rulingOf({ ...DRAFT, outcome: 'nullity', words: ' été, xu ;ZA' }, 5)).toEqual({
      outcome: 'nullity',
      words: ['ETE', 'XU', 'ZA'],
    });
    expect(rulingOf({ ...DRAFT, outcome: 'nullity', words: ' ' }, 5)).toEqual({ outcome: 'nullity', words: [] });
  });

  it('leaves the words of a nullity as they were found, where nobody has touched them', () => {
    expect(rulingOf({ ...DRAFT, outcome: 'nullity' }, 5)).toEqual({ outcome: 'nullity' });
  });

  it('grants an average without anything else', () => {
    expect(rulingOf({ ...DRAFT, outcome: 'average' }, 5)).toEqual({ outcome: 'average' });
  });
});

describe('missingIn', () => {
  it('says what a decision lacks, first things first', () => {
    const nothing = { ...DRAFT, outcome: undefined, points: '', reason: '', isFavourable: true };
    expect(missingIn(nothing, undefined)).toBe('outcome');
    expect(missingIn({ ...nothing, outcome: 'accepted' }, undefined)).toBe('points');
    expect(missingIn({ ...nothing, outcome: 'nullity' }, undefined)).toBe('one-way');
    expect(missingIn({ ...nothing, outcome: 'nullity', isOneWay: true }, undefined)).toBe('reason');
    expect(missingIn(DRAFT, undefined)).toBeUndefined();
  });

  it('has no decision against the law sent, unless the commission says that it decides otherwise', () => {
    expect(missingIn(DRAFT, 'Aucun avertissement ne s’ajoute à une pénalité.')).toBe('law');
    expect(
      missingIn({ ...DRAFT, isOtherwise: true }, 'Aucun avertissement ne s’ajoute à une pénalité.'),
    ).toBeUndefined();
  });
});

describe('draftOfVerdict', () => {
  it('decides nothing, and has what stands at hand', () => {
    const verdict = { outcome: 'referred', points: 0, penalty: 0, warnings: 1, reasons: [] } as const;
    expect(draftOfVerdict(verdict)).toMatchObject({ outcome: undefined, points: '', hasWarning: false, reason: '' });
    expect(draftOfVerdict({ ...verdict, outcome: 'accepted', points: 30, penalty: 5 })).toMatchObject({
      outcome: undefined,
      points: '30',
      hasPenalty: false,
    });
  });
});

describe('decideOtherwise', () => {
  it('leaves the sanctions and the reading of what was chosen before', () => {
    const read = { ...DRAFT, hasWarning: true, isFavourable: true, isOneWay: true };
    expect(decideOtherwise(read, { points: '30' })).toEqual({ ...DRAFT, points: '30', hasPenalty: false });
  });
});

describe('withReading', () => {
  it('takes points and sanctions of the reading, and leaves the reason', () => {
    const read = { outcome: 'accepted', points: 77, penalty: 0, warnings: 1, reasons: [] } as const;
    const draft = withReading({ ...DRAFT, isProvisional: true, isOneWay: true }, read);
    expect(draft).toMatchObject({
      points: '77',
      hasPenalty: false,
      hasWarning: true,
      reason: 'lu',
      isProvisional: true,
    });
    expect(draft).toMatchObject({ isFavourable: true, isOneWay: false });
  });
});
