import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openDesk } from './desk.testing.tsx';

const line = page.getByRole('combobox', { name: 'Mot ou score' });
const heading = (table: number) => page.getByRole('heading', { name: `Table ${table}`, exact: true });
const offered = page.getByText('Saisie reprise là où elle en était');

it('offers what was half typed again, at the table it was typed for, after the page was left', async () => {
  const desk = await openDesk();
  await userEvent.click(line);
  await userEvent.keyboard('{PageDown}RO');
  await expect.element(offered).not.toBeInTheDocument();
  desk.again();
  await expect.element(heading(2)).toBeVisible();
  await expect.element(line).toHaveValue('RO');
  await expect.element(line).toHaveFocus();
  await expect.element(offered).toBeVisible();
  await userEvent.keyboard('{PageUp}');
  await expect.element(line).toHaveValue('');
  await userEvent.keyboard('{PageDown}');
  await expect.element(line).toHaveValue('RO');
});

it('offers fields again as they were', async () => {
  const desk = await openDesk();
  await userEvent.click(line);
  await userEvent.keyboard('{Tab}JEUX');
  await userEvent.fill(page.getByLabelText('Score', { exact: true }), '12');
  desk.again();
  await expect.element(page.getByLabelText('Mot', { exact: true })).toHaveValue('JEUX');
  await expect.element(page.getByLabelText('Score', { exact: true })).toHaveValue('12');
});

it('forgets it once it is recorded, or rubbed out', async () => {
  const desk = await openDesk();
  await userEvent.click(line);
  await userEvent.keyboard('ROUE');
  await expect.element(page.getByRole('option').first()).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(heading(2)).toBeVisible();
  await userEvent.keyboard('JE{Escape}');
  await expect.poll(() => desk.entered().length).toBe(1);
  desk.again();
  await expect.element(heading(2)).toBeVisible();
  await expect.element(line).toHaveValue('');
  await userEvent.keyboard('{PageUp}');
  await expect.element(heading(1)).toBeVisible();
  await expect.element(line).toHaveValue('');
});

it('is the draft of one station, one tournament and one position', async () => {
  const desk = await openDesk();
  await userEvent.click(line);
  await userEvent.keyboard('RO');
  desk.close();
  for (const other of [{ station: 'autre' }, { tournament: 'autre' }, { draw: 'JOUERXE' }]) {
    const elsewhere = await openDesk({ tournament: desk.tournament, ...other });
    await expect.element(line).toHaveValue('');
    elsewhere.close();
  }
  await openDesk({ tournament: desk.tournament });
  await expect.element(line).toHaveValue('RO');
});
