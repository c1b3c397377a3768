import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ConformitySummary } from '@raccord/conformity';
import { expect, test } from 'vitest';
import { FEW_WORDS } from './fewwords.testing.ts';
import { useProgram } from './program.testing.ts';

const { directory, run, write } = useProgram();

const LEXICON = write('mots.txt', FEW_WORDS);

const FILES = ['commande.json', 'conformite.json', 'conformite.pdf', 'essais.jsonl'];

/** Its first 19 tournaments have a place for every fault, where those of the usual seed are 173. */
const SEED = ['--graine', '58'];

const asked = (folder: string, ...more: string[]) =>
  run(['homologation', '--lexique', LEXICON, '--processus', '1', '-o', folder, ...more]);
const path = (folder: string, name: string): string => join(directory, folder, name);
const summaryIn = (folder: string): ConformitySummary =>
  JSON.parse(readFileSync(path(folder, 'conformite.json'), 'utf8')) as ConformitySummary;

test('tournaments are run, checked by another process, and every fault planted on purpose is found', () => {
  const first = asked('dossier', '--tournois', '4', ...SEED);
  expect(first).toMatchObject({ status: 0, stderr: '' });
  expect(first.stdout).toMatch(/^4\stournois, graine 58 : \d+\sverdicts/);
  expect(first.stdout).toContain('Aucune différence.\nFautes mises exprès : 37 trouvées sur 37.');
  const { done, differences, faults, marks } = summaryIn('dossier');
  expect({ done, differences }).toEqual({ done: 4, differences: [] });
  expect(faults.filter(({ isFound }) => !isFound)).toEqual([]);
  expect(Object.keys(marks)).toEqual(['2015', '2016', '2019', '2023']);
  expect(readFileSync(path('dossier', 'conformite.pdf'), 'latin1')).toMatch(/^%PDF/);
  expect(readdirSync(path('dossier', '.')).sort()).toEqual(FILES);
  expect(asked('dossier', '--tournois', '4', '--graine', '2')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('autre graine ou d’une autre faute (-o) : choisissez un autre dossier'),
  });
});

test('a wrong figure in each tournament fails loudly, with the smallest example', () => {
  const { status, stdout, stderr } = asked('faux', '--tournois', '1', '--faute', 'total');
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  expect(stdout).toMatch(
    /Différence \(total, 1\) : tournoi \d, p1, e1 : le programme dit « .* », le vérificateur « .* »/,
  );
  const [{ about, turns }] = summaryIn('faux').differences;
  expect({ about, turns }).toEqual({ about: 'total', turns: 1 });
  expect(asked('faux', '--faute', 'tout')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('Faute « tout » inconnue (--faute)'),
  });
});

test('a fault that no tournament has a place for is told, and more tournaments go on from there, or from what is left', () => {
  const eliminated = (tournaments: string) => asked('sans-place', '--tournois', tournaments, '--faute', 'elimination');
  expect(eliminated('1')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('n’a de place pour la faute « elimination »'),
  });
  expect(readdirSync(path('sans-place', '.')).sort()).toEqual(['commande.json', 'essais.jsonl']);
  const { status, stdout } = eliminated('3');
  expect(status).toBe(1);
  expect(stdout).toContain('Différence (still-in, ');

  // Damaged, and killed in the middle of a line: what reads counts, the rest is said and run again, and the same comes of it.
  const whole = readFileSync(path('sans-place', 'conformite.json'), 'utf8');
  const [one, two, three] = readFileSync(path('sans-place', 'essais.jsonl'), 'utf8').split('\n');
  writeFileSync(path('sans-place', 'essais.jsonl'), [one.slice(9), two, '{"number":2}', three.slice(0, 50)].join('\n'));
  const again = eliminated('3');
  expect(again.status).toBe(1);
  expect(again.stderr).toContain(
    'essais.jsonl : les lignes 1 et 3 ne se lisent pas ; elles sont retirées, et leurs tournois rejoués.',
  );
  expect(readFileSync(path('sans-place', 'conformite.json'), 'utf8')).toBe(whole);
  expect(readFileSync(path('sans-place', 'essais.jsonl'), 'utf8').split('\n')).toHaveLength(4);
  expect(readdirSync(path('sans-place', '.')).sort()).toEqual(FILES);
});

test('the checkers are a program by themselves', () => {
  const checker = readFileSync(new URL('../dist/checker.js', import.meta.url), 'utf8');
  const taken = [...checker.matchAll(/^import .* from "([^"]+)";$/gm)].map(([, from]) => from);
  expect(taken.filter((from) => !from.startsWith('node:'))).toEqual([]);
  expect(checker).not.toMatch(/\bimport\(/);
});

test.each([
  ['checker', 'MOT\n\n\n'],
  ['driver mots abc mots.txt', '{"seed":1,"number":0,"turns":1}\n'],
])('%s : whoever reads it has gone, it ends without a word', (call, input) => {
  const [name, ...given] = call.split(' ');
  const file = fileURLToPath(new URL(`../dist/${name}.js`, import.meta.url));
  const gone = spawnSync('sh', ['-c', `"$0" "$@" | true`, process.execPath, file, ...given], {
    ...{ cwd: directory, input, encoding: 'utf8' },
  });
  expect(gone.stderr).toBe('');
});

test('a folder that has anything else is left as it is, and a wrong option writes nothing', () => {
  // The one of the list itself, whose name is that of a file of the dossier.
  expect(asked('.', '--tournois', '1')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('choisissez un dossier vide'),
  });
  expect(existsSync(path('.', 'mots.txt'))).toBe(true);
  expect(asked('rien', '--processus', '0').status).toBe(2);
  expect(existsSync(path('rien', 'mots.txt'))).toBe(false);
});
