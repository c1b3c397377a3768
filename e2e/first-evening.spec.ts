import { ChiefPage } from './pages/chief.ts';
import { HomePage } from './pages/home.ts';
import { LinksPage } from './pages/links.ts';
import { RefereePage } from './pages/referee.ts';
import { openScreen } from './pages/shell.ts';
import { expect, SIZES, test } from './support/test.ts';

const PLAYERS = [
  'Abeille',
  'Belette',
  'Castor',
  'Daim',
  'Élan',
  'Furet',
  'Geai',
  'Hibou',
  'Isard',
  'Jars',
  'Koala',
  'Loup',
];

const TURNS = 3;

test('the first evening of a club, from the start of the program to the printed ranking', async ({
  open,
  startOwn,
}) => {
  // What `npm start` runs.
  const raccord = await startOwn([]);
  const page = await open(raccord.chiefLink);

  const home = new HomePage(page);
  await home.beginTournament();
  await home.describe('Première soirée', 'Club');
  await home.next();
  await home.players.paste(PLAYERS.join('\n'));
  await expect(page.getByText('12 joueurs')).toBeVisible();
  await home.next();
  await home.confirm();
  // The server opens its lexicon at the first creation.
  await expect(page.getByText('« Première soirée » est créé.')).toBeVisible({ timeout: 60_000 });

  await page.getByRole('link', { name: 'Postes et liens' }).click();
  const links = new LinksPage(page);
  await links.makeFor('Arbitre 1');
  const referee = new RefereePage(await open(await links.addressOf('Arbitre 1'), SIZES.tablet));
  await referee.page.waitForURL('**/saisie');

  await openScreen(page, 'Conduite de la partie');
  const chief = new ChiefPage(page);
  for (let turn = 1; turn <= TURNS; turn++) {
    await chief.pressNext('Tirer au hasard');
    await chief.pressNext(`Lancer le coup ${turn}`);
    await chief.announceEarly();
    await chief.pressNext(/Poser [A-Za-z]+ en [A-O0-9]+/);
    await chief.expectTurn(turn, 'Solution posée');
    if (turn > 1) await referee.page.getByRole('button', { name: `Passer au coup ${turn}` }).click();
    await referee.ready();
    for (const table of PLAYERS.keys()) {
      await referee.expectTable(table + 1);
      // The last one goes home with a blank slip.
      await (table === PLAYERS.length - 1 ? referee.say('b') : referee.enterTop());
    }
    await expect(referee.remaining).toContainText('12 sur 12 bulletins saisis');
    await chief.pressNext(`Clore le coup ${turn}`);
    await expect(chief.correction).toContainText('Tous les coups joués sont clos.');
  }
  await page.keyboard.press('f');
  await chief.dialog.getByLabel('Cause').selectOption('decision');
  await chief.dialog.getByLabel('Motif').fill('Il est tard.');
  await chief.dialog.getByRole('button', { name: 'Terminer la partie' }).click();
  await expect(page.getByText('Partie terminée').first()).toBeVisible();

  await openScreen(page, 'Classements');
  await expect(page.getByRole('row', { name: /Abeille/ })).toContainText(/^1/);
  await expect(page.getByRole('row', { name: /Loup/ })).toContainText(/^12/);
  await page.emulateMedia({ media: 'print' });
  for (const name of PLAYERS) await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
  expect((await page.pdf({ format: 'A4' })).subarray(0, 5).toString()).toBe('%PDF-');
});
