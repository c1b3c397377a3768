import { expect, it } from 'vitest';
import { newOrder, numberFault, numberIn, orderOf, withMinutes } from './order.ts';

const typed = newOrder('2023', 4_000_000_000);
const draft = withMinutes(typed);

it('an exam is ordered by its number, typed or made of edition, count and seed', () => {
  expect(orderOf(draft)).toEqual({
    kind: 'exam',
    exam: { edition: '2023', count: 30, seed: 4_000_000_000 },
    minutes: 45,
    passPercent: 75,
  });
  expect(orderOf({ ...draft, number: ' 2019-10-7 ', count: 'x' })).toEqual({
    kind: 'exam',
    exam: '2019-10-7',
    minutes: 45,
    passPercent: 75,
  });
});

it('an exam is given a minute and a half a slip, until somebody says otherwise', () => {
  const minutesOf = (part: Partial<typeof draft>) => withMinutes({ ...typed, ...part }).minutes;
  expect([minutesOf({}), minutesOf({ count: '4' }), minutesOf({ number: '2023-3-7' })]).toEqual(['45', '6', '5']);
  expect([minutesOf({ count: '' }), minutesOf({ count: '4', minutes: '20' })]).toEqual(['45', '20']);
});

it('an exam may be marked only, without a share to pass', () => {
  expect(orderOf({ ...draft, passPercent: ' ' })).not.toHaveProperty('passPercent');
  for (const passPercent of ['0', '101', 'beaucoup']) expect(orderOf({ ...draft, passPercent })).toBeUndefined();
});

it('a topping game by formula, seed, seconds and what a missed top adds', () => {
  expect(orderOf({ ...draft, kind: 'topping', penalty: '0' })).toEqual({
    ...{ kind: 'topping', formula: 'normale', edition: '2023', seed: 4_000_000_000, seconds: 60, penalty: 0 },
  });
});

it('the same topping game by its number', () => {
  const topping = { ...draft, kind: 'topping' } as const;
  expect(orderOf({ ...topping, game: ' 7 ' })).toMatchObject({ seed: 7 });
  for (const game of ['sept', '-1', '4294967296']) expect(orderOf({ ...topping, game })).toBeUndefined();
});

it('nothing is ordered of a number that is none, or out of bounds', () => {
  for (const minutes of ['', '0', '601', '4,5', 'dix']) expect(orderOf({ ...draft, minutes })).toBeUndefined();
  expect(orderOf({ ...draft, count: '201' })).toBeUndefined();
  for (const number of ['1999-3-7', 'sept', '2023-0-7'])
    expect([numberFault({ ...draft, number }), orderOf({ ...draft, number })]).toEqual([expect.any(String), undefined]);
  expect([numberFault(draft), numberFault({ ...draft, number: '2023-3-7' })]).toEqual([undefined, undefined]);
  expect(orderOf({ ...draft, kind: 'topping', seconds: '9' })).toBeUndefined();
  expect([numberIn(draft, 'count'), numberIn({ ...draft, count: '200' }, 'count')]).toEqual([30, 200]);
});
