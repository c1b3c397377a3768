import { readFile } from 'node:fs/promises';
import { Seat, SittingMaker } from './pages/sitting.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, OF_ONE_TEST, SIZES, test } from './support/test.ts';

test('an exam on two phones, then a topping game, as the one who made them follows them', async ({
  raccord,
  open,
  expectedErrors,
}) => {
  // A name that is taken, a phone that another one has replaced, a network that is cut.
  expectedErrors.push(/status of 422/, /status of 401/, /ERR_INTERNET_DISCONNECTED/, /HTTP Authentication failed/);
  const maker = new SittingMaker(await open(raccord.chiefLink, SIZES.tablet));
  await maker.openList();
  await expectAccessible(maker.page);
  const link = await maker.make('exam', 'Examen de mardi');
  await expect(maker.page.getByText('Raccord a été démarré pour cet ordinateur seul')).toBeVisible();

  const zoe = new Seat(await open(link, SIZES.phone));
  await expectAccessible(zoe.page);
  await zoe.join('Zoé');
  await expect(zoe.page.getByText('Vous êtes inscrit, Zoé.')).toBeVisible();
  await expect(
    zoe.page.getByText(/^L’examen est réussi à partir de 75\s%\s: 3 bulletins justes sur 3\.$/),
  ).toBeVisible();
  const leo = new Seat(await open(link, SIZES.phone));
  await leo.join('zoé');
  await expect(leo.page.getByText('Ce nom est déjà pris')).toBeVisible();
  await leo.join('Léo');
  await expect(zoe.page.getByText('Règlement de 2023.')).toBeVisible();
  await expect(maker.participant('Léo')).toBeVisible();
  // Who gives it has read it before.
  await maker.page.getByText('Lire les bulletins avant le départ').click();
  const read = await maker.seeSlip(1);
  await maker.start();

  await expect(zoe.slip(1, 3)).toBeVisible();
  await expectAccessible(zoe.page);
  await zoe.answer('24 a');
  await expect(zoe.slip(2, 3)).toBeVisible();
  await expect(zoe.saved('1 réponse sur 3')).toBeVisible();
  await zoe.page.reload();
  await expect(zoe.slip(2, 3)).toBeVisible();
  await zoe.page.keyboard.press('*');
  await expect(zoe.paper).toHaveAttribute('data-legible', 'true');
  await zoe.page.context().setOffline(true);
  await zoe.line.fill('n');
  await zoe.page.getByRole('button', { name: 'Suivant' }).click();
  await expect(zoe.slip(3, 3)).toBeVisible();
  await expect(zoe.page.getByText('Envoi…')).toBeVisible();
  await zoe.page.context().setOffline(false);
  await expect(zoe.saved('2 réponses sur 3')).toBeVisible();
  await zoe.line.fill('5');
  await zoe.finish();
  await expect(zoe.page.getByText(/^3\sréponses enregistrées sur 3/)).toBeVisible();
  await expect(zoe.page.getByText('Vous avez terminé.')).toBeVisible();
  await expect(maker.participant('Zoé')).toContainText('terminé');
  await expect(maker.participant('Léo')).toContainText(/0\sréponse sur 3/);
  // Its page may be on the screen of the hall.
  await expect(maker.page.getByText(/^Attendu\s:/).first()).toBeHidden();
  await expect(maker.page.getByRole('columnheader', { name: 'Note' })).toHaveCount(0);
  await expect(maker.page.getByText('2023-3-11')).toHaveCount(0);
  await maker.page.getByText('Montrer les réponses attendues').click();
  await expect(maker.page.getByText(/^Attendu\s:/)).toHaveCount(3);

  // A dead phone: its owner goes on with another one.
  await leo.answer('12');
  await maker.page.getByRole('button', { name: 'Un autre téléphone pour Léo' }).click();
  await maker.page.getByRole('button', { name: 'Donner un code' }).click();
  const again = await maker.page
    .getByRole('dialog')
    .getByText(/\/seance\/\w+\//)
    .innerText();
  await expectAccessible(maker.page);
  await maker.page.keyboard.press('Escape');
  const other = new Seat(await open(again.trim(), SIZES.phone));
  await expect(other.saved('1 réponse sur 3')).toBeVisible();
  await expect(leo.page.getByText('un autre l’a remplacé')).toBeVisible();

  await maker.close();
  await expect(maker.page.getByRole('heading', { name: 'Ce que tous savent, règle par règle' })).toBeVisible();
  await expectAccessible(maker.page);
  await expect(other.page.getByText(/^Note\s:\s\d sur 3$/)).toBeVisible();
  await other.page.locator('summary').first().click();
  await expect(other.page.getByText('Pourquoi ce verdict')).toBeVisible();
  await expectAccessible(other.page);
  await other.contest(1, 'Article 5.5 : le score est lisible.');
  await expect(maker.page.getByText('le score est lisible')).toBeVisible();
  expect(await maker.seeSlip(1)).toBe(read);
  await expectAccessible(maker.page);
  await maker.answerContest('Léo', 1, 'C’est vrai.');
  await expect(other.page.getByText('« C’est vrai. »')).toBeVisible();
  const [download] = await Promise.all([
    maker.page.waitForEvent('download'),
    maker.page.getByRole('button', { name: 'Résultats (CSV)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Examen de mardi.csv');
  expect(await readFile(await download.path(), 'utf8')).toMatch(/^\ufeffNom;Note;Sur;.*\r\n(?:Zoé|Léo);\d;3;/);

  await maker.remove('Zoé');
  await expect(maker.participant('Léo')).toBeVisible();
  await expect(maker.participant('Zoé')).toHaveCount(0);

  await maker.page.getByRole('link', { name: 'Toutes les séances' }).click();
  const game = await maker.make('topping', 'Topping de mardi');
  for (const [phone, name] of [
    [zoe, 'Zoé'],
    [other, 'Léo'],
  ] as const) {
    await phone.page.goto(game);
    await phone.join(name);
    await expect(maker.participant(name)).toBeVisible();
  }
  const invitation = maker.page.getByRole('heading', { name: 'Pour s’inscrire' });
  await expect(invitation).toBeVisible();
  await maker.start();
  await expect(invitation).toHaveCount(0);
  for (const { page } of [zoe, other]) await page.getByRole('button', { name: 'Voir le premier tirage' }).click();
  const late = new Seat(await open(game, SIZES.phone));
  await late.join('Zoe.');
  await expect(late.page.getByText('La partie a commencé, et personne ne s’y inscrit plus')).toBeVisible();
  await zoe.page.getByLabel('Mot', { exact: true }).fill('XYZ');
  await zoe.page.getByLabel('Référence').fill('H4');
  await zoe.page.getByRole('button', { name: 'Proposer' }).click();
  await expect(zoe.page.getByText('XYZ en H4 n’est pas le top.')).toBeVisible();
  await expectAccessible(zoe.page);
  await other.page.getByRole('button', { name: 'Voir le top' }).click();
  const told = await other.page.getByText(/ en \w+, \d+\spoints$/).innerText();
  const [, word, reference] = /^(\w+) en (\w+),/.exec(told) ?? [];
  await zoe.page.getByLabel('Mot', { exact: true }).fill(word);
  await zoe.page.getByLabel('Référence').fill(reference);
  await zoe.page.getByRole('button', { name: 'Proposer' }).click();
  await expect(zoe.page.getByText(/^Top trouvé en/)).toBeVisible();
  await expect(zoe.page.getByRole('heading', { name: /^Coup 2 sur/ })).toBeVisible();
  await expect(maker.participants.first()).toContainText('Zoé');
  await expect(maker.participant('Léo')).toContainText('10 min 20 s');
  await maker.close();
  await expect(other.page.getByText('2e place sur 2')).toBeVisible();
});

test('a phone that waits asks for nothing, and hears of the start all the same', async ({ raccord, open }) => {
  const maker = new SittingMaker(await open(raccord.chiefLink, SIZES.tablet));
  await maker.openList();
  const link = await maker.make('exam', 'Examen de jeudi');
  const phone = new Seat(await open(link, SIZES.phone, undefined, OF_ONE_TEST));
  await phone.page.clock.install();
  // At the first word of its feed the phone asks once for what it may have missed since it joined: then it waits.
  const caughtUp = phone.page.waitForResponse('**/seat');
  await phone.join('Zoé');
  await expect(phone.page.getByText('Vous êtes inscrit, Zoé.')).toBeVisible();
  await expect(maker.participant('Zoé')).toBeVisible();
  await (await caughtUp).finished();
  const asked: string[] = [];
  for (const page of [phone.page, maker.page]) page.on('request', (request) => asked.push(request.url()));
  await phone.page.clock.runFor(20_000);
  expect(asked).toEqual([]);
  await maker.start();
  await phone.page.clock.runFor(2_000);
  await expect(phone.slip(1, 3)).toBeVisible();
});
