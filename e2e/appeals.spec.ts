import { readFile } from 'node:fs/promises';
import { CommissionPage } from './pages/commission.ts';
import { expect, expectAccessible, SIZES, test } from './support/test.ts';
import { makeTournament, playSecondTurn } from './support/tournament.ts';

test('a player contests a solution from his phone; the commission puts it right, and the federation asks for more', async ({
  raccord,
  open,
}) => {
  const tournament = await makeTournament(raccord.api, { players: 2, edition: '2023' });
  await playSecondTurn(tournament);
  await tournament.tell('give-warning', { game: 'g', turn: 1, entrant: 'p1', reason: 'Bavardage.' });

  const phone = await open(await tournament.link('player', 'p1'), SIZES.phone);
  await phone.getByRole('button', { name: 'Contester une autre décision' }).click();
  const contest = phone.getByRole('dialog', { name: 'Contester une décision' });
  await contest.getByLabel('Décision contestée').selectOption({ label: 'Solution posée, coup 1 (Partie 1)' });
  await expect(contest).toContainText('Dites ce qui est contesté, et pourquoi.');
  await contest.getByLabel('Ce qui est contesté').fill('Elle n’est pas là sur la grille.');
  await expectAccessible(phone);
  await contest.getByRole('button', { name: 'Déposer la réclamation' }).click();
  await expect(phone.getByRole('region', { name: 'Vos réclamations' })).toContainText('réclamation en cours');
  await expectAccessible(phone);

  const commission = new CommissionPage(await open(await tournament.link('commission', 'k'), SIZES.laptop));
  const { page } = commission;
  const appeals = commission.decisions;
  await expect(appeals).toContainText('1 à trancher');
  await expect(appeals).toContainText('Solution posée, coup 1 (Partie 1)');
  await expectAccessible(page);
  await appeals.getByRole('button', { name: /^Répondre/ }).click();
  const answer = page.getByRole('dialog', { name: /^Réponse/ });
  await expect(answer.getByLabel('Effet')).toHaveValue('correct');
  await expectAccessible(page);
  await answer.getByLabel('Réponse').selectOption('rejected');
  await answer.getByLabel('Motif').fill('Vérifié sur la grille.');
  await answer.getByRole('button', { name: 'Donner la réponse' }).click();
  await expect(appeals).toContainText('rejetée');

  await page.getByRole('button', { name: 'Contester une décision' }).click();
  const again = page.getByRole('dialog', { name: 'Contester une décision' });
  await again.getByLabel('Décision contestée').selectOption({ label: 'Solution posée, coup 1 (Partie 1)' });
  await expect(again).toContainText('deux semaines à compter de la demande (art. 6.4.2)');
  await again.getByLabel('Joueur qui réclame').selectOption({ label: 'Table 1 : Joueur 1' });
  await again.getByLabel('Ce qui est contesté').fill('Encore.');
  await again.getByRole('button', { name: 'Déposer le recours' }).click();
  const file = appeals.getByRole('region', { name: 'Dossier devant la commission fédérale' });
  await expect(file).toContainText('aucun délai ne court');
  await file.getByRole('button', { name: 'Noter une demande de pièces' }).click();
  const note = page.getByRole('dialog', { name: 'Noter une demande de pièces' });
  await note.getByLabel('Pièces demandées').fill('Le procès-verbal.');
  await expectAccessible(page);
  await note.getByRole('button', { name: 'Noter' }).click();
  await expect(file).toContainText(/À compléter jusqu’au/);
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await file.getByRole('button', { name: /JSON/ }).click();
  const made = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
  expect(made).toMatchObject({ format: 'raccord-appeal', about: { about: 'solution' }, standing: 'requested' });
  await file.getByRole('button', { name: 'Noter l’envoi des pièces' }).click();
  await page.getByLabel('Pièces envoyées').fill('Procès-verbal.');
  await page.getByRole('dialog').getByRole('button', { name: 'Noter' }).click();
  await expect(file).toContainText('complété');
});
