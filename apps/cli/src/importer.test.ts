import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectFault, useProgram } from './program.testing.ts';
import { enter, mustAnswer, useServers } from './server.testing.ts';

const { directory, run, json, write } = useProgram();
const { serve, ended } = useServers(directory);

const DATA = ['--donnees', 'donnees'];
const TOURNAMENTS = { club: ['Salle'], federation: ['Salle'], deux: ['Nord', 'Sud'], hostile: ['Salle'], sans: [] };

/** A tournament for each test, made by the server as the application does, each with somebody at table 1 of each centre. */
beforeAll(async () => {
  const server = await serve('donnees');
  const chief = await enter(server);
  const { lexicons } = (await mustAnswer(chief, '/lexicons')) as { lexicons: object[] };
  for (const [id, centres] of Object.entries(TOURNAMENTS)) {
    const data = { name: `Tournoi ${id}`, place: '', date: '2026-11-15', edition: '2019', lexicon: lexicons[0] };
    await mustAnswer(chief, '/tournaments', { id, data });
    const tell = (type: string, data: object) =>
      mustAnswer(chief, `/tournaments/${id}/commands`, { id: crypto.randomUUID(), type, data });
    for (const [index, name] of centres.entries()) {
      const centre = `c${index}`;
      await tell('add-centre', { id: centre, name });
      const members = [{ name: `Renard ${name}`, licence: `900000${index}` }];
      await tell('register-entrants', { entrants: [{ id: `r${index}`, members, centre, table: 1 }] });
    }
  }
  await ended(server.child, 'SIGTERM');
});

const eventsIn = (id: string) =>
  (json(['verifier', ...DATA]) as { tournaments: { id: string; events: number }[] }).tournaments.find(
    (one) => one.id === id,
  )?.events;

interface Imported {
  registered: boolean;
  entrants: { table: number; members: { name: string }[] }[];
  refused: { line: number; code: string }[];
}

const FEDERATION = [
  'place;joueur;licence;categorie;serie;club;points;ps1;ps2;ps3;pp4;serie potentielle',
  '1;C\x8cUR F\xe9lix;1000001;S;1A;AB01;2500;0;0;0;100;1A',
  '2;LOUP \xc9lise;1000002;V;1B;CD2;2400;0;0;0;90;1A',
  '3;RENARD roux;9000000;V;1B;CD2;2300;0;0;0;90;1A',
  '4;LOUP Elise;1000002;V;1B;CD2;2400;0;0;0;90;1A',
].join('\r\n');

describe('raccord importer, for a list of players', () => {
  test('shows the list and writes nothing, then registers it when told to', () => {
    write('federation.csv', Buffer.from(FEDERATION, 'latin1'));
    const before = eventsIn('federation');
    const order = ['importer', 'federation.csv', '--tournoi', 'Tournoi federation', ...DATA];
    const { status, stdout, stderr } = run(order);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(stdout).toBe(
      [
        '2 inscriptions à écrire, centre « Salle ».',
        '',
        'Table  Nom         Licence  Cat.  Série  Club',
        '    2  CŒUR Félix  1000001  S     1A     AB01',
        '    3  LOUP Élise  1000002  V     1B     CD2',
        '',
        '2 lignes laissées de côté',
        'Ligne 4 : la licence 9000000 est celle de « Renard Salle », déjà inscrit à la',
        'table 1 : effacez la ligne, ou corrigez le numéro.',
        'Ligne 5 : la licence 1000002 est déjà à la ligne 3 : effacez l’une des deux, ou',
        'corrigez le numéro.',
        '',
        'Rien n’est écrit : ajoutez « --oui » pour inscrire ces joueurs.',
        '',
      ].join('\n'),
    );
    expect(eventsIn('federation')).toBe(before);

    expect(run([...order, '--oui']).stdout).toContain('2 inscriptions dans « federation », centre « Salle ».');
    expect(eventsIn('federation')).toBe((before ?? 0) + 1);
    const again = json([...order, '--oui'], 1) as Imported;
    expect(again).toMatchObject({ registered: false, entrants: [] });
    expect(again.refused.map(({ line, code }) => `${line} ${code}`)).toEqual([
      '2 licence-registered',
      '3 licence-registered',
      '4 licence-registered',
      '5 licence-twice',
    ]);
  });

  test('while a server runs, which sees them at once', async () => {
    const server = await serve('donnees');
    const chief = await enter(server);
    const people = async () =>
      ((await mustAnswer(chief, '/tournaments/club/people')) as { entrants: { table: number; members: object[] }[] })
        .entrants;
    expect(await people()).toHaveLength(1);
    write('paires.tsv', '\ufeffTable\tJoueur 1\tJoueur 2\n\n7\tChat\tChien\n\tLoup\tOurs\n');
    expect(json(['importer', 'paires.tsv', '--tournoi', 'club', '--oui', ...DATA])).toMatchObject({
      tournament: 'club',
      centre: 'c0',
      registered: true,
      refused: [],
    });
    await expect.poll(people).toHaveLength(3);
    expect((await people()).slice(1)).toMatchObject([
      { table: 7, members: [{ name: 'Chat' }, { name: 'Chien' }] },
      { table: 2, members: [{ name: 'Loup' }, { name: 'Ours' }] },
    ]);
  });

  test('in the centre that is named, when there are several', () => {
    write('noms.txt', 'Chat\nChien\n');
    write('double.txt', '• Félix Chat\n• CHAT Félix\n');
    const order = ['importer', 'noms.txt', '--tournoi', 'deux', ...DATA];
    expectFault(run(order), 'plusieurs centres', '--centre', '« Nord », « Sud »');
    expectFault(run([...order, '--centre', 'Est']), '« Est »', '--centre');
    expect(json([...order, '--centre', 'sud', '--oui'])).toMatchObject({
      centre: 'c1',
      entrants: [{ table: 2 }, { table: 3 }],
    });
    const doubled = run(['importer', 'double.txt', '--tournoi', 'deux', '--centre', 'sud', ...DATA]);
    expect(doubled.status).toBe(0);
    expect(doubled.stdout).toContain('1 doublon possible\nLigne 2 : « CHAT Félix » ressemble à « Félix Chat »');
    expect(json([...order, '--centre', 'Nord'], 1)).toMatchObject({ refused: [{ code: 'name-registered' }, {}] });
    expectFault(run(['importer', 'noms.txt', '--tournoi', 'sans', ...DATA]), 'pas encore de centre', 'ajoutez-en un');
  });

  test('asks where, and says what other files are for', () => {
    write('noms.txt', 'Chat\nChien\n');
    expectFault(run(['importer', 'noms.txt', ...DATA]), '« noms.txt »', '--tournoi', 'raccord lexique ajouter');
    expectFault(run(['importer', 'noms.txt', '--tournoi', 'rien', ...DATA]), '« rien »', 'raccord verifier');
    write('mots.txt', 'chat');
    expect(run(['lexique', 'construire', 'mots.txt', '-o', 'mots.lex']).status).toBe(0);
    expectFault(run(['importer', 'mots.lex', ...DATA]), '« mots.lex » est un dictionnaire', 'raccord lexique ajouter');
    write('page.html', '<html></html>');
    expectFault(run(['importer', 'page.html', '--tournoi', 'deux', ...DATA]), '« page.html »', 'contenu inconnu');
  });
});

