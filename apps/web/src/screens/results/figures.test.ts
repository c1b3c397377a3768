import { expect, test } from 'vitest';
import { reasonsOf } from './figures.ts';

test('the reasons of all turns are added up, the most frequent first, then by their name', () => {
  const turns = [
    {
      reasons: [
        { code: 'no-slip' as const, label: 'zèbre', count: 2 },
        { code: 'late-slip' as const, label: 'âne', count: 1 },
      ],
    },
    {
      reasons: [
        { code: 'late-slip' as const, label: 'âne', count: 1 },
        { code: 'score-wrong' as const, label: 'chat', count: 5 },
      ],
    },
  ];
  expect(reasonsOf(turns).map(({ code, count }) => [code, count])).toEqual([
    ['score-wrong', 5],
    ['late-slip', 2],
    ['no-slip', 2],
  ]);
});
