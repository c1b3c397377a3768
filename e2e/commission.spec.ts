import type { Slip } from '@raccord/regulation';
import { CommissionPage } from './pages/commission.ts';
import { expect, expectAccessible, SIZES, test } from './support/test.ts';
import { done, makeTournament, playSecondTurn, type TestTournament } from './support/tournament.ts';

const SECOND_TURN = { game: 'g', turn: 2 } as const;

/** The second turn of a game, the best solution of which `p1` and `p2` wrote without saying where: both are referred. */
async function refer(tournament: TestTournament): Promise<number> {
  await playSecondTurn(tournament);
  const { solutions } = await done(
    tournament.api.seeSolutions({
      params: { tournament: tournament.id, game: 'g', turn: '2' },
      query: { limit: 1 },
    }),
  );
  const [{ word, reference, score }] = solutions;
  const direction = /^\d/.test(reference) ? 'vertical' : 'horizontal';
  const slip: Slip = { state: 'handed-in', solutions: [{ word, direction, outside: [] }], score };
  await tournament.tell('record-slips', {
    ...SECOND_TURN,
    slips: ['p1', 'p2'].map((entrant) => ({ entrant, slip })),
  });
  for (const entrant of ['p1', 'p2']) {
    await tournament.tell('refer-slip', { ...SECOND_TURN, entrant, reason: 'La référence est effacée.' });
  }
  return score;
}

/** What the ledger has of an entrant at the second turn. */
async function lineOf({ api, id }: TestTournament, entrant = 'p1') {
  const { lines } = await done(api.seeSheet({ params: { tournament: id, entrant } }));
  return lines.find(({ turn }) => turn === 2);
}

