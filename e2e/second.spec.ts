import type { Page } from '@playwright/test';
import type { Slip } from '@raccord/regulation';
import { SecondPage } from './pages/second.ts';
import { deskTableOf } from './support/desk.ts';
import { clientOf } from './support/raccord.ts';
import { expect, expectAccessible, SIZES, test } from './support/test.ts';
import { done, makeTournament, playTurn, type TestTournament } from './support/tournament.ts';

const slipOf = (word: string, reference: string, score: number): Slip => ({
  state: 'handed-in',
  solutions: [{ word, direction: 'horizontal', reference, outside: [] }],
  score,
});
const TOP = slipOf('MENERAI', 'H4', 70);
const TOLERATED = slipOf('MENERAI', 'A1', 70);
const WARNED = slipOf('MENERAI', 'H4', 71);
const LESS = slipOf('MARE', 'H5', 10);
const NULL = slipOf('MERAI', 'H4', 20);

const record = (tournament: TestTournament, slips: Readonly<Record<string, Slip>>) =>
  tournament.tell('record-slips', {
    game: 'g',
    turn: 1,
    slips: Object.entries(slips).map(([entrant, slip]) => ({ entrant, slip })),
  });

/** What was entered reaches the server a moment later. */
const expectTable = (tournament: TestTournament, entrant: string, table: Record<string, unknown>): Promise<void> =>
  expect.poll(() => deskTableOf(tournament, entrant)).toMatchObject(table);

/** Nothing is wider than the page, at any size. */
async function expectFitting(page: Page): Promise<void> {
  for (const size of [SIZES.phone, SIZES.tablet, SIZES.desk]) {
    await page.setViewportSize(size);
    const excess = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(excess).toBeLessThanOrEqual(0);
  }
}

test('a turn is read again from the keyboard, and a correction goes back to the referee', async ({ raccord, open }) => {
  const tournament = await makeTournament(raccord.api, { players: 8, referees: 2 });
  await playTurn(tournament, 1, 'MENERAI');
  await record(tournament, { p1: TOP, p2: TOLERATED, p3: WARNED, p4: NULL, p6: LESS, p7: NULL, p8: TOP });
  const second = new SecondPage(await open(await tournament.link('second-referee', 'd')));
  await second.isReady();
  await second.expectLeft('7 bulletins à vérifier');
  await second.expectLeft('1 table sans bulletin saisi');
  await expect(second.row('Joueur 3').getByText('avertissement')).toBeVisible();
  await expectAccessible(second.page);
  await expectFitting(second.page);

  await second.ofReferee('Arbitre 2');
  await expect(second.row('Joueur 3')).toHaveCount(0);
  await expect(second.row('Joueur 6')).toBeVisible();
  await second.enterBlind();
  await expect(second.row('Joueur 6')).toBeVisible();
  await expect(second.row('Joueur 3')).toHaveCount(0);
  await second.ofReferee('tous les arbitres');
  await expect(second.row('Joueur 3')).toBeVisible();
  await second.readAgain();

  // Only what is rightly written is confirmed without being read.
  await expect(second.page.getByRole('button', { name: 'Vérifier les 2 tops bien rédigés' })).toBeVisible();
  await second.press('Control+z');
  await expect(second.page.getByText('Rien à annuler : vous n’avez rien fait ici.')).toBeVisible();
  await second.press('t');
  await second.expectLeft('5 bulletins à vérifier');
  await second.press('Control+z');
  await second.expectLeft('7 bulletins à vérifier');
  await expect(second.page.getByText('2 vérifications annulées')).toBeVisible();
  for (const entrant of ['p1', 'p8']) await expectTable(tournament, entrant, { isConfirmed: false });
  await second.press('Control+Shift+Z');
  await second.expectLeft('5 bulletins à vérifier');
  for (const entrant of ['p1', 'p8']) await expectTable(tournament, entrant, { isConfirmed: true });
  await expect(second.panel(2)).toContainText('Toléré');
  await expect(second.panel(2)).toContainText('La référence A1 est impossible ; on retient MENERAI en H4.');
  await second.press('a');
  await second.expectLeft('4 bulletins à vérifier');
  await expect(second.panel(3)).toContainText('Le score écrit, 71 points, est faux');
  await second.press('a');
  await second.expectLeft('4 vérifiés');
  await second.press('Control+z');
  await second.expectLeft('4 bulletins à vérifier');
  await expect(second.panel(3)).toBeVisible();
  await expect(second.page.getByText('Table 3 : vérification annulée')).toBeVisible();
  await second.page.getByRole('status').getByRole('button', { name: 'Rétablir' }).click();
  await second.expectLeft('4 vérifiés');
  await expect(second.panel(4)).toContainText('MERAI');
  await second.press('s');
  await expectAccessible(second.page);
  const submitted = second.page.getByRole('dialog').getByRole('button', { name: 'Soumettre à la commission' });
  await expect(submitted).toBeDisabled();
  await second.page.getByRole('dialog').getByRole('button', { name: 'Le mot se lit mal.' }).click();
  await expect(submitted).toBeEnabled();
  await second.give('Le mot est peut-être MARIE.', 'Soumettre à la commission');
  await expect(second.panel(6)).toBeVisible();

  await second.press('c');
  const dialog = second.page.getByRole('dialog');
  const before = second.page.viewportSize() ?? SIZES.desk;
  await second.page.setViewportSize({ width: 1280, height: 720 });
  await dialog.getByLabel('Score', { exact: true }).fill('12');
  await expect(dialog.getByText('Le score écrit, 12 points, est faux')).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByLabel('Motif de la correction')).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('button', { name: 'Enregistrer la correction' })).toBeInViewport({ ratio: 1 });
  await second.page.setViewportSize(before);
  await expect(dialog.getByText('Aucune place de MARE ne donne 12 points.')).toBeVisible();
  await expectAccessible(second.page);
  await dialog.getByLabel('Motif de la correction').fill('Le bulletin porte 12.');
  await dialog.getByRole('button', { name: 'Enregistrer la correction' }).click();
  await expect(second.panel(7)).toBeVisible();

  await second.press('d');
  await expect(dialog.getByRole('group', { name: 'Décision' }).getByRole('radio', { checked: false })).toHaveCount(2);
  await dialog.getByRole('radio', { name: 'Accepter' }).check();
  await dialog.getByLabel('Points accordés').fill('20');
  await second.give('Le mot est MARIE, mal lu.', 'Rendre la décision');
  await expect(second.page.getByText('Tout ce qui est saisi a été vérifié.')).toBeVisible();

  await second.show('all');
  const row = second.row('Joueur 6');
  await expect(row.getByText('Billet à remettre')).toBeVisible();
  await expect(row.getByText('Corrigé')).toBeVisible();
  const referee = await clientOf(raccord.url, await tournament.link('referee', 'a2'));
  const due = await done(referee.seeCorrections({ params: { tournament: tournament.id }, query: { due: true } }));
  expect(due.corrections.map(({ entrant }) => entrant)).toContain('p6');
  for (const entrant of ['p1', 'p2', 'p3', 'p6', 'p8']) {
    await expectTable(tournament, entrant, { isConfirmed: true });
  }
  await expectTable(tournament, 'p4', { isReferred: true, isConfirmed: false });
  const ruled = { points: 20, decidedBy: 'second-referee' };
  await expectTable(tournament, 'p7', { isRuled: true, isConfirmed: true, result: ruled });

  // The key that hands a correction slip over, pressed twice, hands it over once.
  await row.getByRole('button').click();
  await second.press('b');
  await second.press('b');
  await expectTable(tournament, 'p6', { isCorrectionDue: false });
  await expect(row.getByText('Billet remis')).toBeVisible();
  await expect(second.page.locator('header output')).toHaveText('En ligne');
  await second.press('?');
  await expect(second.page.getByRole('dialog')).toContainText('D’accord');
});

