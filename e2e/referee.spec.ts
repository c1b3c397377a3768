import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { AnswerOf } from '@raccord/contract';
import { RefereePage } from './pages/referee.ts';
import { makePile, type Pile } from './support/pile.ts';
import { expect, expectAccessible, SIZES, test } from './support/test.ts';
import { done, makeTournament, playTurn, type TestTournament } from './support/tournament.ts';

/** Keys for one slip, on average. */
const MOST_FOR_TOP = 1;
const MOST_FOR_OTHER = 5;

type Desk = AnswerOf<'seeDesk'>['tables'];

const seeDesk = async ({ api, id }: TestTournament, game: string, turn: number): Promise<Desk> =>
  (await done(api.seeDesk({ params: { tournament: id, game, turn } }))).tables;

const average = (counts: readonly number[]): number =>
  counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length);

test('a pile of 120 slips: one key for the top, five at most for another solution', async ({
  raccord,
  open,
}, testInfo) => {
  test.slow();
  const pile = await makePile(raccord.api, { players: 120, turns: 6, seed: 1 });
  const { tournament, game, turn, slips } = pile;
  const page = await open(raccord.chiefLink);
  await page.goto(`${raccord.url}/tournois/${tournament.id}/saisie`);
  const referee = await new RefereePage(page).ready();
  await expectAccessible(page);

  const counts = { top: [] as number[], other: [] as number[], faulty: [] as number[] };
  const tables = await seeDesk(tournament, game, turn);
  for (const { entrant, table } of tables) {
    const written = slips.find((slip) => slip.entrant === entrant);
    if (!written) continue;
    await referee.expectTable(table);
    referee.keystrokes = 0;
    counts[await enter(referee, pile, written)].push(referee.keystrokes);
  }
  const figures = {
    slips: slips.length,
    ...{ tops: counts.top.length, others: counts.other.length, faulty: counts.faulty.length },
    keysForTop: average(counts.top),
    keysForOther: average(counts.other),
    keysForFaulty: average(counts.faulty),
    keysForAll: average(Object.values(counts).flat()),
  };
  const file = testInfo.outputPath('keystrokes.json');
  await writeFile(file, JSON.stringify(figures, undefined, 2));
  console.log(`${file}: ${JSON.stringify(figures)}`);
  expect(figures.tops).toBeGreaterThan(30);
  expect(figures.others).toBeGreaterThan(30);
  expect(figures.keysForTop).toBeLessThanOrEqual(MOST_FOR_TOP);
  expect(figures.keysForOther).toBeLessThanOrEqual(MOST_FOR_OTHER);

  await expect(referee.remaining).toContainText('Tout est saisi');
  await expect(referee.connection).toHaveText('En ligne');
  const after = await seeDesk(tournament, game, turn);
  const told = Object.fromEntries(
    after.map(({ entrant, result: { points, penalty } }) => [entrant, { points, penalty }]),
  );
  const judged = slips.map(({ entrant, verdict: { points, penalty } }) => [entrant, { points, penalty }]);
  expect(told).toEqual(Object.fromEntries(judged));
});

/** Enters a slip as a person would; answers what it was. */
async function enter(
  referee: RefereePage,
  { top }: Pile,
  { slip, verdict }: Pile['slips'][number],
): Promise<'top' | 'other' | 'faulty'> {
  const { retained, reasons, outcome } = verdict;
  if (outcome !== 'accepted' || reasons.length > 0 || !retained) {
    await referee.enterWritten(slip);
    return 'faulty';
  }
  if (retained.word === top.word && retained.reference === top.reference) {
    await referee.enterTop();
    return 'top';
  }
  await referee.enterSolution(retained);
  return 'other';
}

/** A second turn on the board of the first one, ended: 3 players, one referee. */
async function makeSecondTurn(api: TestTournament['api']): Promise<TestTournament> {
  const tournament = await makeTournament(api, { players: 3 });
  await playTurn(tournament, 1, 'AEIMNRS');
  const params = { tournament: tournament.id, game: 'g', turn: 1 };
  const { proposal } = await done(api.seeSolutions({ params, query: { limit: 1 } }));
  const { word, reference } = proposal ?? { word: '', reference: '' };
  await tournament.tell('lay-solution', { game: 'g', turn: 1, word, reference });
  await tournament.tell('record-tops', { game: 'g', turn: 1, entrants: ['p1', 'p2', 'p3'] });
  await playTurn(tournament, 2, 'EELOTTU');
  return tournament;
}

const expectNoSideScroll = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

test('three referees enter 120 tables at once, each his own', async ({ raccord, open }) => {
  const tournament = await makeTournament(raccord.api, { players: 120, referees: 3 });
  await playTurn(tournament, 1, 'AEIMNRS');
  const pages = await Promise.all(
    ['a1', 'a2', 'a3'].map(async (id) => new RefereePage(await open(await tournament.link('referee', id)))),
  );
  await Promise.all(
    pages.map(async (referee, index) => {
      await referee.ready();
      await referee.expectTable(index * 40 + 1);
      await referee.press('Enter', 40);
      await expect(referee.remaining).toContainText('40 sur 40 bulletins saisis');
      await expect(referee.row(((index + 1) % 3) * 40 + 1)).toHaveCount(0);
      await expect(referee.connection).toHaveText('En ligne', { timeout: 60_000 });
    }),
  );
  const tables = await seeDesk(tournament, 'g', 1);
  expect(tables.filter(({ slip }) => slip?.state === 'handed-in')).toHaveLength(120);
});

