import type { Page } from '@playwright/test';
import { HallPage } from './pages/hall.ts';
import { ResultsPage } from './pages/results.ts';
import { holdAnswers } from './support/held.ts';
import { expect, expectAccessible, NOWHERE, SIZES, test } from './support/test.ts';
import { done, makeTournament, newId, playTurn, recordAll, type TestTournament } from './support/tournament.ts';

/** What one question was answered is never shown as the answer to another one that is still on its way. */

const NONSENSE = {
  state: 'handed-in' as const,
  solutions: [{ word: 'XZXZ', direction: 'horizontal' as const, reference: 'H8', outside: [] }],
  score: 99,
};

/** A game of one turn, over: one of the two players has the top, the other nothing. */
async function playGame(tournament: TestTournament, game: string, winner: string, loser: string): Promise<void> {
  const turn = { game, turn: 1 };
  await tournament.tell('make-draw', { game, source: { kind: 'typed', letters: 'MENERAI' } });
  await tournament.tell('end-turn', { ...turn, centre: 'c' });
  await tournament.tell('record-tops', { ...turn, entrants: [winner] });
  await tournament.tell('record-slips', { ...turn, slips: [{ entrant: loser, slip: NONSENSE }] });
  await tournament.tell('lay-solution', { ...turn, word: 'MENERAI', reference: 'H4' });
  await tournament.tell('close-turn', { ...turn, centre: 'c' });
  await tournament.tell('finish-game', { game, cause: 'decision', reason: 'il est tard' });
}

