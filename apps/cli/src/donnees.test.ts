import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unwrap } from '@raccord/scrabble';
import { chained } from '@raccord/stream';
import { type AppealSubject, makeTournamentFile, parseTournamentFile, type RecordedEvent } from '@raccord/tournament';
import { extractText } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../../server/src/store/testing/places.ts';
import { directoryOf, userDirectory } from './data.ts';
import { expectFault, useProgram } from './program.testing.ts';

const { directory, run, start, json, write } = useProgram();

const DATA = ['--donnees', 'donnees'];
const FILE = 'essai.tournoi';

beforeAll(() => {
  write('mots.txt', 'sa se ses ras rase rases sera ares air airs rire riras et te tes en ne nes tu un une');
  const order = ['simuler', '--joueurs', '8', '--coups', '3', '--graine', '7', '--lexique', 'mots.txt', '-o', FILE];
  expect(run(order).status).toBe(0);
  expect(run(['importer', FILE, '--identifiant', 'essai', ...DATA]).status).toBe(0);
});

interface Checked {
  sound: boolean;
  tournaments: { id: string; name: string; events: number; sound: boolean; brokenEvent: number | null }[];
}

const check = (data: string, status = 0) => json(['verifier', '--donnees', data], status) as Checked;

/** Changes one byte of the file: the first `from` in what an event says. SQLite itself does not notice. */
function changeByte(data: string, sequence: number, from: string, to: string): void {
  const said = JSON.stringify(eventsOf(FILE)[sequence - 1].data);
  const file = join(directory, data, 'raccord.sqlite');
  const bytes = readFileSync(file);
  expect(bytes.includes(said)).toBe(true);
  // Pages that were moved leave copies behind.
  for (let at = bytes.indexOf(said); at >= 0; at = bytes.indexOf(said, at + 1)) {
    bytes.write(to, at + said.indexOf(from), 'latin1');
  }
  writeFileSync(file, bytes);
}

const eventsOf = (file: string) => unwrap(parseTournamentFile(readFileSync(join(directory, file), 'utf8')));

/** The events of the tournament, as it is exported. */
function eventsIn(data: string, id = 'essai') {
  expect(run(['exporter', id, '-o', 'lus.raccord', '--donnees', data]).status).toBe(0);
  return eventsOf('lus.raccord');
}

/** A copy of the data of its own, that a test may harm: of what a backup gave back, as the backup gave it back. */
function copyOfData(name: string): string {
  if (!existsSync(join(directory, 'rendues'))) {
    expect(run(['sauvegarder', ...DATA, '-o', 'rendues.sqlite']).status).toBe(0);
    chmodSync(join(directory, 'rendues.sqlite'), 0o644);
    expect(start(['restaurer', 'rendues.sqlite', '--donnees', 'rendues']).status).toBe(0);
    expect(statSync(join(directory, 'rendues', 'raccord.sqlite')).mode & 0o777).toBe(0o600);
  }
  cpSync(join(directory, 'rendues'), join(directory, name), { recursive: true });
  return name;
}

test('raccord verifier and servir tell that an older file was put in the place of the data', () => {
  const data = copyOfData('recul');
  const file = join(directory, data, 'raccord.sqlite');
  const older = readFileSync(file);
  expect(run(['importer', FILE, '--identifiant', 'autre', '--donnees', data]).status).toBe(0);
  writeFileSync(file, older);
  const told = json(['verifier', '--donnees', data], 1) as { sound: boolean; fault: string };
  expect(told).toMatchObject({ sound: false, fault: expect.stringContaining('revenue en arrière') });
  expectFault(
    start(['servir', '--donnees', data, '--port', '0']),
    'revenue en arrière',
    '« autre »',
    'raccord restaurer',
  );
});

test('what opens the data closes it: each command ends by itself as a process', () => {
  const lines = [
    ['importer', FILE, '--identifiant', 'copie', '--donnees', 'processus'],
    ['exporter', 'copie', '-o', 'copie.raccord', '--donnees', 'processus'],
    ['liens', '--donnees', 'processus'],
    ['sauvegarder', '--donnees', 'processus', '-o', 'copie.sqlite'],
    ['verifier', '--donnees', 'processus'],
    ['restaurer', 'copie.sqlite', '--donnees', 'rendue'],
    ['simuler', '--joueurs', '2', '--coups', '2', '--lexique', 'mots.txt', '-o', 'deux.tournoi'],
  ];
  for (const line of lines) expect(start(line)).toMatchObject({ status: 0, stderr: '' });
});

