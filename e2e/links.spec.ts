import { LinksPage } from './pages/links.ts';
import { openScreen } from './pages/shell.ts';
import { readQr } from './support/qr.ts';
import { expect, expectAccessible, expectFits, NOWHERE, SIZES, test } from './support/test.ts';
import { done, makeTournament } from './support/tournament.ts';

test('a telephone enters by the QR code of a referee; revoked, it is put out', async ({
  raccord,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/401|WebSocket|ERR_FAILED/);
  const tournament = await makeTournament(raccord.api, { players: 4, referees: 2 });
  const page = await open(raccord.chiefLink, SIZES.desk, NOWHERE);
  const links = await LinksPage.open(page, tournament.id);
  await expect(page.getByText('Un lien ne se montre qu’une fois')).toBeVisible();
  // The server of these tests listens to its own machine.
  await expect(page.getByText('Raccord a été démarré pour cet ordinateur seul')).toBeVisible();
  await expectAccessible(page);
  // The answer is lost on its way: asked again, it is the same link.
  await page.route(
    `**/api/tournaments/${tournament.id}/links`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await links.makeFor('Arbitre 2');
  await expect(page.getByText('rien ne sera fait deux fois')).toBeVisible();
  await links.makeFor('Arbitre 2');
  await expect(links.cards).toHaveCount(1);
  await expect(page.getByLabel('Adresse du poste : Arbitre 2', { exact: true })).toBeFocused();
  await expect(links.known('Arbitre 2')).toHaveCount(1);
  await expect(links.qrOf('Arbitre 2')).toBeInViewport({ ratio: 1 });
  const address = await readQr(links.qrOf('Arbitre 2'));
  expect(address).toBe(await links.addressOf('Arbitre 2'));
  expect(address).toContain(`${raccord.url}/entrer/`);
  await expect(links.known('Arbitre 2')).toContainText('valable jusqu’au');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Copier le lien' }).click();
  await expect(page.getByRole('button', { name: 'Copié' })).toBeVisible();

  const phone = await open(address ?? '', SIZES.phone);
  await phone.waitForURL(`**/tournois/${tournament.id}/saisie`);
  await links.revoke('Arbitre 2');
  await expect(links.cards).toHaveCount(0);
  await expect(page.getByText('1 lien expiré ou révoqué')).toBeVisible();
  await expect(page.getByText('Plus aucun lien valable')).toBeVisible();
  await expect(phone.getByText('Votre lien a été révoqué : demandez-en un autre au juge-arbitre.')).toBeVisible();
  await expectAccessible(phone);
  await phone.reload();
  await expect(phone.getByText('Votre lien a été révoqué')).toBeVisible();
});

test('everybody at once, as cards in one PDF; those who have a link are left out next time', async ({
  raccord,
  open,
}) => {
  const tournament = await makeTournament(raccord.api, { players: 55, referees: 3 });
  const page = await open(raccord.chiefLink, SIZES.desk, NOWHERE);
  const links = await LinksPage.open(page, tournament.id);
  await page.getByLabel('Spectateurs (un seul lien)').uncheck();
  const coming = page.waitForEvent('download');
  // Three referees, the second referee, the commission, the screen and everybody who plays.
  await page.getByRole('button', { name: 'Créer 61 liens (PDF)' }).click();
  expect((await coming).suggestedFilename()).toMatch(/^Cartes des postes.*\.pdf$/);
  await expect(page.getByText('61 liens créés : les cartes sont dans le PDF')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tous les postes ont leur lien' })).toBeDisabled();
  await expect(page.getByLabel('De nouveaux liens aussi pour les 61 postes')).not.toBeChecked();
  await expectAccessible(page);
  const { stations } = await done(raccord.api.countLinks({ params: { tournament: tournament.id } }));
  expect(Object.values(stations)).toEqual(Array.from({ length: 61 }, () => 1));

  await expect(page.getByText('12 liens sur 61')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Révoquer le lien/ })).toHaveCount(12);
  await links.oneByOne();
  const players = page.getByRole('button', { name: /^Créer le lien : Table/ });
  await expect(players).toHaveCount(12);
  await expect(page.getByText('12 postes sur 55')).toBeVisible();
  await page.getByRole('button', { name: 'Afficher la suite' }).last().click();
  await expect(players).toHaveCount(55);
  await page.getByLabel('Chercher un poste').fill('12 joueur');
  await expect(players).toHaveCount(1);
  await expect(links.cards).toHaveCount(0);
});

test('a player, a screen, the officials and a second chief each enter at their own place, at every size', async ({
  raccord,
  open,
}) => {
  const tournament = await makeTournament(raccord.api, { players: 2 });
  const page = await open(raccord.chiefLink, SIZES.phone, NOWHERE);
  const links = await LinksPage.open(page, tournament.id);
  const places = {
    'Table 1 · Joueur 1': 'joueur',
    'Écran de la salle': 'ecran',
    Double: 'double',
    Commission: 'commission',
    'Juge-arbitre': 'conduite',
  };
  const station = await open(raccord.chiefLink, SIZES.phone, NOWHERE);
  for (const [label, place] of Object.entries(places)) {
    await links.makeFor(label);
    await station.goto(await links.addressOf(label));
    await station.getByRole('button', { name: 'Changer de poste' }).click();
    await station.waitForURL(`**${tournament.at(place)}`);
  }
  for (const size of [SIZES.phone, SIZES.tablet, SIZES.desk]) {
    await page.setViewportSize(size);
    await expectFits(page, false);
    await expectAccessible(page);
  }
});

test('the chief of a centre makes the links of his centre, and no other', async ({ raccord, open }) => {
  const tournament = await makeTournament(raccord.api, { players: 2 });
  await tournament.tell('add-centre', { id: 'e', name: 'Annexe' });
  await tournament.tell('appoint-official', { id: 'z', name: 'Arbitre loin', centre: 'e', office: 'referee' });
  const page = await open(raccord.chiefLink);
  // As a laptop of a hall answers, whatever the machine of the tests is.
  const addresses = ['http://192.168.1.24:4747', 'http://10.3.0.17:4747'];
  await page.route('**/api/reach', async (route) => {
    const response = await route.fetch();
    const laptop = { door: 'network', system: 'windows', addresses };
    await route.fulfill({ response, json: { ...(await response.json()), ...laptop } });
  });
  const links = await LinksPage.open(page, tournament.id);
  await expect(page.getByText(addresses.join(', '))).toBeVisible();
  await expect(page.getByText('« Autoriser une application via le Pare-feu Windows »')).toBeVisible();
  await expectAccessible(page);
  await links.makeFor('Responsable · Annexe');
  const centre = await open(await links.addressOf('Responsable · Annexe'));
  await centre.waitForURL('**/conduite');
  await openScreen(centre, 'Postes et liens');
  const own = new LinksPage(centre);
  await own.makeFor('Arbitre loin');
  await own.makeFor('Écran · Annexe');
  await expect(own.cards).toHaveCount(2);
  await expect(centre.getByRole('button', { name: /^Créer le lien/ })).toHaveCount(2);
});

test('a referee has no such page', async ({ raccord, open }) => {
  const tournament = await makeTournament(raccord.api, { players: 2 });
  const page = await open(await tournament.link('referee', 'a1'));
  await page.waitForURL('**/saisie');
  await page.goto(`${raccord.url}/tournois/${tournament.id}/postes`);
  await expect(page.getByText('Cette page n’existe pas, ou n’est pas pour votre poste.')).toBeVisible();
});
