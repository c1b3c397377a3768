import { expect, expectAccessible, expectFits, SIZES, test } from './support/test.ts';
import { done, makeTournament, newId, playTurn, recordAll } from './support/tournament.ts';

test('a federation’s season: a list of licences, a phase planned, closed and printed, its players read by who holds the next', async ({
  startOwn,
  open,
  expectedErrors,
}) => {
  // Closed before an evening of it is.
  expectedErrors.push(/status of 409/);
  const raccord = await startOwn();
  const { api } = raccord;
  const { clubs } = await done(api.listClubs());
  const [{ id: vichy }] = clubs;
  await done(api.createClub({ body: { id: 'nice', name: 'Scrabble de Nice' } }));
  const tournament = await makeTournament(api, { players: 3 });
  await playTurn(tournament, 1, 'MENERAI');
  await tournament.tell('lay-solution', { game: 'g', turn: 1, word: 'MENERAI', reference: 'H4' });
  await recordAll(tournament, 1, 3);
  await tournament.tell('close-turn', { game: 'g', turn: 1, centre: 'c' });
  await tournament.finish('fin de soirée');
  const tell = (body: object) =>
    done(api.sendClubCommand({ params: { club: vichy }, body: { id: newId(), ...body } as never }));
  await tell({
    type: 'add-evening',
    data: { tournament: tournament.id, title: 'Manche de Vichy', date: '2026-11-17' },
  });

  const page = await open(raccord.chiefLink, SIZES.laptop, '/installation/licences');
  const list =
    'place;joueur;licence;categorie;serie;club\n1;DUPONT Hélène;1234567;S;1B;VIC\n2;MARTIN Paul;2000001;V;4A;NIC\n3;MARTIN Paul;2000002;J;5B;VIC\n';
  await page
    .getByLabel('Fichier', { exact: true })
    .setInputFiles({ name: 'licences.csv', mimeType: 'text/csv', buffer: Buffer.from(list, 'latin1') });
  await expect(page.getByText('3 personnes avec une licence.')).toBeVisible();
  await page.getByRole('button', { name: 'Mettre cette liste en place' }).click();
  await expect(page.getByText('La liste est en place : 3 personnes.')).toBeVisible();
  await page.getByLabel('Chercher par nom ou par licence').fill('martin');
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Calendrier', exact: true }).click();
  for (const [name, day, club] of [
    ['Qualification', '17/11/2026', 'Mon club'],
    ['Finale', '10/01/2027', 'Scrabble de Nice'],
  ]) {
    await page.getByRole('button', { name: 'Nouvelle épreuve' }).click();
    await page.getByLabel('Nom', { exact: true }).fill(name);
    await page.getByLabel('Du', { exact: true }).fill(day);
    await page.getByLabel('Au', { exact: true }).fill(day);
    await page.getByText('Centres : tous les clubs').click();
    await page.getByLabel(club).check();
    if (name === 'Finale') await page.getByLabel('Ses joueurs sont les qualifiés de').selectOption('Qualification');
    else await page.getByLabel('Les premiers au général').fill('2');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await page.getByLabel('Publier le calendrier').click();
  await expect(page.getByLabel('Publier le calendrier')).toBeChecked();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Qualification', exact: true }).click();
  await page.getByRole('button', { name: 'Clore l’épreuve' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clore l’épreuve' }).click();
  await expect(page.getByText(/Aucune soirée close ne compte/)).toHaveCount(2);
  await page.keyboard.press('Escape');
  await tell({
    type: 'add-members',
    data: {
      members: [1, 2, 3].map((at) => ({
        id: `m${at}`,
        card: { familyName: 'JOUEUR', firstName: `${at}`, licence: `30000${at}` },
        since: '2026-09-01',
      })),
    },
  });
  const { players } = await done(api.readEvening({ params: { club: vichy, tournament: tournament.id } }));
  const said = players.map(({ entrant, place }, at) => ({ entrant, place, member: `m${at + 1}` }));
  await tell({ type: 'identify-players', data: { tournament: tournament.id, players: said } });
  await tell({ type: 'close-evening', data: { tournament: tournament.id } });
  await page.reload();
  await page.getByRole('button', { name: 'Clore l’épreuve' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clore l’épreuve' }).click();
  await expect(page.getByText(/Résultat gardé le/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Qualifiés : PDF' }).click(),
  ]);
  expect(paper.suggestedFilename()).toBe('Qualification.pdf');

  const made = await done(api.makeClubLink({ params: { club: 'nice' }, body: { label: 'Présidente de Nice' } }));
  const nice = await open(made.url, SIZES.phone, '/clubs/nice/calendrier');
  await expect(nice.getByRole('button', { name: 'Nouvelle épreuve' })).toHaveCount(0);
  await nice.getByRole('link', { name: 'Finale' }).click();
  await nice.getByText('Ses joueurs : ').click();
  await expect(nice.getByLabel('Liste à inscrire')).toHaveValue(/^joueur;licence;categorie;serie;club\nJOUEUR/);
  await expectAccessible(nice);
  await expectFits(nice, false);
  await nice.goto(`${raccord.url}/clubs/nice/membres`);
  await nice.getByRole('button', { name: 'Ajouter un membre' }).click();
  await nice.getByRole('dialog').getByLabel('Nom', { exact: true }).fill('MARTIN');
  await nice.getByLabel('Prénom').fill('Paul');
  await expect(nice.getByText('Plusieurs personnes de ce nom')).toBeVisible();
  await nice.getByRole('button', { name: /^Reprendre MARTIN Paul · 2000001/ }).click();
  await expect(nice.getByLabel('Licence')).toHaveValue('2000001');
});
