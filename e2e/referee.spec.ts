import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { AnswerOf } from '@raccord/contract';
import type { Slip } from '@raccord/regulation';
import { extractText } from 'unpdf';
import { DocumentsPage } from './pages/documents.ts';
import { RefereePage } from './pages/referee.ts';
import { makePile, type Pile } from './support/pile.ts';
import { expect, expectAccessible, SIZES, test } from './support/test.ts';
import { done, makeTournament, playSecondTurn, playTurn, type TestTournament } from './support/tournament.ts';

/** Keys for one slip, on average. */
const MOST_FOR_TOP = 1;
const MOST_FOR_OTHER = 5;

type Desk = AnswerOf<'seeDesk'>['tables'];

const seeDesk = async ({ api, id }: TestTournament, game: string, turn: number): Promise<Desk> =>
  (await done(api.seeDesk({ params: { tournament: id, game, turn } }))).tables;

/** The same once every table has its slip: what was just entered may still be on its way. */
async function seeWholeDesk(tournament: TestTournament, game: string, turn: number): Promise<Desk> {
  const missing = async () => (await seeDesk(tournament, game, turn)).filter(({ slip }) => !slip).length;
  await expect.poll(missing).toBe(0);
  return seeDesk(tournament, game, turn);
}

const average = (counts: readonly number[]): number =>
  counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length);

test('a pile of 120 slips: one key for the top, five at most for another solution', async ({
  raccord,
  open,
}, testInfo) => {
  test.slow();
  const pile = await makePile(raccord.api, { players: 120, turns: 6, seed: 3 });
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
  const after = await seeWholeDesk(tournament, game, turn);
  const told = Object.fromEntries(
    after.map(({ entrant, result: { points, penalty } }) => [entrant, { points, penalty }]),
  );
  const judged = slips.map(({ entrant, verdict: { points, penalty } }) => [entrant, { points, penalty }]);
  expect(told).toEqual(Object.fromEntries(judged));

  // Somebody comes late, after the tables were shared.
  const [{ centre }] = after;
  await tournament.tell('register-entrants', {
    entrants: [{ id: 'late', members: [{ name: 'Joueuse Tardive' }], centre, table: 121 }],
  });
  await expect(page.getByText('La table 121 n’a pas d’arbitre.')).toBeVisible();
  await page.getByRole('button', { name: 'La confier à' }).click();
  await expect(page.getByText('La table 121 n’a pas d’arbitre.')).toBeHidden();
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

/** A second turn on the board of the first one, ended, with one referee. */
async function makeSecondTurn(api: TestTournament['api'], players = 3): Promise<TestTournament> {
  const tournament = await makeTournament(api, { players });
  await playTurn(tournament, 1, 'AEIMNRS');
  const params = { tournament: tournament.id, game: 'g', turn: 1 };
  const { proposal } = await done(api.seeSolutions({ params, query: { limit: 1 } }));
  const { word, reference } = proposal ?? { word: '', reference: '' };
  await tournament.tell('lay-solution', { game: 'g', turn: 1, word, reference });
  const everybody = Array.from({ length: players }, (_, index) => `p${index + 1}`);
  await tournament.tell('record-tops', { game: 'g', turn: 1, entrants: everybody });
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
      await expect(referee.remaining).toContainText('40 bulletins saisis sur 40');
      await expect(referee.row(((index + 1) % 3) * 40 + 1)).toHaveCount(0);
      await expect(referee.connection).toHaveText('En ligne', { timeout: 60_000 });
    }),
  );
  const tables = await seeWholeDesk(tournament, 'g', 1);
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
  await referee.press('Escape');
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
});

test('under 2023, the right place with the score of another one: what each way is worth, and which one is kept', async ({
  raccord,
  open,
}) => {
  const tournament = await makeTournament(raccord.api, { players: 3, edition: '2023' });
  await playSecondTurn(tournament);
  const page = await open(await tournament.link('referee', 'a1'), SIZES.laptop);
  const referee = await new RefereePage(page).ready();
  const ways = referee.verdict.locator('dl > div');
  await expect(ways).toHaveCount(0);
  await expect(referee.verdict).toContainText('Bien rédigé');
  await expect(referee.verdict).toContainText('Retenu : TABULES en 3G, 85 points.');
  // The top runs down; so it does without a reference that can be read, without any, and with one turned round.
  await referee.press('Tab');
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
});

