import { beforeAll, describe, expect, test } from 'vitest';
import { BOARD, EMPTY_BOARD, expectFault, useProgram } from './program.testing.ts';

const { run, json, write } = useProgram();
const WORDS = 'MENERAI GAMIN GAMINS TAS TASSE SOLE OS SOL LAS AS SA';

beforeAll(() => {
  write('grille.txt', BOARD);
  write('vide.txt', EMPTY_BOARD);
  write('mots.txt', WORDS);
});

type Rows = { word: string; reference: string; score: number }[];

const search = (...args: string[]) => ['chercher', '--grille', 'grille.txt', '--lexique', 'mots.txt', ...args];

describe('raccord chercher', () => {
  test('lists every solution as JSON, best first, with these three keys in this order', () => {
    const rows = json(search('--tirage', 'TASOUEL')) as Rows;
    expect(rows).toContainEqual({ word: 'TAS', reference: 'J8', score: 15 });
    expect(rows.map(({ score }) => score)).toEqual(rows.map(({ score }) => score).sort((a, b) => b - a));
    for (const row of rows) expect(Object.keys(row)).toEqual(['word', 'reference', 'score']);
  });

  test('writes jokers in lower case', () => {
    const rows = json(search('--tirage', 'TA?')) as Rows;
    expect(rows).toContainEqual({ word: 'TAs', reference: 'J8', score: 9 });
    expect(rows.some(({ word }) => word === 'TAS')).toBe(false);
  });

  test('gives two rows to a single tile that makes a word both ways', () => {
    const lines = EMPTY_BOARD.split('\n');
    lines[6] = '.......O.......';
    lines[7] = '......A........';
    write('croix.txt', lines.join('\n'));
    const rows = json(['chercher', '--grille', 'croix.txt', '--lexique', 'mots.txt', '--tirage', 'S']) as Rows;
    expect(rows.slice(0, 2)).toEqual([
      { word: 'AS', reference: 'H7', score: 8 },
      { word: 'OS', reference: '8G', score: 8 },
    ]);
  });

  test('--limite keeps the best ones', () => {
    const all = json(search('--tirage', 'TASOUEL')) as Rows;
    expect(json(search('--tirage', 'TASOUEL', '--limite', '3'))).toEqual(all.slice(0, 3));
  });

  test('reads the board from standard input', () => {
    const { status, stdout } = run(
      ['chercher', '--grille', '-', '--tirage', 'tas', '--lexique', 'mots.txt', '--json'],
      {
        input: `\uFEFF${BOARD.replaceAll('\n', '\r\n')}`,
      },
    );
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toContainEqual({ word: 'TAS', reference: 'J8', score: 15 });
  });

  test('prints an empty list when nothing can be played', () => {
    expect(json(search('--tirage', 'ZZ'))).toEqual([]);
    expect(run(search('--tirage', 'ZZ')).stdout).toContain('Aucune solution');
  });

  test('searches the free lexicon by default, and in any formula', () => {
    const rows = json(['chercher', '--grille', 'vide.txt', '--tirage', 'SCRABBLE', '--formule', '7et8']) as Rows;
    expect(rows[0]).toMatchObject({ word: 'SCRABBLE' });
    const nine = json(['chercher', '--grille', 'vide.txt', '--tirage', 'SATINERAI', '--formule', '789']) as Rows;
    expect(nine).toContainEqual({ word: 'SATINERAI', reference: 'H1', score: 160 });
  });

  test('shows the board, the top in brackets, and the best of the list', () => {
    const { status, stdout, stderr } = run(search('--tirage', 'tas', '--coup', '2'));
    expect({ status, stderr }).toEqual({ status: 0, stderr: expect.stringContaining('irrégulier') });
    expect(stdout).toContain('coup 2, tirage TAS, partie normale');
    expect(stdout).toContain('Top : TAS en J8, 15 points');
    expect(stdout).toContain('J  ·  =  ·  ·  ·  =  · [T][A][S] ·  ·  ·  =  ·');
    expect(stdout).toMatch(/TAS\s+J8\s+15\s+top/);
  });

  test('shows twenty solutions unless told otherwise, and says so', () => {
    const { stdout } = run(['chercher', '--grille', 'vide.txt', '--tirage', 'RETINAS']);
    expect(stdout).toMatch(/Les 20 meilleures sur .+ : « --limite 100 » en montre davantage\./);
    expect(stdout).toContain('[R]');
  });

  test('without a board, searches the empty one', () => {
    const line = ['chercher', '--tirage', 'AEINRT?', '--limite', '5'];
    expect(json(line)).toEqual(json([...line, '--grille', 'vide.txt']));
    expect(run([...line, '--coup', '1'])).toMatchObject({ status: 0, stderr: '' });
  });

  test('proposes a horizontal top on an empty board', () => {
    const { stdout } = run(['chercher', '--grille', 'vide.txt', '--tirage', 'TAS', '--lexique', 'mots.txt']);
    expect(stdout).toMatch(/Top : TAS en H\d/);
  });
});

