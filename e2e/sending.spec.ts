import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Slip } from '@raccord/regulation';
import { HomePage } from './pages/home.ts';
import { PlayerPage } from './pages/player.ts';
import { RefereePage } from './pages/referee.ts';
import { Seat, SittingMaker } from './pages/sitting.ts';
import { deskTableOf } from './support/desk.ts';
import { expect, expectAccessible, SIZES, test } from './support/test.ts';
import { done, makeTournament, newId, playTurn } from './support/tournament.ts';

const slipOf = (word: string, reference: string, score: number): Slip => ({
  state: 'handed-in',
  solutions: [{ word, direction: 'horizontal', reference, outside: [] }],
  score,
});

/** The server does it, and its answer is lost on the way back. */
const loseAnswer = (page: Page, address: string) =>
  page.route(address, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort();
    await page.unroute(address);
  });

test('a phone asleep while the turn is taken back and drawn again asks for another slip, and hands it in', async ({
  raccord,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  const tournament = await makeTournament(raccord.api, { players: 2, settings: { playersWriteSlips: true } });
  const drawn = await tournament.tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'SEMAINE' } });
  const player = new PlayerPage(await open(await tournament.link('player', 'p1'), SIZES.phone));
  await player.expectState('Non remis');
  await player.type({ word: 'SEMAINE', reference: 'H4', score: '66' });
  await player.handIn();
  await player.expectState('Arrivé');

  await player.page.context().setOffline(true);
  const { lines } = await done(raccord.api.seeAudit({ params: { tournament: tournament.id } }));
  await tournament.tell('undo', { event: lines.at(-1)?.event ?? '' });
  await tournament.tell('undo', { event: drawn.id });
  await tournament.tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'TABULES' } });
  await player.page.context().setOffline(false);

  await player.expectState('Non remis');
  await expect(player.page.getByLabel('Mot', { exact: true })).toHaveValue('');
  await player.type({ word: 'TABULES', reference: 'H4', score: '74' });
  await player.handIn();
  await player.expectState('Arrivé');
  expect((await deskTableOf(tournament, 'p1'))?.slip?.solutions).toMatchObject([{ word: 'TABULES' }]);
});

test('a word proposed while the network is away stays in its field, and is proposed once', async ({
  raccord,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const maker = new SittingMaker(await open(raccord.chiefLink, SIZES.tablet));
  await maker.openList();
  const seat = new Seat(await open(await maker.make('topping', 'Topping coupé'), SIZES.phone));
  await seat.join('Zoé');
  await maker.start();
  await seat.page.getByRole('button', { name: 'Voir le premier tirage' }).click();
  const word = seat.page.getByLabel('Mot', { exact: true });
  const propose = seat.page.getByRole('button', { name: 'Proposer' });
  await word.fill('XYZ');
  await seat.page.getByLabel('Référence').fill('H4');
  await seat.page.context().setOffline(true);
  await propose.click();
  await expect(seat.page.getByText('rien ne sera fait deux fois')).toBeVisible();
  await expect(word).toHaveValue('XYZ');
  await seat.page.context().setOffline(false);
  await loseAnswer(seat.page, '**/topping');
  await propose.click();
  await expect(seat.page.getByText('XYZ en H4 n’est pas le top.')).toBeVisible();
  await propose.click();
  await expect(word).toHaveValue('');
  await expect(seat.page.getByText('XYZ en H4 n’est pas le top.')).toHaveCount(1);
});

test('a game whose reader does not come is said not to be read, and may be given again', async ({
  raccord,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED|Failed to fetch dynamically imported module/);
  const eliot = await readFile(new URL('../packages/files/src/games/testdata/eliot-2.1.xml', import.meta.url));
  const page = await open(raccord.chiefLink);
  const home = new HomePage(page);
  await page.route('**/assets/game-*.js', (route) => route.abort());
  await home.giveTournamentFile({ name: 'Partie.xml', content: eliot });
  await expect(page.getByRole('alert')).toContainText('Ce fichier n’a pas été lu');
  await expect(page.getByText('Import en cours…')).toBeHidden();
  await expectAccessible(page);
  await page.unroute('**/assets/game-*.js');
  await page.reload();
  await home.giveTournamentFile({ name: 'Partie.xml', content: eliot });
  await expect(page.getByRole('dialog', { name: 'Importer une partie' })).toBeVisible();
});

test('a link of a club whose answer is lost is one link', async ({ raccord, open, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  const club = newId();
  await done(raccord.api.createClub({ body: { id: club, name: 'Club coupé' } }));
  const page = await open(raccord.chiefLink, SIZES.desk, `/installation/clubs/${club}`);
  await page.getByLabel('Pour qui').fill('Adjointe');
  await loseAnswer(page, '**/links');
  await page.getByRole('button', { name: 'Créer un lien' }).click();
  await expect(page.getByText('rien ne sera fait deux fois')).toBeVisible();
  await page.getByRole('button', { name: 'Créer un lien' }).click();
  await expect(page.getByLabel('Adresse du poste : Adjointe')).toBeVisible();
  const { links } = await done(raccord.api.listClubLinks({ params: { club } }));
  expect(links.map(({ label }) => label)).toEqual(['Adjointe']);
});

test('slips that another station entered meanwhile: both are shown, and either is kept', async ({
  raccord,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|status of 409/);
  const tournament = await makeTournament(raccord.api, { players: 2 });
  await playTurn(tournament, 1, 'MENERAI');
  const referee = await new RefereePage(await open(await tournament.link('referee', 'a1'))).ready();
  await referee.page.context().setOffline(true);
  await referee.press('Enter');
  await referee.expectTable(2);
  await referee.press('Enter');
  await expect(referee.connection).toContainText('2 envois en attente');
  const slips = ['p1', 'p2'].map((entrant) => ({ entrant, slip: slipOf('MARE', 'H5', 10) }));
  await tournament.tell('record-slips', { game: 'g', turn: 1, slips });
  await referee.page.context().setOffline(false);
  await referee.connection.getByRole('button', { name: '2 envois à revoir' }).click();
  const dialog = referee.page.getByRole('dialog', { name: 'Envois à revoir' });
  const elsewhere = dialog.getByRole('group', { name: 'L’autre poste a saisi' });
  await expect(elsewhere.first()).toContainText('MARE');
  await expect(dialog.getByRole('group', { name: 'Saisi ici' }).first()).toContainText('70');
  await expectAccessible(referee.page);
  await dialog.getByRole('button', { name: 'Garder la saisie d’ici' }).first().click();
  await expect(elsewhere).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Garder celle de l’autre poste' }).click();
  await expect(dialog).toContainText('Tout est réglé.');
  await referee.press('Escape');
  await expect(referee.connection).toHaveText('En ligne');
  const scoreOf = async (entrant: string) => (await deskTableOf(tournament, entrant))?.slip?.score;
  await expect.poll(() => scoreOf('p1')).toBe(70);
  expect(await scoreOf('p2')).toBe(10);
});
