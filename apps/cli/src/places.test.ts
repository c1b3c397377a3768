import { beforeAll, describe, expect, test } from 'vitest';
import { BOARD, EMPTY_BOARD, expectFault, useProgram } from './program.testing.ts';

const { run, json, write } = useProgram();

beforeAll(() => {
  write('grille.txt', BOARD);
  write('vide.txt', EMPTY_BOARD);
  write('mots.txt', 'menerai gamin gamins tas ta as sa');
});

type Rows = { word: string; reference: string; score: number; valid: boolean; notAdmitted: string[] }[];

const places = (...args: string[]) => ['places', '--grille', 'grille.txt', '--lexique', 'mots.txt', ...args];

describe('raccord places', () => {
  test('lists valid and invalid places, best score first, then by row and column', () => {
    const rows = json(places('--tirage', 'TASOUEL', '--mot', 'TAS')) as Rows;
    expect(rows).toContainEqual({ word: 'TAS', reference: 'J8', score: 15, valid: true, notAdmitted: [] });
    const wrong = rows.find(({ reference }) => reference === 'J10');
    expect(wrong).toMatchObject({ valid: false, notAdmitted: ['GAMINT'] });
    for (const row of rows) expect(Object.keys(row)).toEqual(['word', 'reference', 'score', 'valid', 'notAdmitted']);
    expect(rows.map(({ score }) => score)).toEqual(rows.map(({ score }) => score).sort((a, b) => b - a));
    expect(rows.length).toBeGreaterThan(10);
  });

  test('--sens and --score choose among them', () => {
    const rows = json(places('--tirage', 'TASOUEL', '--mot', 'TAS', '--sens', 'horizontal', '--score', '15')) as Rows;
    expect(rows).toContainEqual({ word: 'TAS', reference: 'J8', score: 15, valid: true, notAdmitted: [] });
    for (const { reference, score } of rows) {
      expect(reference).toMatch(/^[A-O]/);
      expect(score).toBe(15);
    }
    const vertical = json(places('--tirage', 'TASOUEL', '--mot', 'TAS', '--sens', 'vertical')) as Rows;
    for (const { reference } of vertical) expect(reference).toMatch(/^\d/);
  });

  test('has a row for each tiling, jokers laid and jokers of the board in lower case', () => {
    write('joker.txt', BOARD.replace('MENERAI', 'MENERaI'));
    const rows = json([
      'places',
      '--grille',
      'joker.txt',
      '--lexique',
      'mots.txt',
      '--tirage',
      'TS?',
      '--mot',
      'tâs',
    ]) as Rows;
    expect(new Set(rows.filter(({ reference }) => reference === 'J8').map(({ word }) => word))).toEqual(
      new Set(['TaS']),
    );
    const throughJoker = rows.filter(({ reference }) => reference === '9G').map(({ word }) => word);
    expect(throughJoker.sort()).toEqual(['TaS', 'Tas', 'taS']);
  });

  test('a word that is not admitted has its places too', () => {
    const rows = json(places('--tirage', 'XSU', '--mot', 'SUX')) as Rows;
    expect(rows.length).toBeGreaterThan(0);
    for (const { valid, notAdmitted } of rows) expect([valid, notAdmitted[0]]).toEqual([false, 'SUX']);
  });

  test('on the first turn the word covers H8', () => {
    const rows = json(['places', '--grille', 'vide.txt', '--tirage', 'TAS', '--mot', 'TAS', '--coup', '1']) as Rows;
    expect(rows.map(({ reference }) => reference).sort()).toEqual(['8F', '8G', '8H', 'H6', 'H7', 'H8']);
  });

  test('shows the board with each place marked, valid or not, and why not', () => {
    const { status, stdout, stderr } = run(places('--tirage', 'TASOUEL', '--mot', 'tas'));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/\d+ places : ✓ \d+ valables?, ✗ \d+ non valables?/);
    expect(stdout).toContain('→ horizontalement');
    expect(stdout).toContain('↓ verticalement');
    const number = /^ *(\d+) {2}✓ {2}TAS {2}J8 /m.exec(stdout)?.[1];
    expect(stdout).toMatch(new RegExp(`^J .*✓${number} `, 'm'));
    expect(stdout).toContain('non admis : GAMINT');
  });

  test('says why there is no place', () => {
    expect(run(places('--tirage', 'TASOUEL', '--mot', 'WAX')).stdout).toContain(
      'il manque des lettres, au mieux W et X',
    );
    expect(run(places('--tirage', 'TASOUEL', '--mot', 'MENERAI')).stdout).toContain('ne tient nulle part');
    expect(run(places('--tirage', 'TAS', '--mot', 'TAS', '--score', '99')).stdout).toContain(
      'Aucune place pour 99 points',
    );
    expect(json(places('--tirage', 'TASOUEL', '--mot', 'WAX'))).toEqual([]);
  });
});

describe('what is wrong is refused in one sentence', () => {
  const refused: [string, string[], string[]][] = [
    ['no word', ['--tirage', 'TAS'], ['--mot', 'manquante']],
    ['a word with a digit', ['--tirage', 'TAS', '--mot', 'T4S'], ['« T4S »', '« 4 »', '--mot']],
    ['a word longer than the board', ['--tirage', 'TAS', '--mot', 'A'.repeat(16)], ['16 lettres', '2 à 15', '--mot']],
    ['a single letter', ['--tirage', 'TAS', '--mot', 'A'], ['1 lettre', '--mot']],
    ['an unknown direction', ['--tirage', 'TAS', '--mot', 'TAS', '--sens', 'oblique'], ['« oblique »', '--sens']],
    ['a score that is no number', ['--tirage', 'TAS', '--mot', 'TAS', '--score', 'dix'], ['« dix »', '--score']],
    ['a draw too long', ['--tirage', 'TASOUELE', '--mot', 'TAS'], ['8 lettres', '--tirage']],
  ];
  test.each(refused)('%s', (_, args, parts) => {
    expectFault(run(places(...args)), ...parts);
  });
});
