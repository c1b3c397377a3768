import type { Page } from '@playwright/test';
import { PlayerPage } from './pages/player.ts';
import { expectHeaderOnOneLine } from './pages/shell.ts';
import { expect, expectAccessible, expectFits, SIZES, test } from './support/test.ts';
import { done, makeTournament, type TestTournament } from './support/tournament.ts';

const WRITING = { playersWriteSlips: true };
const TURN = { game: 'g', turn: 1 };
const NARROWEST = { width: 320, height: 640 };

const draw = (tournament: TestTournament, letters: string) =>
  tournament.tell('make-draw', { game: 'g', source: { kind: 'typed', letters } });
const announce = (tournament: TestTournament) => tournament.tell('end-turn', { ...TURN, centre: 'c' });

/** What the server has of a player. */
async function recordedOf({ api, id }: TestTournament, entrant: string, turn = TURN.turn) {
  const { tables } = await done(api.seeDesk({ params: { tournament: id, ...TURN, turn } }));
  const slip = tables.find((table) => table.entrant === entrant)?.slip;
  return slip && { ...slip.solutions[0], score: slip.score };
}

const auditOf = async ({ api, id }: TestTournament) =>
  (await done(api.seeAudit({ params: { tournament: id } }))).lines.map(({ what }) => what);

async function playerAt(open: (link: string, size: typeof SIZES.phone) => Promise<Page>, link: string) {
  return new PlayerPage(await open(link, SIZES.phone));
}

test('a player writes by touching, reads again, hands in, and changes by typing until the announcement', async ({
  raccord,
  open,
}) => {
  const tournament = await makeTournament(raccord.api, { players: 2, settings: WRITING });
  const player = await playerAt(open, await tournament.link('player', 'p1'));
  await expect(player.page.getByText('La partie va bientôt commencer')).toBeVisible();
  await expectAccessible(player.page);

  await draw(tournament, 'SEMAIN?');
  await player.expectState('Non remis');
  await player.review();
  await expect(player.page.getByText('Écrivez d’abord un mot.')).toBeVisible();
  await player.expectAtHand();
  const board = player.page.getByRole('group', { name: 'Grille' });
  const before = await board.boundingBox();
  await player.tapSquare('G2');
  expect(await board.boundingBox()).toEqual(before);
  await player.page.getByRole('button', { name: 'Une case plus bas' }).click();
  await player.tapLetters('SEMAIN');
  await player.tapJoker('E');
  await expect(player.page.getByLabel('Mot', { exact: true })).toHaveValue('SEMAINE');
  await expect(player.page.getByLabel('Référence')).toHaveValue('H2');
  await expectFits(player.page, false);
  await expectAccessible(player.page);
  await player.page.setViewportSize(NARROWEST);
  await expectFits(player.page, false);
  await expectHeaderOnOneLine(player.page);
  await player.expectAtHand();
  // The keypad of the phone takes the rest of the glass.
  await player.page.setViewportSize({ width: SIZES.phone.width, height: 500 });
  await player.expectAtHand();
  await player.page.setViewportSize(SIZES.phone);

  await player.page.reload();
  await expect(player.page.getByLabel('Mot', { exact: true })).toHaveValue('SEMAINE');
  await player.review();
  await expect(player.page.getByText('Il manque le score.')).toBeVisible();
  await expectAccessible(player.page);
  await player.page.getByRole('button', { name: 'Revenir à mon bulletin' }).click();
  await player.type({ score: '68' });
  await player.handIn();
  await player.expectState('Arrivé');
  expect(await recordedOf(tournament, 'p1')).toMatchObject({ word: 'SEMAINe', reference: 'H2', score: 68 });
  await expectAccessible(player.page);

  await player.page.getByRole('button', { name: 'Modifier mon bulletin' }).click();
  await player.page.getByRole('button', { name: 'Tout effacer' }).click();
  await player.type({ word: 'mésanie', reference: 'h8', score: '70' });
  await player.page.getByRole('button', { name: 'Encercler S, lettre 3' }).click();
  await player.tapSquare('H8');
  await player.handIn();
  await player.expectState('Arrivé');
  await expect(player.page.getByText('8H')).toBeVisible();
  await expect
    .poll(() => recordedOf(tournament, 'p1'))
    .toMatchObject({
      ...{ word: 'MEsANIE', reference: '8H', direction: 'vertical', score: 70 },
    });

  await announce(tournament);
  await expect(player.page.getByText('Coup terminé')).toBeVisible();
  await expect(player.page.getByRole('button', { name: 'Modifier mon bulletin' })).toBeHidden();

  // A word placed by touch stays as it is seen; one that nothing says the way of is asked before it is handed in.
  await tournament.tell('lay-solution', { ...TURN, word: 'SEMAINe', reference: 'H2' });
  await draw(tournament, 'TABULES');
  await player.tapSquare('A1');
  await player.tapSquare('A1');
  await player.tapLetters('TABULES');
  await player.type({ reference: '' });
  await player.review();
  await expect(player.page.getByRole('button', { name: 'Remettre mon bulletin' })).toBeVisible();
  await player.page.getByRole('button', { name: 'Revenir à mon bulletin' }).click();
  await player.page.getByRole('button', { name: 'Tout effacer' }).click();
  await player.type({ word: 'TABLE', score: '14' });
  await player.review();
  await expect(player.page.getByText('Dans quel sens TABLE est-il écrit ?')).toBeVisible();
  await expect(player.page.getByRole('button', { name: 'Remettre mon bulletin' })).toBeHidden();
  await expectAccessible(player.page);
  await player.page.getByRole('dialog').getByRole('button', { name: 'Vertical' }).click();
  await player.page.getByRole('button', { name: 'Remettre mon bulletin' }).click();
  await player.expectState('Arrivé');
  await expect.poll(() => recordedOf(tournament, 'p1', 2)).toMatchObject({ word: 'TABLE', direction: 'vertical' });
});

