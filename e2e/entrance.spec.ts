import { PlayerPage } from './pages/player.ts';
import { expect, expectAccessible, expectFits, SIZES, test } from './support/test.ts';
import { done, makeTournament } from './support/tournament.ts';

test('a link leads to the first screen of its role, without the token in the address', async ({ raccord, open }) => {
  const tournament = await makeTournament(raccord.api, { players: 4 });
  const starts = {
    referee: ['a1', 'saisie'],
    'second-referee': ['d', 'double'],
    commission: ['k', 'commission'],
    screen: [undefined, 'ecran'],
    player: ['p1', 'joueur'],
  } as const;
  const page = await open(await tournament.link('chief'));
  await page.waitForURL(`**${tournament.at('conduite')}`);
  for (const [role, [subject, path]] of Object.entries(starts)) {
    await page.goto(await tournament.link(role as keyof typeof starts, subject));
    await page.getByRole('button', { name: 'Changer de poste' }).click();
    await page.waitForURL(`**${tournament.at(path)}`);
  }
});

test('whoever has no station is told what to do', async ({ raccord, page }) => {
  await page.goto(raccord.url);
  await expect(page.getByText('Ouvrez le lien ou le QR code de votre poste')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'À propos de Raccord' }).click();
  await expect(page.getByText('Scrabble est une marque déposée')).toBeVisible();
  await expect(page.getByText(/^Version \d/)).toBeVisible();
  // A package has its notices to read; the repository says where they are.
  const { hasNotices } = await done(raccord.api.describeProgram());
  await expect(
    page.getByText(hasNotices ? /^Lire leurs notices/ : 'accompagnent les paquets de Raccord'),
  ).toBeVisible();
  await page.setViewportSize(SIZES.phone);
  await expectFits(page, false);
  await expectAccessible(page);
});

test('a page whose browser opened another station says so, and what waits there is kept', async ({
  raccord,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/40\d|WebSocket|net::ERR/);
  const settings = { playersWriteSlips: true };
  const tournament = await makeTournament(raccord.api, { players: 2, settings });
  await tournament.tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'SEMAINE' } });
  await tournament.tell('start-clock', { game: 'g', turn: 1, centre: 'c' });
  const page = await open(await tournament.link('player', 'p1'));
  const player = new PlayerPage(page);
  await player.expectState('Non remis');
  await page.route('**/commands', (route) => route.abort());
  await player.type({ word: 'SEMAINE', reference: 'H2', score: '70' });
  await player.handIn();
  await player.expectState('En attente d’envoi');

  const other = await page.context().newPage();
  await other.goto(await tournament.link('screen'));
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Changer de poste' }).click();
  await expect(page.getByText('Ce navigateur tient maintenant un autre poste')).toBeVisible();
  await expect(page.getByText('Un envoi attend dans ce navigateur : rien n’est perdu')).toBeVisible();
  await expectAccessible(page);
  await other.close();
  await page.unroute('**/commands');
});

test('the chief of the installation sees its links, and revokes them', async ({ startOwn, open, expectedErrors }) => {
  expectedErrors.push(/401/);
  const raccord = await startOwn();
  const page = await open(raccord.chiefLink);
  await expect(page.getByRole('link', { name: 'À propos de Raccord' })).toHaveAttribute('href', '/a-propos');
  await page.getByRole('button', { name: 'Liens du juge-arbitre' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expect(dialog.getByText('Le vôtre')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Révoquer le lien/ }).click();
  await dialog.getByRole('button', { name: 'Révoquer', exact: true }).click();
  await expect(page.getByText('Votre lien a été révoqué')).toBeVisible();
});
