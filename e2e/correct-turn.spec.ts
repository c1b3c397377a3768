import type { Page } from '@playwright/test';
import { expect, expectAccessible, SIZES, test } from './support/test.ts';
import { done, makeTournament, playSecondTurn, recordAll, type TestTournament } from './support/tournament.ts';

/** TABULES hangs on the word before it: by the S of MENERAIS, by the A of AMENERAI. */
const tabules = (reference: string, score: number) => ({
  ...{ state: 'handed-in' as const, score },
  solutions: [{ word: 'TABULES', direction: 'vertical' as const, reference, outside: [] }],
});

const totalsOf = async ({ api, id }: TestTournament) => {
  const { rows } = await done(api.seeRanking({ params: { tournament: id }, query: { game: 'g' } }));
  return Object.fromEntries(rows.map(({ entrant, total }) => [entrant, total]));
};

test('a solution of two turns before is put right: what changes is shown first, then undone and had back', async ({
  raccord,
  open,
}) => {
  const tournament = await makeTournament(raccord.api, { players: 3 });
  await playSecondTurn(tournament);
  await recordAll(tournament, 1, 3);
  const slips = [tabules('3G', 85), tabules('11B', 77), tabules('9B', 70)];
  await tournament.tell('record-slips', {
    ...{ game: 'g', turn: 2 },
    slips: slips.map((slip, index) => ({ entrant: `p${index + 1}`, slip })),
  });
  await tournament.tell('lay-solution', { game: 'g', turn: 2, word: 'TABULES', reference: '3G' });
  await tournament.tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'ROULIEN' } });
  const before = await totalsOf(tournament);

  const page = await open(raccord.chiefLink, SIZES.laptop, tournament.at('historique'));
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: /^Corriger la solution….*MENERAI en H4/ }).click();
  await expect(dialog).toContainText('Corrigez d’abord le tirage ou la solution.');
  await place(page, 'Coup 1').fill('h2');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Coup 2 : TABULES en 3G ne se pose plus sur la grille corrigée.');
  await expect(dialog.getByRole('button', { name: 'Annuler les coups 2 à 3' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Corriger aussi le coup 2' }).click();
  await place(page, 'Coup 2').fill('9b');
  await page.keyboard.press('Enter');

  const told = dialog.getByRole('region', { name: 'Ce qui change' });
  await expect(told).toContainText('MENERAI en H4, 70 points → MENERAI en H2, 68 points');
  await expect(told).toContainText('3 bulletins jugés de nouveau');
  await expect(told.getByRole('row')).toHaveText([/Table/, /1 ?Joueur 1/, /2 ?Joueur 2/, /3 ?Joueur 3/]);
  await expectAccessible(page);
  await expect(dialog.getByRole('button', { name: 'Corriger', exact: true })).toBeDisabled();
  await dialog.getByLabel('Motif').fill('place mal annoncée');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: /Correction du coup 1/ })).toContainText('place mal annoncée');
  const after = await totalsOf(tournament);
  expect(after.p3).toBeGreaterThan(before.p3);
  expect(after.p1).toBeLessThan(before.p1);

  await page.getByRole('button', { name: /^Annuler : correction du coup 1/ }).click();
  // What each would have, before it is done.
  await expect(dialog.getByRole('row', { name: /Joueur 3/ })).toContainText(`${after.p3}${before.p3}−`);
  await expect(dialog.getByRole('row', { name: /Joueur 1/ })).toContainText(`${after.p1}${before.p1}+`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Annuler l’action' }).click();
  await expect(dialog).toBeHidden();
  expect(await totalsOf(tournament)).toEqual(before);
  await page.getByRole('button', { name: /^Rétablir ce qu.*correction du coup 1/ }).click();
  await expect(dialog.getByRole('listitem')).toHaveText([/^Correction du coup 1/]);
  await expect(dialog.getByRole('row', { name: /Joueur 3/ })).toContainText(`${before.p3}${after.p3}+`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Rétablir l’action' }).click();
  await expect(page.getByRole('row', { name: /Rétablissement : correction du coup 1/ })).toBeVisible();
  expect(await totalsOf(tournament)).toEqual(after);

  // The solution itself, with all that was done since.
  await page.getByRole('button', { name: /^Annuler : solution MENERAI en H4/ }).click();
  await dialog.getByRole('button', { name: /^Annuler ces \d+ actions$/ }).click();
  await expect(dialog).toBeHidden();
  expect(await totalsOf(tournament)).toEqual({ p1: 70, p2: 70, p3: 70 });
  await page.getByRole('button', { name: /^Rétablir ce qu.*solution MENERAI en H4/ }).click();
  await dialog.getByRole('button', { name: /^Rétablir ces \d+ actions$/ }).click();
  await expect(dialog).toBeHidden();
  expect(await totalsOf(tournament)).toEqual(after);
});

const place = (page: Page, turn: string) => page.getByRole('group', { name: turn }).getByLabel('Place');
