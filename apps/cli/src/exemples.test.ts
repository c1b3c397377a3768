import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { CLI_COMMANDS } from './commands.ts';
import { FEW_WORDS } from './fewwords.testing.ts';
import { expectFault, useProgram } from './program.testing.ts';
import { SAMPLE_FILES } from './samples.ts';
import { useServers } from './server.testing.ts';

const { directory, run, json, write } = useProgram();
const { begin, ended } = useServers(directory);

const folder = join(directory, 'essai');
const asMade = join(directory, 'modele');

beforeAll(() => {
  expect(run(['exemples', 'essai'])).toMatchObject({ status: 0, stderr: '' });
  cpSync(folder, asMade, { recursive: true });
});

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  cpSync(asMade, folder, { recursive: true });
});

/** The words of a line as a shell gives them. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word).slice(1);

/** With the whole lexicon, and tournaments that long have no place for some fault, one line takes most of the time of all. */
const ADDED: Readonly<Record<string, readonly string[]>> = {
  homologation: ['--lexique', write('peu.txt', FEW_WORDS), '--graine', '58'],
};

/** As they are printed: what somebody copies from the help. */
const printedExamples = (name: string): string[] => {
  const { stdout } = run([...name.split(' '), '--help']);
  return stdout
    .split(/\nExemples?\n/)[1]
    .trim()
    .split(/\n\s*/);
};

test.each(Object.keys(CLI_COMMANDS).filter((name) => name !== 'servir'))(
  'the examples of raccord %s --help run as they stand',
  (name) => {
    const lines = printedExamples(name);
    expect(lines.some((line) => `${line} `.startsWith(`raccord ${name} `))).toBe(true);
    for (const line of lines) {
      expect({ line, ...run([...wordsOf(line), ...(ADDED[name] ?? [])]) }).toMatchObject({ line, status: 0 });
    }
  },
);

test('so does that of raccord servir, until it is stopped', async () => {
  const [line, ...others] = printedExamples('servir');
  expect(others).toEqual([]);
  const child = begin(wordsOf(line));
  for await (const said of createInterface({ input: child.stdout })) if (said.includes('/entrer/')) break;
  expect(await ended(child, 'SIGINT')).toBe(0);
});

test('what is there is never replaced', () => {
  write('essai/mots.txt', 'MIEN\n');
  rmSync(join(folder, 'grille.txt'));
  expect(json(['exemples', 'essai'])).toEqual({ folder: 'essai', written: ['grille.txt'] });
  expect(readFileSync(join(folder, 'mots.txt'), 'utf8')).toBe('MIEN\n');
  expect(readFileSync(join(folder, 'grille.txt'), 'utf8')).toBe(SAMPLE_FILES['grille.txt']);
  expect(run(['exemples']).stdout).toBe('Dossier « essai » : tout y est déjà.\n');
  writeFileSync(join(directory, 'fichier'), '');
  expectFault(run(['exemples', 'fichier']), '« fichier »', '(DOSSIER)');
});