test('any slip is put right, with its reason; the former one, the referral and the delivery stay on file', async ({
  raccord,
  open,
}) => {
  const tournament = await makeSecondTurn(raccord.api);
  const page = await open(await tournament.link('referee', 'a1'));
  const referee = await new RefereePage(page).ready();
  await referee.press('Enter');
  await referee.say('h');
  // What costs a player his turn is said, and taken back by a click.
  const costly = page.getByRole('status').filter({ hasText: 'Table 2 : hors délai, nul' });
  await expectAccessible(page);
  await costly.getByRole('button', { name: 'Annuler' }).click();
  await expect(costly).toBeHidden();
  await referee.expectTable(2);
  await expect(referee.line).toBeFocused();
  await referee.say('a');
  await referee.press('Control+z');
  await referee.expectTable(2);
  await referee.press('/');
  await expectAccessible(page);
  await referee.press('b');
  await expect(referee.row(2)).toContainText('Bulletin blanc');
  // A slip that is not recorded yet: nothing typed is nothing to send; what is typed is recorded, then sent.
  await referee.expectTable(3);
  await referee.press('Control+m');
  await expect(page.getByText('Rien n’est encore saisi pour cette table')).toBeVisible();
  await referee.write({ word: 'TOLE', reference: 'A1', score: '9' });
  await referee.press('Control+m');
  const refer = page.getByRole('dialog', { name: 'Soumettre le bulletin de la table 3 à la commission' });
  await expect(refer.getByLabel('Motif')).toHaveValue('');
  await referee.giveReason('Soumettre le bulletin de la table 3 à la commission', 'Le dessin peut se lire autrement.');
  await expect(referee.row(3)).toContainText('TOLEA19');
  await expect(referee.row(3)).toContainText('à la commission');
  // The fields are empty again: no key sends a correction of what the commission has.
  await expect(referee.line).toBeFocused();
  await referee.jumpTo(1);
  // A correction that costs the turn keeps the word, takes no usual reason, and is said too.
  const { slip: top } = (await seeDesk(tournament, 'g', 2))[0];
  const first = async () => (await seeDesk(tournament, 'g', 2))[0].slip;
  await referee.say('e');
  await expect(page.getByLabel('Motif')).toHaveValue('');
  await referee.giveReason('Corriger le bulletin de la table 1', 'Recopié ailleurs.');
  const exchanged = page.getByRole('status').filter({ hasText: 'Table 1 : bulletin échangé, nul' });
  await expect(exchanged).toBeVisible();
  await expect.poll(first).toEqual({ ...top, state: 'exchanged' });
  await exchanged.getByRole('button', { name: 'Annuler' }).click();
  await expect.poll(first).toEqual(top);
  await expect(referee.line).toBeFocused();
  await referee.press('Tab');
  await page.getByLabel('Score', { exact: true }).fill('1');
  await referee.press('Enter');
  await expectAccessible(page);
  await referee.giveReason('Corriger le bulletin de la table 1', 'Score mal lu.');
  await expect(referee.row(1)).toContainText('corrigé');
  await expect(referee.row(1)).toContainText('avertissement');
  await referee.press('Control+e');
  await referee.giveReason('Avertissement à la table 1', 'Écrit encore après le signal.');
  for (const badge of ['avertissement', 'avertissement disciplinaire']) {
    await expect(referee.row(1).getByText(badge, { exact: true })).toBeVisible();
  }
  await referee.press('Control+m');
  await referee.giveReason('Soumettre le bulletin de la table 1 à la commission', 'La place est douteuse.');
  await expect(referee.row(1)).toContainText('à la commission');

  await expect(page.getByRole('heading', { name: 'Billets à remettre (3)' })).toBeVisible();
  // A tablet whose clock is an hour late: what it notes has the time of the server.
  await page.evaluate((late) => {
    const now = Date.now;
    Date.now = () => now() - late;
  }, 3_600_000);
  await referee.press('Control+b');
  await expect(page.getByRole('heading', { name: 'Billets à remettre (2)' })).toBeVisible();
  await referee.press('Control+b');
  await expect(page.getByRole('button', { name: 'Remis', exact: true }).first()).toBeFocused();
  await referee.press('Enter');
  await expect(page.getByRole('heading', { name: 'Billets à remettre (1)' })).toBeVisible();

  await referee.press('Control+d');
  const file = page.getByRole('dialog', { name: 'Dossier du bulletin : table 1, coup 2' });
  await expect(file).toContainText('Motif : Score mal lu.');
  await expect(file).toContainText('Versions précédentes');
  await expect(file).toContainText('Sanctionné');
  await expect(file).toContainText('sur papier');
  await expectAccessible(page);
  const params = { tournament: tournament.id, game: 'g', turn: 2, entrant: 'p1' };
  const { recorded, deliveries } = await done(raccord.api.seeSlipFile({ params }));
  expect(deliveries[0].at).toBeGreaterThan(recorded?.at ?? 0);
});