test('a player of « 7, 8 et 9 » lays nine letters by touching them', async ({ raccord, open }) => {
  const order = { players: 2, settings: WRITING, edition: '2023', formula: '789' } as const;
  const tournament = await makeTournament(raccord.api, order);
  const player = await playerAt(open, await tournament.link('player', 'p1'));
  await draw(tournament, 'SATINERA?');
  await expect(player.page.getByText('Formule 7, 8 et 9')).toBeVisible();
  await expectFits(player.page, false);
  await player.tapSquare('H7');
  await player.tapLetters('SATINERA');
  await player.tapJoker('I');
  await expect(player.page.getByLabel('Mot', { exact: true })).toHaveValue('SATINERAI');
  await player.type({ score: '154' });
  await player.page.setViewportSize(NARROWEST);
  await expectFits(player.page, false);
  await player.expectAtHand();
  await player.handIn();
  await player.expectState('Arrivé');
  expect(await recordedOf(tournament, 'p1')).toMatchObject({ word: 'SATINERAi', reference: 'H7', score: 154 });
});

test('a bad network keeps a slip and the receipt of a correction slip, each sent once; a slip that comes too late is said to be', async ({
  raccord,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|409/);
  const tournament = await makeTournament(raccord.api, { players: 2, settings: WRITING });
  const [player, late] = await Promise.all(
    ['p1', 'p2'].map(async (id) => playerAt(open, await tournament.link('player', id))),
  );
  await draw(tournament, 'SEMAINE');
  for (const one of [player, late]) {
    await one.expectState('Non remis');
    await one.page.context().setOffline(true);
    await one.type({ word: 'SEMAINE', reference: 'H2', score: '71' });
    await one.handIn();
    await one.expectState('En attente d’envoi');
  }
  await expectAccessible(player.page);
  await player.page.context().setOffline(false);
  await player.expectState('Arrivé');
  expect(await recordedOf(tournament, 'p1')).toMatchObject({ word: 'SEMAINE', score: 71 });

  await expect(player.correction(1)).toBeHidden();
  const deliveries = async () => (await auditOf(tournament)).filter((what) => /billet/i.test(what)).length;
  await player.page.getByRole('heading', { name: 'Ma feuille de route' }).scrollIntoViewIfNeeded();
  await player.page.setViewportSize({ ...SIZES.phone, height: 500 });
  await player.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await announce(tournament);
  await expect(player.correction(1)).toBeAttached();
  await expect(player.correction(1)).not.toBeInViewport();
  await player.page.context().setOffline(true);
  await player.correction(1).scrollIntoViewIfNeeded();
  // Delivered only now: before, while it was out of sight, it would have arrived.
  await expect(player.correction(1)).toContainText('Remise en attente d’envoi');
  expect(await deliveries()).toBe(0);
  await player.page.context().setOffline(false);
  await expect.poll(deliveries).toBe(1);
  await expect(player.correction(1)).toContainText('Billet remis');
  await expect(player.correction(1)).toContainText('le score maximal, 70 points, est accordé');
  await expectAccessible(player.page);
  const { corrections } = await done(raccord.api.seeCorrections({ params: { tournament: tournament.id } }));
  expect(corrections).toMatchObject([
    { entrant: 'p1', isDue: false, delivered: { means: 'screen', isComplete: true } },
  ]);

  await late.page.context().setOffline(false);
  await late.expectState('Refusé');
  await expect(late.page.getByText('Montrez cet écran à votre arbitre')).toBeVisible();
  expect(await recordedOf(tournament, 'p2')).toBeUndefined();
  await expectAccessible(late.page);
  await late.page.setViewportSize(NARROWEST);
  await expectFits(late.page, false);
  await expectHeaderOnOneLine(late.page);

  await player.page.getByRole('button', { name: 'J’ai lu' }).click();
  await expect(player.page.getByRole('heading', { name: 'Billet de correction, Partie 1, coup 1' })).toBeVisible();
  await player.page.reload();
  await expect(player.page.getByRole('heading', { name: 'Billet de correction, Partie 1, coup 1' })).toBeVisible();
  await expectFits(player.page, false);
  // What a phone sends arrives in order: a second delivery would be there before its next slip.
  await tournament.tell('lay-solution', { ...TURN, word: 'SEMAINE', reference: 'H2' });
  await draw(tournament, 'TABULES');
  await player.type({ word: 'TABLE', reference: '2H', score: '14' });
  await player.handIn();
  await player.expectState('Arrivé');
  await expect.poll(() => recordedOf(tournament, 'p1', 2)).toMatchObject({ word: 'TABLE' });
  expect(await deliveries()).toBe(1);
});

