import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CarriedViews, textChange } from './carried.ts';

test('what is carried is put together again, whatever it was before', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue(), { minLength: 1 }), (answers) => {
      const views = new CarriedViews();
      let before = '';
      for (const [at, answer] of answers.entries()) {
        const text = JSON.stringify({ answer });
        const news = { sequence: at, seen: { seeHall: textChange(before, text) } };
        before = text;
        const [taken] = views.take(JSON.parse(JSON.stringify(news)));
        expect(taken).toEqual({ name: 'seeHall', answer: { ...JSON.parse(text), sequence: at } });
      }
    }),
  );
});

test('long texts that differ in the middle, at an end or in length', () => {
  const long = 'abcd'.repeat(1_000);
  const put = (text: string, at: number, sign: string) => text.slice(0, at) + sign + text.slice(at + 1);
  for (const at of [0, 1, 511, 512, 513, 2_000, 3_487, 3_488, 3_999]) {
    expect(textChange(long, put(long, at, 'X'))).toEqual([at, 'X', long.length - at - 1]);
  }
  expect(textChange(long, long)).toEqual([4_000, '', 0]);
  expect(textChange(long, `${long}e`)).toEqual([4_000, 'e', 0]);
  expect(textChange(`e${long}`, long)).toEqual([0, '', 4_000]);
});

test('a change is no longer than what differs', () => {
  expect(textChange('{"draw":"ABC","turn":1}', '{"draw":"AXC","turn":1}')).toEqual([10, 'X', 12]);
  expect(textChange('aa', 'aaa')).toEqual([2, 'a', 0]);
  expect(textChange('same', 'same')).toEqual([4, '', 0]);
});
