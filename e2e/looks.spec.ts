import { SIMULATED_GAME } from '@raccord/simulation';
import { ChiefPage } from './pages/chief.ts';
import { CommissionPage } from './pages/commission.ts';
import { HomePage } from './pages/home.ts';
import { PlayerPage } from './pages/player.ts';
import { RefereePage } from './pages/referee.ts';
import { SecondPage } from './pages/second.ts';
import { findActions } from './pages/shell.ts';
import { expectLook, openForLook } from './support/look.ts';
import { makeSimulated } from './support/pile.ts';
import { SIZES, test } from './support/test.ts';
import { done, makeTournament } from './support/tournament.ts';

const game = SIMULATED_GAME;
const DESK = { width: 1280, height: 720 };
const SMALL = { width: 320, height: 640 };
const NAMES = [
  ...['AUBÉPINE Rose', 'BLEUET Marin', 'CHÈVREFEUILLE Anne-Marie', 'DAHLIA Iris', 'ÉGLANTIER Noé', 'FUCHSIA Élise'],
  ...['GENÊT Hugo', 'HORTENSIA Flore', 'IRIS Léo', 'JONQUILLE Zoé', 'LILAS Paul', 'MUGUET Inès', 'ŒILLET Luc'],
];

test('twenty-four screens look as they did', async ({ startOwn, browser }) => {
  const raccord = await startOwn();
  const page = await openForLook(browser, raccord.chiefLink, DESK);
  const chief = new ChiefPage(page);
  const entry = new RefereePage(page);
  const home = new HomePage(page);

  await test.step('before the first evening', async () => {
    await page.goto(raccord.url);
    await page.getByRole('button', { name: 'Commencer l’essai' }).waitFor();
    await expectLook(page, 'accueil-vide');
    await home.beginTournament();
    await home.describe('Soirée des fleurs', 'Vichy');
    await expectLook(page, 'assistant-1-tournoi');
    await home.next();
    await home.players.paste(NAMES.join('\n'));
    await page.getByRole('row').nth(NAMES.length).waitFor();
    await page.mouse.move(0, 0);
    await expectLook(page, 'assistant-2-joueurs');
    await home.next();
    await page.getByLabel('Nom de l’arbitre 1').fill('RENARD Luc');
    await page.mouse.move(0, 0);
    await expectLook(page, 'assistant-3-arbitres');
    await home.begin();
    await chief.expectNext('Tirer au hasard');
    await expectLook(page, 'conduite-avant-tirage');
  });

  const played = await makeSimulated(raccord.api, { players: 13, turns: 8, seed: 3 });
  const evening = await makeSimulated(raccord.api, { players: 13, turns: 5, seed: 3, stopsMidway: true });
  const [first] = (await done(raccord.api.seePeople({ params: { tournament: evening.id } }))).entrants;
  await evening.tell('refer-slip', { game, turn: 5, entrant: first.id, reason: 'La référence est effacée.' });
  const see = (screen: string) => page.goto(raccord.url + evening.at(screen));

  await test.step('in the middle of an evening', async () => {
    await page.goto(raccord.url);
    await page.getByRole('heading', { name: 'Ce soir' }).waitFor();
    await expectLook(page, 'accueil-soiree');
    await see('conduite');
    await chief.expectNext(/^Poser/);
    await chief.expectSolutions();
    await expectLook(page, 'conduite-fin-annoncee');
    await findActions(page, 'impr');
    await expectLook(page, 'palette');
    await page.keyboard.press('Escape');
    await page.locator('body').press('F1');
    await chief.dialog.getByLabel('Chercher dans l’aide').waitFor();
    await expectLook(page, 'aide');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Joueurs et tables' }).click();
    await chief.dialog.getByRole('row').nth(NAMES.length).waitFor();
    await page.mouse.move(0, 0);
    await expectLook(page, 'joueurs-et-tables');
    await page.keyboard.press('Escape');
    await see('saisie');
    await entry.ready();
    await expectLook(page, 'saisie');
    await entry.write({ word: 'XZXZ', reference: 'H8', score: '99' });
    await entry.verdict.getByText('XZXZ').first().waitFor();
    await expectLook(page, 'saisie-faute');
    await page.keyboard.press('Escape');
  });

  await test.step('what follows the slips', async () => {
    await see('double');
    await new SecondPage(page).isReady();
    await expectLook(page, 'double-arbitrage');
    await see('commission');
    await new CommissionPage(page).isReady();
    await expectLook(page, 'commission');
    await see('classements');
    await page.getByRole('row').nth(NAMES.length).waitFor();
    await expectLook(page, 'classement');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectLook(page, 'classement-sombre');
    await page.emulateMedia({ colorScheme: 'light' });
    await see('postes');
    await page.getByRole('heading', { name: 'Postes et liens' }).waitFor();
    await expectLook(page, 'postes-et-liens');
    await see('annonce');
    await page.getByRole('list', { name: 'Annonce' }).waitFor();
    await expectLook(page, 'annonce');
  });

  await test.step('the solution laid, and the next draw in the hall', async () => {
    await see('conduite');
    await chief.pressNext(/^Poser/);
    await chief.expectTurn(5, 'Solution posée');
    await expectLook(page, 'conduite-solution-posee');
    await evening.tell('make-draw', { game, source: { kind: 'random', seed: 6 } });
    await evening.tell('start-clock', { game, turn: 6, centre: first.centre });
    await see('ecran');
    await page.locator('[data-awake="false"]').waitFor();
    await expectLook(page, 'ecran-de-la-salle');
  });

  await test.step('a slip on the phone', async () => {
    const written = await makeTournament(raccord.api, { players: 13, settings: { playersWriteSlips: true } });
    await written.tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'SEMAIN?' } });
    const phone = await openForLook(browser, await written.link('player', 'p1'), SIZES.phone);
    await phone.goto(raccord.url + written.at('joueur'));
    await new PlayerPage(phone).tapSquare('H4');
    await new PlayerPage(phone).tapLetters('AMIES');
    await expectLook(phone, 'telephone');
    await phone.setViewportSize(SMALL);
    await expectLook(phone, 'telephone-etroit');
    await phone.context().close();
  });

  await test.step('the end of the game', async () => {
    await page.goto(raccord.url + played.at('conduite'));
    await page.getByRole('heading', { name: /podium/i }).waitFor();
    await expectLook(page, 'fin-de-partie');
    await page.goto(raccord.url + played.at('historique'));
    await page.getByRole('row').nth(10).waitFor();
    await expectLook(page, 'historique');
  });
  await page.context().close();
});