/** The first player won the first game, the second one the second game. */
async function playTwoGames(tournament: TestTournament): Promise<void> {
  await playGame(tournament, 'g', 'p1', 'p2');
  await tournament.tell('plan-game', { id: 'h', name: 'Partie 2', formula: 'normale', rhythm: 'normal' });
  await playGame(tournament, 'h', 'p2', 'p1');
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('neither the ranking, the figures and the sheet of a game nor the sheet of a player are shown for another', async ({
  raccord,
  open,
}) => {
  const tournament = await makeTournament(raccord.api, { players: 2 });
  await playTwoGames(tournament);
  const page = await open(await tournament.link('referee', 'a1'), SIZES.desk, tournament.at('classements?partie=g'));
  const results = new ResultsPage(page, tournament.id);
  const go = (screen: string) => page.goto(new URL(tournament.at(screen), page.url()).href);
  const chooseSecond = () => page.getByLabel('Partie', { exact: true }).selectOption('Partie 2');

  await test.step('the ranking of a game', async () => {
    await expect(results.table.getByRole('rowheader')).toHaveText(['Joueur 1', 'Joueur 2']);
    const ranking = await holdAnswers(page, /\/ranking\?.*game=h/);
    await chooseSecond();
    await expect(heading(page, /Partie 2/)).toBeVisible();
    await ranking.asked;
    await expect(results.table).toHaveCount(0);
    await expect(page.getByText('Chargement…')).toBeVisible();
    await expectAccessible(page);
    ranking.letThrough();
    await expect(results.table.getByRole('rowheader')).toHaveText(['Joueur 2', 'Joueur 1']);
  });

  await test.step('a ranking by groups', async () => {
    const teams = await holdAnswers(page, /\/ranking\?.*by=teams/);
    await results.present('Équipes');
    await teams.asked;
    await expect(results.table).toHaveCount(0);
    teams.letThrough();
    await expect(page.getByText('Ce tournoi n’a pas d’équipe.')).toBeVisible();
  });

  await test.step('its figures', async () => {
    await go('statistiques?partie=g');
    await expect(heading(page, 'Statistiques – Partie 1')).toBeVisible();
    await expect(page.getByLabel('Coup', { exact: true })).toBeVisible();
    const figures = await holdAnswers(page, /\/games\/h\/statistics/);
    await chooseSecond();
    await expect(heading(page, 'Statistiques – Partie 2')).toBeVisible();
    await figures.asked;
    await expect(page.getByLabel('Coup', { exact: true })).toHaveCount(0);
    figures.letThrough();
    await expect(page.getByLabel('Coup', { exact: true })).toBeVisible();
  });

  await test.step('its sheet', async () => {
    await go('partie/g');
    await expect(heading(page, 'Feuille de la partie – Partie 1')).toBeVisible();
    const game = await holdAnswers(page, /\/games\/h$/);
    await chooseSecond();
    await game.asked;
    await expect(page.getByText('Partie 1', { exact: false }).and(page.getByRole('heading'))).toHaveCount(0);
    await expect(page.getByRole('table')).toHaveCount(0);
    game.letThrough();
    await expect(heading(page, 'Feuille de la partie – Partie 2')).toBeVisible();
  });

  await test.step('the sheet of a player', async () => {
    await go('classements');
    await results.row('Joueur 1').getByRole('link').click();
    await expect(heading(page, 'Feuille de route – Joueur 1')).toBeVisible();
    await page.getByRole('link', { name: 'Retour au classement' }).click();
    await results.row('Joueur 2').getByRole('link').click();
    await page.reload();
    await expect(heading(page, 'Feuille de route – Joueur 2')).toBeVisible();
    const sheet = await holdAnswers(page, /\/entrants\/p1\/sheet/);
    // By the list that a browser has of the pages seen before.
    await page.evaluate(() => history.go(-2));
    await sheet.asked;
    await expect(heading(page, /Joueur 2/)).toHaveCount(0);
    await expect(page.getByRole('table')).toHaveCount(0);
    sheet.letThrough();
    await expect(heading(page, 'Feuille de route – Joueur 1')).toBeVisible();
  });

  await test.step('those who are told in a palmarès', async () => {
    const hall = new HallPage(await open(await tournament.link('screen'), SIZES.projector));
    const show = (game: string) => tournament.tell('direct-screens', { show: { kind: 'palmares', game, from: 1 } });
    await show('g');
    await expect(hall.told).toHaveText([/Joueur 1/, /Joueur 2/]);
    const ranking = await holdAnswers(hall.page, /\/ranking\?.*game=h/);
    await show('h');
    await ranking.asked;
    await expect(hall.page.getByText('Partie 2').first()).toBeVisible();
    await expect(hall.told).toHaveCount(0);
    ranking.letThrough();
    await expect(hall.told).toHaveText([/Joueur 2/, /Joueur 1/]);
  });
});

test('a season is not shown where another one was asked for', async ({ raccord, open }) => {
  const [{ id: club }] = (await done(raccord.api.listClubs())).clubs;
  for (const name of ['Automne', 'Printemps']) {
    const data = { id: newId(), name, from: '2026-09-01', to: '2027-06-30', planned: 40, except: [] };
    const body = {
      id: newId(),
      type: 'plan-season' as const,
      data: { ...data, rule: { measure: { kind: 'total' as const } } },
    };
    await done(raccord.api.sendClubCommand({ params: { club }, body }));
  }
  const page = await open(raccord.chiefLink, SIZES.desk, `/clubs/${club}/saisons`);
  await page.getByRole('link', { name: 'Automne' }).click();
  await expect(heading(page, 'Automne')).toBeVisible();
  const season = await holdAnswers(page, /\/seasons\/[^/]+$/);
  await page.getByRole('link', { name: 'Saisons', exact: true }).click();
  await page.getByRole('link', { name: 'Printemps' }).click();
  await season.asked;
  await expect(heading(page, 'Automne')).toHaveCount(0);
  await expect(page.getByText('Classement provisoire')).toHaveCount(0);
  season.letThrough();
  await expect(heading(page, 'Printemps')).toBeVisible();
});

test('the correction of a turn is not shown as that of another', async ({ raccord, open }) => {
  const tournament = await makeTournament(raccord.api, { players: 2 });
  for (const [turn, letters] of [
    [1, 'MENERAI'],
    [2, 'TABLESU'],
  ] as const) {
    await tournament.tell('make-draw', { game: 'g', source: { kind: 'typed', letters } });
    await tournament.tell('end-turn', { game: 'g', turn, centre: 'c' });
    if (turn === 1) await tournament.tell('record-tops', { game: 'g', turn, entrants: ['p1'] });
    if (turn === 1) await tournament.tell('lay-solution', { game: 'g', turn, word: 'MENERAI', reference: 'H4' });
  }
  const page = await open(await tournament.link('chief'), SIZES.desk, NOWHERE);
  const progress = await holdAnswers(page, /\/turns\/2\/progress/);
  await page.goto(new URL(tournament.at('conduite'), page.url()).href);
  const panel = page.getByRole('region', { name: 'Correction' });
  await expect(panel.getByRole('cell', { name: '1/2' })).toBeVisible();
  await panel.getByRole('combobox').selectOption('Coup 2');
  await progress.asked;
  await expect(panel.getByRole('cell', { name: '1/2' })).toHaveCount(0);
  progress.letThrough();
  await expect(panel.getByRole('cell', { name: '0/2' })).toBeVisible();
});

test('a page of the list that is on its way leaves the one before in sight, and marks it', async ({
  raccord,
  open,
}) => {
  const tournament = await makeTournament(raccord.api, { players: 102 });
  await playTurn(tournament, 1, 'MENERAI');
  await tournament.tell('lay-solution', { game: 'g', turn: 1, word: 'MENERAI', reference: 'H4' });
  await recordAll(tournament, 1, 102);
  await tournament.tell('close-turn', { game: 'g', turn: 1, centre: 'c' });
  const page = await open(await tournament.link('player', 'p1'), SIZES.phone, NOWHERE);
  const results = new ResultsPage(page, tournament.id);
  await results.see('classements', 'Classement général');
  await expect(results.table.getByText('Joueur 1', { exact: true })).toBeVisible();
  const second = await holdAnswers(page, /\/ranking\?.*from=100/);
  await page.getByRole('button', { name: 'Suivants' }).click();
  await second.asked;
  await expect(results.table).toHaveCount(1);
  await expect(page.locator('[aria-busy=true]').getByRole('table')).toBeVisible();
  await expectAccessible(page);
  second.letThrough();
  await expect(results.table.getByText('Joueur 101', { exact: true })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
});
