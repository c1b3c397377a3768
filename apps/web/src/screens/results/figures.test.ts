import { expect, test } from 'vitest';
import { reasonsOf, shareOnTop } from './figures.ts';

test('the reasons of all turns are added up, the most frequent first, then by their name', () => {
  const turns = [
    {
      reasons: [
        { code: 'a', label: 'zèbre', count: 2 },
        { code: 'b', label: 'âne', count: 1 },
      ],
    },
    {
      reasons: [
        { code: 'b', label: 'âne', count: 1 },
        { code: 'c', label: 'chat', count: 5 },
      ],
    },
  ];
  expect(reasonsOf(turns).map(({ code, count }) => [code, count])).toEqual([
    ['c', 5],
    ['b', 2],
    ['a', 2],
  ]);
});

test('the share on the top is in hundredths, and nothing where nobody played', () => {
  expect(shareOnTop({ onTop: 3, players: 12 })).toBe(25);
  expect(shareOnTop({ onTop: 0, players: 0 })).toBeNull();
});
