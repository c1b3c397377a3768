import { pathToFileURL } from 'node:url';
import type { Route } from '@playwright/test';
import { expect, expectAccessible, expectFits, SIZES, test } from './support/test.ts';
import { done, newId, TestTournament } from './support/tournament.ts';

/** The server opens its lexicon at the first creation. */
const SLOW = { timeout: 60_000 };

test('a year in short: members from a list, an evening ticked by keys, closed, ranked; last week’s players come first', async ({
  raccord,
  open,
  expectedErrors,
}, info) => {
  // axe reads style sheets again, which a browser does not allow on a disk.
  expectedErrors.push(/raccord\.css.* CORS|ERR_FAILED/);
  const club = newId();
  await done(raccord.api.createClub({ body: { id: club, name: 'Les Animaux' } }));
  const page = await open(raccord.chiefLink);

  await page.goto(`${raccord.url}/clubs/${club}/membres`);
  await page.getByRole('link', { name: 'Importer une liste' }).click();
  await expect(page.getByLabel('Liste des joueurs')).toBeFocused();
  await page.keyboard.insertText('Nom;Licence\nCHAT Félix;111\nLOUP Élise;222\nOURS Anne;333\nPIE Léo;444\n');
  await page.getByRole('button', { name: 'Comparer aux membres' }).click();
  await expectAccessible(page);
  // Who leaves before the answer comes stays where he has gone.
  const held = new Promise<Route>((resolve) => void page.route('**/commands', resolve, { times: 1 }));
  const places: string[] = [];
  page.on('framenavigated', (frame) => places.push(frame.url()));
  await page.getByRole('button', { name: 'Ajouter 4 membres' }).click();
  await page.getByRole('link', { name: 'Soirées' }).click();
  const known = page.waitForResponse('**/commands').then(() => page.waitForResponse(`**/api/clubs/${club}`));
  await (await held).continue();
  await known;
  await page.getByRole('link', { name: 'Membres', exact: true }).click();
  await expect(page.getByText('4 membres ajoutés.')).toBeVisible();
  expect(places.map((place) => new URL(place).pathname)).toEqual(
    ['soirees', 'membres'].map((screen) => `/clubs/${club}/${screen}`),
  );
  await page.getByLabel('Chercher un nom ou une licence').fill('333');
  await expect(page.getByRole('rowheader')).toHaveText(/OURS Anne/);
  await expectAccessible(page);

  // What another chief does shows by itself, while somebody may be erased too.
  await page.getByRole('button', { name: 'Modifier la fiche d’OURS Anne' }).click();
  await page.getByRole('button', { name: 'Effacer cette personne…' }).click();
  await expect(page.getByRole('button', { name: 'Effacer pour toujours' })).toBeEnabled();
  const data = { name: 'Les Bêtes', withheldCategories: [] };
  await done(raccord.api.sendClubCommand({ params: { club }, body: { id: newId(), type: 'describe-club', data } }));
  await expect(page.getByText('Les Bêtes')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Modifier la fiche d’OURS Anne' }).click();
  const { members } = await done(raccord.api.readClub({ params: { club } }));
  const anne = members.find(({ name }) => name === 'OURS Anne');
  const corrected = { member: anne?.id ?? '', card: { familyName: 'OURS', firstName: 'Anne', series: '4B' } };
  const body = { id: newId(), type: 'correct-member', data: corrected } as const;
  await done(raccord.api.sendClubCommand({ params: { club }, body }));
  await page.getByRole('button', { name: 'Voir la fiche comme elle est' }).click();
  await expect(page.getByRole('dialog').getByLabel('Série')).toHaveValue('4B');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('link', { name: 'Historique' }).click();
  await page.getByRole('button', { name: 'Annuler : correction de la fiche de « OURS Anne »' }).click();
  await page.getByRole('button', { name: /^Rétablir ce que cette ligne a défait : annulation/ }).click();
  await expect(page.getByText('L’action est rétablie.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Rétablissement d’une action : correction/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Soirées' }).click();
  await page.getByRole('link', { name: 'Nouvelle soirée' }).click();
  await page.getByLabel('Nom du tournoi').fill('Mardi');
  await page.getByRole('button', { name: 'Continuer' }).click();
  const name = page.getByLabel('Nom, connu ou nouveau');
  await name.press('ArrowDown');
  await page.keyboard.press(' ');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press(' ');
  await page.keyboard.type('pi');
  await page.keyboard.press('Enter');
  await page.keyboard.type('GEAI Zoé');
  await expect(page.getByText('« GEAI Zoé » n’est pas membre')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('4 présents')).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(4);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.getByRole('button', { name: 'Commencer' }).click();
  await page.waitForURL('**/conduite', SLOW);

  const { evenings } = await done(raccord.api.readClub({ params: { club } }));
  const evening = new TestTournament(raccord.api, evenings[0].tournament);
  const turn = { game: 'p1', turn: 1 };
  await evening.tell('make-draw', { game: 'p1', source: { kind: 'typed', letters: 'MENERAI' } });
  await evening.tell('end-turn', { ...turn, centre: 'salle' });
  await evening.tell('record-tops', { ...turn, entrants: ['j1', 'j4'] });
  await evening.tell('lay-solution', { ...turn, word: 'MENERAI', reference: 'H4' });
  await evening.finish('il est tard', 'p1');

  await page.goto(`${raccord.url}/tournois/${evening.id}/conduite`);
  const main = page.locator('main [data-look="main"]');
  await expect(main).toHaveText([/^Saisir 2\sbulletins, coup 1\s?F2$/]);
  await page.getByRole('button', { name: 'Clore la soirée pour la saison' }).click();
  const closing = page.getByRole('dialog', { name: 'Soirée du club' });
  await expect(closing.getByLabel('GEAI Zoé est')).toHaveValue('visitor');
  await expect(closing.getByLabel('PIE Léo est').getByRole('option')).toHaveText(['PIE Léo', 'Visiteur']);
  await expectAccessible(page);
  await closing.getByRole('button', { name: 'Clore la soirée pour la saison' }).click();
  const question = page.getByRole('dialog', { name: 'Classement provisoire' });
  await expect(question).toContainText('est provisoire : 2 bulletins à saisir au coup 1 (tables 2 et 3).');
  await expect(question.getByRole('button', { name: 'Ne pas clore' })).toBeFocused();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Clore quand même, provisoire' }).click();
  await expect(closing.getByText('La soirée est close : le club en a le résultat.')).toBeVisible();
  await expect(page.getByText('La soirée est close, mais son classement est provisoire.')).toBeAttached();
  await closing.getByRole('button', { name: 'Annuler la clôture' }).click();
  await expect(closing.getByRole('button', { name: 'Clore la soirée pour la saison' })).toBeVisible();

  const absent = { state: 'absent', solutions: [] } as const;
  await evening.tell('record-slips', { ...turn, slips: ['j2', 'j3'].map((entrant) => ({ entrant, slip: absent })) });
  await evening.tell('close-turn', { ...turn, centre: 'salle' });
  await page.goto(`${raccord.url}/clubs/${club}/soirees`);
  await expect(page.getByText('À clore')).toBeVisible();
  await page.getByRole('link', { name: 'Mardi' }).click();
  await page.getByLabel('GEAI Zoé est').selectOption('Nouveau membre');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clore la soirée' }).click();
  await expect(
    page.getByText('Mardi est close : son résultat est gardé. Aucune saison n’a encore cette date'),
  ).toBeVisible();

  await page.getByRole('link', { name: 'Juger ses bulletins à l’école' }).click();
  await expect(page.getByRole('heading', { name: 'Bulletin 1 sur 1' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Votre réponse, en une ligne' }).fill('n');
  await page.keyboard.press('Enter');
  await expect(page.getByText('✗ Faux')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Bulletin suivant' }).click();
  await expect(page.getByText(/^0 sur\s1$/)).toBeVisible();
  await page.goto(`${raccord.url}/clubs/${club}/soirees`);

  // What was said belongs to its page.
  await page.getByRole('link', { name: 'Saisons' }).click();
  await expect(page.getByText('Aucune saison : créez-en une')).toBeVisible();
  await expect(page.getByText('Mardi est close')).toHaveCount(0);
  await page.getByRole('button', { name: 'Nouvelle saison' }).click();
  await page.getByLabel('Classement par').selectOption('Points selon la place');
  await page.getByLabel('Barème').fill('1;10\n2;beaucoup');
  await expect(page.getByText('Barème, ligne 2')).toBeVisible();
  await page.getByLabel('Barème').fill('1;10\n2;5\n3;2');
  await page.getByLabel('Au', { exact: true }).fill('2999-12-31');
  await page.getByLabel('Du', { exact: true }).fill('2000-01-01');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Enregistrer la saison' }).click();
  await expect(page.getByText('Classement provisoire : 1 soirée close sur 40.')).toBeVisible();
  const ranked = page
    .getByRole('table', { name: 'Classement de la saison' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
  await expect(ranked).toHaveText([/^1.*7,5/, /^1.*7,5/, /^3.*1/, /^3.*1/]);
  await expectAccessible(page);
  await page.getByText('Soirée par soirée', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'Soirée par soirée' })).toContainText('7,5');
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Classement : PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  await expect(page.getByRole('img', { name: /^La course en tête/ })).toBeVisible();
  await page.getByText('Voir les chiffres').last().click();
  await expectAccessible(page);
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Membres présents : Image (.png)' }).click(),
  ]);
  expect(picture.suggestedFilename()).toMatch(/membres présents\.png$/);
  await page.setViewportSize(SIZES.phone);
  await expectFits(page, false);

  const { seasons } = await done(raccord.api.readClub({ params: { club } }));
  const folder = info.outputPath('saison');
  await raccord.run(['exporter', seasons[0].name, 'site', '--club', club, '-o', folder]);
  const site = await open(pathToFileURL(`${folder}/index.html`).href, SIZES.phone);
  await expectAccessible(site);
  await expectFits(site, false);
  await site.getByRole('link', { name: 'CHAT Félix' }).first().click();
  await expect(site.getByRole('img', { name: /^Pourcentage du top/ })).toBeVisible();
  await expectAccessible(site);
  await site.getByRole('link', { name: 'Mardi' }).click();
  // Its only turn was never closed: the public is shown what the season counts.
  await expect(site.getByRole('row', { name: /CHAT Félix/ })).toContainText('100,00');
  await expectAccessible(site);

  await ranked.first().getByRole('link').click();
  await expect(page.getByText('1 soirée jouée, 100,00 % du top')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Pourcentage du top/ })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page, false);
  await page.setViewportSize(SIZES.desk);

  await page.goto(`${raccord.url}/clubs/${club}/soirees`);
  await page.getByRole('link', { name: 'Mardi' }).click();
  await expect(page.getByText(/Cette soirée est close\s: elle compte dans «\sSaison /)).toBeVisible();
  await page.getByRole('link', { name: 'Soirées' }).click();

  // As the last one, at one key.
  await page.getByRole('link', { name: 'Nouvelle soirée' }).click();
  await expect(page.getByText('4 présents')).toBeVisible();
  await expect(page.getByLabel('Nom de la soirée')).toHaveValue(/^Soirée du /);
  await expectAccessible(page);
  await expectFits(page, false);

  // The first one has the keys; what is being prepared is offered beside a new evening, and goes only if somebody says so.
  await expect(page.getByRole('list', { name: 'Qui est là ce soir' }).getByRole('checkbox').first()).toBeFocused();
  await page.keyboard.press(' ');
  await expect(page.getByText('3 présents')).toBeVisible();
  await page.goto(raccord.url);
  await expect(page.getByRole('link', { name: 'Reprendre la préparation : Soirée du' })).toBeVisible();
  await page.getByRole('link', { name: 'Nouveau tournoi' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Garder la préparation' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Reprendre la préparation' }).click();
  await expect(page.getByText('3 présents')).toBeVisible();
  await page.goto(raccord.url);
  await page.getByRole('link', { name: 'Nouveau tournoi' }).click();
  await page.getByRole('button', { name: 'Repartir à neuf' }).click();
  await expect(page.getByLabel('Nom du tournoi')).toHaveValue(/^Tournoi du /);
  await page.goto(`${raccord.url}/clubs/${club}/soirees`);
  // Asked for before the dictionaries are known, it begins once they are.
  let asked = 0;
  let answer = (): void => {};
  const lexicons = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/lexicons?*', async (route) => {
    if (asked++ > 0) await lexicons;
    return route.continue();
  });
  await page.getByRole('link', { name: 'Nouvelle soirée' }).click();
  await expect(page.getByText('4 présents')).toBeVisible();
  await expect(page.getByText('Chargement du dictionnaire…')).toBeVisible();
  await page.keyboard.press('F2');
  answer();
  await page.waitForURL('**/conduite');
  await page.unroute('**/api/lexicons?*');
  const again = await done(raccord.api.readClub({ params: { club } }));
  expect(again.evenings.map(({ title }) => title)).toEqual([expect.stringMatching(/^Soirée du/), 'Mardi']);

  await page.goto(`${raccord.url}/nouveau?club=${club}`);
  await page.getByRole('button', { name: 'Continuer' }).click();
  const offered = page.getByRole('list', { name: 'Qui est là ce soir' }).getByRole('listitem');
  await expect(offered).toHaveCount(5);
  await expect(offered.filter({ hasText: 'présent la dernière fois' })).toHaveCount(4);
  await expect(offered.last()).toHaveText(/LOUP Élise|OURS Anne/);
  await page.getByRole('button', { name: 'Cocher ceux de la dernière fois (4)' }).click();
  await expect(page.getByText('4 présents')).toBeVisible();

  await page.getByLabel('Soirée par paires').check();
  await page.getByRole('button', { name: 'Ne cocher personne' }).click();
  await page.getByLabel('Nom, connu ou nouveau').press('ArrowDown');
  for (const _ of [1, 2, 3]) await page.keyboard.press(' ');
  await expect(page.getByText('3 présents · 1 paire')).toBeVisible();
  await page.keyboard.type('HERON Théo');
  await page.keyboard.press('Enter');
  await expect(page.getByText('4 présents · 2 paires')).toBeVisible();
  await page.getByLabel('HERON Théo devient membre du club').check();
  await expectAccessible(page);
});
