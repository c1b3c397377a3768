import { makeSealedGame, NONCE_BYTES, SALT_BYTES, sealGame } from '@raccord/tournament';
import { ChiefPage, SLOW } from './pages/chief.ts';
import { RefereePage } from './pages/referee.ts';
import { expectHeaderOnOneLine, findActions } from './pages/shell.ts';
import { deskTableOf } from './support/desk.ts';
import { expect, expectAccessible, expectFits, SIZES, test } from './support/test.ts';
import { done, makeTournament, playTurn, recordAll } from './support/tournament.ts';

/** The browser itself tells of a request that was refused. */
const REFUSED = /409/;
/** It tells of a turn looked at too, until the page learns that it was taken away. */
const GONE = /404/;
/** A phone held upright, or a page seen four times as large. */
const NARROWEST = { width: 320, height: 640 };

test('a game is planned, then two turns of it by the keyboard alone, typed and by chance', async ({
  raccord,
  open,
}) => {
  const tournament = await makeTournament(raccord.api, { players: 4 });
  await tournament.tell('undo', {});
  const chief = new ChiefPage(await open(raccord.chiefLink, SIZES.desk, tournament.at('conduite')));
  const { page } = chief;
  await expect(page.getByRole('heading', { name: 'Tout est prêt pour commencer' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Créer la première partie' }).click();
  await chief.dialog.getByLabel('Formule').selectOption('7 sur 8');
  await chief.dialog.getByLabel('Rythme').selectOption('blitz');
  await expectAccessible(page);
  await chief.dialog.getByRole('button', { name: 'Ajouter' }).click();

  await chief.expectNext('Tirer au hasard');
  const { games } = await done(raccord.api.seeHall({ params: { tournament: tournament.id } }));
  const game = games[0].id;
  expect(games[0]).toMatchObject({ formula: '7sur8', rhythm: 'blitz' });
  const entrants = ['p1', 'p2', 'p3', 'p4'];
  const letterKey = page.getByRole('button', { name: 'Joueurs et tables' }).locator('kbd');
  await expect(letterKey).toBeVisible();
  await chief.typeLetters('aeiouaeu');
  // A letter goes into the draw: no key of a single one is offered beside it.
  await expect(letterKey).toBeHidden();
  await expect(page.getByText('Au coup 1, le tirage doit compter au moins 2 consonnes.')).toBeVisible();
  await expect(chief.next).toBeDisabled();
  await expectAccessible(page);
  await chief.typeLetters('menerais');
  await expect(page.getByText('Tirage valable')).toBeVisible();
  await page.keyboard.press('Enter');

  await chief.expectTurn(1, 'Tirage fait');
  await page.keyboard.press('f');
  await expect(chief.dialog.getByLabel('Cause')).toBeFocused();
  await chief.dialog.getByLabel('Motif').fill('Panne de courant');
  await expect(chief.dialog.getByRole('button', { name: 'Terminer la partie' })).toBeDisabled();
  await expect(chief.dialog).toContainText('Le coup 1 n’est pas terminé');
  await page.keyboard.press('Escape');
  await page.keyboard.press('F10');
  await expect(chief.dialog).toContainText('Le chronomètre n’a pas été lancé.');
  await page.keyboard.press('Enter');
  await expect(chief.dialog).toBeHidden();
  await chief.pressNext('Lancer le coup 1');
  await chief.expectTurn(1, 'Réflexion');
  await page.keyboard.press('F9');
  await chief.expectTurn(1, 'En pause');
  await chief.pressNext('Relancer le chronomètre');
  await chief.announceEarly();
  await chief.pressNext(/Poser [A-Z]+ en [A-O0-9]+/);
  await chief.expectTurn(1, 'Solution posée');
  await expect(chief.correction.getByRole('row', { name: 'Arbitre 1' })).toContainText('0/4');
  await expect(chief.correction.getByRole('row', { name: 'Arbitre 1' })).toContainText('1–4');
  // One referee, who has no link: the slips are what comes next, and the next draw is still a key away.
  await chief.expectNext('Saisir 4 bulletins, coup 1');
  await expect(chief.correction.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);

  // Where a draw is typed by hand, letters are that draw, wherever the focus is: none of them opens « Fin de partie ».
  await expect(chief.letters).toBeFocused();
  await chief.correction.getByText('Arbitre 1').click();
  await page.keyboard.type('xf');
  await expect(chief.letters).toHaveValue(/XF$/);
  await expect(chief.dialog).toBeHidden();

  await tournament.tell('record-tops', { game, turn: 1, entrants });
  // Pressed with the mouse, the button leaves the caret to the letters that come next.
  await chief.expectNext('Clore le coup 1');
  await chief.next.click();
  await expect(chief.correction).toContainText('Tous les coups joués sont clos.');
  await expect(chief.letters).toBeFocused();
  await page.getByRole('radio', { name: 'Au hasard' }).focus();
  await page.keyboard.press('Space');
  await chief.pressNext('Tirer au hasard');
  await chief.expectTurn(2, 'Tirage fait');
  await chief.pressNext('Lancer le coup 2');
  await chief.expectNext('Annoncer la fin du coup');

  // What is being typed stays when another station ends the next turn, and Enter never goes there by itself.
  const entry = new RefereePage(page);
  await page.keyboard.press('F7');
  await entry.ready();
  await entry.expectTable(1);
  await page.keyboard.type('men');
  await tournament.tell('end-turn', { game, turn: 2, centre: 'c' });
  await expect(page.getByRole('button', { name: 'Passer au coup 2' })).toBeVisible();
  await expect(entry.line).toHaveValue('MEN');
  await expect(entry.remaining).toContainText('4 bulletins saisis sur 4');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await entry.expectTable(2);
  await page.keyboard.press('Control+ArrowDown');
  await expect(entry.remaining).toContainText('0 bulletin saisi sur 4');
  await chief.pressNext(/Poser [A-Za-z]+ en [A-O0-9]+/);
  // What comes next is here: its key goes from slip to slip, and draws nothing.
  await expect(chief.next).toBeHidden();
  await page.keyboard.press('F2');
  await entry.expectTable(2);
  await tournament.tell('record-tops', { game, turn: 2, entrants });
  await chief.pressNext('Clore le coup 2');
  await chief.expectNext('Tirer au hasard');
  await page.keyboard.type('x');
  await page.keyboard.press('F2');
  await expect(chief.alert).toContainText('Un bulletin est en cours de saisie');
  await expect(entry.line).toHaveValue('X');
  await page.keyboard.press('F6');
  await chief.expectTurn(2, 'Solution posée');

  await page.locator('body').press('?');
  await expect(chief.dialog.getByRole('listitem').first()).toContainText('fait ce que dit le grand bouton');
  await chief.dialog.getByLabel('Chercher dans l’aide').fill('joker');
  await expect(chief.dialog.locator('mark').first()).toHaveText(/joker/i);
  await expectAccessible(page);
});

test('thousands of solutions: filtered, scrolled, one chosen against the proposal', async ({ raccord, open }) => {
  const tournament = await makeTournament(raccord.api, { players: 2 });
  await playTurn(tournament, 1, 'MENERAI');
  await tournament.tell('lay-solution', { game: 'g', turn: 1, word: 'MENERAI', reference: 'H4' });
  await playTurn(tournament, 2, '?ARETNS');
  const chief = new ChiefPage(await open(raccord.chiefLink, SIZES.desk, tournament.at('conduite')));
  const { page } = chief;
  await chief.expectSolutions();
  const proposed = page.getByRole('region', { name: 'Solution proposée' });
  await expect(proposed).toBeVisible();
  await expect(page.getByText(/^\d+\s\d{3}\ssolutions$/)).toBeVisible();

  await chief.solutions.focus();
  await page.keyboard.press('End');
  await expect.poll(async () => (await chief.rows()).at(-1)).toMatch(/^[1-9]\n/);

  await page.locator('body').press('s');
  await expect(page.getByRole('search').getByLabel('Mot', { exact: true })).toBeFocused();
  await chief.filter('Mot', 'tern');
  await chief.filter('Points, au plus', '40');
  await chief.filter('Lettres', '7');
  await expect(page.getByText(/ sur .*\ssolutions$/)).toBeVisible();
  await expect(chief.solutions.getByRole('option').first()).toBeVisible();
  for (const row of await chief.rows()) {
    const [score, word] = row.split('\n');
    expect([Number(score) <= 40, word.length, word.toUpperCase().includes('TERN')]).toEqual([true, 7, true]);
  }
  await chief.filter('Mot', 'zzz');
  await expect(page.getByText('Aucune solution ne correspond à ces critères.')).toBeVisible();
  for (const field of ['Mot', 'Points, au plus', 'Lettres'] as const) await chief.filter(field, '');
  await page.getByLabel('Garde le joker').check();
  await expect.poll(async () => (await chief.rows()).join('')).toMatch(/^[^a-z]+$/);

  await chief.solutions.getByRole('option').first().click();
  await expect(page.getByRole('region', { name: 'Solution montrée' })).toContainText('Ce n’est pas un top');
  await expectAccessible(page);
  const [, word, reference] = (await chief.rows())[0].split('\n');
  await chief.pressNext(`Poser ${word} en ${reference}`);
  await expect(chief.dialog).toContainText(/Ce n’est pas un top\s: il manque \d+\spoints? pour atteindre \d+\./);
  await expectAccessible(page);
  await chief.dialog.getByRole('button', { name: `Poser ${word} en ${reference} quand même` }).click();
  await chief.expectTurn(2, 'Solution posée');
  await expect(page.getByText(`Coup 2 : ${word} en ${reference}`)).toBeVisible();

  await tournament.tell('undo', {});
  await chief.expectTurn(2, 'Fin annoncée');
  await expect(proposed).toBeVisible();
  const [, top, place] = (await proposed.innerText()).split('\n');
  await chief.expectNext(`Poser ${top} en ${place}`);
});

test('takes back the last action, in words, an earlier one from the audit list, then a whole turn', async ({
  raccord,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(GONE);
  const tournament = await makeTournament(raccord.api, { players: 2 });
  await playTurn(tournament, 1, 'MENERAI');
  const chief = new ChiefPage(await open(raccord.chiefLink, SIZES.desk, tournament.at('conduite')));
  const { page } = chief;
  await chief.expectTurn(1, 'Fin annoncée');
  // The same two keys on every screen: taken back at once, said, and had back.
  const told = page.getByRole('status').filter({ hasText: /fin annoncée, coup 1/ });
  await page.locator('body').press('Control+z');
  await chief.expectTurn(1, 'Réflexion');
  await expect(told).toContainText('Annulation : fin annoncée, coup 1 (Partie 1)');
  await expectAccessible(page);
  await page.locator('body').press('Control+y');
  await chief.expectTurn(1, 'Fin annoncée');
  await expect(told).toContainText('Rétablissement : fin annoncée, coup 1 (Partie 1)');
  await page.getByRole('button', { name: 'Annuler une action' }).click();
  await chief.dialog.getByRole('button', { name: 'Annuler : fin annoncée, coup 1' }).click();
  await chief.expectTurn(1, 'Réflexion');
  await told.getByRole('button', { name: 'Rétablir' }).click();
  await chief.expectTurn(1, 'Fin annoncée');

  await page.goto(`${raccord.url}/tournois/${tournament.id}/historique`);
  await expect(page.getByRole('row')).not.toHaveCount(0);
  await page.locator('body').press('Control+z');
  await expect(told).toContainText('Annulation : fin annoncée, coup 1 (Partie 1)');
  await page.locator('body').press('Control+Shift+Z');
  await expect(told).toContainText('Rétablissement : fin annoncée, coup 1 (Partie 1)');
  await page.locator('body').press('Control+z');
  await expect(told).toContainText('Annulation : fin annoncée, coup 1 (Partie 1)');
  await page.getByLabel('Chercher').fill('coup 11');
  await expect(page.getByText('Aucune action ne correspond à cette recherche.')).toBeVisible();
  await page.getByLabel('Chercher').fill('chronometre coup 1');
  await expect(page.getByRole('row')).toHaveText([/Quand/, /^Partie 1 · coup 1/, /Chronomètre lancé/]);
  await page.getByRole('button', { name: 'Annuler : chronomètre lancé' }).click();
  await chief.dialog.getByRole('button', { name: 'Annuler l’action' }).click();
  await expect(page.locator('s', { hasText: 'Chronomètre lancé' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Chercher').fill('tirage AEEIMNR');
  await page.getByRole('button', { name: 'Annuler : tirage' }).click();
  await chief.dialog.getByRole('button', { name: 'Annuler l’action' }).click();
  await expect(chief.dialog).toBeHidden();
  await chief.goTo(raccord.url, tournament.id);
  await expect(page.getByRole('heading', { name: 'Avant le premier coup' })).toBeVisible();

  await playTurn(tournament, 1, 'MENERAI');
  await tournament.tell('lay-solution', { game: 'g', turn: 1, word: 'MENERAI', reference: 'H4' });
  await recordAll(tournament, 1, 2);
  await chief.expectNext('Clore le coup 1');
  await page.locator('body').press('r');
  await expect(chief.dialog.getByRole('listitem')).toHaveText([
    /^Saisie de 2\sbulletins, coup 1 \(Partie 1\)\s: \S+ en \S+, 70\spoints\s; accepté, 70\spoints/,
    /^Solution MENERAI en H4 pour 70\spoints/,
    /^Fin annoncée, coup 1/,
    /^Chronomètre lancé, coup 1/,
    /^Tirage AEEIMNR, coup 1/,
  ]);
  const takeBack = chief.dialog.getByRole('button', { name: 'Annuler ces 5 actions' });
  await expect(takeBack).toBeVisible();
  await expect(chief.dialog.getByRole('button', { name: 'Fermer' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(chief.dialog).toBeHidden();
  await chief.expectNext('Clore le coup 1');
  await page.locator('body').press('r');
  await takeBack.click();
  await expect(page.getByRole('heading', { name: 'Avant le premier coup' })).toBeVisible();
  await chief.expectNext('Tirer au hasard');
  await expect(await findActions(page, 'rejouer')).toHaveCount(0);
  await expect(page.getByText('Rien ne porte ce nom ici')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  // It is told until the game goes on.
  const undone = page.getByRole('status').filter({ hasText: /^Annulation/ });
  await expect(undone).toBeVisible();
  await chief.pressNext('Tirer au hasard');
  await expect(undone).toBeHidden();
});

test('each centre has its clock, its announcement and its closing; a turn cancelled in one is played on in the others', async ({
  raccord,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(REFUSED);
  const tournament = await makeTournament(raccord.api, { players: 2 });
  await tournament.tell('add-centre', { id: 'd', name: 'Annexe' });
  const members = [{ name: 'Joueur 3' }];
  await tournament.tell('register-entrants', { entrants: [{ id: 'q', members, centre: 'd', table: 1 }] });
  await playTurn(tournament, 1, 'MENERAI');
  await recordAll(tournament, 1, 2);
  const chief = new ChiefPage(await open(raccord.chiefLink, SIZES.desk, tournament.at('conduite')));
  const { page } = chief;
  await chief.pressNext('Poser');
  await chief.pressNext('Clore le coup 1 (Salle)');
  const strip = page.getByRole('group', { name: 'Centres' });
  await expect(strip.getByRole('button', { name: /Annexe.*Tirage fait/ })).toBeVisible();
  await strip.getByRole('button', { name: /Annexe/ }).click();
  await chief.pressNext('Lancer le coup 1');
  await expect(strip.getByRole('button', { name: /Annexe.*Réflexion/ })).toBeVisible();
  await chief.announceEarly();
  await expect(strip.getByRole('button', { name: /Annexe.*Solution posée/ })).toBeVisible();
  await tournament.tell('record-tops', { game: 'g', turn: 1, entrants: ['q'] });
  await chief.pressNext('Clore le coup 1 (Annexe)');
  await expect(chief.correction).toContainText('Tous les coups joués sont clos.');

  const made = await tournament.api.makeLink({
    params: { tournament: tournament.id },
    body: { label: 'Responsable', role: 'chief', centre: 'd' },
  });
  const own = new ChiefPage(await open(made.ok ? made.value.url : ''));
  await own.expectNext('Lancer le coup 2');
  await expect(own.page.getByRole('button', { name: /Fin de partie/ })).toBeHidden();
  await own.page.keyboard.press('F2');
  await expect(own.alert).toContainText('Le coup 2 n’a pas encore de tirage');

  await playTurn(tournament, 2, 'TABLESU');
  await tournament.tell('start-clock', { game: 'g', turn: 2, centre: 'd' });
  await strip.getByRole('button', { name: /Salle/ }).click();
  await chief.expectTurn(2, 'Fin annoncée');
  await page.locator('body').press('x');
  const { dialog } = chief;
  await dialog.getByLabel('Pour qui').selectOption('Le centre Annexe seulement');
  await expect(dialog).toContainText('Ce coup ne rapporte rien aux joueurs du centre Annexe');
  await dialog.getByRole('button', { name: 'Erreur de temps' }).click();
  await dialog.getByRole('button', { name: 'Annuler le coup 2' }).click();
  await expect(strip.getByRole('button', { name: /Annexe.*Annulé ici/ })).toBeVisible();
  await chief.expectNext('Poser');
  await strip.getByRole('button', { name: /Annexe/ }).click();
  await expect(page.getByRole('region', { name: 'Chronomètre' })).toBeHidden();
  await chief.pressNext('Poser');
});

test('a prepared game is attached sealed, opened with its passphrase, then followed', async ({
  raccord,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(REFUSED);
  const tournament = await makeTournament(raccord.api, { players: 2 });
  const turns = [{ draw: 'AEEIMNR', word: 'MENERAI', reference: 'H4' }];
  const bytes = { salt: new Uint8Array(SALT_BYTES), nonce: new Uint8Array(NONCE_BYTES) };
  const sealed = sealGame({ name: 'Finale', formula: 'normale', turns }, 'une phrase secrète', bytes);
  const chief = new ChiefPage(await open(raccord.chiefLink, SIZES.desk, tournament.at('conduite')));
  const { page } = chief;
  await page.getByRole('radio', { name: 'Préparé' }).check();
  const file = (text: string) => ({ name: 'finale.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.getByLabel('Fichier scellé').setInputFiles(file('{}'));
  await expect(page.getByText('Ce n’est pas une partie scellée')).toBeVisible();
  await page.getByLabel('Fichier scellé').setInputFiles(file(sealed.ok ? makeSealedGame(sealed.value) : ''));
  await page.getByLabel('Phrase secrète').fill('une autre phrase');
  await page.keyboard.press('Enter');
  await expect(chief.alert).toContainText('n’ouvre pas la partie « Finale »');
  await expectAccessible(page);
  await page.getByLabel('Phrase secrète').fill('une phrase secrète');
  await page.keyboard.press('Enter');
  await chief.pressNext('Tirage préparé suivant');
  await chief.pressNext('Lancer le coup 1');
  const proposed = page.getByRole('region', { name: 'Solution proposée' });
  await chief.expectSolutions();
  await expect(proposed).toContainText('MENERAI');
  await expect(proposed).toContainText('C’est celle de la partie préparée.');
});

/** A laptop at 200 %: what is to be done comes before the board. */
const ZOOMED = { width: SIZES.laptop.width / 2, height: SIZES.laptop.height / 2 };

test('fits a desk without scrolling, a tablet and a phone without scrolling sideways', async ({ raccord, open }) => {
  const tournament = await makeTournament(raccord.api, { players: 120, referees: 6 });
  await playTurn(tournament, 1, 'MENERAI');
  const chief = new ChiefPage(await open(raccord.chiefLink, SIZES.desk, tournament.at('conduite')));
  const { page } = chief;
  await chief.expectNext('Poser');
  await expect(chief.correction.getByRole('row')).toHaveCount(7);
  await chief.expectSolutions();
  await expectFits(page, true);
  for (const size of [SIZES.tablet, SIZES.phone, NARROWEST]) {
    await page.setViewportSize(size);
    await expectFits(page, false);
  }
  await expectAccessible(page);
  await expectHeaderOnOneLine(page);
  await page.setViewportSize(ZOOMED);
  await expect(chief.next).toBeInViewport();
  await page.goto(`${raccord.url}/tournois/${tournament.id}/historique`);
  await expect(page.getByRole('row').first()).toBeVisible();
  await expectFits(page, false);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

/** A number as it is shown, thousands apart. */
const figures = (value: number): string => [...String(Math.round(value))].join('\\s?');

test('of equal tops the most open one is proposed, with its measure; one taken by its key is the top of every station, also after the page was loaded again', async ({
  raccord,
  open,
}) => {
  const tournament = await makeTournament(raccord.api, { players: 2, edition: '2023' });
  await playTurn(tournament, 1, 'MENERAI');
  const chief = new ChiefPage(await open(raccord.chiefLink, SIZES.laptop, tournament.at('conduite')));
  const { page } = chief;
  const proposed = page.getByRole('region', { name: 'Solution proposée' });
  await expect(proposed).toContainText('Au choix (art. 3.4) : celle-ci ouvre le plus le jeu.', SLOW);
  await expect(proposed).toContainText('6 tops au choix');
  const { candidates } = await done(
    raccord.api.seeSolutions({ params: { tournament: tournament.id, game: 'g', turn: 1 }, query: { limit: 1 } }),
  );
  const [first, second] = candidates;
  const { moves = 0, sum = 0 } = second.openness ?? {};
  await expectFits(page, true);
  const why = proposed.getByText('Les 6 tops au choix');
  await why.click();
  await expect(proposed).toContainText('en moyenne sur 8 tirages d’essai');
  await expect(chief.candidates.nth(1)).toHaveText(
    new RegExp(`^${second.word}${second.reference}${figures(moves)}\\scoups pour ${figures(sum)}\\spoints$`),
  );
  await expect(chief.candidates.first()).toHaveAttribute('aria-pressed', 'true');
  await chief.expectNext(`Poser ${first.word} en ${first.reference}`);
  await expectAccessible(page);
  await expect(chief.candidates).toHaveCount(6);

  await why.click();
  await tournament.tell('undo', {});
  await chief.expectTurn(1, 'Réflexion');
  await expectFits(page, true);
  await tournament.tell('end-turn', { game: 'g', turn: 1, centre: 'c' });
  await chief.expectTurn(1, 'Fin annoncée');
  await page.locator('body').press('c');
  await expect(page.getByRole('region', { name: 'Solution choisie' })).toContainText(second.word);
  await expect(page.getByRole('region', { name: 'Solution choisie' }).getByRole('status')).toBeHidden();
  await page.reload();
  await chief.expectNext(`Poser ${second.word} en ${second.reference}`);
  await page.getByText('tops au choix').click();
  await expect(chief.candidates.nth(1)).toHaveAttribute('aria-pressed', 'true');
  const referee = await new RefereePage(await open(await tournament.link('referee', 'a1'))).ready();
  await referee.press('Enter');
  const { word, reference } = second;
  await expect.poll(() => deskTableOf(tournament, 'p1')).toMatchObject({ slip: { solutions: [{ word, reference }] } });
  await chief.pressNext(`Poser ${second.word} en ${second.reference}`);
  await chief.expectTurn(1, 'Solution posée');
});

test('equals at the end are offered a sudden death, their tables filled in (3.8.3)', async ({ raccord, open }) => {
  const tournament = await makeTournament(raccord.api, { players: 3, edition: '2023' });
  await playTurn(tournament, 1, 'MENERAI');
  await tournament.tell('lay-solution', { game: 'g', turn: 1, word: 'MENERAI', reference: 'H4' });
  await tournament.tell('record-tops', { game: 'g', turn: 1, entrants: ['p1', 'p3'] });
  const slip = { state: 'absent' as const, solutions: [] };
  await tournament.tell('record-slips', { game: 'g', turn: 1, slips: [{ entrant: 'p2', slip }] });
  await tournament.tell('close-turn', { game: 'g', turn: 1, centre: 'c' });
  await tournament.tell('finish-game', { game: 'g', cause: 'decision', reason: 'essai' });
  const chief = new ChiefPage(await open(raccord.chiefLink, SIZES.laptop, tournament.at('conduite')));
  const { dialog, page } = chief;
  await chief.expectNext('Ajouter une partie…');
  await expect(page.getByRole('region', { name: 'Podium' }).getByRole('listitem')).toHaveText([
    ...[/^1erJoueur 1/, /^1erJoueur 3/, /^3eJoueur 2/],
  ]);
  await expect(page.getByRole('main')).toContainText('Vous pouvez vous arrêter là : tout est gardé');
  const equals = page.getByRole('region', { name: 'Ex æquo' });
  await expect(equals).toContainText('1re place : Joueur 1 et Joueur 3 (tables 1, 3).');
  await expectAccessible(page);
  await expectFits(page, true);
  const printed = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Classement (PDF)' }).click();
  expect((await printed).suggestedFilename()).toMatch(/\.pdf$/);
  await page.setViewportSize(NARROWEST);
  await expectFits(page, false);
  await page.setViewportSize(SIZES.laptop);
  await page.locator('body').press('F2');
  await expect(dialog.getByLabel('Départager des ex æquo')).toHaveValue('');
  await page.keyboard.press('Escape');
  await equals.getByRole('button', { name: 'Départager' }).click();
  await expect(dialog.getByLabel('Départager des ex æquo')).toHaveValue('1');
  await expect(dialog.getByLabel('Nom')).toHaveValue('Départage, place 1');
  await expect(dialog.getByLabel('Tables qui jouent')).toHaveValue('1, 3');
  await expect(dialog.getByLabel(/^Départage des ex æquo/)).toBeChecked();
  await dialog.getByRole('button', { name: 'Ajouter' }).click();
  await expect(dialog).toBeHidden();
  const { games } = await done(raccord.api.seeHall({ params: { tournament: tournament.id } }));
  const game = games[1].id;
  expect(games[1]).toMatchObject({ name: 'Départage, place 1', rhythm: 'mort-subite' });
  await tournament.tell('make-draw', { game, source: { kind: 'typed', letters: 'MENERAI' } });
  await tournament.tell('start-clock', { game, turn: 1, centre: 'c' });
  await tournament.tell('end-turn', { game, turn: 1, centre: 'c' });
  const { referees } = await done(raccord.api.seeProgress({ params: { tournament: tournament.id, game, turn: 1 } }));
  expect(referees.flatMap(({ missing }) => missing)).toEqual([1, 3]);
});
