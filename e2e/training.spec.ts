import { readFile } from 'node:fs/promises';
import { unwrap } from '@raccord/scrabble';
import { makeSealedGame, sealGame } from '@raccord/tournament';
import { TrainingPage } from './pages/training.ts';
import { expect, expectAccessible, expectFits, SIZES, test } from './support/test.ts';
import { done, makeTournament, playSecondTurn } from './support/tournament.ts';

test('players train on a game that was played: duplicate alone, topping, then the words they missed', async ({
  raccord,
  open,
}) => {
  const tournament = await makeTournament(raccord.api, { players: 3 });
  await playSecondTurn(tournament);
  const params = { tournament: tournament.id };
  const { solutions } = await done(
    raccord.api.seeSolutions({ params: { ...params, game: 'g', turn: 2 }, query: { limit: 1 } }),
  );
  const [{ word, reference }] = solutions;
  await tournament.tell('record-tops', { game: 'g', turn: 1, entrants: ['p1', 'p2'] });
  await tournament.tell('record-tops', { game: 'g', turn: 2, entrants: ['p1'] });
  await tournament.tell('lay-solution', { game: 'g', turn: 2, word, reference });
  await tournament.finish('Assez joué.');
  const page = await open(raccord.chiefLink);
  const training = new TrainingPage(page);

  await test.step('duplicate alone: a slip judged with its article, a reload that loses nothing, the rank', async () => {
    await page.goto(`${raccord.url}/tournois/${tournament.id}/partie/g`);
    await training.go('Jouer cette partie seul');
    await expect(page.getByLabel('Partie', { exact: true })).toHaveValue('g');
    await expectAccessible(page);
    await training.press('Jouer cette partie');
    await expect(training.turn).toHaveText('Coup 1 sur 2');
    await expect(training.word).toBeFocused();
    await training.type('MENERAI', 'H4');
    await page.reload();
    await expect(training.word).toHaveValue('MENERAI');
    await expect(training.timer).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(SIZES.phone);
    await expectFits(page, false);
    await page.setViewportSize(SIZES.desk);
    await page.getByLabel('Score').fill('60');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Le score écrit, 60 points, est faux')).toBeVisible();
    await expect(page.locator('cite').first()).toHaveAttribute('title', /1er janvier 2019/);
    await expect(page.getByText('2 au top sur')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Coup suivant' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(training.turn).toHaveText('Coup 2 sur 2');
    await training.press('Je n’ai rien');
    await expect(page.getByText(`Top : ${word.toUpperCase()} en ${reference}`)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Vous auriez été 2e sur 4.')).toBeVisible();
    await expect(page.getByRole('row', { name: /Vous 70/ })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('topping: a wrong proposal, a missed top, a top found at once', async () => {
    await training.press('Autre partie');
    await page.evaluate(() => localStorage.setItem('raccord-topping', '{ a game cut'));
    await training.go('Topping');
    const seconds = page.getByLabel('Secondes par tirage');
    await seconds.fill('5');
    await expect(page.getByText('Un nombre entier de 10 à 600.')).toBeVisible();
    await seconds.blur();
    await expect(seconds).toHaveValue('60');
    await page.getByLabel('Tournoi').selectOption(tournament.id);
    await training.press('Jouer cette partie');
    await training.type('RAI', 'H8');
    await expect(page.getByText('RAI en H8 : 6 points, ce n’est pas le top')).toBeVisible();
    await expectAccessible(page);
    await training.press('Voir le top');
    await expect(page.getByRole('heading', { name: 'Top manqué' })).toBeVisible();
    await expect(page.getByText('MENERAI en H4, 70 points')).toBeVisible();
    await expect(page.getByText('Total : 1 min 20 s')).toBeVisible();
    await training.press('Tirage suivant');
    await training.type(word, reference);
    await expect(page.getByText('1 top trouvé sur 2.')).toBeVisible();
  });

  await test.step('missed words: reviewed as cards, taken away as cards of another program', async () => {
    await training.go('Réviser mes mots manqués');
    await expect(page.getByRole('heading', { name: '2 mots' })).toBeVisible();
    await expectAccessible(page);
    const [file] = await Promise.all([page.waitForEvent('download'), training.press('Exporter en CSV')]);
    expect(await readFile(await file.path(), 'utf8')).toMatch(/^\ufeffAEEIMNR;MENERAI · .*Rallonges/);
    await training.press('Réviser');
    await page.keyboard.type('menerai');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Juste : MENERAI')).toBeVisible();
    await expect(page.getByText(/^mener, verbe/)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Manqué : ${word.toUpperCase()}`)).toBeVisible();
    await training.press('Arrêter la révision');
    await expect(page.getByText('Boîte 2 sur 5')).toBeVisible();
  });

  await test.step('a sealed game is opened with its passphrase, and not without', async () => {
    const chance = { salt: new Uint8Array(16), nonce: new Uint8Array(24) };
    const game = {
      name: 'Finale',
      formula: 'normale',
      turns: [{ draw: 'EEIMNRA', word: 'MENERAI', reference: 'H4' }],
    } as const;
    const sealed = makeSealedGame(unwrap(sealGame(game, 'Grand cru 1985', chance)));
    await training.go('Topping');
    await training.press('Autre partie');
    await page
      .getByLabel('Fichier de la partie')
      .setInputFiles({ name: 'finale.scelle', mimeType: 'application/json', buffer: Buffer.from(sealed) });
    await page.getByLabel('Phrase secrète').fill('une autre');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Cette phrase secrète n’ouvre pas la partie « Finale »')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Phrase secrète').fill('Grand cru 1985');
    await page.keyboard.press('Enter');
    await expect(training.turn).toHaveText('Coup 1 sur 1');
  });
});
