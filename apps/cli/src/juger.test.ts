import { beforeAll, describe, expect, test } from 'vitest';
import { expectFault, useProgram } from './program.testing.ts';

const { run, json, write } = useProgram();

/** The case of formats.md. */
const CASE = `- cas: Raccord de deux lettres
  source: "S0: deux lettres"
  coup: 3
  partie: [H4 MENERAI, 10E GAMIN]
  tirage: TASOUEL
  mots: [MENERAI, GAMIN, GAMINS, TAS]
  bulletin:
    mot: TAS
    sens: horizontal
    dessin: |
      ..I
      ..N
      TAS
    score: 15
`;
const EXPECTED = `  attendu:
    2019: { points: 15, penalite: 0, avertissement: oui, sort: accepte, motifs: [two-link-letters], retenu: J8 TAS }
`;

beforeAll(() => {
  write('cas.yaml', CASE);
  write('attendu.yaml', CASE + EXPECTED);
  write('faux.yaml', CASE + EXPECTED.replace('points: 15', 'points: 16'));
});

type Verdicts = Record<string, unknown>[];

describe('raccord juger', () => {
  test('prints a verdict with its reason, its citation and its trace', () => {
    const [verdict, ...others] = json(['juger', 'cas.yaml', '--edition', '2019']) as Verdicts;
    expect(others).toEqual([]);
    expect(verdict).toMatchObject({
      case: 'Raccord de deux lettres',
      edition: '2019',
      outcome: 'accepted',
      points: 15,
      penalty: 0,
      warning: true,
      retained: { word: 'TAS', reference: 'J8', score: 15 },
      reasons: [{ code: 'two-link-letters', sanction: 'warning' }],
    });
    expect(verdict).not.toHaveProperty('matches');
    expect(verdict.trace).toContainEqual({
      kind: 'found',
      condition: 'two-link-letters',
      label: 'le raccord n’a pas assez de lettres (deux au lieu de trois)',
      isKept: true,
    });
    expect(verdict.trace).toContainEqual({
      ...{ kind: 'way', way: 'links', move: 'TAS en J8', points: 15, penalty: 0, warning: true },
      ...{ isNull: false, isKept: true },
    });
  });

  test('judges by the edition in force where none is named', () => {
    expect(json(['juger', 'cas.yaml'])).toMatchObject([{ edition: '2023', points: 15, disciplinary: false }]);
  });

  test('judges by the edition asked for, or by those that the case names', () => {
    expect(json(['juger', 'cas.yaml', '--edition', '2016'])).toMatchObject([{ edition: '2016' }]);
    expect(json(['juger', 'attendu.yaml', '--edition', '2016'])).toMatchObject([{ edition: '2019', matches: true }]);
  });

  test('several files make one list; a verdict that does not match gives status 1', () => {
    expect(json(['juger', 'attendu.yaml', 'faux.yaml'], 1)).toMatchObject([{ matches: true }, { matches: false }]);
  });

  test('shows the board, the verdict and, when asked, why', () => {
    const { status, stdout } = run(['juger', 'attendu.yaml', '--expliquer']);
    expect(status).toBe(0);
    for (const part of [
      'Raccord de deux lettres',
      '[T][A][S]',
      '2019  accepté, 15 points, TAS en J8 ✓',
      'par le raccord, TAS en J8 : 15 points, avertissement : retenu',
      'le raccord n’a pas assez de lettres (deux au lieu de trois) : retenu',
    ]) {
      expect(stdout).toContain(part);
    }
    expect(run(['juger', 'faux.yaml']).stdout).toContain('écart, points : 16 attendu, 15 obtenu');
  });

  test('says what the slip was, where it was not just handed in', () => {
    const notesOn = (...lines: readonly string[]) => {
      write('note.yaml', `${CASE}${lines.map((line) => `    ${line}\n`).join('')}`);
      const { stdout } = run(['juger', 'note.yaml']);
      return [...stdout.matchAll(/(?:État|Lecture|Conduite|Bulletin) +\S.*/g)].map(([note]) => note.trimEnd());
    };
    expect(notesOn()).toEqual([]);
    expect(notesOn('etat: absent')).toEqual(['État     pas de bulletin']);
    expect(notesOn('etat: vierge')).toEqual(['État     bulletin vierge']);
    expect(notesOn('etat: hors-delai')).toEqual(['État     hors délai']);
    expect(notesOn('etat: multiple')).toEqual(['État     plusieurs bulletins']);
    expect(notesOn('etat: echange', 'lecture: difficile', 'discipline: avertissement')).toEqual([
      'État     bulletin échangé',
      'Lecture  difficile',
      'Conduite avertissement disciplinaire',
    ]);
    expect(notesOn('lecture: illisible', 'discipline: grave')).toEqual([
      'Lecture  mot illisible',
      'Conduite faute grave',
    ]);
  });

  test('judges with the lexicon when the case lists no word', () => {
    write('sans-mots.yaml', CASE.replace(/ {2}mots: .*\n/, ''));
    write('liste.txt', 'menerai gamin');
    expect(json(['juger', 'sans-mots.yaml', '--lexique', 'liste.txt'])).toMatchObject([
      { outcome: 'nullity', reasons: [{ code: 'word-not-admitted', words: ['TAS'] }] },
    ]);
    expect(json(['juger', 'sans-mots.yaml'])).toMatchObject([{ outcome: 'accepted', points: 15 }]);
  });

  test('marks as valid, on the board of a null slip, the places that the lexicon admits', () => {
    const unlocated = CASE.replace(/ {2}mots: .*\n/, '')
      .replace(/ {4}dessin: \|\n( {6}.*\n)+/, '')
      .replace('score: 15', 'score: 99');
    write('nul.yaml', unlocated);
    write('complet.txt', 'menerai gamin gamins tas');
    const { stdout } = run(['juger', 'nul.yaml', '--lexique', 'complet.txt']);
    expect(stdout).toContain('nul, 0 point');
    expect(stdout).toContain('✓');
    expect(stdout).toContain('✗');
  });

  test.each([
    ['an unknown key', CASE.replace('tirage:', 'tirages:'), ['[1].tirages', 'clé inconnue']],
    ['an unknown edition', CASE + EXPECTED.replace('2019', '2018'), ['[1].attendu.2018', '2015, 2016, 2019, 2023']],
    ['a drawing without the word', CASE.replace('      TAS\n', '      TAR\n'), ['[1].bulletin.dessin', '« TAS »']],
    [
      'a letter that touches the word',
      CASE.replace('      TAS\n', '      TASE\n'),
      ['[1].bulletin.dessin', 'autre mot'],
    ],
    ['a short board', CASE.replace('partie: [H4 MENERAI, 10E GAMIN]', 'grille: "..."'), ['[1].grille', '15 lignes']],
    ['both board and moves', CASE.replace('  coup', '  grille: "."\n  coup'), ['[1]', 'grille', 'partie']],
    ['a word off the board', CASE.replace('H4 MENERAI', 'H12 MENERAI'), ['[1].partie[1]', 'MENERAI', 'H12']],
    ['an unknown formula', `${CASE}  formule: rapide\n`, ['[1].formule', '« rapide »', '7sur8']],
    ['a score in letters', CASE.replace('score: 15', 'score: quinze'), ['[1].bulletin.score', '« quinze »']],
    ['broken YAML', `${CASE}  - [`, ['YAML']],
    ['an empty file', '', ['aucun cas']],
  ])('refuses %s with the file, the path of the key and what was expected', (_, content, parts) => {
    write('mauvais.yaml', content);
    expectFault(run(['juger', 'mauvais.yaml']), 'mauvais.yaml', ...parts);
  });

  test('refuses an unknown edition and a missing file', () => {
    expectFault(run(['juger', 'cas.yaml', '--edition', '2017']), '« 2017 »', '--edition');
    expectFault(run(['juger', 'absent.yaml']), '« absent.yaml »', 'introuvable');
    expectFault(run(['juger']), 'FICHIER');
  });
});

