import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { programFile } from './archive/tree.ts';
import { textNamed, writeTree } from './files.ts';
import { ENTRY } from './program.ts';
import { ROOT, VERSION } from './root.ts';
import { stageProgram } from './testing/stage.ts';

/** The program as it is handed on, where nothing of the repository is above it, with the Node of the tests. */
const folder = mkdtempSync(join(tmpdir(), 'raccord-essai-'));
const program = join(folder, 'Mon dossier', 'raccord');

beforeAll(() => {
  const home = dirname(program);
  stageProgram(home);
  writeTree([programFile('raccord', textNamed('raccord.sh'))], home, new Date());
  symlinkSync(process.execPath, join(home, 'node'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...words: string[]): string => execFileSync(program, words, { cwd: folder, encoding: 'utf8' });

test('tells the version of the repository', () => {
  expect(run('--version')).toBe(`${VERSION}\n`);
});

test('finds the same solutions as the repository, to the byte', () => {
  writeFileSync(join(folder, 'grille.txt'), `${'.'.repeat(15)}\n`.repeat(15));
  const words = ['chercher', '--grille', 'grille.txt', '--tirage', 'AEINRT?', '--json'];
  const expected = execFileSync(process.execPath, [join(ROOT, ENTRY), ...words], { cwd: folder, encoding: 'utf8' });
  expect(JSON.parse(expected).length).toBeGreaterThan(1000);
  expect(run(...words)).toBe(expected);
});

test('prints a paper, with its own fonts', async () => {
  writeFileSync(join(folder, 'mots.txt'), 'sa se ses ras rase rases sera ares air airs rire riras et te tes en ne nes');
  run('simuler', '--joueurs', '4', '--coups', '2', '--graine', '7', '--lexique', 'mots.txt', '-o', 'essai.raccord');
  run('lexique', 'ajouter', 'mots.txt', '--donnees', 'donnees');
  run('importer', 'essai.raccord', '--identifiant', 'essai', '--donnees', 'donnees');
  run('exporter', 'essai', 'classement', '-o', 'classement.pdf', '--donnees', 'donnees');
  const { text } = await extractText(new Uint8Array(readFileSync(join(folder, 'classement.pdf'))), {
    mergePages: true,
  });
  expect(text).toContain('Classement');
});

test('serves its pages, and says which version it is', async () => {
  const words = ['servir', '--json', '--port', '0', '--host', '127.0.0.1', '--donnees', 'salle'];
  const child = spawn(program, words, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const url = await urlOf(child);
    expect(await (await fetch(`${url}/sante`)).json()).toEqual({ status: 'ok', version: VERSION });
    const page = await (await fetch(url)).text();
    const [script] = /\/assets\/[^"]+\.js/.exec(page) ?? [];
    expect((await fetch(`${url}${script}`)).status).toBe(200);
    expect((await fetch(`${url}/api/tournaments`)).status).toBe(401);
  } finally {
    const exit = once(child, 'exit');
    child.kill();
    await exit;
  }
});

function urlOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let told = '';
    child.stdout?.on('data', (piece: Buffer) => {
      told += piece;
      if (told.trimEnd().endsWith('}')) resolve(JSON.parse(told).url);
    });
    child.on('exit', (code) => reject(new Error(`raccord servir ended with ${code}`)));
  });
}

test('has its notices and licences', () => {
  for (const name of ['LICENSE', 'THIRD-PARTY.txt', 'sbom.cdx.json', 'data/lexicon/LICENSE-MPL-2.0.txt'])
    expect(existsSync(join(dirname(program), name))).toBe(true);
});