test('nothing is shown before the first draw; a slip entered blind is compared with the first entry; an appeal that cannot be written says why', async ({
  raccord,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  const tournament = await makeTournament(raccord.api, { players: 4 });
  const second = new SecondPage(await open(await tournament.link('second-referee', 'd'), SIZES.phone));
  const { page } = second;
  await expect(page.getByText('Aucun coup n’a encore été tiré')).toBeVisible();
  await expectAccessible(page);
  await playTurn(tournament, 1, 'MENERAI');
  await tournament.tell('record-tops', { game: 'g', turn: 1, entrants: ['p1'] });
  await record(tournament, { p2: { ...LESS, conduct: 'warned' }, p4: WARNED });
  await second.isReady();
  await second.enterBlind();
  await expect(page.getByText('MARE')).toHaveCount(0);
  await expectAccessible(page);
  await expectFitting(page);

  await expect(page.getByRole('heading', { name: 'Table 1 – Joueur 1' })).toBeVisible();
  await second.press('Enter');
  await expect(page.getByText('Table 1 : les deux saisies sont identiques')).toBeVisible();

  await second.type('MARE', 'h5', '12');
  await expect(page.getByRole('heading', { name: 'Table 2 : les deux saisies diffèrent' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '≠' })).toHaveText(/Score.*1012/);
  await expectAccessible(page);
  await expectFitting(page);
  await second.press('m');

  await second.type('MARE', 'H5', '10');
  await expect(page.getByText('Table 3 : votre saisie est gardée ici')).toBeVisible();
  await second.type('MENERAI', 'H4', '70');
  await expect(page.getByRole('heading', { name: 'Table 4 : les deux saisies diffèrent' })).toBeVisible();
  await second.slowStore();
  await second.press('p');
  await expect(page.getByText('Vous avez saisi toutes les tables de ce coup.')).toBeVisible();

  await page.reload();
  await second.isReady();
  await record(tournament, { p3: LESS });
  await second.enterBlind();
  await expectTable(tournament, 'p3', { isConfirmed: true });
  await expectTable(tournament, 'p1', { isConfirmed: true, isCorrected: false });
  await expectTable(tournament, 'p2', {
    isConfirmed: true,
    isCorrected: true,
    isCorrectionDue: true,
    // What the paper does not show stays as the referee said it.
    slip: { score: 12, conduct: 'warned' },
  });
  await expectTable(tournament, 'p4', { isConfirmed: true, isCorrected: false, slip: { score: 71 } });

  await second.readAgain();
  await second.show('all');
  await second.row('Joueur 4').getByRole('button').click();
  let cut = () => {};
  const isCut = new Promise<void>((resolve) => {
    cut = resolve;
  });
  await page.route('**/entrants/p4', async (route) => {
    await isCut;
    await route.abort();
  });
  await second.press('r');
  const dialog = page.getByRole('dialog', { name: 'Réclamation sur le bulletin de la table 4' });
  await expect(dialog).toContainText('Chargement…');
  cut();
  await expect(dialog).toContainText('Le serveur ne répond pas');
  await expectAccessible(page);
  await second.press('Escape');
  await expect(dialog).toBeHidden();
  await page.unroute('**/entrants/p4');
  await second.press('r');
  await expect(dialog.getByLabel('Ce qui est contesté')).toBeVisible();
  const key = { about: 'slip', game: 'g', turn: 1, entrant: 'p4' } as const;
  const appeal = { ...key, by: 'player', to: 'commission', reason: 'MARIE.' } as const;
  await tournament.tell('file-appeal', appeal);
  await expect(dialog).toContainText('Aucune réclamation possible');
});
