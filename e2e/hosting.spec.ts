import { expect, expectAccessible, expectFits, SIZES, test } from './support/test.ts';

test('a club made, handed over, named by its chief, limited, taken away as a file, deleted and brought back', async ({
  raccord,
  open,
  expectedErrors,
}) => {
  // The page of the chief of a club that is deleted.
  expectedErrors.push(/status of 401/, /HTTP Authentication failed/);
  const name = `Club de Vichy ${Date.now()}`;
  const renamed = `${name} bis`;
  const page = await open(raccord.chiefLink, SIZES.desk, '/');
  await page.getByRole('link', { name: /^Les clubs/ }).click();
  await page.getByRole('button', { name: 'Nouveau club' }).click();
  await page.keyboard.type(name);
  await page.getByLabel('Membres au plus').fill('beaucoup');
  await expect(page.getByText('Un nombre entier, ou rien.')).toBeVisible();
  await page.getByLabel('Membres au plus').fill('0');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `« ${name} » est créé` })).toBeVisible();
  const link = await page.getByLabel('Adresse du poste : Responsable').inputValue();
  await expectAccessible(page);

  const club = await open(link, SIZES.phone);
  await expect(club.getByRole('heading', { level: 1 })).toHaveText(`Accueil · ${name}`);
  await expect(club.getByText('Liens du juge-arbitre')).toHaveCount(0);
  await expect(club.getByRole('link', { name: /^Les clubs/ })).toHaveCount(0);
  await expectAccessible(club);
  await club.getByRole('link', { name: 'Réglages du club' }).click();
  await expect(club.getByRole('row', { name: 'Membres actuels complet' })).toBeVisible();
  await club.getByLabel('Nom du club').fill(renamed);
  await club.getByLabel('Autres catégories').fill('Cadet, poussin');
  await club.keyboard.press('Enter');
  await expect(club.getByLabel('poussin')).toBeChecked();
  await club.getByLabel('Pour qui').fill('Adjointe');
  await club.getByRole('button', { name: 'Créer un lien' }).click();
  await club.getByRole('button', { name: 'Révoquer le lien : Adjointe' }).click();
  await club.getByRole('button', { name: 'Révoquer', exact: true }).last().click();
  await expect(club.getByRole('button', { name: 'Révoquer le lien : Adjointe' })).toHaveCount(0);
  await expectAccessible(club);
  await expectFits(club, false);

  await page.getByRole('link', { name: 'Page du club' }).click();
  await page.getByLabel('Membres au plus').fill('150');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Les limites sont changées.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Membres actuels.*150/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Supprimer le club…' }).click();
  const [copy] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Télécharger la copie' }).click(),
  ]);
  expect(copy.suggestedFilename()).toMatch(/\.club$/);
  const remove = page.getByRole('button', { name: '3. Supprimer le club' });
  await page.getByLabel('Tapez le nom du club').fill(name);
  await expect(remove).toBeDisabled();
  await page.getByLabel('Tapez le nom du club').fill(renamed);
  await expectAccessible(page);
  await remove.click();
  await expect(page.getByText(`Le club « ${renamed} » est supprimé.`)).toBeVisible();
  await page.getByRole('button', { name: 'Importer un club' }).click();
  await page.getByLabel('Fichier du club').setInputFiles(await copy.path());
  await expect(page.getByText(`Le club « ${renamed} » est ajouté.`)).toBeVisible();
  await expectAccessible(page);
});