test('struck, hard to read, illegible, exchanged, discipline: a key or two each, kept in the file of the slip', async ({
  raccord,
  open,
}) => {
  const tournament = await makeSecondTurn(raccord.api, 6);
  const page = await open(await tournament.link('referee', 'a1'));
  const referee = await new RefereePage(page).ready();
  // The top struck out, and a word written below.
  await referee.say('x');
  await expect(page.getByLabel('Solution rayée')).toBeChecked();
  await referee.say('o');
  await expect(page.getByLabel('Mot 2')).toBeFocused();
  for (const letter of 'TOLE') await referee.press(letter);
  await page.getByLabel('Référence 2').fill('A1');
  await expect(referee.verdict.getByText('rayé', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await referee.press('Enter');
  await referee.expectTable(2);
  // The top, hard to read.
  await referee.say('d');
  await expect(page.getByLabel('Lecture')).toHaveValue('hard');
  await referee.press('Enter');
  await referee.expectTable(3);
  await referee.say('i');
  await referee.expectTable(4);
  await referee.say('e');
  await referee.expectTable(5);
  // A warning, then no slip at all.
  await referee.say('v');
  await expect(referee.verdict).toContainText('Avertissement disciplinaire');
  await referee.say('a');
  await referee.expectTable(6);
  // Serious misconduct shows before it is recorded, and is taken back by the same key.
  await referee.say('g');
  await expect(referee.verdict.getByRole('status')).toContainText('Une faute grave est signalée');
  await expectAccessible(page);
  await referee.say('g');
  await expect(referee.verdict).not.toContainText('faute grave');
  await referee.say('g');
  await referee.press('Enter');
  await expect(referee.remaining).toContainText('Tout est saisi');
  await expect(referee.connection).toHaveText('En ligne');

  const slips = (await seeWholeDesk(tournament, 'g', 2)).map(({ slip }) => slip);
  const top = slips[1]?.solutions[0];
  expect(slips).toMatchObject([
    { state: 'handed-in', solutions: [{ ...top, isStruck: true }, { word: 'TOLE' }] },
    { state: 'handed-in', solutions: [{}], legibility: 'hard' },
    { state: 'handed-in', solutions: [], legibility: 'illegible' },
    { state: 'exchanged', solutions: [] },
    { state: 'absent', solutions: [], conduct: 'warned' },
    { state: 'handed-in', solutions: [top], conduct: 'grave' },
  ]);
  const shown = [
    ['rayé', 'TOLE'],
    ['Lecture difficile'],
    ['Mot illisible'],
    ['Bulletin échangé'],
    ['Pas de bulletin', 'Avertissement disciplinaire'],
    ['Faute grave'],
  ];
  for (const [index, texts] of shown.entries()) {
    await referee.jumpTo(index + 1);
    const file = await referee.openFile(index + 1, 2);
    for (const text of texts) await expect(file).toContainText(text);
    if (index === 0) await expectAccessible(page);
    await referee.press('Escape');
    await expect(file).toBeHidden();
  }
});

test('a slip recorded as missing is put right in the fields, its state too', async ({ raccord, open }) => {
  const tournament = await makeSecondTurn(raccord.api);
  const page = await open(await tournament.link('referee', 'a1'));
  const referee = await new RefereePage(page).ready();
  await referee.say('a');
  await referee.jumpTo(1);
  await referee.press('Tab');
  const state = page.getByRole('combobox', { name: 'Bulletin' });
  await expect(state).toBeFocused();
  await state.selectOption('Remis');
  await expect(page.getByLabel('Mot', { exact: true })).toBeFocused();
  await referee.write({ word: 'TOLE', reference: 'A1', score: '9' });
  await referee.press('Enter');
  await referee.giveReason('Corriger le bulletin de la table 1');
  await expect(referee.row(1)).toContainText('TOLEA19');
  await expect(referee.connection).toHaveText('En ligne');

  // The table shown stays, with its palette, when another station enters its slip meanwhile.
  await page.reload();
  await referee.ready();
  await referee.expectTable(2);
  await referee.press('/');
  await tournament.tell('record-tops', { game: 'g', turn: 2, entrants: ['p2'] });
  await expect(referee.remaining).toContainText('2 bulletins saisis sur 3');
  await expect(page.getByRole('dialog', { name: 'Bulletin de la table 2' })).toBeVisible();
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
  // A finger and no keyboard: the tables and the verdict in sight, and no key named.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await expect(page.locator('kbd').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Aide' })).toBeVisible();
  await expect(referee.row(1)).toBeInViewport({ ratio: 1 });
  await expect(referee.verdict).toBeInViewport({ ratio: 1 });
  await devtools.detach();
});

test('who does not enter slips does not see the screen', async ({ raccord, open }) => {
  const tournament = await makeTournament(raccord.api, { players: 2 });
  const page = await open(await tournament.link('second-referee', 'd'));
  await page.goto(`${raccord.url}/tournois/${tournament.id}/saisie`);
  await expect(page.getByText('n’est pas pour votre poste')).toBeVisible();
});

test('correction slips that need not be sent are apart, with why; they can be printed and handed over', async ({
  raccord,
  open,
}) => {
  const tournament = await makeTournament(raccord.api, { players: 3, edition: '2023' });
  await playTurn(tournament, 1, 'MENERAI');
  const slip = (word: string, score: number): Slip => ({
    ...{ state: 'handed-in', score },
    solutions: [{ word, direction: 'horizontal', reference: 'H4', outside: [] }],
  });
  await tournament.tell('record-slips', {
    ...{ game: 'g', turn: 1 },
    slips: [
      { entrant: 'p1', slip: slip('MENERAI', 71) },
      { entrant: 'p2', slip: slip('MERANIE', 90) },
      { entrant: 'p3', slip: slip('MERANIE', 20) },
    ],
  });
  await tournament.tell('lay-solution', { game: 'g', turn: 1, word: 'MENERAI', reference: 'H4' });
  const page = await open(await tournament.link('referee', 'a1'), SIZES.laptop);
  await new RefereePage(page).ready();
  const corrections = page.getByRole('region', { name: 'Billets à remettre (1)' });
  await expect(page.getByText('1 billet à remettre')).toBeVisible();
  await corrections.getByText('Billets facultatifs (2)').click();
  const optional = corrections.getByRole('group');
  await expect(optional).toContainText('Rien n’oblige à les envoyer (art. 5.9).');
  await expect(optional.getByRole('listitem').filter({ hasText: 'Joueur 1' })).toContainText('Le score du mot retenu');
  const word = optional.getByRole('listitem').filter({ hasText: 'Joueur 2' });
  await expect(word).toContainText('Mieux vaut prévenir le joueur');
  await expectAccessible(page);

  const documents = new DocumentsPage(page);
  const { bytes } = await documents.keep(optional.getByRole('button', { name: 'Imprimer 2 billets facultatifs' }));
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  expect(text.match(/Joueur \d/g)).toEqual(['Joueur 1', 'Joueur 2']);
  const again = await documents.keep(optional.getByRole('button', { name: 'Réimprimer 2 billets facultatifs' }));
  expect((await extractText(new Uint8Array(again.bytes), { mergePages: true })).text).toBe(text);
  await word.getByRole('button', { name: 'Annoncé oralement' }).click();
  await expect(corrections.getByText('Billets facultatifs (1)')).toBeVisible();
  await expect(page.getByText('1 billet à remettre')).toBeVisible();
});
