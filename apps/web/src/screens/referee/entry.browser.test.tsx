import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openDesk } from './desk.testing.tsx';

const line = page.getByRole('combobox', { name: 'Mot ou score' });
const heading = (table: number) => page.getByRole('heading', { name: `Table ${table}`, exact: true });

it('records a slip for each time that Enter is pressed, and none for as long as it is held down', async () => {
  const desk = await openDesk();
  await userEvent.click(line);
  // The second, the third and the fourth are repeats of the first.
  await userEvent.keyboard('{Enter>4}');
  await expect.element(heading(2)).toBeVisible();
  await userEvent.keyboard('{/Enter}');
  await expect.poll(() => desk.entered().length).toBe(1);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => desk.entered().length).toBe(2);
});

it('never runs on into another turn by Enter: only the key of what comes next goes there', async () => {
  const desk = await openDesk();
  await userEvent.click(line);
  for (const table of [2, 3, 3]) {
    await userEvent.keyboard('{Enter}');
    await expect.element(heading(table)).toBeVisible();
  }
  await expect.poll(() => desk.entered().length).toBe(3);
  await userEvent.keyboard('{Enter}');
  await expect.element(heading(1)).toBeVisible();
  expect(desk.left.count).toBe(0);
  await userEvent.keyboard('{F2}');
  expect(desk.left.count).toBe(1);
  expect(desk.entered().length).toBe(3);
});
