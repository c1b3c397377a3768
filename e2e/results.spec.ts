import { ResultsPage } from './pages/results.ts';
import { expect, expectAccessible, expectFits, NOWHERE, SIZES, test } from './support/test.ts';
import { done, makeTournament, playTurn, recordAll, type TestTournament } from './support/tournament.ts';

/** A slip for a word that is no word. */
const NONSENSE = {
  state: 'handed-in' as const,
  solutions: [{ word: 'XZXZ', direction: 'horizontal' as const, reference: 'H8', outside: [] }],
  score: 99,
};

/** Plays a turn: all have the top but the last player, whose word is not admitted. Answers the top. */
async function playWithFault(tournament: TestTournament, turn: number, letters: string, players: number) {
  await playTurn(tournament, turn, letters);
  const { top, proposal } = await done(
    tournament.api.seeSolutions({ params: { tournament: tournament.id, game: 'g', turn }, query: { limit: 1 } }),
  );
  const entrants = Array.from({ length: players - 1 }, (_, index) => `p${index + 1}`);
  await tournament.tell('record-tops', { game: 'g', turn, entrants });
  await tournament.tell('record-slips', { game: 'g', turn, slips: [{ entrant: `p${players}`, slip: NONSENSE }] });
  await tournament.tell('lay-solution', {
    game: 'g',
    turn,
    word: proposal?.word ?? '',
    reference: proposal?.reference ?? '',
  });
  return { top, word: proposal?.word ?? '', reference: proposal?.reference ?? '' };
}

const close = (tournament: TestTournament, turn: number) =>
  tournament.tell('close-turn', { game: 'g', turn, centre: 'c' });

test('the ranking follows the game, says what is provisional, and leads to sheets that say why', async ({
  raccord,
  open,
}) => {
  const tournament = await makeTournament(raccord.api, { players: 12 });
  const page = await open(await tournament.link('referee', 'a1'), SIZES.desk, NOWHERE);
  const results = new ResultsPage(page, tournament.id);

  await results.see('classements', 'Classement général');
  await expect(
    page.getByRole('status').filter({ hasText: 'Classement provisoire : aucun coup compté.' }),
  ).toBeVisible();
  // Nobody is told to be first before somebody is.
  await expect(page.getByText(/^Le classement paraîtra après le premier coup/)).toBeVisible();
  await expect(results.table).toHaveCount(0);
  const { top } = await playWithFault(tournament, 1, 'AEINRST', 12);
  await expect(results.row('Joueur 12')).toContainText(`−${top}`);
  await expect(results.row('Joueur 12').getByRole('cell').first()).toHaveText('12');
  await expect(results.row('Joueur 1').getByRole('cell').first()).toHaveText('1');
  await expect(page.getByText('Classement provisoire : partie en cours, après 1 coup.')).toBeVisible();
  await expect(results.table.getByRole('caption')).toHaveText('Après le coup 1 12 classés');
  const headings = ['Place', 'Nom', 'Score', 'Négatif', '% du top', 'Table', 'Cat.', 'Série', 'Club'];
  await expect(results.table.getByRole('columnheader')).toHaveText(headings);
  await expectAccessible(page);

  await results.present('Par catégorie');
  await expect(page.getByRole('rowheader', { name: 'Catégorie D' })).toBeVisible();
  await expectAccessible(page);
  await results.search('joueur 12');
  await expect(results.row('Joueur 12')).toBeVisible();
  await expect(results.row('Joueur 1')).toHaveCount(0);
  await results.search('girafe');
  await expect(page.getByText('Personne ne correspond à « girafe ».')).toBeVisible();
  await results.search('');
  await results.present('Équipes');
  await expect(page.getByText('Ce tournoi n’a pas d’équipe.')).toBeVisible();
  await results.present('Tous ensemble');

  await results.row('Joueur 12').getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Feuille de route – Joueur 12' })).toBeVisible();
  await expect(page.getByText('Le mot XZXZ n’est pas admis.')).toBeVisible();
  await expect(page.getByText('mot non admis')).toBeVisible();
  await expectAccessible(page);

  await close(tournament, 1);
  await tournament.finish('il est tard');
  await page.goBack();
  await expect(results.row('Joueur 1')).toBeVisible();
  await expect(page.getByText(/provisoire/)).toHaveCount(0);
});

