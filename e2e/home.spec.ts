import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { EDITIONS } from '@raccord/regulation';
import { ALPHABET } from '@raccord/scrabble';
import { ChiefPage } from './pages/chief.ts';
import { HomePage } from './pages/home.ts';
import { RefereePage } from './pages/referee.ts';
import { expect, expectAccessible, expectFits, SIZES, test } from './support/test.ts';
import { done, makeTournament, playTurn } from './support/tournament.ts';

/** The server opens its lexicon at the first creation. */
const SLOW = { timeout: 60_000 };

/** The tournament that the page has gone to, by its address. */
const tournamentOf = (page: Page): string => new URL(page.url()).pathname.split('/')[2];

/** What is said wherever the free dictionary is used. */
const NOT_OFFICIAL = 'il n’est pas celui des compétitions';

/** The browser itself tells of a tournament that is not there. */
const UNKNOWN = /404/;

test('three steps, each said to be right or wrong; going back and loading again lose nothing', async ({
  raccord,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(UNKNOWN);
  const page = await open(raccord.chiefLink, SIZES.desk, '/tournois/inconnu/conduite');
  await expect(page.getByText('Ce tournoi n’existe pas sur ce serveur.')).toBeVisible();
  await expect(page.getByText('Hors ligne')).toBeHidden();
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
  const home = new HomePage(page);
  await home.beginTournament();
  await expect(page.getByText(NOT_OFFICIAL)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Importer un dictionnaire…' })).toBeVisible();
  await home.describe('Jamais créé', 'Étang');
  await page.getByText('Réglages').click();
  await page.getByLabel('Prime du solo').fill('');
  await expect(page.getByText('Il faut un nombre entier de 0 à 100.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continuer' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Continuer' })).toHaveAccessibleDescription(/corrigez les réglages/);
  await page.getByLabel('Prime du solo').fill('5');
  await page.getByLabel('Table d’épellation').fill('Anatole, Célestin');
  await expect(page.getByText('« Célestin » est à la place de la lettre B')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continuer' })).toBeDisabled();
  await page.getByLabel('Table d’épellation').fill([...ALPHABET].map((letter) => `${letter}nimal`).join('\n'));
  await expectAccessible(page);
  await home.next();

  await expect(page.getByRole('button', { name: 'Continuer' })).toHaveAccessibleDescription(/au moins un joueur/);
  await home.players.paste('- CHAT Félix\n- Félix Chat ;\n');
  await expect(page.getByText('1 doublon possible')).toBeVisible();
  await expect(home.players.refusedLines).toHaveText([/Ligne 2\s: «\sFélix Chat\s» ressemble à «\sCHAT Félix\s»/]);
  await expect.poll(() => home.players.previewed()).toEqual(['1 | CHAT Félix', '2 | Félix Chat']);
  await expectAccessible(page);
  await home.players.paste('CHAT Félix\nLOUP Élise\nCHAT Félix\nOURS Anne et PIE Léo\n');
  await expect(home.players.refusedLines).toHaveText([/Ligne 3\s: «\sCHAT Félix\s» est déjà à la ligne 1/]);
  await expect
    .poll(() => home.players.previewed())
    .toEqual(['1 | CHAT Félix', '2 | LOUP Élise', '3 | OURS Anne et PIE Léo']);
  await expectAccessible(page);
  await home.next();

  await page.getByLabel('Nombre d’arbitres').fill('2');
  await expect(page.getByLabel('Tables de l’arbitre 2')).toHaveValue('3');
  await page.getByLabel('Nom de l’arbitre 1').fill('RENARD Luc');
  await page.getByLabel('Tables de l’arbitre 2').fill('toutes');
  await expect(page.getByRole('button', { name: 'Créer le tournoi' })).toBeDisabled();
  await page.getByLabel('Tables de l’arbitre 2').fill('2');
  await expect(page.getByText('Sans arbitre (le juge-arbitre s’en charge) : table 3.')).toBeVisible();
  await expect(
    page.getByText('Plusieurs arbitres pour la table 2 : le dernier de la liste s’en charge.'),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Répartir également' }).click();
  await page.getByText('Double arbitrage et commission (facultatif)').click();
  await page.getByLabel('Nom du double-arbitre').fill('BLAIREAU Paul');
  await expectAccessible(page);

  await page.goBack();
  await expect(page.getByLabel('Liste des joueurs')).toHaveValue(/PIE Léo/);
  await home.back();
  await page.reload();
  await expect(page.getByLabel('Lieu')).toHaveValue('Étang');
  await expect(page.getByLabel('Table d’épellation')).toHaveValue(/^Animal\nBnimal\n/);
  await home.next();
  await home.next();
  await expect(page.getByLabel('Nom de l’arbitre 1')).toHaveValue('RENARD Luc');
  const { tournaments } = await done(raccord.api.listTournaments());
  expect(tournaments.map(({ name }) => name)).not.toContain('Jamais créé');

  await page.getByRole('button', { name: 'Abandonner la préparation' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Abandonner la préparation' }).click();
  await expect(page.getByRole('heading', { name: 'Ce soir' })).toBeVisible();
});

test('a new tournament from pasted names arrives whole, and can be resumed', async ({ raccord, open }) => {
  const page = await open(raccord.chiefLink);
  const home = new HomePage(page);
  await home.beginTournament();
  await home.describe('Soirée des animaux', 'Étang');
  await page.getByLabel('Rythme').selectOption('semi-rapide');
  await home.next();
  await home.players.paste('CHAT Félix\nLOUP Élise\nOURS Anne et PIE Léo\n');
  await home.next();
  await page.getByLabel('Nombre d’arbitres').fill('2');
  await page.getByLabel('Nom de l’arbitre 1').fill('RENARD Luc');
  await home.confirm();
  await expect(page.getByText('« Soirée des animaux » est créé.')).toBeVisible(SLOW);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Postes et liens' }).click();
  await page.waitForURL('**/postes');
  const params = { tournament: tournamentOf(page) };
  const people = await done(raccord.api.seePeople({ params }));
  expect(people.entrants.map(({ table, members }) => [table, members.map(({ name }) => name)])).toEqual([
    [1, ['CHAT Félix']],
    [2, ['LOUP Élise']],
    [3, ['OURS Anne', 'PIE Léo']],
  ]);
  expect(people.officials.map(({ name, tables }) => [name, tables])).toEqual([
    ['RENARD Luc', [{ from: 1, to: 2 }]],
    ['Arbitre 2', [{ from: 3, to: 3 }]],
  ]);
  const game = await done(raccord.api.seeGame({ params: { ...params, game: 'p1' } }));
  expect(game).toMatchObject({ name: 'Partie 1', formula: 'normale', rhythm: 'semi-rapide' });
  const [{ what }] = (await done(raccord.api.seeAudit({ params, query: { limit: 1 } }))).lines;
  expect(what).toContain('2023');

  await page.goto(raccord.url);
  await expect(page.getByRole('link', { name: 'Continuer : Soirée des animaux' })).toBeVisible();
  await page.keyboard.press('F2');
  await page.waitForURL(`**/${params.tournament}/conduite`);
});

test('the edition in force on the date is proposed, with what it changes, until another one is chosen', async ({
  raccord,
  open,
}) => {
  const page = await open(raccord.chiefLink);
  const home = new HomePage(page);
  await home.beginTournament();
  const edition = page.getByLabel('Règlement', { exact: true });
  const date = page.getByLabel('Date');
  await expect(edition).toHaveValue('2023');
  await home.unfoldTexts();
  await expect(page.getByText(/Proposé car en vigueur le \d/)).toBeVisible();
  await page.getByText('Réglages').click();
  await expect(page.getByLabel('Mots non admis qui rendent un raccordement fallacieux')).toHaveValue('accord');
  // The text of 2023 gives the rounding: there is nothing to choose.
  await expect(page.getByLabel('Arrondi des moyennes')).toHaveCount(0);
  await expectAccessible(page);

  await date.fill('2022-05-01');
  await expect(edition).toHaveValue('2019');
  await expect(page.getByText('Proposé car en vigueur le 1er mai 2022')).toBeVisible();
  await expect(page.getByLabel('Mots non admis qui rendent un raccordement fallacieux')).toHaveCount(0);
  await expect(page.getByLabel('Arrondi des moyennes')).toHaveValue('nearest');

  await edition.selectOption('2016');
  await date.fill('2026-11-15');
  await expect(edition).toHaveValue('2016');
  await expect(page.getByText('Règlement en vigueur le 15 novembre 2026')).toBeVisible();
  await edition.selectOption('2023');
  await page.getByRole('button', { name: 'Ce que ce règlement change…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ce que ce règlement change' });
  await expect(dialog).toContainText(EDITIONS['2019'].title);
  await expect(dialog).toContainText('le mot et sa référence ne sont pas du même sens');
  await expect(dialog).toContainText('Arrondi de la moyenne');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await date.fill('2015-05-01');
  await expect(edition).toHaveValue('2015');
  await expect(page.getByRole('button', { name: 'Ce que ce règlement change…' })).toHaveCount(0);
});

test('players from a windows-1252 file with wrong lines, and from a workbook', async ({ raccord, open }) => {
  const page = await open(raccord.chiefLink, SIZES.tablet);
  const home = new HomePage(page);
  await home.beginTournament();
  await home.next();
  const lines = [
    'place;joueur;licence;categorie;serie;club;points',
    '1;CHAT Félix;1000001;S;1A;AB01;2500',
    '2;L’ŒUF Noël;1000002;V;1B;CD2;2400',
    '3;;1000003;V;1B;CD2;2300',
    '4;PIE Léo;1000001;J;2A;EF3;2200',
  ];
  const WINDOWS = new Map([
    ['’', 0x92],
    ['Œ', 0x8c],
  ]);
  const content = Buffer.from([...lines.join('\r\n')].map((letter) => WINDOWS.get(letter) ?? letter.charCodeAt(0)));
  await home.players.giveFile({ name: 'classement.csv', content });
  await expect(page.getByText('« classement.csv » est lu')).toBeVisible();
  await expect(home.players.refusedLines).toHaveText([
    /Ligne 4\s: il n’y a pas de nom/,
    /Ligne 5\s: la licence 1000001/,
  ]);
  await expect
    .poll(() => home.players.previewed())
    .toEqual(['1 | CHAT Félix | 1000001 | S | 1A | AB01', '2 | L’ŒUF Noël | 1000002 | V | 1B | CD2']);

  await home.players.giveFile({
    name: 'joueurs.xlsx',
    content: await readFile(new URL('./files/joueurs.xlsx', import.meta.url)),
  });
  await expect(home.players.refusedLines).toHaveText([
    /Ligne 6\s: il n’y a pas de nom/,
    /Ligne 7\s: la licence 1000001/,
  ]);
  await expect
    .poll(() => home.players.previewed())
    .toEqual([
      '1 | CHAT Félix | 1000001 | S | 3A | AB01',
      '2 | LOUP Élise | 1000002 | V | 4B | CD2',
      '3 | GEAI Noé | 1000005 | S | 7D | Œuf',
    ]);
  await expectAccessible(page);

  const hostile = {
    'faux.xlsx': [Buffer.from('PK\u0003\u0004 et puis rien'), 'Ce fichier est abîmé ou n’est pas un classeur'],
    'vieux.xls': [Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'ancien format'],
    'image.csv': [Buffer.from([0x89, 0, 1, 2]), 'ni du texte ni un classeur'],
  } as const;
  for (const [name, [bytes, sentence]] of Object.entries(hostile)) {
    await home.players.giveFile({ name, content: bytes });
    await expect(page.getByRole('alert')).toContainText(sentence);
  }
  await expect(page.getByLabel('Liste des joueurs')).toHaveValue(/LOUP/);
});

test('the network drops in the middle of the creation: it goes on from there, and everything is done once', async ({
  raccord,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  const page = await open(raccord.chiefLink);
  const home = new HomePage(page);
  await home.beginTournament();
  // By the keys alone: each step has its caret where something is typed.
  await expect(page.getByLabel('Nom du tournoi')).toBeFocused();
  await home.describe('Tournoi coupé', '');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Liste des joueurs')).toBeFocused();
  await home.players.paste('Chat\nLoup');
  await home.next();
  let sent = 0;
  await page.route('**/commands', async (route) => {
    sent += 1;
    // The second one is done, but its answer is lost; the server is away after it.
    if (sent === 2) await route.fetch();
    return sent >= 2 ? route.abort() : route.continue();
  });
  await home.begin();
  await expect(page.getByRole('alert')).toContainText('Le serveur ne répond pas', SLOW);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Le serveur ne répond pas');
  await page.unroute('**/commands');
  await page.getByRole('button', { name: 'Reprendre la création' }).click();
  await page.waitForURL('**/conduite');
  const people = await done(raccord.api.seePeople({ params: { tournament: tournamentOf(page) } }));
  expect(people.entrants).toHaveLength(2);
  expect(people.officials).toHaveLength(1);
  const { tournaments } = await done(raccord.api.listTournaments());
  expect(tournaments.filter(({ name }) => name === 'Tournoi coupé')).toHaveLength(1);
});

test('an installation without a tournament says what to do; an evening is tried in one click, and nothing of it is kept', async ({
  open,
  startOwn,
}) => {
  const raccord = await startOwn();
  const page = await open(raccord.chiefLink, SIZES.laptop);
  const expectFitsEverywhere = async (): Promise<void> => {
    for (const size of [SIZES.phone, SIZES.tablet, SIZES.desk]) {
      await page.setViewportSize(size);
      await expectFits(page, false);
    }
    await page.setViewportSize(SIZES.laptop);
  };
  await expect(page.getByText('Aucun tournoi pour l’instant')).toBeVisible();
  for (const size of [SIZES.phone, SIZES.desk]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
  }
  await expectFitsEverywhere();

  await page.getByRole('button', { name: 'Commencer l’essai' }).click();
  await page.waitForURL('**/conduite', SLOW);
  const coach = page.getByRole('complementary', { name: 'Essai' });
  const chief = new ChiefPage(page);
  const entry = new RefereePage(page);
  const params = { tournament: decodeURIComponent(tournamentOf(page)) };
  const known = async () => (await done(raccord.api.listTournaments())).tournaments.length;
  /** What the coach says now, and the keys that do it. */
  const expectTold = async (text: string, ...keys: string[]): Promise<void> => {
    await expect(coach.getByRole('status').first()).toContainText(text, SLOW);
    await expect(coach.locator('kbd')).toHaveText(keys);
  };
  const conduct = async (turn: number): Promise<void> => {
    await expectTold('Tirez les lettres', 'F2');
    await chief.pressNext('Tirer au hasard');
    await expectTold('lancez le chronomètre', 'F2');
    await chief.pressNext(`Lancer le coup ${turn}`);
    await expectTold('Les joueurs cherchent', 'F2');
    if (turn === 1) await expectAccessible(page);
    await chief.announceEarly();
    await expectTold('Posez la solution', 'F2');
    await chief.pressNext(/Poser [A-Za-z]+ en [A-O0-9]+/);
    await expectTold('3 bulletins devant vous', 'F2');
    await chief.pressNext('Saisir vos bulletins');
  };
  const enterPaper = async (turn: number): Promise<void> => {
    await entry.ready();
    const handIn = () => done(raccord.api.handInRehearsed({ params, body: {} }));
    const { paper } = await handIn();
    // Once is enough to see that the slips of the colleague come by themselves.
    while (turn > 1 && (await handIn()).left > 0);
    for (const [index, { table }] of paper.entries()) {
      await expectTold(`Bulletin ${index + 1} sur 3, table ${table}`);
      await entry.expectTable(table);
      if (turn === 1 && index === 0) {
        await expectAccessible(page);
        // A slip that is typed otherwise than it is written is pointed out.
        await entry.enterTop();
        await expect(coach).toContainText('Table 1 : vous avez saisi');
      } else {
        // As the coach says it, star and spaces too.
        await page.keyboard.type(await coach.getByRole('code').innerText());
        if (turn === 2 && index === 0) {
          await entry.press('Control+m');
          await entry.giveReason('Soumettre le bulletin de la table 1 à la commission', 'Le mot se lit mal.');
        } else await entry.press('Enter');
      }
    }
  };

  await conduct(1);
  await enterPaper(1);
  await expectTold('il reste à clore ce coup', 'F2');
  await chief.pressNext('Clore le coup 1');

  await conduct(2);
  await enterPaper(2);
  // His own, then the one that his colleague has left to him.
  await expectTold('Le bulletin de la table 1 est soumis à la commission : à vous de décider');
  await coach.getByRole('link', { name: 'Voir ce bulletin' }).click();
  for (const table of [1, 6]) {
    await expectTold(`Table ${table} : choisissez une décision`);
    await page.getByRole('button', { name: `table ${table}` }).click();
    // Whatever it was judged: what is accepted may want its points.
    await page.getByRole('radio', { name: 'Bulletin nul' }).check();
    await page.getByLabel('Motif', { exact: true }).fill('Le bulletin se lit de deux façons.');
    await page.getByRole('button', { name: 'Rendre la décision' }).click();
  }
  await expectTold('il reste à clore ce coup', 'F6', 'F2');
  await entry.press('F6');
  await chief.pressNext('Clore le coup 2');

  await conduct(3);
  await enterPaper(3);
  await chief.pressNext('Clore le coup 3');
  // The caret is in a field: the letter is heard on the other screen.
  await expectTold('terminez la partie, par décision', 'F6', 'F');
  await entry.press('F6');
  await expectTold('terminez la partie, par décision', 'F');
  await entry.press('f');
  await chief.dialog.getByLabel('Motif').fill('Trois coups suffisent.');
  // Once the page knows that no slip is missing.
  await expect(chief.dialog.getByRole('button', { name: 'Terminer la partie' })).toBeEnabled();
  await entry.press('Enter');
  await expect(chief.dialog).toBeHidden();
  await expectTold('La soirée est finie', 'F8');
  await entry.press('F8');
  await expect(page.getByRole('row')).toHaveCount(13);
  await expectTold('La soirée est finie');
  await expectFits(page, false);
  expect(await known()).toBe(0);

  await coach.getByRole('button', { name: 'Terminer l’essai' }).click();
  await expect(page.getByText('Aucun tournoi pour l’instant')).toBeVisible();
  await expect.poll(async () => (await raccord.api.seeHall({ params })).ok).toBe(false);

  for (const tool of ['dictionnaire', 'chercher', 'places']) {
    await page.goto(`${raccord.url}/mots/${tool}`);
    await expect(page.getByLabel('Dictionnaire employé')).toBeVisible();
    await expectFitsEverywhere();
  }
  await page.goto(raccord.url);
  const home = new HomePage(page);
  await home.beginTournament();
  await expectFitsEverywhere();
  await home.next();
  const names = Array.from(
    { length: 120 },
    (_, index) => `Hippopotame-des-marais Marie-Antoinette ${index};CL${index % 9}`,
  );
  await home.players.paste(names.join('\n'));
  await expect(page.getByText('120 joueurs')).toBeVisible();
  await expectFitsEverywhere();
  await home.next();
  await expectFitsEverywhere();

  // One that is left in the middle goes with the server.
  const left = await done(raccord.api.createRehearsal({ body: {} }));
  expect((await raccord.api.seeHall({ params: { tournament: left.id } })).ok).toBe(true);
  await raccord.pause();
  await raccord.resume();
  expect((await raccord.api.seeHall({ params: { tournament: left.id } })).ok).toBe(false);
  expect(await known()).toBe(0);
});

test('a tournament from another installation', async ({ raccord, open, expectedErrors }) => {
  expectedErrors.push(/422/);
  const page = await open(raccord.chiefLink);
  const home = new HomePage(page);
  const tournament = await makeTournament(raccord.api, { players: 2 });
  const file = await done(raccord.api.exportTournament({ params: { tournament: tournament.id } }));
  await home.openFiles();
  await expectAccessible(page);
  await home.giveTournamentFile({ name: 'faux.raccord', content: Buffer.from('rien') });
  await expect(page.getByRole('alert')).toBeVisible();
  await home.giveTournamentFile({ name: 'Copie du club.raccord', content: Buffer.from(file) });
  await page.waitForURL('**/tournois/copie-du-club-*/conduite');
});

test('a game of Eliot: what was read is shown, and nothing is written before it is confirmed', async ({
  raccord,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/422/);
  const eliot = await readFile(new URL('../packages/files/src/games/testdata/eliot-2.1.xml', import.meta.url), 'utf8');
  const known = async () => (await done(raccord.api.listTournaments())).tournaments.map(({ name }) => name);
  const page = await open(raccord.chiefLink);
  const home = new HomePage(page);
  await home.giveTournamentFile({ name: 'coupée.xml', content: Buffer.from(eliot.slice(0, 900)) });
  await expect(page.getByRole('alert')).toHaveText(/Ligne \d+\s: ce XML est abîmé ou tronqué/);
  for (const content of [Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), Buffer.from('Bonjour à tous\n')]) {
    await home.giveTournamentFile({ name: 'photo.jpg', content });
    await expect(page.getByRole('alert')).toHaveText(/n’est ni un tournoi ni une partie. Choisissez/);
  }
  await home.giveTournamentFile({ name: 'feuille.txt', content: Buffer.from('KIF?SUP KIF H6 30\nTES?OUP TEST H7\n') });
  await expect(page.getByRole('alert')).toHaveText(/Ligne 2\s: .*il faut quatre champs/);

  await home.giveTournamentFile({ name: 'Partie du mardi.xml', content: Buffer.from(eliot) });
  const dialog = page.getByRole('dialog', { name: 'Importer une partie' });
  await expect(dialog.getByRole('listitem')).toHaveText([
    'Partie d’Eliot',
    'Formule normale',
    '3 coups',
    '3 joueurs ou paires : Loutre, Martre <1re & 2e>, Ours Anne et Pie Léo',
    /Petit lexique/,
  ]);
  await expect(dialog.getByLabel('Nom du tournoi')).toHaveValue('Partie du mardi');
  await expect(dialog.getByLabel('Règlement')).toHaveValue('2023');
  await expectAccessible(page);
  expect(await known()).not.toContain('Partie du mardi');
  await dialog.getByRole('button', { name: 'Créer un tournoi avec cette partie' }).click();
  await page.waitForURL('**/tournois/partie-du-mardi-*/conduite', SLOW);
  const ranking = await done(raccord.api.seeRanking({ params: { tournament: tournamentOf(page) } }));
  expect(ranking.rows.map(({ total }) => total)).toEqual([95, 82, 4]);

  const wrong = eliot.replaceAll('points="15" type="valid"', 'points="16" type="valid"');
  await page.goto(raccord.url);
  await home.giveTournamentFile({ name: 'Mal comptée.xml', content: Buffer.from(wrong) });
  await dialog.getByRole('button', { name: 'Créer un tournoi avec cette partie' }).click();
  await expect(dialog.getByText('Coup 3 : le fichier dit 16 points, la solution en vaut 15.')).toBeVisible(SLOW);
  await expectAccessible(page);
  await dialog.getByRole('link', { name: 'Ouvrir le tournoi' }).click();
  await page.waitForURL('**/tournois/mal-comptee-*/conduite');

  const unknown = eliot.replaceAll('GAMIN', 'GAMIP').replace('GAMNOUT', 'GAMPOUT');
  await page.goto(raccord.url);
  await home.giveTournamentFile({ name: 'Inconnue.xml', content: Buffer.from(unknown) });
  await dialog.getByRole('button', { name: 'Créer un tournoi avec cette partie' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(/n’a pas tous les mots posés\s: GAMIP \(coup 2\)/, SLOW);
  expect(await known()).not.toContain('Inconnue');
});

/** AA and AAS, as Eliot compiles them: edge 1 is the S, edge 2 the second A, edge 3 the first, edge 4 the root. */
function eliotDictionary(): Buffer {
  const edges = [2 << 24, (19 << 26) | (3 << 24), (1 << 26) | (3 << 24) | 1, (1 << 26) | (2 << 24) | 2, 3];
  const file = Buffer.alloc(474 + edges.length * 4);
  file.write('_COMPILED_DICTIONARY_\0\x02', 'latin1');
  file.writeUInt32BE(edges.length - 1, 24);
  file.writeUInt32BE(2, 28);
  file.writeUInt8(1, 92);
  file.writeUInt32BE(file.write('Deux mots', 94), 124);
  file.writeUInt32BE(file.write('ABCDEFGHIJKLMNOPQRSTUVWXYZ?', 128), 208);
  for (const [index, edge] of edges.entries()) file.writeUInt32BE(edge >>> 0, 474 + index * 4);
  return file;
}

test('somebody’s dictionary: what it holds is shown before it is added, then a tournament may have it', async ({
  raccord,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  const page = await open(raccord.chiefLink);
  const home = new HomePage(page);
  await home.openDictionary();
  await expectAccessible(page);
  await home.giveDictionary({ name: 'vide.txt', content: Buffer.from('\n\n') });
  await expect(page.getByRole('alert')).toBeVisible();
  await home.giveDictionary({ name: 'coupé.txt.gz', content: gzipSync('chat\nloup').subarray(0, 15) });
  await expect(page.getByRole('alert')).toContainText('Ce fichier compressé est abîmé ou tronqué');
  await home.giveDictionary({ name: 'essai.dawg', content: eliotDictionary() });
  await expect(page.getByText('2 mots', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Nom du dictionnaire')).toHaveValue('Deux mots');
  const words = ['chat', 'châle', 'LOUP', 'a', 'mot-composé', 'anticonstitutionnellement'];
  await home.giveDictionary({ name: 'Mes mots.txt', content: Buffer.from(`# Mots du club\n${words.join('\n')}`) });
  await expect(page.getByText('3 mots', { exact: true })).toBeVisible();
  await expect(page.getByText('Ligne 6 : « mot-composé »')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText('1 ligne de commentaire (#) ignorée')).toBeVisible();
  await page.getByLabel('Nom du dictionnaire').fill('Mots du club');
  await page.getByLabel('À partir du').fill('02/01/2099');
  await page.getByRole('button', { name: 'Ajouter ce dictionnaire' }).click();
  await expect(page.getByText('« Mots du club » est ajouté. C’est celui du club à partir du 2 janvier')).toBeVisible();
  await page.getByRole('button', { name: 'Fermer' }).last().click();
  await page.getByRole('link', { name: 'Mots et solutions' }).click();
  await page.getByLabel('Mot ou lettres').fill('RABLE');
  await expect(page.getByRole('heading', { name: 'RABLE ✓ admis' })).toBeVisible(SLOW);
  await expect(page.getByRole('list', { name: 'Ce que c’est' })).toContainText('râble');
  const used = page.getByLabel('Dictionnaire employé');
  const { lexicons } = await done(raccord.api.listLexicons());
  const club = lexicons.find(({ name }) => name === 'Mots du club');
  let fail = (): Promise<void> => Promise.resolve();
  const address = `**/api/lexicons/${club?.hash}`;
  await page.route(address, (route) => {
    fail = () => route.abort();
  });
  await used.focus();
  const asked = page.waitForRequest(address);
  await used.selectOption({ label: 'Mots du club' });
  await asked;
  await expect(used).toBeFocused();
  await used.selectOption({ index: 0 });
  await expect(page.getByRole('heading', { name: 'RABLE ✓ admis' })).toBeVisible();
  const failed = page.waitForEvent('requestfailed');
  await fail();
  await failed;
  // What fails late leaves the one that was chosen after it alone.
  for (const word of ['CHAT', 'CHIEN', 'RABLE']) {
    await page.getByLabel('Mot ou lettres').fill(word);
    await expect(page.getByRole('heading', { name: `${word} ✓ admis` })).toBeVisible();
  }
  await page.unroute(address);
  await expect(page.getByText(NOT_OFFICIAL)).toBeVisible();
  await used.selectOption({ label: 'Mots du club' });
  await expect(page.getByText(NOT_OFFICIAL)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'RABLE ✗ non admis' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Chercher' }).click();
  await page.getByLabel('Tirage').fill('OLUPEIN');
  const best = page.getByRole('listbox', { name: 'Solutions' }).getByRole('option').first();
  await expect(best).toContainText('LOUP');
  await used.selectOption({ index: 0 });
  await expect(best).toContainText('POULINE');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Raccord' }).click();
  await home.beginTournament();
  // By the day of the evening, and not of the clock.
  await home.unfoldTexts();
  const chosen = page.getByLabel('Dictionnaire').locator('option:checked');
  await expect(chosen).not.toHaveText('Mots du club');
  await page.getByLabel('Date').fill('03/01/2099');
  await expect(chosen).toHaveText('Mots du club');
  await expect(page.getByText(NOT_OFFICIAL)).toBeHidden();
  await expect(page.getByText('Celui du club, en vigueur depuis le 2 janvier 2099.')).toBeVisible();

  // Two tournaments have the same letters: each has its own solutions.
  const one = await makeTournament(raccord.api, { players: 2 });
  const other = await makeTournament(raccord.api, { players: 2, lexicon: 'Mots du club' });
  for (const tournament of [one, other]) await playTurn(tournament, 1, 'OLUPEIN');
  await page.goto(`${raccord.url}/tournois/${one.id}/conduite`);
  await expect(best).toContainText('POULINE');
  await page.getByRole('link', { name: 'Tournoi d’essai' }).click();
  await page.locator(`a[href="/tournois/${other.id}"]`).click();
  await expect(best).toContainText('LOUP');
});

test('only the chief of the installation has this page', async ({ raccord, open }) => {
  const tournament = await makeTournament(raccord.api, { players: 2 });
  const page = await open(await tournament.link('referee', 'a1'));
  await page.waitForURL('**/saisie');
  for (const path of ['nouveau', 'mots']) {
    await page.goto(`${raccord.url}/${path}`);
    await expect(page.getByText('Cette page n’existe pas, ou n’est pas pour votre poste.')).toBeVisible();
  }
});
