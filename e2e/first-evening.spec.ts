import { ChiefPage } from './pages/chief.ts';
import { HomePage } from './pages/home.ts';
import { LinksPage } from './pages/links.ts';
import { RefereePage } from './pages/referee.ts';
import { act, countClicks, openScreen } from './pages/shell.ts';
import { expect, expectAccessible, expectFits, SIZES, test } from './support/test.ts';

const PLAYERS = ['Abeille', 'Belette', 'Castor', 'Daim', 'Élan', 'Loup'];

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
  await expect(page.getByText('6 joueurs')).toBeVisible();
  await home.next();
  await home.begin();
  // The server opens its lexicon at the first creation.
  await page.waitForURL('**/conduite', { timeout: 60_000 });

  await openScreen(page, 'Postes et liens');
  const links = new LinksPage(page);
  await links.makeFor('Arbitre 1');
  const referee = new RefereePage(await open(await links.addressOf('Arbitre 1'), SIZES.tablet));
  await referee.page.waitForURL('**/saisie');

  await openScreen(page, 'Conduite de la partie');
  const chief = new ChiefPage(page);
  const conduct = async (turn: number): Promise<void> => {
    await chief.pressNext('Tirer au hasard');
    await chief.pressNext(`Lancer le coup ${turn}`);
    await chief.announceEarly();
    await chief.pressNext(/Poser [A-Za-z]+ en [A-O0-9]+/);
    await chief.expectTurn(turn, 'Solution posée');
  };
  const enterAll = async (entry: RefereePage): Promise<void> => {
    await entry.ready();
    for (const table of PLAYERS.keys()) {
      await entry.expectTable(table + 1);
      // The last one goes home with a blank slip of the first turn.
      const isBlank = entry === referee && table === PLAYERS.length - 1;
      await (isBlank ? entry.enterWritten({ state: 'blank', solutions: [] }) : entry.enterTop());
    }
    await expect(entry.remaining).toContainText('6 bulletins saisis sur 6');
  };
  await conduct(1);
  await enterAll(referee);
  await chief.pressNext('Clore le coup 1');
  await expect(chief.correction).toContainText('Tous les coups joués sont clos.');

  // One laptop, one person: a whole turn by the menu, then by the keys of the bar.
  const own = new RefereePage(page);
  const clicks = await countClicks(page);
  const counted = async (turn: () => Promise<void>): Promise<{ keys: number; clicks: number }> => {
    const before = { keys: chief.keystrokes + own.keystrokes, clicks: await clicks() };
    await turn();
    return { keys: chief.keystrokes + own.keystrokes - before.keys, clicks: (await clicks()) - before.clicks };
  };
  const byMenu = await counted(async () => {
    await conduct(2);
    await openScreen(page, 'Saisie');
    await enterAll(own);
    await openScreen(page, 'Conduite de la partie');
    await chief.pressNext('Clore le coup 2');
    await expect(chief.correction).toContainText('Tous les coups joués sont clos.');
  });
  const byKeys = await counted(async () => {
    await conduct(3);
    await own.press('F7');
    await enterAll(own);
    await chief.pressNext('Clore le coup 3');
    await chief.expectNext('Tirer au hasard');
  });
  expect([byMenu, byKeys]).toEqual([
    { keys: 13, clicks: 4 },
    { keys: 14, clicks: 0 },
  ]);
  await expectAccessible(page);
  await expectFits(page, false);

  // What nobody uses tonight is not in the menu: it is found by its name, as everything else, with its key.
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('region', { name: 'La partie' }).getByRole('link')).toHaveText([
    ...[/^Conduite de la partie F6$/, /^Saisie F7$/],
  ]);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await act(page, 'litige');
  await expect(page).toHaveURL(/\/commission$/);
  await act(page, 'conduite');
  await chief.expectTurn(3, 'Solution posée');
  await act(page, 'inscrire');
  await expect(chief.dialog.getByLabel('Chercher')).toBeFocused();
  await page.keyboard.press('Escape');

  // What comes next is a draw: its letters are looked at where they are announced. The slips are those of the turn that has ended.
  await chief.pressNext('Tirer au hasard');
  await chief.expectTurn(4, 'Tirage fait');
  await chief.press('F8');
  await expect(page).toHaveURL(/\/classements$/);
  await chief.pressNext('Lancer le coup 4');
  await chief.expectNext('Annoncer la fin du coup');
  await own.press('F7');
  await expect(own.remaining).toContainText('6 bulletins saisis sur 6');
  await chief.announceEarly();
  await own.expectTable(1);
  await expect(own.remaining).toContainText('0 bulletin saisi sur 6');
  await chief.pressNext(/Poser [A-Za-z]+ en [A-O0-9]+/);
  await chief.expectNext('Tirer au hasard');
  await openScreen(page, 'Conduite de la partie');
  await page.keyboard.press('f');
  await chief.dialog.getByLabel('Cause').selectOption('decision');
  await chief.dialog.getByLabel('Motif').fill('Il est tard.');
  await chief.dialog.getByRole('button', { name: 'Terminer la partie' }).click();
  await expect(chief.dialog).toContainText('6 bulletins à saisir au coup 4 (tables 1 à 6)');
  await chief.dialog.getByRole('button', { name: 'Terminer quand même, classement provisoire' }).click();
  await expect(page.getByText('Partie terminée').first()).toBeVisible();

  await openScreen(page, 'Classements');
  await expect(page.getByText('Classement provisoire : 6 bulletins à saisir au coup 4')).toBeVisible();
  await expect(page.getByRole('row', { name: /Abeille/ })).toContainText(/^1/);
  await expect(page.getByRole('row', { name: /Loup/ })).toContainText(/^6/);
  await page.emulateMedia({ media: 'print' });
  for (const name of PLAYERS) await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
  expect((await page.pdf({ format: 'A4' })).subarray(0, 5).toString()).toBe('%PDF-');
});