const RECORD = 'MENERAI MENERAI H4 70\n';

describe('an option', () => {
  test('that is not for this kind of file is refused, rather than left aside', () => {
    write('noms.txt', 'Chat\nChien\n');
    write('partie.txt', RECORD);
    const list = ['importer', 'noms.txt', '--tournoi', 'club', ...DATA];
    expectFault(run([...list, '--edition', '1850']), '« --edition » en trop', 'une liste de joueurs');
    expectFault(run([...list, '--identifiant', 'x']), '« --identifiant » en trop', 'une liste de joueurs');
    expectFault(run(['importer', 'partie.txt', '--tournoi', 'club', ...DATA]), '« --tournoi » en trop', 'une partie');
    expectFault(run(['importer', 'partie.txt', '--nom', 'N'.repeat(201), ...DATA]), '--nom', '200 signes');
    expect(run(['exporter', 'club', '-o', 'club.raccord', ...DATA]).status).toBe(0);
    expectFault(
      run(['importer', 'club.raccord', '--lexique', 'noms.txt', ...DATA]),
      '« --lexique » en trop',
      'un tournoi exporté',
    );
  });

  test('is named when a file was imported already', () => {
    write('deux fois.txt', RECORD);
    const order = ['importer', 'deux fois.txt', '--oui', ...DATA];
    expect(run(order).status).toBe(0);
    expectFault(run(order), '« deux-fois » existe déjà', '--identifiant');
  });
});

describe('a hostile file', () => {
  const hostile: [string, string | Uint8Array, string][] = [
    ['vide.csv', '', 'ce fichier est vide'],
    ['image.csv', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), 'ni du texte ni un classeur'],
    ['coupe.xlsx', Buffer.from('PK\x03\x04\x14\0\0\0', 'latin1'), 'abîmé ou n’est pas un classeur'],
    ['ancien.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), 'ancien format (.xls)'],
    ['lourd.csv', gzipSync('Chat\n'.repeat(25_000_000), { level: 1 }), 'dépasse 8 Mio'],
    [
      'long.csv',
      Array.from({ length: 10_001 }, (_, index) => `Joueur ${index}`).join('\n'),
      'plus de 10\u202f000 lignes',
    ],
  ];

  test('is refused in one sentence, and nothing is written', () => {
    const before = eventsIn('hostile');
    for (const [name, content, sentence] of hostile) {
      write(name, content);
      expectFault(run(['importer', name, '--tournoi', 'hostile', '--oui', ...DATA]), `« ${name} »`, sentence);
    }
    expect(eventsIn('hostile')).toBe(before);
  });

  test('larger than anything is not even read', () => {
    write('enorme.csv', '');
    truncateSync(join(directory, 'enorme.csv'), 300 * 2 ** 20);
    expectFault(run(['importer', 'enorme.csv', '--tournoi', 'hostile', '--oui', ...DATA]), '256 Mo');
  });

  test('with formulas for names has nobody in it', () => {
    write('formules.csv', 'joueur;club\n=HYPERLINK("http://exemple.fr");A\n+Chat;B\n@Loup;C\nOurs;=1+1\n');
    const read = json(['importer', 'formules.csv', '--tournoi', 'hostile', '--oui', ...DATA], 1) as Imported;
    expect(read).toMatchObject({ registered: false, entrants: [] });
    expect(read.refused.map(({ code }) => code)).toEqual(['formula', 'formula', 'formula', 'formula']);
  });
});
