import { ChiefPage } from './pages/chief.ts';
import { RefereePage } from './pages/referee.ts';
import { SecondPage } from './pages/second.ts';
import { expect, expectAccessible, SIZES, test } from './support/test.ts';
import { done, makeTournament, playTurn, recordAll, type TestTournament } from './support/tournament.ts';

const turnsOf = async ({ api, id }: TestTournament) =>
  (await done(api.seeGame({ params: { tournament: id, game: 'g' } }))).turns;

const slipOf = async ({ api, id }: TestTournament, entrant: string) => {
  const { tables } = await done(api.seeDesk({ params: { tournament: id, game: 'g', turn: 1 } }));
  return tables.find((table) => table.entrant === entrant);
};

test('what a second referee confirmed while cut off is not what somebody else has made of it since', async ({
  raccord,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_INTERNET_DISCONNECTED|WebSocket connection|status of 409/);
  const tournament = await makeTournament(raccord.api, { players: 2 });
  await playTurn(tournament, 1, 'MENERAI');
  const written = (score: number) => ({
    ...{ state: 'handed-in' as const, score },
    solutions: [{ word: 'MARE', direction: 'horizontal' as const, reference: 'H5', outside: [] }],
  });
  const key = { game: 'g', turn: 1, entrant: 'p1' };
  await tournament.tell('record-slips', { game: 'g', turn: 1, slips: [{ entrant: 'p1', slip: written(10) }] });
  const second = new SecondPage(await open(await tournament.link('second-referee', 'd')));
  await second.isReady();
  await second.expectLeft('1 bulletin à vérifier');
  await second.page.context().setOffline(true);
  await second.press('a');
  await expect(second.page.locator('header output')).toContainText('1 envoi en attente');
  await tournament.tell('correct-slip', { ...key, slip: written(18), reason: 'score mal lu' });
  await second.page.context().setOffline(false);
  await second.page.getByRole('button', { name: '1 envoi à revoir' }).click();
  const told = second.page.getByRole('dialog');
  await expect(told).toContainText('Le bulletin de Joueur 1 au coup 1 a changé entre-temps');
  await expect(told).toContainText(/Vous aviez vu\s: «\sMARE en H5, 10\spoints\s; accepté, 10\spoints\s»/);
  await expect(told).toContainText(/Il y a maintenant\s: «\sMARE en H5, 18\spoints/);
  await expectAccessible(second.page);
  expect(await slipOf(tournament, 'p1')).toMatchObject({ isConfirmed: false, slip: { score: 18 } });
});

test('a key pressed twice at the solution lays it and draws nothing; right after the last slip, still on its way, it closes the turn or does nothing', async ({
  raccord,
  open,
}) => {
  const tournament = await makeTournament(raccord.api, { players: 2, referees: 2 });
  await playTurn(tournament, 1, 'MENERAI');
  const page = await open(raccord.chiefLink, SIZES.desk, tournament.at('conduite'));
  const chief = new ChiefPage(page);
  // At once, however slow the machine: a key is refused for a moment only.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (![...document.querySelectorAll('button')].some((one) => one.textContent?.includes('Tirer au hasard'))) return;
      observer.disconnect();
      const press = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'F2', bubbles: true }));
      requestAnimationFrame(() => requestAnimationFrame(press));
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await chief.pressNext('Poser MENERAI');
  await expect(page.getByText('vient de changer')).toBeVisible();
  await chief.expectNext('Tirer au hasard');
  expect(await turnsOf(tournament)).toHaveLength(1);

  await recordAll(tournament, 1, 1);
  await page.keyboard.press('F7');
  const referee = await new RefereePage(page).ready();
  await referee.expectTable(2);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/commands', async (route) => {
    if (route.request().postData()?.includes('record-slips')) await held;
    await route.continue();
  });
  await referee.press('Enter');
  await expect(referee.row(2)).toContainText('en attente');
  await expect(chief.next).toContainText('Clore le coup 1');
  await referee.press('F2');
  await expect(page.getByText('les bulletins du coup 1 partent encore')).toBeVisible();
  letGo();
  await chief.pressNext('Clore le coup 1');
  await chief.expectNext('Tirer au hasard');
  expect(await turnsOf(tournament)).toHaveLength(1);
  // Said on purpose, it is done.
  await chief.press('F2');
  await chief.expectTurn(2, 'Tirage fait');
});
