import { expect, it } from 'vitest';
import { allAnswers, giveAnswer, nextUnsent, readUnsent, settleAnswer } from './unsent.ts';

const right = { points: 12, sanction: 'none' } as const;
const null0 = { points: 0, sanction: 'nullity' } as const;

it('keeps the last answer to each slip until that very one is confirmed', () => {
  const both = giveAnswer(giveAnswer({}, 4, 'a', right), 2, 'b', null0);
  expect(nextUnsent(both)).toEqual({ slip: 2, id: 'b', answer: null0 });
  const changed = giveAnswer(both, 4, 'c', null0);
  expect(settleAnswer(changed, 4, 'a')).toBe(changed);
  expect(settleAnswer(settleAnswer(changed, 4, 'c'), 2, 'b')).toEqual({});
  expect(nextUnsent({})).toBeUndefined();
});

it('shows what was given here over what the server has', () => {
  const confirmed = [
    { slip: 1, ...right },
    { slip: 4, ...right },
  ];
  const shown = allAnswers(confirmed, giveAnswer({}, 4, 'a', null0));
  expect([...shown]).toEqual([
    [1, right],
    [4, null0],
  ]);
});

it('reads what a page kept, and nothing else', () => {
  const kept = giveAnswer({}, 4, 'a', right);
  expect(readUnsent(JSON.stringify(kept))).toEqual(kept);
  for (const text of ['', '{', 'null', '7']) expect(readUnsent(text)).toEqual({});
});
