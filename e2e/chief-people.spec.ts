import { ChiefPage } from './pages/chief.ts';
import { PlayersList } from './pages/players.ts';
import { expect, expectAccessible, SIZES, test } from './support/test.ts';
import { done, makeTournament, recordAll } from './support/tournament.ts';

/** The browser itself tells of a request that was refused. */
const REFUSED = /409/;

test('a list for a tournament already made: shown with who is registered, written once it is confirmed', async ({
  raccord,
  open,
}) => {
  const tournament = await makeTournament(raccord.api, { players: 3 });
  const chief = new ChiefPage(await open(raccord.chiefLink, SIZES.desk, tournament.at('conduite')));
  const { page, dialog } = chief;
  const registered = async () => {
    const { entrants } = await done(raccord.api.seePeople({ params: { tournament: tournament.id } }));
    return entrants.map(({ table, members }) => `${table} ${members.map(({ name }) => name).join(' et ')}`);
  };
  const before = await registered();

  await page.getByRole('button', { name: 'Joueurs et tables' }).click();
  await dialog.getByRole('button', { name: 'Importer une liste…' }).click();
  const list = new PlayersList(dialog);
  await expect(dialog.getByRole('button', { name: 'Inscrire' })).toBeDisabled();
  await list.giveFile({ name: 'image.csv', content: Buffer.from([0x89, 0, 1, 2]) });
  await expect(dialog.getByRole('alert')).toContainText('ni du texte ni un classeur');
  await list.giveFile({
    name: 'inscrits.csv',
    content: Buffer.from(
      'table;joueur;club\n9;Le Héron et La Loutre;AB1\n;JOUEUR 2;CL1\n2;Le Castor;\n;Le Blaireau;CD2\n;=1+1;\n',
    ),
  });
  await expect(list.refusedLines).toHaveText([
    /Ligne 3\s: «\sJOUEUR 2\s» est déjà inscrit, à la table 2/,
    /Ligne 4\s: la table 2 est celle de «\sJoueur 2\s»/,
    /Ligne 6\s: «\s=1\+1\s» commence comme une formule/,
  ]);
  await expect.poll(() => list.previewed()).toEqual(['4 | Le Blaireau | CD2', '9 | Le Héron et La Loutre | AB1']);
  await expectAccessible(page);
  expect(await registered()).toEqual(before);

  await dialog.getByRole('button', { name: 'Inscrire 3 joueurs' }).click();
  await expect(dialog.getByRole('row', { name: /^9 Le Héron et La Loutre/ })).toBeVisible();
  await expect.poll(registered).toEqual([...before, '9 Le Héron et La Loutre', '4 Le Blaireau']);
});

