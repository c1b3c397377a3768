import { RefereePage } from './pages/referee.ts';
import { openScreen } from './pages/shell.ts';
import { expect, expectAccessible, NOWHERE, SIZES, test } from './support/test.ts';
import { done, makeTournament, playTurn } from './support/tournament.ts';

test('with the server stopped a referee goes on for a whole turn; all of it arrives, in order, once', async ({
  raccord,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_(?:CONNECTION|EMPTY)|WebSocket connection/);
  const tournament = await makeTournament(raccord.api, { players: 8 });
  await playTurn(tournament, 1, 'AEIMNRS');
  const params = { tournament: tournament.id, game: 'g', turn: 1 };
  const { solutions } = await done(raccord.api.seeSolutions({ params, query: { limit: 200 } }));
  const other = solutions.find(({ word, reference }) => word.length === 5 && reference.startsWith('H'));
  if (!other) throw new Error('No solution of five letters.');
  const page = await open(await tournament.link('referee', 'a1'));
  const referee = await new RefereePage(page).ready();
  const { connection } = referee;
  await raccord.pause();
  await expect(connection).toContainText('Hors ligne');
  await referee.press('Enter');
  await referee.say('a');
  await referee.press('Control+z');
  await referee.expectTable(2);
  await referee.say('b');
  await referee.enterSolution(other);
  await referee.press('Enter');
  await expect(connection).toContainText('6 envois en attente');
  await expect(referee.remaining).toContainText('4 bulletins saisis sur 8');
  await expect(referee.row(2)).toContainText('en attente');
  await expectAccessible(page);
  await raccord.resume();
  await expect(connection).toHaveText('En ligne');
  await expect(referee.row(2)).toContainText('Nul');

  await raccord.pause();
  await expect(connection).toContainText('Hors ligne');
  await referee.press('Enter', 4);
  await expect(connection).toContainText('4 envois en attente');
  // The page asks to stay as long as the browser is writing down what was entered.
  page.on('dialog', (question) => question.dismiss());
  await expect(async () => {
    if (!page.isClosed()) await page.close({ runBeforeUnload: true });
    expect(page.isClosed()).toBe(true);
  }).toPass();
  await raccord.resume();
  const again = await page.context().newPage();
  await again.goto(`${raccord.url}/tournois/${tournament.id}/saisie`);
  const back = new RefereePage(again);
  await expect(back.remaining).toContainText('8 bulletins saisis sur 8');
  await expect(back.connection).toHaveText('En ligne');

  const { lines } = await done(raccord.api.seeAudit({ params: { tournament: tournament.id } }));
  // What was written follows the turn.
  const told = (what: string) => what.replace(/(\(Partie 1\)) : .*/, '$1');
  const entered = lines.filter(({ who }) => who.includes('Arbitre 1')).map(({ what }) => told(what));
  const slipOf = (player: number) => `saisie : bulletin de Joueur ${player}, coup 1 (Partie 1)`;
  expect(entered).toEqual([slipOf(1), slipOf(2), `annulation : ${slipOf(2)}`, ...[2, 3, 4, 5, 6, 7, 8].map(slipOf)]);
});

test('who conducts goes to a screen of the evening after the network is lost, and is told what is not there', async ({
  raccord,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_(?:CONNECTION|EMPTY)|WebSocket connection/);
  const tournament = await makeTournament(raccord.api, { players: 2 });
  await playTurn(tournament, 1, 'AEIMNRS');
  const page = await open(raccord.chiefLink, SIZES.laptop, NOWHERE);
  const ahead = page.waitForResponse(/assets\/Referee-.*\.js/);
  await page.goto(new URL(tournament.at('conduite'), raccord.url).href);
  await page.evaluate(async (part) => void (await import(part)), (await ahead).url());
  await raccord.pause();
  const referee = new RefereePage(page);
  await expect(referee.connection).toContainText('Hors ligne');
  await referee.press('F7');
  await expect(page.getByRole('alert')).toContainText('Le serveur ne répond pas : vérifiez le réseau, puis réessayez.');
  await expect(page.getByRole('alert').getByRole('button', { name: 'Réessayer' })).toBeVisible();
  await expect(page.getByText('Tout est saisi')).toHaveCount(0);
  await expectAccessible(page);
  await raccord.resume();
});

