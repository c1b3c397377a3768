import { HomePage } from './pages/home.ts';
import { LinksPage } from './pages/links.ts';
import { expect, SIZES, test } from './support/test.ts';

const PLAYERS = [
  'Abeille',
  'Belette',
  'Castor',
  'Daim',
  'Élan',
  'Furet',
  'Geai',
  'Hibou',
  'Isard',
  'Jars',
  'Koala',
  'Loup',
];

test('the first evening of a club: 12 players, their referee at his tablet', async ({ raccord, open }) => {
  const chief = await open(raccord.chiefLink);

  const home = new HomePage(chief);
  await home.beginTournament();
  await home.describe('Première soirée', 'Club');
  await home.next();
  await home.pastePlayers(PLAYERS.join('\n'));
  await expect(chief.getByText('12 joueurs')).toBeVisible();
  await home.next();
  await home.confirm();
  // The server opens its lexicon at the first creation.
  await expect(chief.getByText('« Première soirée » est créé.')).toBeVisible({ timeout: 60_000 });

  await chief.getByRole('link', { name: 'Postes et liens' }).click();
  const links = new LinksPage(chief);
  await links.makeFor('Arbitre 1');
  const referee = await open(await links.addressOf('Arbitre 1'), SIZES.tablet);
  await referee.waitForURL('**/saisie');
});
