import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectFault, useProgram } from './program.testing.ts';

const { run, json, write, directory } = useProgram();
const file = (name: string) => join(directory, name);
const content = (name: string) => readFileSync(file(name), 'utf8');

/** Words that cross easily, so that games go on. */
const WORDS = `ai an as au bu ce de du en es et eu ex fi go ha il je ka la le lu ma me mu ne ni nu on or os ou pu ra re ri sa
se si su ta te tu un us ut va vu air ane bal car des duo eau ete feu jeu les loi mer nez oie ose que rat riz sel ses tes une
vie aile aine aire amie ciel etai lien lion loue nier otee ouie rien roue seau soie tenu tire tour unie aeriens oseraie
satinee aerions notaire suaient aieules alitees altiere austere aileron entoila laitues laniers ensuite entiers natures`;

write('mots.txt', WORDS);
write('petits.txt', 'tas tase tases test');
write('phrase.txt', 'Où est le cœur ?\nune deuxième ligne\n');

const SHEET = `# nom: Demi-finale
TASOULB TAS H7 6
BLOU+ECD TASE H7 4
`;
write('feuille.txt', SHEET);

interface Answer {
  name: string;
  formula: string;
  seed?: number;
  turns: { draw: string; word: string; reference: string; score: number; top: number }[];
  total: number;
  scrabbles: number;
  findings: { turn: number; code: string; severity: string; text: string }[];
  file: string | null;
}

const prepare = (args: readonly string[], status = 0, lexicon = 'mots.txt') =>
  json(['preparer', ...args, '--lexique', lexicon], status) as Answer;
const check = (args: readonly string[], status = 0) => prepare(args, status, 'petits.txt');