test('on paper, a player follows the turn, then reads sheet and rank once it is closed', async ({ raccord, open }) => {
  const tournament = await makeTournament(raccord.api, { players: 2 });
  const player = await playerAt(open, await tournament.link('player', 'p2'));
  await draw(tournament, 'SEMAINE');
  await tournament.tell('start-clock', { ...TURN, centre: 'c' });
  await expect(player.page.getByRole('img', { name: 'Tirage : S E M A I N E' })).toBeVisible();
  await expect(player.page.getByText('Réflexion')).toBeVisible();
  await expect(player.page.getByText('les bulletins se remettent sur papier')).toBeVisible();
  await expect(player.form).toBeHidden();
  await expectAccessible(player.page);

  await announce(tournament);
  await tournament.tell('lay-solution', { ...TURN, word: 'SEMAINE', reference: 'H2' });
  await expect(player.page.getByText('Solution : SEMAINE en H2, 70 points')).toBeVisible();
  await tournament.tell('record-tops', { ...TURN, entrants: ['p1'] });
  const solutions = [{ word: 'MAIN', direction: 'horizontal' as const, reference: 'H5', outside: [] }];
  const slip = { state: 'handed-in' as const, solutions, score: 11 };
  await tournament.tell('record-slips', { ...TURN, slips: [{ entrant: 'p2', slip }] });
  await expect(player.page.getByText('Votre feuille de route se remplit')).toBeVisible();
  await tournament.tell('close-turn', { ...TURN, centre: 'c' });

  const row = player.page.getByRole('row').filter({ hasText: 'MAIN' });
  await expect(row).toContainText('2e');
  await expect(player.page.getByText('Partie 1, après le coup 1')).toBeVisible();
  await player.page.getByText('Que signifient les colonnes ?').click();
  const columns = await player.page.getByRole('columnheader').allTextContents();
  await expect(player.page.getByRole('term')).toHaveText(columns);
  for (const size of Object.values(SIZES)) {
    await player.page.setViewportSize(size);
    await expectFits(player.page, false);
  }
  await expectAccessible(player.page);

  // He trains once the game is over, and not before.
  await player.page.goto(`${raccord.url}${tournament.at('entrainement')}`);
  await expect(player.page.getByText('La partie « Partie 1 » est en cours')).toBeVisible();
  await tournament.finish('il est tard');
  await player.page.getByRole('link', { name: 'Duplicate seul' }).click();
  await player.page.getByRole('button', { name: 'Jouer cette partie' }).click();
  await expect(player.page.getByRole('heading', { name: 'Coup 1 sur 1' })).toBeVisible();
  await expectAccessible(player.page);
});
