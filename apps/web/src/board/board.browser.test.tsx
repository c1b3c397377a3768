import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { BoardGrid } from './BoardGrid.tsx';

it('shows the letter of a joker in another colour (2.2)', async () => {
  const lines = Array.from({ length: 15 }, (_, row) => (row === 7 ? '...MeR.........' : '.'.repeat(15)));
  mount(<BoardGrid lines={lines} />);
  await expect.element(page.getByRole('img')).toBeVisible();
  const tiles = [...document.querySelectorAll('[data-joker]')];
  expect(tiles.map((tile) => tile.firstChild?.textContent)).toEqual(['M', 'E', 'R']);
  const [m, e, r] = tiles.map((tile) => getComputedStyle(tile).color);
  expect(m).toBe(r);
  expect(e).not.toBe(m);
});