describe('raccord preparer composes a game', () => {
  test('that stands when it is played again, and is that of the same seed', () => {
    const game = prepare(['--graine', '7', '--nom', 'Finale', '-o', 'finale.txt']);
    expect(Object.keys(game)).toEqual(['name', 'formula', 'seed', 'turns', 'total', 'scrabbles', 'findings', 'file']);
    expect(game).toMatchObject({ name: 'Finale', formula: 'normale', seed: 7, findings: [], file: 'finale.txt' });
    const again = json(['rejouer', 'finale.txt', '--lexique', 'mots.txt']) as { total: number; errors: unknown[] };
    expect(again).toMatchObject({ total: game.total, errors: [] });
    const played = json(['partie', '--graine', '7', '--lexique', 'mots.txt']) as Answer;
    expect(played.turns).toMatchObject(game.turns.map(({ top: _, ...turn }) => turn));
    expect(prepare(['--graine', '7', '--nom', 'Finale'])).toEqual({ ...game, file: null });
  });

  test('by chance when no seed is given', () => {
    const [one, other] = [prepare([]), prepare([])];
    expect(one.seed).not.toBe(other.seed);
  });

  test('by wishes', () => {
    const wished = prepare(['--graine', '1', '--formule', '7et8joker', '--scrabbles', '1', '--coups', '20-30']);
    expect(wished.formula).toBe('7et8joker');
    expect(wished.scrabbles).toBeGreaterThanOrEqual(1);
    expect(wished.turns.length >= 20 && wished.turns.length <= 30).toBe(true);
    expect(prepare(['--graine', '1', '--coups', '12']).turns).toHaveLength(12);
  });

  test('or says the closest one that it saw', () => {
    const ended = run(['preparer', '--scrabbles', '30', '--lexique', 'mots.txt', '-o', 'trop.txt']);
    expectFault(ended, 'aucune partie n’a au moins 30\u00a0scrabbles', 'La plus proche');
    expect(existsSync(file('trop.txt'))).toBe(false);
  });

  test('and shows it', () => {
    const { turns, total } = prepare(['--graine', '7']);
    const { status, stdout, stderr } = run(['preparer', '--graine', '7', '--lexique', 'mots.txt']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('Partie normale « Partie préparée », graine 7');
    for (const { draw, word, reference } of turns) {
      expect(stdout).toMatch(new RegExp(`${draw.replace(/[+?]/g, '\\$&')} +${word} +${reference} `));
    }
    expect(stdout).toContain(`Total : ${total} points en ${turns.length} coups`);
    expect(stdout).toContain('✓ Aucune faute.');
    for (const line of stdout.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
  });
});

describe('raccord preparer FEUILLE checks a game', () => {
  test('without fault: exit status 0', () => {
    const game = check(['feuille.txt']);
    expect(game).toMatchObject({ name: 'Demi-finale', formula: 'normale', total: 10, scrabbles: 0, file: null });
    expect(game.turns[1]).toEqual({ draw: 'BLOU+ECD', word: 'TASE', reference: 'H7', score: 4, top: 4 });
    expect(game.findings.map(({ turn, code, severity }) => [turn, code, severity])).toEqual([
      [2, 'unfinished', 'alert'],
    ]);
  });

  test('with faults: exit status 1, and nothing is written', () => {
    write('fausse.txt', 'TASOULB TAS H7 7\nXLOU+BCE TASE H7 4\n');
    const { findings } = check(['fausse.txt', '-o', 'sortie.txt'], 1);
    expect(findings.map(({ turn, code }) => [turn, code])).toEqual([
      [1, 'wrong-score'],
      [2, 'wrong-leftover'],
      [2, 'unfinished'],
    ]);
    const { status, stdout } = run(['preparer', 'fausse.txt', '-o', 'sortie.txt', '--lexique', 'petits.txt']);
    expect(status).toBe(1);
    expect(stdout).toContain('✗ Coup 1 : score 7 annoncé, 6 calculé.');
    expect(stdout).toContain('Rien n’est écrit.');
    expect(existsSync(file('sortie.txt'))).toBe(false);
  });

  test('a solution that is not a top is an alert', () => {
    write('sous-top.txt', 'TASOUEL TAS H7 6');
    expect(check(['sous-top.txt']).findings).toContainEqual({
      turn: 1,
      code: 'not-top',
      severity: 'alert',
      text: 'La solution retenue vaut 6\u00a0points, le top 8.',
    });
    expect(run(['preparer', 'sous-top.txt', '--lexique', 'petits.txt']).stdout).toMatch(/TAS +H7 +6 +8 +−2 +6/);
  });

  test('a word not admitted is a fault with one’s own lexicon, an alert with the free one', () => {
    write('inconnu.txt', 'TASOUEX TAXOU H4 30');
    const own = check(['inconnu.txt'], 1).findings[0];
    expect(own).toEqual({ turn: 1, code: 'word-not-admitted', severity: 'fault', text: 'Mot non admis : TAXOU.' });
    expect((json(['preparer', 'inconnu.txt'], 0) as Answer).findings[0]).toEqual({ ...own, severity: 'alert' });
    expect(run(['preparer', 'inconnu.txt']).stdout).toContain('« --lexique »');
  });

  test('its name: the one given, its own, or its file’s; the record written has it', () => {
    expect(check(['feuille.txt', '--nom', ' Petite  finale ', '-o', 'copie.txt']).name).toBe('Petite finale');
    expect(content('copie.txt')).toBe(
      '# nom: Petite finale\n# formule: normale\nTASOULB   TAS   H7  6\nBLOU+ECD  TASE  H7  4\n',
    );
    expect(check(['copie.txt']).name).toBe('Petite finale');
    write('sans-nom.txt', SHEET.replace('# nom: Demi-finale\n', ''));
    expect(check(['sans-nom.txt']).name).toBe('sans-nom');
  });

  test('standard input', () => {
    const { stdout } = run(['preparer', '-', '--lexique', 'petits.txt', '--json'], { input: SHEET });
    expect(JSON.parse(stdout).total).toBe(10);
  });
});

describe('a sealed game', () => {
  const seal = ['preparer', 'feuille.txt', '--phrase', 'phrase.txt', '-o', 'feuille.scelle', '--lexique', 'petits.txt'];
  const open = ['preparer', '--ouvrir', 'feuille.scelle', '--lexique', 'petits.txt'];

  test('tells nothing of its turns, neither on the screen nor in its file', () => {
    const { status, stdout, stderr } = run(seal);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('Partie normale « Demi-finale »');
    expect(stdout).toContain('Partie scellée dans « feuille.scelle ».');
    expect(content('feuille.scelle')).toContain('"name": "Demi-finale"');
    for (const told of [stdout, content('feuille.scelle'), run([...seal, '--json']).stdout]) {
      expect(told).not.toMatch(/TAS|BLOU|H7/);
    }
  });

  test('is composed without being seen', () => {
    const args = ['preparer', '--graine', '7', '--nom', 'Finale', '--phrase', 'phrase.txt', '-o', 'aveugle.scelle'];
    const { status, stdout } = run([...args, '--lexique', 'mots.txt']);
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: 'Partie normale « Finale »\n✓ Aucune faute.\nPartie scellée dans « aveugle.scelle ».\n',
    });
    expect(JSON.parse(run([...args, '--lexique', 'mots.txt', '--json']).stdout)).toEqual({
      name: 'Finale',
      formula: 'normale',
      findings: [],
      file: 'aveugle.scelle',
    });
    const opened = prepare(['--ouvrir', 'aveugle.scelle', '--phrase', 'phrase.txt']);
    expect(opened.turns).toEqual(prepare(['--graine', '7']).turns);
  });

  test('opens with its passphrase, from a file or standard input', () => {
    run(seal);
    const { name, turns, total } = check(['feuille.txt']);
    expect(check(['--ouvrir', 'feuille.scelle', '--phrase', 'phrase.txt'])).toMatchObject({ name, turns, total });
    const { status, stdout } = run([...open, '--phrase', '-'], { input: 'Où est le cœur ?'.normalize('NFD') });
    expect(status).toBe(0);
    expect(stdout).toContain('Partie normale « Demi-finale »');
    expect(stdout).toMatch(/BLOU\+ECD +TASE +H7/);
  });

  test('does not open with another one, nor once changed', () => {
    run(seal);
    expectFault(run([...open, '--phrase', '-'], { input: 'Ou est le coeur ?' }), 'n’ouvre pas', '« Demi-finale »');
    write('change.scelle', content('feuille.scelle').replace('Demi-finale', 'Quart de finale'));
    expectFault(run(['preparer', '--ouvrir', 'change.scelle', '--phrase', 'phrase.txt']), 'n’ouvre pas');
    write('coupe.scelle', content('feuille.scelle').slice(0, 400));
    expectFault(run(['preparer', '--ouvrir', 'coupe.scelle', '--phrase', 'phrase.txt']), '« coupe.scelle »', 'abîmée');
    expectFault(run(['preparer', '--ouvrir', 'feuille.txt', '--phrase', 'phrase.txt']), '« feuille.txt »', 'scellée');
    expectFault(run(['preparer', 'feuille.scelle']), 'est une partie scellée', '--ouvrir');
  });

  test('is not made of a game with faults, whose turns alone are told', () => {
    write('fausse.txt', 'TASOULB TAS H7 7\n');
    const args = ['preparer', 'fausse.txt', '--phrase', 'phrase.txt', '-o', 'non.scelle', '--lexique', 'petits.txt'];
    const { status, stdout } = run(args);
    expect(status).toBe(1);
    expect(stdout).toContain('1 faute.');
    expect(stdout).toContain('À voir au coup 1 : relancez sans « --phrase » ni « -o »');
    expect(JSON.parse(run([...args, '--json']).stdout)).toMatchObject({
      findings: [{ turn: 1, code: 'wrong-score', severity: 'fault' }, { code: 'unfinished' }],
      file: null,
    });
    expect(stdout).not.toContain('TAS');
    expect(existsSync(file('non.scelle'))).toBe(false);
  });
});

