import { expect, it } from 'vitest';
import { addAnswer, allAnswers, nextUnsentAnswer, readUnsentAnswers, settleAnswer } from './unsent.ts';

const right = { points: 12, sanction: 'none' } as const;
const null0 = { points: 0, sanction: 'nullity' } as const;

it('keeps the last answer to each slip until that very one is confirmed', () => {
  const both = addAnswer(addAnswer({}, 4, 'a', right), 2, 'b', null0);
  expect(nextUnsentAnswer(both)).toEqual({ slip: 2, id: 'b', answer: null0 });
  const changed = addAnswer(both, 4, 'c', null0);
  expect(settleAnswer(changed, 4, 'a')).toBe(changed);
  expect(settleAnswer(settleAnswer(changed, 4, 'c'), 2, 'b')).toEqual({});
  expect(nextUnsentAnswer({})).toBeUndefined();
});

it('shows what was given here over what the server has', () => {
  const confirmed = [
    { slip: 1, ...right },
    { slip: 4, ...right },
  ];
  const shown = allAnswers(confirmed, addAnswer({}, 4, 'a', null0));
  expect([...shown]).toEqual([
    [1, right],
    [4, null0],
  ]);
});

it('reads what a page kept, and nothing else', () => {
  const kept = addAnswer({}, 4, 'a', right);
  expect(readUnsentAnswers(JSON.stringify(kept))).toEqual(kept);
  for (const text of ['', '{', 'null', '7']) expect(readUnsentAnswers(text)).toEqual({});
});
