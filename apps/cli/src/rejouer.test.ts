import { describe, expect, test } from 'vitest';
import { expectFault, useProgram } from './program.testing.ts';

const { run, json, write } = useProgram();

const GOOD = `# Une partie de club
TASOULB TAS H7 6   # premier coup
BLOU+ECD TASE H7 4
`;

write('mots.txt', 'tas tase tases');

interface Answer {
  turns: Record<string, unknown>[];
  total: number;
  errors: { turn: number; line: number; code: string; text: string }[];
  alerts: { turn: number; line: number; text: string }[];
}

const replay = (content: string, status: number, ...more: string[]): Answer => {
  write('partie.txt', content);
  return json(['rejouer', 'partie.txt', ...more], status) as Answer;
};

describe('raccord rejouer', () => {
  test('plays a right record again', () => {
    const { turns, total, errors, alerts } = replay(GOOD, 0, '--lexique', 'mots.txt');
    expect(turns).toEqual([
      { draw: 'TASOULB', word: 'TAS', reference: 'H7', declared: 6, score: 6, top: 6, isTop: true, leftover: 'BLOU' },
      {
        draw: 'BLOU+ECD',
        word: 'TASE',
        reference: 'H7',
        declared: 4,
        score: 4,
        top: 4,
        isTop: true,
        leftover: 'BCDLOU',
      },
    ]);
    expect({ total, errors, alerts }).toEqual({ total: 10, errors: [], alerts: [] });
  });

  test('plays a game of Eliot or a federal export again, known by its content', () => {
    const eliot = `<EliotGame format="2"><Game><Mode>duplicate</Mode></Game><History>
<Turn><GameRack>TASOULB</GameRack><GameMove points="6" type="valid" word="TAS" coord="H7" /></Turn>
<Turn><GameRack>BLOU+ECD</GameRack><GameMove points="5" type="valid" word="TASE" coord="H7" /></Turn>
</History></EliotGame>`;
    const federal = 'Partie normale\n\n1.\tTASOULB\n2.\tBLOU+ECD\tTAS\tH7\t6\n\t\tTASE\tH7\t5\n';
    for (const [content, line] of [
      [eliot, 3],
      [federal, 5],
    ] as const) {
      const { turns, errors } = replay(content, 1, '--lexique', 'mots.txt');
      expect(turns.map(({ word, score }) => [word, score])).toEqual([
        ['TAS', 6],
        ['TASE', 4],
      ]);
      expect(errors).toEqual([{ turn: 2, line, code: 'wrong-score', text: 'score 5 annoncé, 4 calculé.' }]);
    }
  });

  test('a draw of Eliot without its leftover is a rejection, with an alert', () => {
    write(
      'partie.xml',
      `<EliotGame format="2"><Game><Mode>duplicate</Mode></Game><History>
<Turn><GameRack>TASOULB</GameRack><GameMove points="6" type="valid" word="TAS" coord="H7" /></Turn>
<Turn><GameRack>ECDAINR</GameRack><GameMove points="4" type="valid" word="TASE" coord="H7" /></Turn>
</History></EliotGame>`,
    );
    const { stderr, status } = run(['rejouer', 'partie.xml', '--lexique', 'mots.txt']);
    expect(stderr).toBe(
      'Attention : Coup 2 : le tirage ECDAINR ne reprend pas le reliquat (BLOU) ; il est compté comme un rejet.\n',
    );
    expect(status).toBe(0);
  });

  test('finds wrong scores and leftovers, each with its turn, line and code', () => {
    const { errors } = replay('TASOUEL TAS H7 7\nXLOU+BCD TASE H7 4', 1, '--lexique', 'mots.txt');
    expect(errors.map(({ turn, line, code }) => ({ turn, line, code }))).toEqual([
      { turn: 1, line: 1, code: 'wrong-score' },
      { turn: 2, line: 2, code: 'wrong-leftover' },
      { turn: 2, line: 2, code: 'letters-not-in-draw' },
    ]);
    for (const error of errors) expect(Object.keys(error)).toEqual(['turn', 'line', 'code', 'text']);
  });

  test('a word not admitted is an error with one’s own lexicon, an alert with the free one', () => {
    const record = 'TASOUEX TAXOU H4 30';
    const own = replay(record, 1, '--lexique', 'mots.txt');
    expect(own.errors.at(-1)).toEqual({ turn: 1, line: 1, code: 'word-not-admitted', text: 'mot non admis : TAXOU.' });
    expect(own.alerts).toEqual([]);
    const free = json(['rejouer', 'partie.txt'], 0) as Answer;
    expect(free.alerts).toEqual([{ turn: 1, line: 1, text: 'mot non admis : TAXOU.' }]);
    expect(free.errors.some(({ code }) => code === 'word-not-admitted')).toBe(false);
  });

  test('shows turns, the last board, and the errors by turn', () => {
    write('fausse.txt', 'TASOULB TAS H7 7\nBLOU+ECD TASE H7 4\n');
    const { status, stdout, stderr } = run(['rejouer', 'fausse.txt', '--lexique', 'mots.txt']);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(stdout).toMatch(/ 1 {2}TASOULB +TAS +H7 +✗ 7 +6 +6 +✓ +6/);
    expect(stdout).toContain('Total : 10 points');
    expect(stdout).toMatch(/^H .* T {2}A {2}S {2}E /m);
    expect(stdout).toContain('✗ Coup 1 (ligne 1) : score 7 annoncé, 6 calculé.');
    expect(stdout).toContain('1 erreur.');
  });

  test('marks a turn that is not the top', () => {
    const record = 'TASOUEL TAS H7 6';
    expect(replay(record, 0, '--lexique', 'mots.txt').turns).toMatchObject([{ score: 6, top: 8, isTop: false }]);
    expect(run(['rejouer', 'partie.txt', '--lexique', 'mots.txt']).stdout).toMatch(/TAS +H7 +6 +6 +8 +−2 +6/);
  });

  test('reads standard input', () => {
    const { status, stdout } = run(['rejouer', '-', '--lexique', 'mots.txt', '--json'], { input: GOOD });
    expect([status, JSON.parse(stdout).total]).toEqual([0, 10]);
  });
});

describe('what is wrong is refused in one sentence', () => {
  const refused: [string, string, string[]][] = [
    ['a word off the board', 'TASOUEL TAS H7 6\nELOU+BCD BLOC H13 12', ['ligne 2', 'BLOC en H13 sort de la grille']],
    ['a line with a field missing', 'TASOUEL TAS H7', ['ligne 1', 'quatre champs']],
    ['a wrong reference', 'TASOUEL TAS Z7 6', ['ligne 1', '« Z7 »']],
    ['a wrong letter in a draw', 'TAS!UEL TAS H7 6', ['ligne 1', '« ! »']],
    ['an unknown formula', '# formule: blitz\nTASOUEL TAS H7 6', ['ligne 1', '« blitz »']],
    ['no turn at all', '# rien\n', ['aucun coup']],
  ];
  test.each(refused)('%s', (_, content, parts) => {
    write('refusee.txt', content);
    expectFault(run(['rejouer', 'refusee.txt']), '« refusee.txt »', ...parts);
    expectFault(run(['rejouer', 'refusee.txt', '--json']), ...parts);
  });

  test('a missing file, no file, two files', () => {
    expectFault(run(['rejouer', 'nulle.txt']), '« nulle.txt »', 'introuvable');
    expectFault(run(['rejouer']), 'FICHIER', 'manquant');
    expectFault(run(['rejouer', 'a', 'b']), '« b »', 'en trop');
  });
});