describe('what is wrong is refused in one sentence', () => {
  write('courte.txt', 'secret\n');
  const sealing = ['--phrase', 'phrase.txt', '-o', 'x.scelle'];
  const refused: [string, string[], string[]][] = [
    ['a wrong seed', ['--graine', 'x'], ['« x »', '--graine']],
    ['a wrong number of turns', ['--coups', '22-18'], ['« 22-18 »', '--coups']],
    ['no number of turns', ['--coups', 'vingt'], ['« vingt »', '--coups']],
    ['a wrong number of scrabbles', ['--scrabbles', '-1'], ['--scrabbles']],
    ['an unknown formula', ['--formule', 'rapide'], ['« rapide »']],
    ['wishes beside a sheet', ['feuille.txt', '--scrabbles', '3'], ['« --scrabbles »', 'en trop']],
    ['a seed to open', ['--ouvrir', 'x', '--phrase', 'phrase.txt', '--graine', '1'], ['« --graine »', 'en trop']],
    ['a file to write on opening', ['--ouvrir', 'x', '--phrase', 'phrase.txt', '-o', 'y'], ['« -o »', 'en trop']],
    ['a sheet beside a sealed game', ['feuille.txt', '--ouvrir', 'x', '--phrase', 'phrase.txt'], ['« feuille.txt »']],
    ['no passphrase to open', ['--ouvrir', 'x.scelle'], ['« --phrase »', 'manquante']],
    ['no file to seal into', ['--phrase', 'phrase.txt'], ['« -o »', 'manquante']],
    ['a short passphrase', ['--phrase', 'courte.txt', '-o', 'x.scelle'], ['« courte.txt »', '8 caractères']],
    ['a missing passphrase', ['--phrase', 'nulle.txt', '-o', 'x.scelle'], ['« nulle.txt »', 'introuvable']],
    ['a missing sheet', ['nulle.txt', ...sealing], ['« nulle.txt »', 'introuvable']],
    ['a malformed sheet', ['mots.txt', ...sealing], ['« mots.txt »', 'ligne 1']],
    ['all by standard input', ['-', '--phrase', '-', '-o', 'x.scelle'], ['entrée standard']],
    ['writing over the sheet', ['feuille.txt', '-o', './feuille.txt'], ['« ./feuille.txt »', '-o']],
    ['writing over the passphrase', ['--phrase', 'phrase.txt', '-o', 'phrase.txt'], ['« phrase.txt »', '-o']],
    ['nowhere to write', ['feuille.txt', '-o', 'nulle/part.txt', '--lexique', 'petits.txt'], ['dossier']],
  ];
  test.each(refused)('%s', (_, args, parts) => {
    expectFault(run(['preparer', ...args]), ...parts);
    expect(existsSync(file('x.scelle'))).toBe(false);
    expect(content('feuille.txt')).toBe(SHEET);
    expect(readdirSync(directory).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  test('what a sealed file holds cannot drive the terminal', () => {
    const args = ['preparer', 'feuille.txt', '--nom', 'Fin\u001b[31m', '--phrase', 'phrase.txt', '-o', 'esc.scelle'];
    expect(run([...args, '--lexique', 'petits.txt']).stdout).not.toContain('\u001b');
    const { stderr } = run(['preparer', '--ouvrir', 'esc.scelle', '--phrase', '-'], { input: 'une autre phrase' });
    expect(stderr).toContain('« Fin\ufffd[31m »');
  });
});