describe('raccord exporter and importer', () => {
  test('carry a tournament over, event by event', () => {
    const { events } = json(['exporter', 'essai', '-o', 'voyage.raccord', ...DATA]) as { events: number };
    expect(eventsOf('voyage.raccord')).toEqual(eventsOf(FILE));
    expect(json(['importer', 'voyage.raccord', '--identifiant', 'arrivee', '--donnees', 'ailleurs'])).toMatchObject({
      id: 'arrivee',
      name: 'Tournoi simulé, graine 7',
      events,
      lexicon: { name: 'mots' },
    });
    expect(eventsIn('ailleurs', 'arrivee')).toEqual(eventsOf(FILE));
  });

  test('take the name of a tournament for its id, unless two have it', () => {
    const data = ['--donnees', copyOfData('deux')];
    const exporting = ['exporter', 'TOURNOI simulé, graine 7', '-o', 'nom.raccord', ...data];
    expect(run(exporting).stdout).toMatch(/\(essai\) écrit dans « nom\.raccord » : \d+ actions\./);
    expect(run(['importer', FILE, ...data]).stdout).toContain('sous l’identifiant « s7-1 »');
    expectFault(run(exporting), 'Plusieurs tournois', 'essai, s7-1');
  });

  test('refuse what is not there, what is there, and what is not a tournament', () => {
    expectFault(run(['exporter', 'finale', '-o', 'x.raccord', ...DATA]), '« finale »', 'raccord verifier');
    expectFault(run(['exporter', 'essai', ...DATA]), '-o FICHIER');
    expectFault(run(['importer', FILE, '--identifiant', 'essai', ...DATA]), '« essai »', 'existe déjà');
    expectFault(run(['importer', FILE, '--identifiant', 'à/b', ...DATA]), '« à/b »', '--identifiant');
    write('autre.json', '{"format":"autre"}');
    expectFault(run(['importer', 'autre.json', ...DATA]), '« autre.json »', 'n’est pas un tournoi');
    expectFault(run(['importer', 'rien.raccord', ...DATA]), '« rien.raccord »', 'introuvable');
    expectFault(run(['exporter', 'essai', '-o', 'x', '--donnees', 'vide']), 'pas de base', 'vide', '--donnees');
    expectFault(run(['verifier', ...DATA, '--database', 'postgres://x']), '--donnees', '--database');
    expect(readdirSync(directory)).not.toContain('vide');
  });
});

