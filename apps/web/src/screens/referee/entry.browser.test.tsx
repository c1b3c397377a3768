import type { CommandData } from '@raccord/tournament';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { restartEngines } from '../../engine/failure.ts';
import { type DeskAtHand, openDesk } from './desk.testing.tsx';

const line = page.getByRole('combobox', { name: 'Mot ou score' });
const heading = (table: number) => page.getByRole('heading', { name: `Table ${table}`, exact: true });

const slipsOf = (desk: DeskAtHand) =>
  desk
    .entered()
    .filter(({ type }) => type === 'record-slips')
    .flatMap(({ data }) => (data as CommandData<'record-slips'>).slips.map(({ slip }) => slip));

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

it('offers the top first where the letters typed can become it', async () => {
  const { turn } = await openDesk();
  await userEvent.click(line);
  await userEvent.keyboard(`${turn.top?.word.slice(0, 2)}`);
  await expect.element(page.getByRole('option').nth(1)).toBeVisible();
  const first = page.getByRole('option').first();
  await expect.element(first).toHaveTextContent(`${turn.top?.reference}${turn.top?.score}`);
});

it('never takes a score that matches nothing for a blank slip: it asks for the word', async () => {
  const desk = await openDesk();
  await userEvent.click(line);
  await userEvent.keyboard('99');
  await expect.element(page.getByText('Aucune solution ne correspond')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  const word = page.getByLabelText('Mot', { exact: true });
  await expect.element(word).toHaveFocus();
  await expect.element(page.getByLabelText('Score', { exact: true })).toHaveValue('99');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Écrivez le mot du bulletin')).toBeVisible();
  await expect.element(word).toHaveFocus();
  await userEvent.keyboard('ROUE{Enter}');
  await expect.element(heading(2)).toBeVisible();
  await expect
    .poll(() => slipsOf(desk))
    .toMatchObject([{ state: 'handed-in', solutions: [{ word: 'ROUE' }], score: 99 }]);
  // Blank is said by the palette.
  await userEvent.keyboard('/b');
  await expect.poll(() => slipsOf(desk).at(-1)).toEqual({ state: 'blank', solutions: [] });
});

it('records a slip typed whole as it is written, right or wrong, its circled letter too', async () => {
  const desk = await openDesk();
  await userEvent.click(line);
  await userEvent.keyboard('XYL*O H4 12');
  await expect.element(page.getByText('tel qu’il est écrit')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(heading(2)).toBeVisible();
  await expect.poll(() => slipsOf(desk)).toMatchObject([{ solutions: [{ word: 'XYlO', reference: 'H4' }], score: 12 }]);
});

it('submits a slip typed whole as it is written', async () => {
  const desk = await openDesk();
  await userEvent.click(line);
  await userEvent.keyboard('XYLO H4 12');
  await expect.element(page.getByText('tel qu’il est écrit')).toBeVisible();
  await userEvent.keyboard('{Control>}m{/Control}');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('à voir{Enter}');
  await expect.poll(() => slipsOf(desk)).toMatchObject([{ solutions: [{ word: 'XYLO', reference: 'H4' }], score: 12 }]);
  expect(desk.entered().map(({ type }) => type)).toEqual(['record-slips', 'refer-slip']);
});

it('asks for the rest of a slip half typed that is submitted', async () => {
  const desk = await openDesk();
  await userEvent.click(line);
  await userEvent.keyboard('99{Control>}m{/Control}');
  await expect.element(page.getByLabelText('Score', { exact: true })).toHaveValue('99');
  expect(desk.entered()).toEqual([]);
});

it('records nothing for a sign that is neither a letter nor a digit', async () => {
  const desk = await openDesk();
  await userEvent.click(line);
  await userEvent.keyboard('-{Enter}');
  await expect.element(page.getByLabelText('Mot', { exact: true })).toBeVisible();
  expect(desk.entered()).toEqual([]);
});

/** Writes and presses a key in one step of the page: the engine, which is another thread, cannot have answered before. */
function atOnce(text: string, key?: string, modifiers: KeyboardEventInit = {}): void {
  const field = line.element() as HTMLInputElement;
  field.focus();
  document.execCommand('insertText', false, text);
  if (key) field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers }));
}

it('keeps what is typed faster than the engine answers', async () => {
  await openDesk();
  await userEvent.click(line);
  await userEvent.keyboard('J');
  await expect.element(page.getByRole('option').first()).toBeVisible();
  atOnce('KW', 'Tab');
  await expect.element(page.getByLabelText('Mot', { exact: true })).toHaveValue('JKW');
});

it('records one slip where Enter is pressed again before the engine has answered', async () => {
  const desk = await openDesk();
  await userEvent.click(line);
  atOnce('ROUE', 'Enter');
  atOnce('', 'Enter');
  await expect.element(heading(2)).toBeVisible();
  await expect.poll(() => slipsOf(desk).length).toBe(1);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => slipsOf(desk).map(({ solutions }) => solutions[0].word)).toHaveLength(2);
});

it('takes what is typed before the engine has answered for the next slips, none of which becomes the top', async () => {
  const desk = await openDesk();
  await userEvent.click(line);
  atOnce('ROUE', 'Enter');
  atOnce('JEU', 'Enter');
  atOnce('JOUE');
  await expect.element(heading(3)).toBeVisible();
  await expect.element(line).toHaveValue('JOUE');
  await expect.poll(() => slipsOf(desk).map(({ solutions }) => solutions[0].word)).toEqual(['ROUE', 'JEU']);
});

it('refers the slip that is typed before the engine has answered', async () => {
  const desk = await openDesk();
  await userEvent.click(line);
  atOnce('ROUE', 'm', { ctrlKey: true });
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('à voir{Enter}');
  await expect.poll(() => slipsOf(desk).map(({ solutions }) => solutions[0].word)).toEqual(['ROUE']);
  expect(desk.entered().map(({ type }) => type)).toEqual(['record-slips', 'refer-slip']);
});

it('enters a slip again after the engine that was asked for it has ended', async () => {
  const desk = await openDesk();
  await userEvent.click(line);
  atOnce('ROUE', 'Enter');
  restartEngines();
  await desk.openLexicon();
  // Asked again of the new engine.
  await userEvent.keyboard('{Backspace}E');
  await expect.element(page.getByRole('option').first()).toBeVisible();
  expect(slipsOf(desk)).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => slipsOf(desk).map(({ solutions }) => solutions[0].word)).toEqual(['ROUE']);
});

it('has what is typed wherever the focus is', async () => {
  await openDesk();
  await userEvent.click(heading(1));
  await expect.element(line).not.toHaveFocus();
  await userEvent.keyboard('ROU');
  await expect.element(line).toHaveValue('ROU');
});

it('says that the dictionary loads, and keeps what is typed meanwhile', async () => {
  const desk = await openDesk({ isLoading: true });
  const loading = page.getByText('Le dictionnaire se charge');
  await expect.element(loading).toBeVisible();
  await userEvent.keyboard('{Enter}ROU');
  await expect.element(line).toHaveValue('ROU');
  desk.load();
  await expect.element(loading).not.toBeInTheDocument();
  await expect.element(page.getByRole('option').first()).toHaveTextContent(/^ROU/);
  expect(desk.entered()).toEqual([]);
  await userEvent.keyboard('E{Enter}');
  await expect.poll(() => slipsOf(desk).map(({ solutions }) => solutions[0].word)).toEqual(['ROUE']);
});
