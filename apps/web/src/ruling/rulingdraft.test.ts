import { describe, expect, it } from 'vitest';
import { draftOfVerdict, type RulingDraft, rulingOf, withReading } from './rulingdraft.ts';

const DRAFT: RulingDraft = {
  outcome: 'accepted',
  points: '24',
  hasPenalty: true,
  hasWarning: false,
  words: '',
  reason: 'lu',
  isProvisional: false,
  isFavourable: false,
  isOneWay: false,
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

  it('waits for somebody to say that the player could not have had it both ways, where the best reading is taken', () => {
    expect(rulingOf({ ...DRAFT, isFavourable: true }, 5)).toBeUndefined();
    expect(rulingOf({ ...DRAFT, isFavourable: true, isOneWay: true }, 5)).toMatchObject({ points: 24 });
  });

  it('names the words of a nullity, however they are separated', () => {
    expect(rulingOf({ ...DRAFT, outcome: 'nullity', words: ' été, xu ;ZA' }, 5)).toEqual({
      outcome: 'nullity',
      words: ['ETE', 'XU', 'ZA'],
    });
    expect(rulingOf({ ...DRAFT, outcome: 'nullity' }, 5)).toEqual({ outcome: 'nullity' });
  });

  it('grants an average without anything else', () => {
    expect(rulingOf({ ...DRAFT, outcome: 'average' }, 5)).toEqual({ outcome: 'average' });
  });
});

describe('draftOfVerdict', () => {
  it('begins with what stands; what is referred begins null', () => {
    const reasons = [{ code: 'word-not-admitted', citation: '', text: '', words: ['XU'] }];
    const verdict = { outcome: 'referred', points: 0, penalty: 0, warnings: 1, reasons } as const;
    expect(draftOfVerdict(verdict)).toMatchObject({ outcome: 'nullity', hasWarning: true, words: 'XU', reason: '' });
    expect(draftOfVerdict({ ...verdict, outcome: 'accepted', points: 30, penalty: 5 })).toMatchObject({
      outcome: 'accepted',
      points: '30',
      hasPenalty: true,
    });
  });
});

describe('withReading', () => {
  it('takes points and sanctions of the reading, and leaves the reason', () => {
    const read = { outcome: 'accepted', points: 77, penalty: 0, warnings: 1, reasons: [] } as const;
    const draft = withReading({ ...DRAFT, isProvisional: true, isOneWay: true }, read, true);
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