test('the commission has all the evidence on a slip, at every size', async ({ raccord, open }) => {
  const tournament = await makeTournament(raccord.api, { players: 3 });
  await refer(tournament);
  const commission = new CommissionPage(await open(await tournament.link('commission', 'k')));
  const { page } = commission;
  await expect(page.getByRole('heading', { name: 'À trancher (2)' })).toBeVisible();
  await expect(commission.section('Le bulletin')).toContainText('La référence est effacée.');
  const editions = commission.section('Ce que dit chaque édition');
  await commission.isReady();
  await expect(editions.getByRole('heading', { level: 4 })).toHaveCount(4);
  await editions.getByText('Comment ce verdict est obtenu').first().click();
  await expect(editions.getByText('Ce qui est constaté').first()).toBeVisible();
  await expect(commission.section('Places possibles')).toContainText('valable');
  await expect(commission.section('Même mot, même coup')).toContainText('Table 2');
  await expect(commission.section('Histoire du bulletin').getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  for (const size of [SIZES.phone, SIZES.tablet, SIZES.desk]) {
    await page.setViewportSize(size);
    const excess = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(excess).toBeLessThanOrEqual(0);
  }
});

test('the commission sees where else a word makes the score written, and what it forms there', async ({
  raccord,
  open,
}) => {
  const tournament = await makeTournament(raccord.api, { players: 2, edition: '2023' });
  await playSecondTurn(tournament);
  const solution = { word: 'TABULES', direction: 'vertical', outside: [] } as const;
  const slip: Slip = { state: 'handed-in', solutions: [solution], score: 77 };
  await tournament.tell('record-slips', { ...SECOND_TURN, slips: [{ entrant: 'p1', slip }] });
  await tournament.tell('refer-slip', { ...SECOND_TURN, entrant: 'p1', reason: 'Aucune localisation.' });
  const commission = new CommissionPage(await open(await tournament.link('commission', 'k')));
  await commission.isReady();
  const places = commission.section('Autres places du même score');
  await expect(places).toContainText('la place payée mise à part');
  await expect(places.getByRole('listitem')).toHaveText([
    'TABULES en 11C ✗ forme MENERAIE, non admis',
    'TABULES en 11D ✗ forme MENERAIL, non admis',
    'TABULES en 11G ✗ forme MENERAIA, non admis',
    'TABULES en 11H ✓ valable',
  ]);
  const editions = commission.section('Ce que dit chaque édition');
  const own = editions.locator('section').filter({ hasText: 'celle du tournoi' });
  await expect(own.getByRole('heading', { level: 4 })).toContainText('1er janvier 2023');
  await own.getByText('Comment ce verdict est obtenu').click();
  await expect(own.locator('dl > div')).toHaveText(['Score : TABULES en 11B, 77 − 5 = 72 points · retenu']);
  await expect(own.getByText('TABULES en 11H')).toBeVisible();
  await expectAccessible(commission.page);
});

test('the commission decides, the ledger follows, and it takes its decision back', async ({ raccord, open }) => {
  const tournament = await makeTournament(raccord.api, { players: 3 });
  const score = await refer(tournament);
  const commission = new CommissionPage(await open(await tournament.link('commission', 'k')));
  const { page } = commission;
  expect(await lineOf(tournament)).toMatchObject({ outcome: 'referred', points: 0, isProvisional: true });

  await commission.decide(
    'nullity',
    (form) => form.getByLabel('À titre provisoire').check(),
    'En attendant de relire.',
  );
  await expect(commission.section('Le bulletin')).toContainText('En attendant de relire.');
  await expect(page.getByRole('heading', { name: 'À trancher (2)' })).toBeVisible();

  await commission.decide(
    'accepted',
    async (form) => {
      await form.getByLabel('Points accordés').fill(String(score));
      await form.getByRole('checkbox', { name: 'Avertissement' }).check();
    },
    'La solution jouée ne fait aucun doute.',
  );
  await expect(page.getByRole('heading', { name: 'Tranchés (1)' })).toBeVisible();
  await expect(commission.section('Le bulletin')).toContainText(`${score} pts`);
  await expectAccessible(page);
  expect(await lineOf(tournament)).toMatchObject({
    outcome: 'accepted',
    points: score,
    warnings: 1,
    decidedBy: 'commission',
    isProvisional: false,
  });

  await commission.choose('Joueur 2');
  const form = commission.section('La décision');
  const sentence = 'Le score est absent (score absent ou erroné).';
  await form.getByLabel('Commencer par une phrase toute faite').selectOption(sentence);
  await expect(form.getByLabel('Motif', { exact: true })).toHaveValue(sentence);
  await commission.decide('average', async () => {}, 'Bulletin perdu par l’arbitrage.');
  await expect(page.getByRole('heading', { name: 'Tranchés (2)' })).toBeVisible();
  expect(await lineOf(tournament, 'p2')).toMatchObject({ outcome: 'average', average: 'granted' });

  await page.keyboard.press('ArrowUp');
  await expect(commission.evidence.getByRole('heading', { name: 'Joueur 1' })).toBeVisible();
  await commission.withdraw('Une pièce nouvelle.');
  await expect(page.getByRole('heading', { name: 'À trancher (1)' })).toBeVisible();
  expect(await lineOf(tournament)).toMatchObject({ outcome: 'nullity', points: 0, isProvisional: true });
  await expect(commission.section('Histoire du bulletin')).toContainText('retirée depuis');
});

test('the chief referee decides until the commission does; others have no commission', async ({ raccord, open }) => {
  const tournament = await makeTournament(raccord.api, { players: 3 });
  const empty = await open(await tournament.link('commission', 'k'), SIZES.phone);
  await expect(empty.getByText('Aucun bulletin n’est soumis à la commission.')).toBeVisible();
  await expectAccessible(empty);
  await refer(tournament);
  const page = await open(await tournament.link('chief'));
  await page.goto(`${raccord.url}/tournois/${tournament.id}/commission`);
  const chief = new CommissionPage(page);
  await expect(chief.section('La décision')).toContainText('en attendant celle de la commission');
  await expect(chief.section('La décision').getByLabel('À titre provisoire')).toHaveCount(0);
  await chief.decide('nullity', (form) => form.getByLabel('Mots non admis').fill('XU'), 'Le mot est illisible.');
  await expect(chief.section('Le bulletin')).toContainText('Le mot est illisible.');
  await expect(page.getByRole('heading', { name: 'À trancher (2)' })).toBeVisible();
  for (const [role, subject] of [
    ['referee', 'a1'],
    ['second-referee', 'd'],
  ] as const) {
    const other = await open(await tournament.link(role, subject));
    await other.goto(`${raccord.url}/tournois/${tournament.id}/commission`);
    await expect(other.getByText('n’est pas pour votre poste')).toBeVisible();
  }
});
