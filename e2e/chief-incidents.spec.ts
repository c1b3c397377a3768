import { ChiefPage, SLOW } from './pages/chief.ts';
import { RefereePage } from './pages/referee.ts';
import { openScreen } from './pages/shell.ts';
import { expect, expectAccessible, expectFits, SIZES, test } from './support/test.ts';
import { done, makeTournament, playSecondTurn, playToTheEnd, playTurn, recordAll } from './support/tournament.ts';

/** The browser itself tells of a turn looked at until the page learns that it was taken away. */
const GONE = /404/;

test('letters put back by hand: said why, listed, and the leftover goes with them; then a draw made too soon is told', async ({
  raccord,
  open,
}) => {
  const tournament = await makeTournament(raccord.api, { players: 2, referees: 2, edition: '2023' });
  const chief = new ChiefPage(await open(raccord.chiefLink, SIZES.laptop, tournament.at('conduite')));
  const { page } = chief;
  await chief.expectNext('Tirer au hasard');
  await chief.typeLetters('jwzvvii');
  await expect(chief.draw).toContainText('Aucun mot n’est jouable avec ces lettres', SLOW);
  await expect(chief.next).toBeDisabled();
  await chief.reject();
  await expect(chief.rejected).toHaveText([/rejeté\s: rien n’est jouable$/]);
  await expect(page.getByRole('heading', { name: 'Avant le premier coup' })).toBeVisible();

  await playTurn(tournament, 1, 'MENERAI');
  await tournament.tell('lay-solution', { game: 'g', turn: 1, word: 'MENER', reference: 'H4' });
  await expect(chief.draw).toContainText('Reliquat : AI');
  await chief.typeLetters('ai+eeeou');
  await expect(chief.draw).toContainText('au moins 2 consonnes');
  await expect(chief.next).toBeDisabled();
  await chief.reject();

  await expect(chief.rejected).toHaveText([/^AIEEEOU rejeté\s: pas assez de voyelles ou de consonnes$/]);
  await expect(chief.draw).toContainText('Tout est remis dans le sac, reliquat compris : tirez à nouveau (art. 3.2).');
  await expect(chief.draw).toContainText('Reliquat remis dans le sac');
  await expect(chief.letters).toBeFocused();
  await expect(chief.letters).toHaveValue('');
  await chief.typeLetters('bcdfgay');
  await expect(chief.draw).toContainText('au choix du juge-arbitre (art. 3.2)');
  await expect(chief.next).toBeEnabled();
  await expectAccessible(page);
  await chief.reject();
  await expect(chief.rejected).toHaveText([/AIEEEOU/, /^BCDFGAY rejeté\s: au choix du juge-arbitre/]);
  await expectFits(page, true);

  await chief.typeLetters('tablesu');
  await expect(chief.draw.getByRole('button', { name: 'Enregistrer le rejet' })).toBeHidden();
  await page.keyboard.press('Enter');
  await chief.expectTurn(2, 'Tirage fait');
  await expect(page.getByRole('img', { name: /^Tirage : - T A B L E S U$/ })).toBeVisible();

  await tournament.tell('end-turn', { game: 'g', turn: 2, centre: 'c' });
  await chief.pressNext('Poser');
  const todo = page.getByRole('region', { name: 'À faire', exact: true });
  await expect(todo.getByRole('timer')).toHaveText(/^Prochain tirage dans (20|1\d)\ss au moins \(art\.\s3\.1\)$/);
  await page.getByRole('radio', { name: 'Au hasard' }).check();
  await chief.pressNext('Tirer au hasard');
  await chief.expectTurn(3, 'Tirage fait');
  await expect(todo.getByRole('status')).toHaveText(/^Tirage fait \d+\ss trop tôt/);
  await expect(todo.getByRole('timer')).toBeHidden();
  await page.locator('body').press('n');
  await expect(page).toHaveURL(/\/annonce$/);
});