test('raccord exporter writes results and a game, by the extension of the file', () => {
  const data = ['--donnees', 'documents'];
  expect(run(['importer', FILE, ...data]).status).toBe(0);
  expect(run(['lexique', 'ajouter', 'mots.txt', ...data]).status).toBe(0);
  const written = (document: string, file: string) => {
    const { stderr, status } = run(['exporter', 's7-1', document, '-o', file, ...data]);
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    return readFileSync(join(directory, file));
  };
  const csv = String(written('resultats', 'r.csv')).split('\r\n');
  expect(csv[0]).toBe('\ufeffPlace;Nom;Licence;Catégorie;Série;Club;Score;Négatif;% du top');
  expect(csv).toHaveLength(1 + 8 + 1);
  expect(written('resultats', 'r.txt').toString('latin1')).toMatch(/^"1","[^"]+","\d+"\r\n/);
  expect(String(written('partie', 'p.html'))).toContain('Coup 1 sur 3');

  const played = eventsOf(FILE);
  const end = played.findIndex(({ type }) => type === 'game-finished');
  write('court.tournoi', [...makeTournamentFile(played.slice(0, end))].join(''));
  expect(run(['importer', 'court.tournoi', '--identifiant', 'court', ...data]).status).toBe(0);
  const lines = ['exporter', 'court', 'resultats', '-o', 'court.txt', ...data];
  expect(run(lines).stdout.replaceAll('\u00a0', ' ')).toContain(
    'Classement provisoire : partie en cours, après 3 coups.',
  );
  expect(json(lines)).toMatchObject({ provisional: expect.stringContaining('partie en cours') });

  const game = played.flatMap(({ type, data }) => (type === 'game-planned' ? [data.id] : []))[0];
  const contest = (events: readonly RecordedEvent[], subject: AppealSubject): readonly RecordedEvent[] => {
    const last = events[events.length - 1];
    const appeal = { by: 'referees', to: 'federation', reason: 'à revoir', isLate: false } as const;
    const signed = { id: `recours-${events.length}`, actor: last.actor, at: last.at + 1 };
    return [...events, chained({ type: 'appeal-filed' as const, data: { ...subject, ...appeal } }, signed, last)];
  };
  const [player] = played.flatMap(({ type, data }) => (type === 'entrants-registered' ? data.entrants : []));
  const slip = { about: 'slip', game, turn: 1, entrant: player.id } as const;
  const contested = contest(contest(contest(played, slip), { about: 'draw', game, turn: 1 }), { about: 'end', game });
  write('recours.tournoi', [...makeTournamentFile(contested)].join(''));
  expect(run(['importer', 'recours.tournoi', '--identifiant', 'recours', ...data]).status).toBe(0);
  const appeal = (...more: string[]) => {
    expect(run(['exporter', 'recours', 'dossier', '-o', 'd.json', ...more, ...data])).toMatchObject({ status: 0 });
    return JSON.parse(readFileSync(join(directory, 'd.json'), 'utf8')).about;
  };
  expect(appeal()).toMatchObject({ about: 'end' });
  expect(appeal('--sujet', 'tirage')).toMatchObject({ about: 'draw', turn: 1 });
  expect(appeal('--joueur', player.members[0].name)).toMatchObject({ about: 'slip', entrant: player.id });
  expectFault(
    run(['exporter', 'recours', 'dossier', '-o', 'd.json', '--sujet', 'arbitre', ...data]),
    '« arbitre » refusée après « --sujet »',
    'bulletin, avertissement, tirage, solution, annulation, retard, fin ou exclusion',
  );

  const refused = (...args: string[]) => run(['exporter', 's7-1', ...args, ...data]);
  expectFault(refused('resultats', '-o', 'r'), 'n’a pas d’extension', '.xlsx, .csv');
  expectFault(refused('resultats', '-o', 'r.pdf'), '« .pdf »', '.xlsx, .csv');
  expectFault(
    refused('depart', '-o', 'd.pdf', '--adresse', 'javascript:alert(1)'),
    '« javascript:alert(1) »',
    'https://',
  );
  expectFault(
    refused('resultats', '-o', 'r.csv', '--coup', '3'),
    '« --coup » en trop',
    '« resultats » prend « --partie », « --par » et « --centre »',
  );
  expectFault(refused('feuille', '-o', 'f.pdf', '--adresse', 'https://x'), '« --adresse » en trop');
  expectFault(refused('-o', '-'), '« - »', 'le nom d’un fichier');
  const { events } = check('documents').tournaments[0];
  expectFault(refused('billets', '-o', 'rien/b.pdf'), '« rien/b.pdf »', 'son dossier n’existe pas');
  expect(check('documents').tournaments[0].events).toBe(events);
});

