import { describe, expect, it } from 'vitest';
import { beginExam, finishExam, fitExam, giveAnswer, goTo, isExamOver, keptExamIn, minutesTaken } from './keptexam.ts';

const ORDER = { edition: '2023', count: 3, seed: 7 } as const;
const START = 1_000_000;
const kept = beginExam(ORDER, 'mots', 20, START);
const MINUTE = 60_000;

describe('an exam that is sat', () => {
  it('comes back as it was, with what is typed', () => {
    const later = { ...giveAnswer(kept, { points: 24, sanction: 'warning', reason: 'score-wrong' }), draft: '12 p' };
    expect(keptExamIn(JSON.stringify(later))).toEqual(later);
  });

  it.each([
    '',
    'null',
    '{',
    '{}',
    '[]',
    JSON.stringify({ ...kept, at: 3 }),
    JSON.stringify({ ...kept, answers: [] }),
    JSON.stringify({ ...kept, order: { ...ORDER, edition: '1999' } }),
  ])('is none where it cannot be read: %s', (text) => {
    expect(keptExamIn(text)).toBeUndefined();
  });

  it('has no more slips than could be made', () => {
    const fitted = fitExam({ ...kept, at: 2 }, 2);
    expect(fitted).toMatchObject({ at: 1, answers: [null, null] });
    expect(keptExamIn(JSON.stringify(fitted))).toEqual(fitted);
    expect(fitExam(kept, 3)).toBe(kept);
  });

  it('goes on to the next slip, and stays on the last', () => {
    const answer = { points: 3, sanction: 'none' } as const;
    const all = [1, 2, 3].reduce((before) => giveAnswer(before, answer), kept);
    expect(all).toMatchObject({ at: 2, answers: [answer, answer, answer] });
  });

  it('keeps a whole answer that was typed when one goes elsewhere, and drops half of one', () => {
    expect(goTo({ ...kept, draft: '24 a jok' }, 2)).toMatchObject({
      at: 2,
      draft: '',
      answers: [{ points: 24, sanction: 'warning', reason: 'joker-not-circled' }, null, null],
    });
    expect(goTo({ ...kept, draft: 'a' }, 2)).toMatchObject({ at: 2, draft: '', answers: [null, null, null] });
  });

  it('ends with its time, even if the page hears of it later', () => {
    expect(isExamOver(kept, START + 20 * MINUTE - 1)).toBe(false);
    expect(isExamOver(kept, START + 20 * MINUTE)).toBe(true);
    expect(finishExam(kept, START + 90 * MINUTE).finishedAt).toBe(START + 20 * MINUTE);
    expect(minutesTaken(finishExam(kept, START + 90_500))).toBe(2);
    expect(isExamOver(beginExam(ORDER, 'mots', null, START), START + 1e9)).toBe(false);
  });
});