describe('raccord reglement', () => {
  test('prints the table of an edition', () => {
    expect(json(['reglement', '--edition', '2016'])).toMatchObject({ edition: '2016' });
    expect(json(['reglement', '--edition', '2016'])).toHaveProperty('rules');
    const { stdout } = run(['reglement']);
    for (const part of ['en vigueur au 1er janvier 2023', '(texte)', 'Le compte du joueur', 'art. 5.8'])
      expect(stdout).toContain(part);
  });

  test('prints what changes between two editions', () => {
    const changed = json(['reglement', '--comparer', '2019', '2023']) as object[];
    expect(changed).toContainEqual(
      expect.objectContaining({
        chapter: 'Le compte du joueur',
        subject: 'Arrondi de la moyenne',
        after: 'arrondie par défaut',
      }),
    );
    const { stdout } = run(['reglement', '--comparer', '2019', '2023']);
    for (const part of ['4 points ou\nmoins', 'Arrondi de la moyenne']) expect(stdout).toContain(part);
    expect(json(['reglement', '--comparer', '2019', '2019'])).toEqual([]);
  });

  test('refuses an edition that does not exist or is missing', () => {
    expectFault(run(['reglement', '--edition', '1998']), '« 1998 »');
    expectFault(run(['reglement', '--comparer', '2019']), 'Édition manquante');
  });
});
