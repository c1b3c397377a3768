import { RefereePage } from './pages/referee.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { makeTournament } from './support/tournament.ts';

test('a link leads to the first screen of its role, without the token in the address', async ({ raccord, open }) => {
  const tournament = await makeTournament(raccord.api, { players: 4 });
  const starts = {
    referee: ['a1', '/saisie'],
    'second-referee': ['d', '/double'],
    commission: ['k', '/commission'],
    screen: [undefined, '/ecran'],
    player: ['p1', '/joueur'],
  } as const;
  for (const [role, [subject, path]] of Object.entries(starts)) {
    const page = await open(await tournament.link(role as keyof typeof starts, subject));
    await page.waitForURL(`**/tournois/${tournament.id}${path}`);
  }
});

test('whoever has no station is told what to do', async ({ raccord, page }) => {
  await page.goto(raccord.url);
  await expect(page.getByText('Ouvrez le lien ou le QR code de votre poste')).toBeVisible();
  await expectAccessible(page);
});

test('a page whose browser opened another station says so, and what waits there is kept', async ({
  raccord,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/40\d|WebSocket|net::ERR/);
  const tournament = await makeTournament(raccord.api, { players: 4 });
  await tournament.tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'AEIMNRS' } });
  const page = await open(await tournament.link('referee', 'a1'));
  const referee = await new RefereePage(page).ready();
  await page.route('**/commands', (route) => route.abort());
  await referee.press('F7');
  await expect(referee.connection).toContainText('1 envoi en attente');

  const other = await page.context().newPage();
  await other.goto(await tournament.link('screen'));
  await other.getByRole('button', { name: 'Changer de poste' }).click();
  await expect(page.getByText('Ce navigateur tient maintenant un autre poste')).toBeVisible();
  await expect(page.getByText('Un envoi attend dans ce navigateur : rien n’est perdu')).toBeVisible();
  await expectAccessible(page);
});

test('the chief of the installation sees its links and revokes the lost ones', async ({ startOwn, open }) => {
  const raccord = await startOwn();
  await raccord.pause();
  await raccord.resume();
  const page = await open(raccord.chiefLink);
  await page.getByRole('button', { name: 'Voir ces liens…' }).click();
  const rows = page.getByRole('dialog').getByRole('row');
  await expect(rows).toHaveCount(3);
  await expectAccessible(page);
  await rows.filter({ hasNotText: 'Le vôtre' }).getByRole('button', { name: 'Révoquer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Révoquer', exact: true }).click();
  await expect(rows).toHaveCount(2);
});