describe('what is improbable is told, not refused', () => {
  test('a draw that must be put back', () => {
    const { status, stderr } = run(search('--tirage', 'BCDFGHZ', '--coup', '3'));
    expect(status).toBe(0);
    expect(stderr).toBe(
      'Attention : Tirage BCDFGHZ irrégulier. Au coup 3, le tirage doit compter au moins 2 voyelles.\n',
    );
  });

  test('more tiles than the game has', () => {
    write('w.txt', EMPTY_BOARD.replace('...............', 'WWW............'));
    const { status, stderr } = run(['chercher', '--grille', 'w.txt', '--tirage', 'TAS', '--lexique', 'mots.txt']);
    expect(status).toBe(0);
    expect(stderr).toBe('Attention : La grille a plus de lettres que le jeu : 3 W au lieu de 1.\n');
  });

  test('nothing of this is said to programs', () => {
    expect(json(search('--tirage', 'BCDFGHZ', '--coup', '3'))).toEqual([]);
  });
});

describe('what is wrong is refused in one sentence', () => {
  const refused: [string, string[], string[]][] = [
    ['a wrong letter in the draw', ['--tirage', 'TAS1'], ['« TAS1 »', '« 1 »', '--tirage']],
    ['an empty draw', ['--tirage', ' '], ['tirage est vide', '--tirage']],
    ['eight letters in a normal game', ['--tirage', 'TASOUELE'], ['8 lettres', 'partie normale', '--tirage']],
    ['nine letters where eight are drawn', ['--tirage', 'TASOUELES', '--formule', '7et8'], ['9 lettres', '7 et 8']],
    ['ten letters in any game', ['--tirage', 'TASOUELESE', '--formule', '789'], ['10 lettres', '--tirage']],
    ['three jokers', ['--tirage', 'TA???'], ['3 jokers', '--tirage']],
    ['an unknown formula', ['--tirage', 'TAS', '--formule', 'blitz'], ['« blitz »', '--formule', 'normale, 7sur8']],
    ['a mistyped formula', ['--tirage', 'TAS', '--formule', 'normal'], ['vouliez-vous dire « normale »']],
    ['a turn that is no number', ['--tirage', 'TAS', '--coup', 'deux'], ['« deux »', '--coup']],
    ['turn zero', ['--tirage', 'TAS', '--coup', '0'], ['« 0 »', '--coup']],
    ['a limit of zero', ['--tirage', 'TAS', '--limite', '0'], ['« 0 »', '--limite']],
    ['no draw', [], ['--tirage', 'manquante']],
    ['an option without its value', ['--tirage'], ['Valeur manquante', '--tirage']],
    ['an option where a value should be', ['--tirage', '--json'], ['Valeur manquante', '--tirage']],
    ['an option given twice', ['--tirage', 'TAS', '--tirage', 'SAT'], ['--tirage', 'deux fois']],
    ['a mistyped option', ['--tiraje', 'TAS'], ['« --tiraje »', 'vouliez-vous dire « --tirage »']],
    ['an unknown option', ['--tirage', 'TAS', '--xyzzy'], ['« --xyzzy »', 'raccord chercher --help']],
    ['a value after a switch', ['--tirage', 'TAS', '--json=oui'], ['--json', 'ne prend pas de valeur']],
    ['an argument too many', ['--tirage', 'TAS', 'encore'], ['« encore »', 'en trop']],
  ];
  test.each(refused)('%s', (_, args, parts) => {
    expectFault(run(search(...args)), ...parts);
  });

  const boards: [string, string, string[]][] = [
    ['14 lines', BOARD.replace(/^.+\n/, ''), ['15 lignes', 'en a 14']],
    ['a short line', BOARD.replace(/^\.{15}/, '.'.repeat(14)), ['ligne 1', 'rangée A', '15 caractères', 'en a 14']],
    ['a wrong character', BOARD.replace('...MENERAI', '...MENERA1'), ['« 1 »', 'H10']],
    ['nothing', '', ['15 lignes', 'en a 0']],
  ];
  test.each(boards)('a board with %s', (_, board, parts) => {
    write('fausse.txt', board);
    expectFault(run(['chercher', '--grille', 'fausse.txt', '--tirage', 'TAS']), '« fausse.txt »', ...parts);
    const piped = run(['chercher', '--grille', '-', '--tirage', 'TAS'], { input: board });
    expectFault(piped, 'l’entrée standard', ...parts);
  });

  test('a missing file', () => {
    expectFault(
      run(['chercher', '--grille', 'nulle.txt', '--tirage', 'TAS']),
      '« nulle.txt »',
      'introuvable',
      '--grille',
    );
    expectFault(
      run(['chercher', '--grille', 'grille.txt', '--tirage', 'TAS', '--lexique', 'nul.lex']),
      '« nul.lex »',
      'introuvable',
      '--lexique',
    );
  });

  test('a directory', () => {
    expectFault(run(['chercher', '--grille', '.', '--tirage', 'TAS']), '« . »', 'dossier', '--grille');
  });

  test('a file that is no text', () => {
    write('image.png', new Uint8Array([0x89, 0x50, 0, 0, 1]));
    expectFault(run(['chercher', '--grille', 'image.png', '--tirage', 'TAS']), '« image.png »', 'pas du texte');
  });

  test('a damaged gzip', () => {
    write('tronque.gz', new Uint8Array([0x1f, 0x8b, 8, 0, 0, 0]));
    expectFault(run(['chercher', '--grille', 'tronque.gz', '--tirage', 'TAS']), '« tronque.gz »', 'abîmé');
  });
});