test('a player and the screen of the hall see closed turns only, and no sheet but the player’s own', async ({
  raccord,
  open,
  expectedErrors,
}) => {
  const tournament = await makeTournament(raccord.api, { players: 4 });
  const first = await playWithFault(tournament, 1, 'AEINRST', 4);
  await close(tournament, 1);
  await playWithFault(tournament, 2, 'AEIOULS', 4);

  const player = await open(await tournament.link('player', 'p1'), SIZES.phone, NOWHERE);
  const phone = new ResultsPage(player, tournament.id);
  await phone.see('classements', 'Classement général');
  const own = phone.table.getByRole('row').filter({ hasText: 'Joueur 1' }).getByRole('cell');
  await expect(own.nth(1)).toHaveText(String(first.top));
  await expect(player.getByText('Classement provisoire : partie en cours, après 1 coup.')).toBeVisible();
  await expect(player.getByRole('table').getByRole('link')).toHaveText(['Joueur 1']);
  await expectFits(phone.page, false);
  await player.getByRole('link', { name: 'Joueur 1' }).click();
  await expect(player.getByRole('heading', { name: 'Feuille de route – Joueur 1' })).toBeVisible();
  await expect(player.getByRole('rowheader')).toHaveText(['1']);
  await expectFits(phone.page, false);
  expectedErrors.push(/403/);
  await phone.see('feuille/p2', 'Feuille de route');
  await expect(player.getByRole('alert')).toBeVisible();

  const screen = new ResultsPage(await open(await tournament.link('screen'), SIZES.projector, NOWHERE), tournament.id);
  await screen.see('classements', 'Classement général');
  await expect(screen.row('Joueur 1')).toContainText(String(first.top));
  await expect(screen.table.getByRole('link')).toHaveCount(0);
  await screen.see('statistiques', 'Statistiques – Partie 1');
  await expect(screen.page.getByLabel('Coup', { exact: true }).getByRole('option')).toHaveText(['Coup 1']);
  await screen.page.goto(new URL(`/tournois/${tournament.id}/feuille/p1`, raccord.url).href);
  await expect(screen.page.getByText('Cette page n’existe pas, ou n’est pas pour votre poste.')).toBeVisible();
});

test('the game is gone through turn by turn, and its figures have their plots and their tables', async ({
  raccord,
  open,
}) => {
  const tournament = await makeTournament(raccord.api, { players: 5 });
  const first = await playWithFault(tournament, 1, 'AEINRST', 5);
  await close(tournament, 1);
  const second = await playWithFault(tournament, 2, 'AEIOULS', 5);
  await close(tournament, 2);
  const page = await open(await tournament.link('commission', 'k'), SIZES.tablet, NOWHERE);
  const results = new ResultsPage(page, tournament.id);

  await results.see('partie', 'Feuille de la partie – Partie 1');
  const line = (turn: number) =>
    page.getByRole('row').filter({ has: page.getByRole('button', { name: `Coup ${turn}` }) });
  await expect(line(1)).toContainText(`${first.word}${first.reference}${first.top}${first.top}`);
  await expect(line(2)).toContainText(String(first.top + second.top));
  await expect(page.getByRole('heading', { name: 'Grille après le coup 2' })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('heading', { name: 'Grille après le coup 1' })).toBeVisible();
  const board = page.getByRole('img', { name: new RegExp(`^Grille : ${first.word} ${first.reference}$`, 'i') });
  await expect(board).toBeVisible();
  await line(2).click();
  await expect(page.getByRole('heading', { name: 'Grille après le coup 2' })).toBeVisible();
  await expectAccessible(page);
  await expectFits(results.page, false);
  expect(await results.pagesOnPaper()).toBe(1);

  await results.see('statistiques', 'Statistiques – Partie 1');
  await expect(page.locator('canvas')).toHaveCount(3);
  await page.getByText('Voir les chiffres').nth(2).click();
  await expect(page.getByRole('row', { name: new RegExp(`^2 ${second.top} 5 4 80,00`) })).toBeVisible();
  await expect(page.getByRole('row', { name: 'le mot joué n’est pas admis' })).toContainText('2');
  await page.getByLabel('Joueur 5').uncheck();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await expectFits(results.page, false);
});

test('a ranking of 400 lays out only what the window shows, and everybody on paper', async ({ raccord, open }) => {
  const tournament = await makeTournament(raccord.api, { players: 400 });
  await playTurn(tournament, 1, 'MENERAI');
  await recordAll(tournament, 1, 400);
  const page = await open(raccord.chiefLink, SIZES.desk, NOWHERE);
  const results = new ResultsPage(page, tournament.id);
  await results.see('classements', 'Classement général');
  await expect(results.row('Joueur 1')).toBeVisible();
  await expect.poll(async () => (await results.names()).length).toBeLessThan(100);
  // The list grows under the first key while it is still being laid out.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(results.row('Joueur 400')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect.poll(async () => (await results.names()).length).toBeLessThan(100);
  expect(await results.pagesOnPaper()).toBeGreaterThan(8);
  await page.keyboard.press('/');
  await page.keyboard.type('377');
  await expect(results.row('Joueur 377')).toBeVisible();
  await expect(results.table.getByRole('rowheader')).toHaveCount(1);
});