test('people come late, leave, change table; referees get tables; the draw is corrected; a cheat is excluded, and the exclusion lifted', async ({
  raccord,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(REFUSED);
  const tournament = await makeTournament(raccord.api, { players: 3, edition: '2023' });
  const draw = { kind: 'typed', letters: 'MENERAI' } as const;
  await tournament.tell('make-draw', { game: 'g', source: draw });
  const chief = new ChiefPage(await open(raccord.chiefLink, SIZES.desk, tournament.at('conduite')));
  const { page, dialog } = chief;

  await page.getByRole('button', { name: 'Corriger le tirage' }).click();
  await dialog.getByLabel('Lettres tirées').fill('menerat');
  await dialog.getByRole('button', { name: 'Corriger le tirage' }).click();
  await expect(page.getByRole('img', { name: 'Tirage : M E N E R A T' })).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.locator('body').press('j');
  await dialog.getByRole('button', { name: 'Inscrire quelqu’un' }).click();
  await expect(dialog.getByLabel('Nom du joueur')).toBeFocused();
  const register = dialog.getByRole('button', { name: 'Inscrire', exact: true });
  await expect(register).toHaveAccessibleDescription('Écrivez d’abord le nom.');
  await page.keyboard.type('Le Héron et La Loutre');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('row', { name: /^4 Le Héron et La Loutre/ })).toBeVisible();
  const told = dialog.getByRole('status').filter({ has: page.getByRole('button') });
  await expect(told.first()).toContainText('Inscription de Le Héron et La Loutre, table 4.');
  // The only referee has his table, without a word.
  const officials = async () =>
    (await done(raccord.api.seePeople({ params: { tournament: tournament.id } }))).officials;
  await expect.poll(async () => (await officials())[0].tables).toEqual([{ from: 1, to: 4 }]);
  await dialog.getByRole('button', { name: 'Modifier Joueur 2' }).click();
  await expectAccessible(page);
  await dialog.getByLabel('Table').fill('1');
  await dialog.getByRole('button', { name: 'Changer de table' }).click();
  await expect(dialog.getByRole('alert')).toContainText('La table 1 est déjà occupée par Joueur 1');
  await dialog.getByText('Avertissement, retrait, exclusion…').click();
  await dialog.getByRole('button', { name: 'Retirer l’inscription…' }).click();
  const asked = page.getByRole('dialog', { name: 'Retirer l’inscription de Joueur 2 ?' });
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Laisser l’inscription' }).click();
  await dialog.getByRole('button', { name: 'Retour à la liste' }).click();

  // One key a state, on the row of somebody found by his table.
  const mark = (name: string, presence: string) => dialog.getByRole('radio', { name: `${name} : ${presence}` });
  await dialog.getByLabel('Chercher').fill('2');
  await dialog.getByLabel('Chercher').press('Enter');
  await expect(mark('Joueur 2', 'Présent')).toBeFocused();
  await page.keyboard.press('d');
  await expect(mark('Joueur 2', 'Parti')).toBeChecked();
  await expect(told.first()).toContainText('Départ noté : Joueur 2');
  await dialog.getByLabel('Chercher').fill('');
  await mark('Joueur 3', 'Absent').click();
  await expect(told.first()).toContainText('Absence notée pour cette partie : Joueur 3');
  await mark('Joueur 1', 'En retard').click();
  await expect(told.first()).toContainText('Retard noté : Joueur 1');
  await expect(dialog.getByText('1 présent, 1 en retard, 1 parti et 1 absent')).toBeVisible();
  await expectAccessible(page);
  await told.first().getByRole('button', { name: 'Annuler' }).click();
  await expect(mark('Joueur 1', 'Présent')).toBeChecked();
  await expect(dialog.getByLabel('Chercher')).toBeFocused();
  await page.keyboard.press('Escape');

  await page.locator('body').press('a');
  await dialog.getByLabel('Nom', { exact: true }).fill('Le Castor');
  await dialog.getByRole('button', { name: 'Nommer' }).click();
  await dialog.getByLabel('Tables pour Le Castor').fill('2-4');
  await dialog.getByLabel('Tables pour Le Castor').press('Enter');
  await expect(dialog.getByLabel('Tables pour Arbitre 1')).toHaveValue('1');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  // Nothing is corrected before the end of the turn.
  await expect(chief.correction).toBeHidden();
  await tournament.tell('end-turn', { game: 'g', turn: 1, centre: 'c' });
  await expect(chief.correction.getByRole('row', { name: 'Le Castor' })).toContainText('0/1');

  await recordAll(tournament, 1, 1);
  const total = async () => {
    const { rows } = await done(
      raccord.api.seeRanking({ params: { tournament: tournament.id }, query: { game: 'g' } }),
    );
    return rows.find(({ members }) => members[0].name === 'Joueur 1')?.total;
  };
  const before = await total();
  await page.locator('body').press('j');
  await dialog.getByRole('button', { name: 'Inscrire quelqu’un' }).click();
  await expect(dialog).toContainText('Le coup déjà joué compte comme nul (art. 6.2).');
  await dialog.getByRole('button', { name: 'Retour à la liste' }).click();
  await dialog.getByRole('button', { name: 'Modifier Joueur 1' }).click();
  await dialog.getByText('Avertissement, retrait, exclusion…').click();
  await expect(dialog).toContainText('Art. 6.1 : tricherie ou fraude prouvée');
  await expect(dialog.getByRole('button', { name: 'Exclure pour tricherie…' })).toBeDisabled();
  await dialog.getByLabel('Motif de l’exclusion').fill('Téléphone consulté');
  await dialog.getByRole('button', { name: 'Exclure pour tricherie…' }).click();
  await expect(dialog).toContainText('Ses scores seront annulés et il ne jouera plus. Confirmez-vous ?');
  expect(await total()).toBe(before);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Confirmer l’exclusion' }).click();
  await expect(dialog.getByRole('row', { name: /Joueur 1/ })).toContainText('Exclu');
  await expect.poll(total).not.toBe(before);

  await dialog.getByRole('button', { name: 'Modifier Joueur 1' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Exclu pour tricherie : « Téléphone consulté ».');
  await dialog.getByLabel('Motif de la levée').fill('Décision de la commission');
  await dialog.getByRole('button', { name: 'Lever l’exclusion' }).click();
  await expect(dialog.getByRole('radio', { name: 'Joueur 1 : Présent' })).toBeChecked();
  await expect.poll(total).toBe(before);
});

test('an answer that is lost makes no second player nor official: asked again, it is the same one', async ({
  raccord,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/);
  const tournament = await makeTournament(raccord.api, { players: 2 });
  const chief = new ChiefPage(await open(raccord.chiefLink, SIZES.desk, tournament.at('conduite')));
  const { page, dialog } = chief;
  await expect(chief.next).toBeVisible();
  // Routed for the whole test: what is asked in the moment in which a route ends may never be answered.
  let isLost = false;
  await page.route('**/commands', async (route) => {
    if (!isLost) return route.continue();
    isLost = false;
    await route.fetch();
    await route.fulfill({ status: 503, json: { error: { code: 'try-again', text: 'Personne ne sait.' } } });
  });
  /** Gives a name twice: the first time the server does what is asked, and its answer is lost. */
  const giveTwice = async (field: string, name: string, action: string): Promise<void> => {
    isLost = true;
    for (const status of [503, 200]) {
      await dialog.getByLabel(field, { exact: true }).fill(name);
      const answer = page.waitForResponse('**/commands');
      await dialog.getByRole('button', { name: action, exact: true }).click();
      expect((await answer).status()).toBe(status);
      // Registered all the same, or told that nobody knows.
      await expect(dialog.getByText(name).or(dialog.getByRole('alert')).first()).toBeVisible();
    }
  };
  await page.locator('body').press('j');
  await dialog.getByRole('button', { name: 'Inscrire quelqu’un' }).click();
  await giveTwice('Nom du joueur', 'Le Héron', 'Inscrire');
  await page.keyboard.press('Escape');
  await page.locator('body').press('a');
  // What somebody else does meanwhile takes nothing of what is typed.
  await dialog.getByLabel('Nom', { exact: true }).fill('Le Ca');
  await tournament.tell('appoint-official', { id: 'l', name: 'La Loutre', centre: 'c', office: 'referee' });
  await expect(dialog.getByLabel('Tables pour La Loutre')).toBeVisible();
  await expect(dialog.getByLabel('Nom', { exact: true })).toHaveValue('Le Ca');
  await giveTwice('Nom', 'Le Castor', 'Nommer');
  const { entrants, officials } = await done(raccord.api.seePeople({ params: { tournament: tournament.id } }));
  expect(entrants.filter(({ members }) => members[0].name === 'Le Héron')).toHaveLength(1);
  expect(officials.filter(({ name }) => name === 'Le Castor')).toHaveLength(1);
});