describe('raccord verifier', () => {
  test('lists the tournaments and finds them sound', () => {
    const { stdout, status } = run(['verifier', ...DATA]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/essai +Tournoi simulé, graine 7 +\d+ +intacte/);
    expect(stdout).toContain('1 tournoi : rien n’a été changé.');
  });

  test('names the event that was changed', () => {
    const data = copyOfData('change');
    changeByte(data, 5, 'i', 'j');
    const { stdout, status } = run(['verifier', '--donnees', data]);
    expect(status).toBe(1);
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain('Tournoi « Tournoi simulé, graine 7 » (essai) : l’action 5 (');
    const { sound, tournaments } = check(data, 1);
    expect([sound, tournaments[0].sound, tournaments[0].brokenEvent]).toEqual([false, false, 5]);
    expectFault(run(['exporter', 'essai', '-o', 'x.raccord', '--donnees', data]), 'L’action 5');
  });

  test('names the event that cannot be read any more', () => {
    const data = copyOfData('illisible');
    changeByte(data, 9, '{', ']');
    expect(check(data, 1).tournaments[0].brokenEvent).toBe(9);
    expect(run(['verifier', '--donnees', data]).stdout).toContain('l’action 9 (illisible)');
  });

  test('checks an exported file and a backup, and leaves them as they are', () => {
    expect(run(['verifier', FILE]).stdout).toMatch(/« essai\.tournoi » : « Tournoi simulé, graine 7 », \d+ actions, /);
    const text = readFileSync(join(directory, FILE), 'utf8');
    write('faux.raccord', text.replace('"chief"', '"chieF"'));
    const { status, stderr } = run(['verifier', 'faux.raccord']);
    expect(status).toBe(1);
    expect(stderr).toContain('« faux.raccord » : la ligne 2');
    expect(json(['verifier', 'faux.raccord'], 1)).toMatchObject({ sound: false, file: 'faux.raccord' });
    expectFault(run(['verifier', 'mots.txt']), '« mots.txt »');
    expectFault(run(['verifier', FILE, ...DATA]), '--donnees', 'en trop');

    run(['sauvegarder', ...DATA, '-o', 'verifiee.sqlite']);
    const bytes = readFileSync(join(directory, 'verifiee.sqlite'));
    expect((json(['verifier', 'verifiee.sqlite']) as Checked).tournaments).toEqual(check('donnees').tournaments);
    expect(readFileSync(join(directory, 'verifiee.sqlite')).equals(bytes)).toBe(true);
  });

  test('tells that a base is damaged', () => {
    const data = copyOfData('abimee');
    const file = join(directory, data, 'raccord.sqlite');
    writeFileSync(file, readFileSync(file).fill(0x58, 4096, 12_288));
    const { status, stderr } = run(['verifier', '--donnees', data]);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Erreur : La base est abîmée.*raccord restaurer ».\n$/);
    expect(json(['verifier', '--donnees', data], 1)).toMatchObject({ sound: false });
  });
});

describe('raccord sauvegarder and restaurer', () => {
  // By processes, like what is done to those data before: a thread that goes on may hold a file that it has closed.
  const restore = (file: string, data: string): { readonly kept: string } =>
    JSON.parse(start(['restaurer', file, '--donnees', data, '--json']).stdout);

  test('bring back the same events, and keep what they replace', () => {
    const data = copyOfData('reprise');
    start(['importer', FILE, '--identifiant', 'apres', '--donnees', data]);
    const { kept } = restore('rendues.sqlite', data);
    expect(eventsIn(data)).toEqual(eventsOf(FILE));
    expect(check(data).tournaments.map(({ id }) => id)).toEqual(['essai']);
    expect(kept).toContain('raccord.avant-');
    expect((json(['verifier', kept]) as Checked).tournaments.map(({ id }) => id)).toEqual(['essai', 'apres']);
    expect(readdirSync(join(directory, data)).filter((name) => name.endsWith('.partiel'))).toEqual([]);
  });

  test('a damaged base is replaced and kept', () => {
    const data = copyOfData('remplacee');
    const file = join(directory, data, 'raccord.sqlite');
    writeFileSync(file, 'rien de bon');
    const { kept } = restore('rendues.sqlite', data);
    expect(readFileSync(kept, 'utf8')).toBe('rien de bon');
    expect(check(data).sound).toBe(true);
  });

  test('refuse a file that is not a backup, and leave the data alone', () => {
    const before = eventsIn('donnees');
    writeFileSync(join(directory, 'vide.sqlite'), '');
    expectFault(run(['restaurer', 'mots.txt', ...DATA]), 'mots.txt', 'pas une base de Raccord');
    for (const file of ['mots.txt', 'vide.sqlite']) {
      expectFault(
        run(['restaurer', file, ...DATA]),
        `« ${file} »`,
        'donnez une autre sauvegarde',
        'rien n’a été remplacé',
      );
    }
    expectFault(run(['restaurer', 'rien.sqlite', ...DATA]), '« rien.sqlite »', 'introuvable');
    expectFault(run(['restaurer', '.', ...DATA]), 'dossier');
    expectFault(run(['restaurer', 'donnees/raccord.sqlite', ...DATA]), 'la base elle-même');
    write('prise.sqlite', '');
    expectFault(run(['sauvegarder', ...DATA, '-o', 'prise.sqlite']), 'prise.sqlite', 'existe déjà');
    expect(eventsIn('donnees')).toEqual(before);
    expect(readdirSync(join(directory, 'donnees'))).toEqual(['raccord.sqlite', 'raccord.sqlite-ancre']);
  });
});

