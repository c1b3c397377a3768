import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { RefereePage } from './pages/referee.ts';
import { makeSecondTurn, seeDesk, seeWholeDesk } from './support/desk.ts';
import { makePile, type Pile } from './support/pile.ts';
import { expect, expectAccessible, SIZES, test } from './support/test.ts';
import { makeTournament, playSecondTurn, playTurn } from './support/tournament.ts';

/** Keys for one slip, on average. */
const MOST_FOR_TOP = 1;
const MOST_FOR_OTHER = 5;

const average = (counts: readonly number[]): number =>
  counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length);

test('a pile of 24 slips: one key for the top, five at most for another solution', async ({
  raccord,
  open,
}, testInfo) => {
  const pile = await makePile(raccord.api, { players: 24, turns: 6, seed: 28 });
  const { tournament, game, turn, slips } = pile;
  const page = await open(raccord.chiefLink, SIZES.desk, tournament.at('saisie'));
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
  expect(figures.tops).toBeGreaterThan(5);
  expect(figures.others).toBeGreaterThan(5);
  expect(figures.faulty).toBeGreaterThan(1);
  expect(figures.keysForTop).toBeLessThanOrEqual(MOST_FOR_TOP);
  expect(figures.keysForOther).toBeLessThanOrEqual(MOST_FOR_OTHER);

  await expect(referee.remaining).toContainText('Tout est saisi');
  // On a small laptop too, the whole board and, but for a part of a pixel, the last row of the list.
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.getByRole('img', { name: 'Grille' })).toBeInViewport({ ratio: 1 });
  await expect(referee.row(tables[tables.length - 1].table)).toBeInViewport({ ratio: 0.98 });
  await expect(referee.connection).toHaveText('En ligne');
  const after = await seeWholeDesk(tournament, game, turn);
  const told = Object.fromEntries(
    after.map(({ entrant, result: { points, penalty } }) => [entrant, { points, penalty }]),
  );
  const judged = slips.map(({ entrant, verdict: { points, penalty } }) => [entrant, { points, penalty }]);
  expect(told).toEqual(Object.fromEntries(judged));

  // Somebody comes late, after the tables were shared.
  const [{ centre }] = after;
  await tournament.tell('register-entrants', {
    entrants: [{ id: 'late', members: [{ name: 'Joueuse Tardive' }], centre, table: 25 }],
  });
  await expect(page.getByText('La table 25 n’a pas d’arbitre.')).toBeVisible();
  await page.getByRole('button', { name: 'La confier à' }).click();
  await expect(page.getByText('La table 25 n’a pas d’arbitre.')).toBeHidden();
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

const expectNoSideScroll = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

test('two referees enter 8 tables at once, each his own', async ({ raccord, open }) => {
  const tournament = await makeTournament(raccord.api, { players: 8, referees: 2 });
  await playTurn(tournament, 1, 'AEIMNRS');
  const pages = await Promise.all(
    ['a1', 'a2'].map(async (id) => new RefereePage(await open(await tournament.link('referee', id)))),
  );
  await Promise.all(
    pages.map(async (referee, index) => {
      await referee.ready();
      await referee.expectTable(index * 4 + 1);
      await referee.press('Enter', 4);
      await expect(referee.remaining).toContainText('4 bulletins saisis sur 4');
      await expect(referee.row(index === 0 ? 5 : 1)).toHaveCount(0);
      await expect(referee.connection).toHaveText('En ligne', { timeout: 60_000 });
    }),
  );
  const tables = await seeWholeDesk(tournament, 'g', 1);
  expect(tables.filter(({ slip }) => slip?.state === 'handed-in')).toHaveLength(8);
});

test('as one types: verdict with its article, places on the board, alerts that forbid nothing, at every size', async ({
  raccord,
  open,
}) => {
  const tournament = await makeSecondTurn(raccord.api);
  const page = await open(await tournament.link('referee', 'a1'));
  const referee = await new RefereePage(page).ready();
  await referee.write({ word: 'LOUTE', reference: 'A1', score: '99' });
  await expect(referee.verdict).toContainText('Nul');
  // The edition is that of the tournament: its name is not said each time.
  await expect(referee.verdict.locator('cite').first()).not.toContainText('Règlement');
  await expect(referee.verdict.locator('cite').first()).toHaveAttribute('title', /^Règlement/);
  await expect(referee.verdict).toContainText('dépasse le top');
  await referee.press('Escape');
  await referee.write({ word: 'TE', reference: '', score: '' });
  const places = page.getByRole('region', { name: 'Places possibles' });
  await expect(places.getByText('✓ valable').first()).toBeVisible();
  await expect(places.getByText(/✗ forme [A-Z, ]+, non admis/).first()).toBeHidden();
  await places.getByText(/places? non valables?/).click();
  await expect(places.getByText(/✗ forme [A-Z, ]+, non admis/).first()).toBeVisible();
  for (const mark of ['valid', 'invalid']) await expect(page.locator(`[data-mark=${mark}]`).first()).toBeVisible();
  await page.getByText('Autres actions').click();
  await expect(page.getByRole('button', { name: 'Dossier' })).toBeVisible();
  await expectAccessible(page);
  const [pointed] = (await places.getByRole('button').first().textContent())?.split(' ') ?? [];
  await places.getByRole('button').first().click();
  await expect(page.locator('[data-mark]')).toHaveCount(2);
  expect(pointed).toBeTruthy();
  // Nobody has said how it is written: no verdict, and nothing recorded before somebody does.
  await expect(referee.verdict).toContainText('Dans quel sens TE est-il écrit ?');
  await page.getByLabel('Mot', { exact: true }).press('Enter');
  await expect(referee.direction()).toBeFocused();
  await expectAccessible(page);
  await referee.direction().selectOption('Horizontal');
  await expect(referee.verdict).toContainText('Nul');
  await referee.press('Enter');
  await referee.expectTable(2);
  await expect(referee.row(1)).toContainText('Nul');

  // On a tablet and a phone, light and dark, nothing goes over the side.
  await page.setViewportSize(SIZES.phone);
  await expectNoSideScroll(page);
  await page.getByRole('button', { name: 'En détail' }).click();
  await referee.write({ word: 'OUTREPASSERENT', reference: '15A', score: '12' });
  await page.getByLabel('Raccords').focus();
  await expectNoSideScroll(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.setViewportSize(SIZES.tablet);
  await expectNoSideScroll(page);
  // A finger and no keyboard: the tables and the verdict in sight, and no key named.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await expect(page.locator('kbd').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Aide' })).toBeVisible();
  await expect(referee.row(1)).toBeInViewport({ ratio: 1 });
  await expect(referee.verdict).toBeInViewport({ ratio: 1 });
  await devtools.detach();
});

test('under 2023, the right place with the score of another one: what each way is worth, and which one is kept; an engine that stops is started again', async ({
  raccord,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/Stopped by the test/);
  const tournament = await makeTournament(raccord.api, { players: 3, edition: '2023' });
  await playSecondTurn(tournament);
  const page = await open(await tournament.link('referee', 'a1'), SIZES.laptop);
  const referee = await new RefereePage(page).ready();
  const ways = referee.verdict.locator('dl > div');
  // Nothing is written: there is no verdict, but what Enter would record.
  await expect(referee.verdict).toHaveText(
    /^Rien n’est saisi pour cette table\. Entrée enregistrera le top\s:TABULES3G85$/,
  );
  // The top runs down; so it does without a reference that can be read, without any, and with one turned round.
  await referee.press('Tab');
  await expect(referee.verdict).toContainText('Bien rédigé');
  await expect(ways).toHaveCount(0);
  await expect(referee.verdict).not.toContainText('Retenu');
  await referee.say('r');
  await expect(page.getByLabel('Référence')).toHaveValue('illisible');
  await expect(referee.direction()).toHaveValue('vertical');
  await expect(referee.verdict).toContainText('85 pts');
  await expect(referee.verdict).toContainText('pénalité de 5');
  for (const reference of ['', 'G3']) {
    await page.getByLabel('Référence').fill(reference);
    await expect(referee.direction()).toHaveValue('vertical');
    await expect(referee.verdict).toContainText('85 pts');
  }
  await expect(referee.verdict).toContainText('La référence n’est pas dans le sens du mot.');
  await referee.write({ word: 'TABULES', reference: '11B', score: '85' });
  await expect(ways).toHaveText([
    'Référence : TABULES en 11B, 77 points, avertissement',
    'Score : TABULES en 3G, 85 − 5 = 80 points · retenu : c’est ce qui rapporte le plus',
  ]);
  await expect(referee.verdict).toContainText('pénalité de 5');
  await expect(referee.verdict).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  // A warning only: one way, and nothing to compare.
  await referee.write({ word: 'TABULES', reference: '11B', score: '76' });
  await expect(referee.verdict.getByText('avertissement', { exact: true })).toBeVisible();
  await expect(ways).toHaveCount(0);
  await referee.write({ word: 'TABULES', reference: '11B', score: '85' });
  await expect(ways).toHaveCount(2);
  await referee.press('Enter');
  await referee.expectTable(2);
  const first = async () => (await seeDesk(tournament, 'g', 2))[0].result;
  await expect.poll(first).toMatchObject({ outcome: 'accepted', points: 85, penalty: 5, warnings: 0 });

  const [engine] = page.workers();
  const isGone = engine.waitForEvent('close');
  await engine.evaluate(() => {
    setTimeout(() => {
      throw new Error('Stopped by the test.');
    });
  });
  await isGone;
  await referee.line.pressSequentially('tabu');
  const failure = page.getByRole('alert').filter({ hasText: 'Le calcul s’est arrêté dans cette page' });
  await expect(failure).toBeVisible();
  await expect(referee.line).toHaveValue('TABU');
  await expectAccessible(page);
  await failure.getByRole('button', { name: 'Relancer le calcul' }).click();
  await expect(failure).toBeHidden();
  await expect(referee.line).toHaveValue('TABU');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
});