test('as one types: verdict with its article, places on the board, alerts that forbid nothing', async ({
  raccord,
  open,
}) => {
  const tournament = await makeSecondTurn(raccord.api);
  const page = await open(await tournament.link('referee', 'a1'));
  const referee = await new RefereePage(page).ready();
  await referee.write({ word: 'LOUTE', reference: 'A1', score: '99' });
  await expect(referee.verdict).toContainText('Nul');
  await expect(referee.verdict.locator('cite').first()).toContainText('Règlement');
  await expect(referee.verdict).toContainText('dépasse le top');
  await referee.write({ word: 'TE', reference: '', score: '' });
  const places = page.getByRole('region', { name: 'Places possibles' });
  await expect(places.getByText('✓ valable').first()).toBeVisible();
  await expect(places.getByText(/✗ forme [A-Z, ]+, non admis/).first()).toBeVisible();
  for (const mark of ['valid', 'invalid']) await expect(page.locator(`[data-mark=${mark}]`).first()).toBeVisible();
  await expectAccessible(page);
  const [pointed] = (await places.getByRole('button').first().textContent())?.split(' ') ?? [];
  await places.getByRole('button').first().click();
  await expect(page.locator('[data-mark]')).toHaveCount(2);
  expect(pointed).toBeTruthy();
  await page.getByLabel('Mot', { exact: true }).press('Enter');
  await referee.expectTable(2);
  await expect(referee.row(1)).toContainText('Nul');
});

test('any slip is put right, with its reason; the former one, the referral and the delivery stay on file', async ({
  raccord,
  open,
}) => {
  const tournament = await makeSecondTurn(raccord.api);
  const page = await open(await tournament.link('referee', 'a1'));
  const referee = await new RefereePage(page).ready();
  await referee.press('Enter');
  await referee.press('F7');
  await referee.press('Control+z');
  await referee.expectTable(2);
  await referee.press('F8');
  await expect(referee.row(2)).toContainText('Bulletin blanc');
  await referee.jumpTo(1);
  await referee.press('Tab');
  await page.getByLabel('Score').fill('1');
  await referee.press('Enter');
  await expectAccessible(page);
  await referee.giveReason('Corriger le bulletin de la table 1', 'Score mal lu.');
  await expect(referee.row(1)).toContainText('corrigé');
  await expect(referee.row(1)).toContainText('avertissement');
  await referee.press('Control+e');
  await referee.giveReason('Avertissement à la table 1');
  await expect(referee.row(1)).toContainText('2 avertissements');
  await referee.press('Control+m');
  await referee.giveReason('Soumettre le bulletin de la table 1 à la commission');
  await expect(referee.row(1)).toContainText('à la commission');

  await expect(page.getByRole('heading', { name: 'Billets à remettre (2)' })).toBeVisible();
  await referee.press('Control+b');
  await expect(page.getByRole('heading', { name: 'Billets à remettre (1)' })).toBeVisible();
  await referee.press('Control+b');
  await expect(page.getByRole('button', { name: 'Remis', exact: true })).toBeFocused();
  await referee.press('Enter');
  await expect(page.getByRole('heading', { name: 'Billets à remettre (0)' })).toBeVisible();

  await referee.press('Control+d');
  const file = page.getByRole('dialog', { name: 'Dossier de la table 1, coup 2' });
  await expect(file).toContainText('Motif : Score mal lu.');
  await expect(file).toContainText('Auparavant');
  await expect(file).toContainText('sur papier');
  await expectAccessible(page);
});

test('on a tablet and a phone, light and dark, nothing goes over the side', async ({ raccord, open }) => {
  const tournament = await makeSecondTurn(raccord.api);
  const page = await open(await tournament.link('referee', 'a1'), SIZES.phone);
  const referee = await new RefereePage(page).ready();
  await expectNoSideScroll(page);
  await page.getByRole('button', { name: 'Ouvrir les champs' }).click();
  await referee.write({ word: 'OUTREPASSERENT', reference: '15A', score: '12' });
  await page.getByLabel('Raccords').focus();
  await expectNoSideScroll(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.setViewportSize(SIZES.tablet);
  await expectNoSideScroll(page);
});

test('who does not enter slips does not see the screen', async ({ raccord, open }) => {
  const tournament = await makeTournament(raccord.api, { players: 2 });
  const page = await open(await tournament.link('second-referee', 'd'));
  await page.goto(`${raccord.url}/tournois/${tournament.id}/saisie`);
  await expect(page.getByText('n’est pas pour votre poste')).toBeVisible();
});