test('raccord exporter writes a site: a folder that is new, empty or a site of before, or an archive', () => {
  const data = ['--donnees', 'site'];
  expect(run(['importer', FILE, ...data]).status).toBe(0);
  expect(run(['lexique', 'ajouter', 'mots.txt', ...data]).status).toBe(0);
  const order = (target: string, ...more: string[]) => ['exporter', 's7-1', 'site', '-o', target, ...more, ...data];
  const { pages } = json(order('pages')) as { pages: number };
  const files = readdirSync(join(directory, 'pages'));
  expect(files.sort()).toEqual(['index.html', 'partie-1.html', 'raccord.css']);
  expect(pages).toBe(2);
  const read = () => files.map((name) => readFileSync(join(directory, 'pages', name), 'utf8'));
  const before = read();
  expect(run(order('pages')).stdout).toContain('« pages » écrit : 2 pages');
  expect(read()).toEqual(before);
  expect(run(order('site.zip')).status).toBe(0);
  expect(readFileSync(join(directory, 'site.zip')).subarray(0, 2).toString()).toBe('PK');

  write('pages/notes.txt', 'à garder');
  expectFault(run(order('pages')), '« pages » contient autre chose qu’un site écrit par Raccord');
  expect(readdirSync(join(directory, 'pages'))).toContain('notes.txt');
  mkdirSync(join(directory, 'mon-site'));
  write('mon-site/index.html', '<title>Le site de quelqu’un</title>');
  expectFault(run(order('mon-site')), '« mon-site » contient autre chose qu’un site écrit par Raccord');
  expect(readFileSync(join(directory, 'mon-site', 'index.html'), 'utf8')).toContain('quelqu’un');
  for (const here of ['.', join(directory, '..')]) expectFault(run(order(here)), 'vous êtes dans ce dossier');
  expectFault(run(order('site.html')), 'donnez le nom d’un dossier');
  expectFault(run(order('essai.tournoi')), 'c’est un fichier');
  expectFault(run(order('nulle-part/site')), 'son dossier n’existe pas');
  expectFault(
    run(order('autre', '--partie', 'Partie 1')),
    '« --partie » en trop : le document « site » n’en prend aucune',
  );
  expectFault(
    run(['exporter', 'nulle-part', 'site', '-o', 'autre', ...data]),
    '« nulle-part » n’est ni un tournoi ni une saison',
  );
  expectFault(run(order('autre', '--club', 'nulle-part')), 'raccord club lister');
  expectFault(run(order('autre', '--club', 'Mon club')), 'n’est pas dans le club « Mon club » : il n’en a aucune');
  expectFault(run(['exporter', 's7-1', 'resultats', '--club', 'x', '-o', 'r.csv', ...data]), '--club');
  expect(existsSync(join(directory, 'autre'))).toBe(false);
  expect(readdirSync(directory).filter((name) => /\.(tmp|old)$/.test(name))).toEqual([]);
});

test('raccord exporter writes papers as PDF, with the fonts they need', async () => {
  const data = ['--donnees', 'papiers'];
  expect(run(['importer', FILE, ...data]).status).toBe(0);
  expect(run(['lexique', 'ajouter', 'mots.txt', ...data]).status).toBe(0);
  const order = ['exporter', 's7-1', 'classement', '--papier', 'Letter', '-o', 'c.pdf'];
  const { stderr, status } = run([...order, ...data]);
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  const { text } = await extractText(new Uint8Array(readFileSync(join(directory, 'c.pdf'))), { mergePages: true });
  expect(text).toContain('Classement général');
  expect(text).toMatch(/1\/1$/);
});

