import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openDesk } from './desk.testing.tsx';

const line = page.getByRole('combobox', { name: 'Mot ou score' });
const word = page.getByLabelText('Mot', { exact: true });
const reference = page.getByLabelText('Référence');
const heading = (table: number) => page.getByRole('heading', { name: `Table ${table}`, exact: true });
const UNDO = '{Control>}z{/Control}';
const REDO = ['{Control>}y{/Control}', '{Control>}{Shift>}Z{/Shift}{/Control}'];

it('takes the text back first, then the slip before, and gives each back', async () => {
  for (const redo of REDO) {
    const desk = await openDesk();
    const types = () => desk.entered().map(({ type }) => type);
    await userEvent.click(line);
    await userEvent.keyboard('{Enter}');
    await expect.element(heading(2)).toBeVisible();
    await userEvent.keyboard(`RO${UNDO}`);
    await expect.element(line).toHaveValue('');
    await userEvent.keyboard(redo);
    await expect.element(line).toHaveValue('RO');
    expect(types()).toEqual(['record-slips']);

    await userEvent.keyboard(UNDO + UNDO);
    await expect.element(heading(1)).toBeVisible();
    await expect.element(page.getByText('Table 1 : top annulé')).toBeVisible();
    await expect.poll(types).toEqual(['record-slips', 'undo']);

    await userEvent.keyboard(redo);
    await expect.element(page.getByText('Table 1 : top rétabli')).toBeVisible();
    await expect.element(heading(2)).toBeVisible();
    await expect.poll(types).toEqual(['record-slips', 'undo', 'redo']);
    // The slip has the table still, and is taken back again as any other.
    await userEvent.keyboard(UNDO);
    await expect.element(page.getByText('Table 1 : top annulé')).toBeVisible();
    await expect.poll(types).toEqual(['record-slips', 'undo', 'redo', 'undo']);
    desk.close();
  }
});

it('gives a slip back by its button, and says what it was', async () => {
  const desk = await openDesk();
  await userEvent.click(line);
  await userEvent.keyboard('/h');
  await expect.element(page.getByText('Table 1 : hors délai, nul')).toBeVisible();
  await userEvent.keyboard(UNDO);
  await expect.element(page.getByText('Table 1 : saisie « hors délai » annulée')).toBeVisible();
  await userEvent.click(page.getByRole('status').getByRole('button', { name: 'Rétablir' }));
  await expect.element(page.getByText('Table 1 : saisie « hors délai » rétablie')).toBeVisible();
  await expect.poll(() => desk.entered().length).toBe(3);
  await expect.element(line).toHaveFocus();
});

it('takes fields back one after the other, then closes them', async () => {
  await openDesk();
  await userEvent.click(line);
  await userEvent.keyboard('ROUX');
  await expect.element(page.getByRole('option').first()).toBeVisible();
  await userEvent.keyboard('{Tab}JEUX{Tab}');
  await userEvent.clear(reference);
  await userEvent.fill(reference, '8A');
  await expect.element(word).toHaveValue('JEUX');
  await userEvent.keyboard(UNDO);
  await expect.element(reference).not.toHaveValue('8A');
  await userEvent.keyboard(UNDO);
  await expect.element(word).toHaveValue('ROUX');
  await userEvent.keyboard(UNDO);
  await expect.element(line).toHaveValue('ROUX');
  await userEvent.keyboard(UNDO);
  await expect.element(line).toHaveValue('');
});

it('takes back what was entered before the screen was left and opened again', async () => {
  const desk = await openDesk();
  await userEvent.click(line);
  await userEvent.keyboard('{Enter}');
  await expect.element(heading(2)).toBeVisible();
  desk.again();
  await userEvent.click(line);
  await userEvent.keyboard(UNDO);
  await expect.element(page.getByText('Table 1 : top annulé')).toBeVisible();
  await userEvent.keyboard(REDO[0]);
  await expect.element(page.getByText('Table 1 : top rétabli')).toBeVisible();
});

it('says when there is nothing to take back', async () => {
  const desk = await openDesk();
  await userEvent.click(line);
  await userEvent.keyboard(UNDO);
  await expect.element(page.getByText('Rien à annuler')).toBeVisible();
  expect(desk.entered()).toEqual([]);
});