test('a turn is cancelled, drawn again with other letters, and the cancelling undone; cut short, the game counts up to the last turn that was collected', async ({
  raccord,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(GONE);
  const tournament = await makeTournament(raccord.api, { players: 2, referees: 2, edition: '2023' });
  await playSecondTurn(tournament);
  await recordAll(tournament, 2, 2);
  const chief = new ChiefPage(await open(raccord.chiefLink, SIZES.laptop, tournament.at('conduite')));
  const { page, dialog } = chief;
  await chief.expectTurn(2, 'Fin annoncée');
  await page.locator('body').press('x');
  await expect(dialog).toContainText('Art. 3.6');
  await expect(dialog).toContainText(
    'ses 7 lettres, reliquat compris, retournent dans le sac ; un tirage différent sera exigé.',
  );
  const confirm = dialog.getByRole('button', { name: 'Annuler le coup 2' });
  await expect(confirm).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Erreur d’épellation' }).click();
  await expect(dialog.getByLabel('Motif')).toHaveValue('Erreur d’épellation');
  await confirm.click();

  await expect(dialog).toBeHidden();
  await chief.expectTurn(1, 'Solution posée');
  await expect(chief.draw).toContainText('Tirage du coup 2');
  await expect(chief.draw).toContainText(
    'Coup 2 annulé (ABELSTU), motif : « Erreur d’épellation ». Un tirage différent est exigé (art. 3.6).',
  );
  await chief.typeLetters('tablesu');
  await expect(chief.draw).toContainText('Ce tirage est celui du coup annulé');
  await expect(chief.next).toBeDisabled();
  await chief.typeLetters('tablesi');
  await page.keyboard.press('Enter');
  await chief.expectTurn(2, 'Tirage fait');
  await openScreen(page, 'Feuille de la partie');
  await expect(page.getByRole('row', { name: /Coup annulé/ })).toContainText('ABELSTU');

  await tournament.tell('undo', {});
  await chief.goTo(raccord.url, tournament.id);
  await chief.expectTurn(1, 'Solution posée');
  await page.locator('body').press('Control+z');
  await chief.expectTurn(2, 'Fin annoncée');
  await expect(page.getByRole('status').filter({ hasText: 'Annulation : annulation du coup 2' })).toBeVisible();

  await recordAll(tournament, 1, 2);
  await page.locator('body').press('f');
  await dialog.getByLabel('Cause').selectOption('Interruption prolongée');
  await expect(dialog).toContainText('Art. 3.7 : une interruption de plus de 30 minutes');
  const last = dialog.getByLabel('Dernier coup qui compte');
  // Its end was announced: its slips may still be entered.
  await expect(last).toHaveValue('2');
  await expect(dialog).toContainText('Tous les coups joués comptent.');
  await last.fill('3');
  await expect(dialog).toContainText('Donnez un nombre de 0 à 2.');
  await last.fill('1');
  await expect(dialog).toContainText('Le coup 2 est nul pour tous.');
  await dialog.getByLabel('Motif').fill('Alerte incendie');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Terminer la partie' }).click();
  await expect(dialog).toBeHidden();
  await openScreen(page, 'Feuille de la partie');
  await expect(
    page.getByText('Partie interrompue trop longtemps pour être reprise. Le dernier coup qui compte est le coup 1.'),
  ).toBeVisible();
  const game = await done(raccord.api.seeGame({ params: { tournament: tournament.id, game: 'g' } }));
  expect(game.turns.map(({ isVoid }) => isVoid)).toEqual([false, true]);
});

test('the end that is reached is proposed with its reason, and the chief referee decides', async ({
  raccord,
  open,
}) => {
  const tournament = await makeTournament(raccord.api, { players: 1, edition: '2023' });
  await playToTheEnd(tournament);
  const { games } = await done(raccord.api.seeHall({ params: { tournament: tournament.id } }));
  const end = games[0].end;
  const chief = new ChiefPage(await open(raccord.chiefLink, SIZES.laptop, tournament.at('conduite')));
  const { page, dialog } = chief;
  await expect(page.getByRole('region', { name: 'À faire', exact: true })).toContainText(
    /\(art\.\s3\.7\)\. La décision vous revient\./,
  );
  await chief.pressNext('Terminer la partie');
  await expect(dialog.getByRole('status')).toContainText('(art. 3.7)');
  await expect(dialog.getByLabel('Cause')).toHaveValue(end?.cause ?? 'none');
  await expect(dialog.getByLabel('Cause').getByRole('option')).toHaveText([
    'Plus de tirage valable',
    'Plus rien n’est jouable',
    'Incident, coup qui ne peut être rejoué',
    'Interruption prolongée',
    'Décision du juge-arbitre',
  ]);
  await dialog.getByLabel('Cause').selectOption('Décision du juge-arbitre');
  await expect(dialog.getByRole('button', { name: 'Terminer la partie' })).toBeDisabled();
  await dialog.getByLabel('Cause').selectOption(end?.cause ?? 'none');
  await dialog.getByRole('button', { name: 'Terminer la partie' }).click();
  await expect(page.getByText('Partie terminée')).toBeVisible();
});

test('a game is not ended without its slips by the way: the tables are named, and entering them is the answer', async ({
  raccord,
  open,
}) => {
  const tournament = await makeTournament(raccord.api, { players: 4, referees: 2 });
  await playTurn(tournament, 1, 'MENERAI');
  await tournament.tell('lay-solution', { game: 'g', turn: 1, word: 'MENERAI', reference: 'H4' });
  await tournament.tell('record-tops', { game: 'g', turn: 1, entrants: ['p1', 'p3'] });
  const chief = new ChiefPage(await open(raccord.chiefLink, SIZES.laptop, tournament.at('conduite')));
  const { page, dialog } = chief;
  const finish = async () => {
    await chief.expectNext('Tirer au hasard');
    await page.locator('body').press('f');
    await dialog.getByLabel('Motif').fill('Il est tard.');
    await dialog.getByRole('button', { name: 'Terminer la partie' }).click();
    await expect(dialog).toContainText('2 bulletins à saisir au coup 1 (tables 2 et 4)');
  };
  await finish();
  await expect(dialog.getByRole('button', { name: 'Saisir les bulletins' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/saisie/);
  await new RefereePage(page).expectTable(2);

  await page.keyboard.press('F6');
  await finish();
  await dialog.getByRole('button', { name: 'Terminer quand même, classement provisoire' }).click();
  await expect(page.getByText('Partie terminée').first()).toBeVisible();
  await page.keyboard.press('F8');
  const notice = page.getByText('Classement provisoire : 2 bulletins à saisir au coup 1 (tables 2 et 4).');
  await expect(notice).toBeVisible();

  await tournament.tell('record-tops', { game: 'g', turn: 1, entrants: ['p2', 'p4'] });
  await expect(page.getByText('Classement provisoire : coup 1 à clore.')).toBeVisible();
  await tournament.tell('close-turn', { game: 'g', turn: 1, centre: 'c' });
  await expect(page.getByText(/provisoire/)).toHaveCount(0);
});
