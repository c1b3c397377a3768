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
