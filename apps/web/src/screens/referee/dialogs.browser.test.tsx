import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SlipFileView } from '../../server/answers.ts';
import { openDesk } from './desk.testing.tsx';

const line = page.getByRole('combobox', { name: 'Mot ou score' });
const dialog = page.getByRole('dialog');
const ctrl = (key: string) => `{Control>}${key}{/Control}`;

/** Each with what is typed into it. */
const DIALOGS = {
  'Bulletin de la table 1': ['/', '/'],
  'Soumettre le bulletin de la table 1 à la commission': [ctrl('m'), 'à voir'],
  'Avertissement à la table 1': [ctrl('e'), 'bruit'],
  'Moyenne accordée à la table 1': [ctrl('o'), 'malaise'],
  'Aller à une table': [ctrl('g'), '2'],
  'Dossier du bulletin : table 1, coup 1': [ctrl('d'), ''],
  'Aide : ': ['{F1}', 'score'],
} as const;

it('gives the line back as it was, caret and all, when any of its dialogs is left', async () => {
  const desk = await openDesk();
  await userEvent.click(line);
  await userEvent.keyboard('ROU');
  await expect.element(page.getByRole('option').first()).toBeVisible();
  for (const [title, [open, typed]] of Object.entries(DIALOGS)) {
    await userEvent.keyboard(open);
    await expect.element(dialog, { message: title }).toBeVisible();
    await userEvent.keyboard(`${typed}{Escape}`);
    await expect.element(dialog, { message: title }).not.toBeInTheDocument();
    await userEvent.keyboard('X');
    await expect.element(line, { message: title }).toHaveValue('ROUX');
    await userEvent.keyboard('{Backspace}');
    await expect.element(line, { message: title }).toHaveValue('ROU');
  }
  expect(desk.entered()).toEqual([]);
});

const DECIDED = {
  ...{ game: 'g', turn: 1, entrant: 'p1', isAppealed: false, isReferred: false },
  ...{ earlier: [], withdrawn: [], appeals: [], warnings: [], deliveries: [] },
  rulings: [{ by: { role: 'chief', name: 'Juge-arbitre' }, at: 0, reason: 'illisible', isProvisional: false }],
} as unknown as SlipFileView;

it('gives it back when an appeal was begun in the file of a slip', async () => {
  const desk = await openDesk({ file: DECIDED });
  await userEvent.click(line);
  await userEvent.keyboard(`ROU${ctrl('d')}`);
  await userEvent.click(dialog.getByRole('button', { name: 'Réclamation' }));
  const reason = dialog.getByRole('textbox');
  await userEvent.fill(reason, 'le mot est lisible');
  await expect.element(reason).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await userEvent.keyboard('X');
  await expect.element(line).toHaveValue('ROUX');
  expect(desk.entered()).toEqual([]);
});

it('gives it back when they are answered, too', async () => {
  const desk = await openDesk();
  await userEvent.click(line);
  const answered = async (open: string, typed: string, type: string) => {
    await userEvent.keyboard(open);
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard(`${typed}{Enter}`);
    await expect.element(dialog).not.toBeInTheDocument();
    await userEvent.keyboard('ROUX');
    await expect.element(line, { message: type }).toHaveValue('ROUX');
    await expect.poll(() => desk.entered().at(-1)?.type).toBe(type);
  };
  await answered(ctrl('e'), 'bruit', 'give-warning');
  await userEvent.keyboard('{Escape}');
  await answered(ctrl('o'), 'malaise', 'rule-slip');
  await answered(ctrl('m'), 'à voir', 'refer-slip');
  await userEvent.keyboard('{Escape}{PageUp}');
  await expect.element(page.getByRole('heading', { name: 'Table 1', exact: true })).toBeVisible();
  // The slip that was referred is put right, with its usual reason.
  await userEvent.keyboard('ROUE');
  await expect.element(page.getByRole('option', { name: 'ROUE' }).first()).toBeVisible();
  await answered('{Enter}', '', 'correct-slip');
});
