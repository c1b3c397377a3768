import { expect, it } from 'vitest';
import type { HallView } from '../../server/answers.ts';
import { pagesShown } from './shown.ts';

const game = (isFinished: boolean): HallView['games'][number] => ({
  ...{ id: 'g', name: 'Partie', formula: 'normale', rhythm: 'normal', turns: 1 },
  isFinished,
});
const pages = (publication: HallView['publication'], ...games: readonly boolean[]) =>
  pagesShown({ publication, games: games.map(game) });

it('leads to what is published', () => {
  expect(pages({ ranking: 'live', turns: true, sheets: false })).toEqual(['live', 'ranking', 'turns']);
  expect(pages({ ranking: 'live', turns: false, sheets: true })).toEqual(['ranking']);
  expect(pages({ ranking: 'none', turns: true, sheets: true }, true)).toEqual(['live', 'players', 'turns']);
  expect(pages({ ranking: 'none', turns: false, sheets: false })).toEqual([]);
});

it('leads to a ranking that comes at the end once every game is over', () => {
  const publication = { ranking: 'end', turns: false, sheets: true } as const;
  expect(pages(publication)).toEqual(['players']);
  expect(pages(publication, true, false)).toEqual(['players']);
  expect(pages(publication, true, true)).toEqual(['ranking']);
});