test('the data are where each system keeps those of a user', () => {
  expect(userDirectory({}, 'linux', '/home/zoe')).toBe('/home/zoe/.local/share/raccord');
  expect(userDirectory({ XDG_DATA_HOME: '/d' }, 'linux', '/home/zoe')).toBe('/d/raccord');
  expect(userDirectory({}, 'darwin', '/Users/zoe')).toBe('/Users/zoe/Library/Application Support/raccord');
  expect(userDirectory({ LOCALAPPDATA: '/local' }, 'win32', '/zoe')).toBe('/local/raccord');
  expect(directoryOf(undefined, { RACCORD_DONNEES: '/r' })).toBe('/r');
  expect(directoryOf('/d', { RACCORD_DONNEES: '/r' })).toBe('/d');
});

describe('a game becomes a tournament', () => {
  const ELIOT = `<?xml version="1.0" encoding="UTF-8"?>
<EliotGame format="2">
<Game><Mode>arbitration</Mode><Player id="0"><Name>Loutre &amp; Cie</Name><Type>human</Type></Player></Game>
<History><Turn>
<GameRack>RASEBLO</GameRack>
<GameMove points="8" type="valid" word="RASE" coord="H8" />
<PlayerMove playerId="0" points="8" type="valid" word="RASE" coord="H8" />
<Penalty playerId="0" points="-5" />
</Turn></History>
</EliotGame>`;
  const GAMES = ['--donnees', 'parties'];
  const WORDS = ['--lexique', 'mots.txt'];

  test('known by its content, leaves as Eliot saves it or as a record, and comes in again', () => {
    write('Partie d’été.xml', ELIOT);
    const made = json(['importer', 'Partie d’été.xml', ...WORDS, ...GAMES]) as { lexicon: object };
    expect(made).toMatchObject({ id: 'partie-d-ete', name: 'Partie d’été', format: 'eliot', turns: 1, players: 1 });
    for (const [index, extension] of ['xml', 'txt'].entries()) {
      const file = `sortie.${extension}`;
      expect(run(['exporter', 'partie-d-ete', 'partie', '-o', file, ...GAMES]).status).toBe(0);
      const again = json(['importer', file, '--identifiant', `retour-${index}`, ...WORDS, ...GAMES]);
      expect(again).toMatchObject({ id: `retour-${index}`, turns: 1, players: 1 - index, lexicon: made.lexicon });
    }
    expect(readFileSync(join(directory, 'sortie.txt'), 'utf8')).toContain('RASEBLO  RASE  H8  8');
    expect(run(['exporter', 'retour-0', 'partie', '-o', 'encore.xml', ...GAMES]).status).toBe(0);
    const written = readFileSync(join(directory, 'encore.xml'), 'utf8');
    expect(written).toBe(readFileSync(join(directory, 'sortie.xml'), 'utf8'));
    expect(written).toContain('<Penalty playerId="0" playerid="0" points="-5" />');
  });

  test('is refused in one sentence, and nothing is written', () => {
    const before = check('parties').tournaments;
    write('coupee.xml', ELIOT.slice(0, 300));
    expectFault(run(['importer', 'coupee.xml', ...GAMES]), '« coupee.xml » : ligne 7 : ce XML est abîmé');
    write('autre.txt', 'RASEBLO BLASE H8 20\n');
    expectFault(run(['importer', 'autre.txt', ...WORDS, ...GAMES]), 'BLASE (coup 1)', 'dictionnaire');
    expectFault(
      run(['importer', 'autre.txt', '--identifiant', 'à', ...GAMES]),
      '« à » ne peut pas servir d’identifiant',
    );
    expectFault(run(['importer', 'autre.txt', '--edition', '1999', ...GAMES]), '1999');
    expect(check('parties').tournaments).toEqual(before);
  });
});

describe('data of a newer version', () => {
  const file = (data: string) => join(directory, data, 'raccord.sqlite');

  test('are refused in a sentence, and left as they are', async () => {
    copyOfData('futur');
    await ask({ directory: join(directory, 'futur') }, 'insert into schema values (2)');
    const before = readFileSync(file('futur'));
    expectFault(run(['verifier', '--donnees', 'futur']), 'version plus récente', 'mettez Raccord à jour');
    expectFault(start(['servir', '--donnees', 'futur', '--port', '0', '--json']), 'version plus récente');
    expect(readFileSync(file('futur'))).toEqual(before);
  });
});
