import { pathToFileURL } from 'node:url';
import { LinksPage } from './pages/links.ts';
import { SpectatorPage } from './pages/spectator.ts';
import { expect, expectAccessible, expectFits, SIZES, test } from './support/test.ts';
import { makeTournament, playTurn, recordAll } from './support/tournament.ts';

const TURN = { game: 'g', turn: 1 };

test('spectators follow a tournament on their phones as far as the chief chooses, and read it on the site', async ({
  raccord,
  open,
  expectedErrors,
}, info) => {
  // axe reads style sheets again, which a browser does not allow on a disk.
  expectedErrors.push(/401|404|WebSocket|ERR_FAILED/, /raccord\.css.* CORS/);
  const tournament = await makeTournament(raccord.api, { players: 3 });
  const chief = await open(raccord.chiefLink);
  const links = await LinksPage.open(chief, tournament.id);
  await links.makeFor('Spectateurs');
  await chief.getByText('Ce que voient les spectateurs').click();
  await chief.getByText('Noms masqués au public').click();
  await chief.getByLabel('Chercher un joueur').fill('joueur 2');
  await chief.getByLabel('Joueur 2', { exact: true }).check();
  await expectAccessible(chief);

  const followed = new SpectatorPage(await open(await links.addressOf('Spectateurs'), SIZES.phone));
  const { page: phone } = followed;
  await expect(phone.getByText('Le premier coup n’est pas encore terminé.')).toBeVisible();
  await playTurn(tournament, 1, 'MENERAI');
  await tournament.tell('lay-solution', { ...TURN, word: 'MENERAI', reference: 'H4' });
  await expect(followed.title).toHaveText('Partie 1, coup 1');
  await expect(followed.board.locator('[data-mark="new"]')).toHaveText([...'MENERAI']);
  await expectFits(phone, false);
  await expectAccessible(phone);
  await phone.setViewportSize(SIZES.laptop);
  await expectFits(phone, true);
  await phone.setViewportSize(SIZES.phone);

  await tournament.tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'TABLESU' } });
  await recordAll(tournament, 1, 3);
  await tournament.tell('close-turn', { ...TURN, centre: 'c' });
  await followed.tab('Classement').click();
  await expect(followed.names()).toHaveText([/^Joueur 1/, /^J. 2./, /^Joueur 3/]);
  await expect(phone.getByRole('table').getByRole('link')).toHaveCount(0);
  await phone.getByLabel('Chercher').fill('joueur 3');
  await expect(followed.names()).toHaveText([/^Joueur 3/]);

  await chief.getByLabel('Feuille de route de chaque joueur').check();
  await phone.getByRole('link', { name: 'Joueur 3' }).click();
  await expect(followed.title).toHaveText('Feuille de route – Joueur 3');
  await expect(phone.getByRole('table').getByText('Top', { exact: true }).last()).toBeVisible();
  await followed.tab('Coups').click();
  await expect(phone.getByRole('row')).toHaveCount(2);

  const folder = info.outputPath('site');
  await raccord.run(['exporter', tournament.id, 'site', '-o', folder]);
  const site = await open(pathToFileURL(`${folder}/index.html`).href, SIZES.phone);
  await expectAccessible(site);
  await expectFits(site, false);
  await site.getByRole('link', { name: 'J. 2.' }).first().click();
  await expect(site.getByRole('heading', { level: 1, name: 'J. 2.' })).toBeVisible();
  await expectAccessible(site);
  await site.getByRole('link', { name: 'Partie 1' }).click();
  await expect(site.getByRole('img', { name: /^Grille après le coup 1/ })).toBeVisible();
  await expectFits(site, false);
  await expectAccessible(site);

  await tournament.tell('end-turn', { game: 'g', turn: 2, centre: 'c' });
  await tournament.tell('lay-solution', { game: 'g', turn: 2, word: 'TABLES', reference: '11C' });
  await tournament.finish('fin de la soirée');
  await followed.tab('Grille').click();
  await expect(followed.title).toHaveText('Podium');
  await expect(phone.getByRole('main').getByRole('listitem').first()).toHaveText(/^1er.*points?$/);
  await expectAccessible(phone);
  await expectFits(phone, false);

  await chief.getByLabel('Classement').selectOption('Jamais');
  await expect(followed.tab('Classement')).toHaveCount(0);
  await followed.tab('Joueurs').click();
  await phone.getByLabel('Chercher').fill('j. 2');
  await expect(phone.getByRole('main').getByRole('listitem')).toHaveText([/^J. 2./]);
  await expectAccessible(phone);
  await expectFits(phone, false);
  await phone.getByRole('link', { name: 'J. 2.' }).click();
  await expect(followed.title).toHaveText('Feuille de route – J. 2.');
  await links.revoke('Spectateurs');
  await expect(phone.getByText('Votre lien a été révoqué')).toBeVisible();
});