test('a browser that keeps nothing says so; what the server cannot take is set aside, and the rest goes on', async ({
  raccord,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 500/);
  const tournament = await makeTournament(raccord.api, { players: 3 });
  await playTurn(tournament, 1, 'AEIMNRS');
  const entered = async () => {
    const { tables } = await done(raccord.api.seeDesk({ params: { tournament: tournament.id, game: 'g', turn: 1 } }));
    return tables.filter(({ slip }) => slip).map(({ entrant }) => entrant);
  };
  const page = await open(await tournament.link('referee', 'a1'), SIZES.desk, NOWHERE);
  const keepsNothing = await page.addInitScript(() => {
    if (location.pathname.startsWith('/tournois')) Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  const internal = { error: { code: 'internal', text: 'Une erreur imprévue s’est produite.' } };
  await page.route('**/commands', (route) =>
    route.request().postData()?.includes('"p1"') ? route.fulfill({ status: 500, json: internal }) : route.continue(),
  );
  await page.goto(new URL(tournament.at('saisie'), raccord.url).href);
  const referee = await new RefereePage(page).ready();
  const { connection } = referee;
  await expect(connection).toContainText('Rien n’est gardé ici');
  await referee.press('Enter', 2);
  await expect(connection).toContainText('2 envois en attente');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();

  await expect.poll(entered, { timeout: 60_000 }).toEqual(['p2']);
  await connection.getByRole('button', { name: '1 envoi à revoir' }).click();
  const dialog = page.getByRole('dialog', { name: 'Envois à revoir' });
  await expect(dialog).toContainText('Saisie, coup 1 : Une erreur imprévue s’est produite.');
  await expectAccessible(page);
  await page.unroute('**/commands');
  await dialog.getByRole('button', { name: 'Réessayer' }).click();
  await expect.poll(entered).toEqual(['p1', 'p2']);
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
  await keepsNothing.dispose();
});

test('a page of which a part does not come says so, and goes on once it is loaded again', async ({
  raccord,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED|dynamically imported module/);
  const tournament = await makeTournament(raccord.api, { players: 2 });
  const page = await open(raccord.chiefLink, SIZES.laptop, tournament.at('classements'));
  await page.route('**/assets/Audit-*.js', (route) => route.abort());
  await openScreen(page, 'Historique');
  await expect(page.getByRole('alert')).toContainText('Une partie de la page n’a pas pu être chargée');
  // One that neither comes nor fails leaves the rest of the page where it is.
  await page.route('**/assets/Documents-*.js', () => undefined);
  await openScreen(page, 'Documents');
  await expect(page.getByText('Chargement…')).toBeVisible();
  await openScreen(page, 'Postes et liens');
  await expect(page.getByRole('heading', { name: 'Postes et liens' })).toBeVisible();
  await openScreen(page, 'Historique');
  await expectAccessible(page);
  await page.unrouteAll();
  await page.route('**/assets/index-*.js', (route) => route.abort());
  const reload = page.getByRole('button', { name: 'Recharger la page' });
  await reload.click();
  await expect(page.getByText('La page n’a pas pu être chargée en entier.')).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll();
  await reload.click();
  await expect(page.getByRole('heading', { name: 'Historique' })).toBeVisible();

  // One that is long in coming keeps nobody from going elsewhere.
  await page.route('**/assets/Documents-*.js', () => undefined);
  await openScreen(page, 'Documents');
  await expect(page.getByRole('main')).toHaveText('Chargement…');
  await openScreen(page, 'Historique');
  await expect(page.getByRole('heading', { name: 'Historique' })).toBeVisible();
});
