import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refusalsOf, refusalsOfDossier } from './refusals.ts';

/** A repository with what a release looks at, ready for 1.0.0. */
let root: string;

const git = (...words: string[]): void => {
  execFileSync('git', ['-c', 'user.name=essai', '-c', 'user.email=essai@example.org', ...words], { cwd: root });
};

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function commit(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) write(path, text);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'essai');
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'raccord-version-'));
  git('init', '--quiet');
  commit({
    'package.json': '{ "version": "1.0.0" }',
    'CHANGELOG.md': '# Nouveautés\n\n## 1.0.0 — 1er décembre 2026\n\n- La première.\n',
    'apps/server/src/formats/1/dit.json': '{}',
  });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('what is ready is refused for nothing', () => {
  expect(refusalsOf(root, '1.0.0')).toEqual([]);
});

test('a number that is none is refused', () => {
  for (const wrong of ['', 'v1.0.0', '1.0', '1.0.0-beta'])
    expect(refusalsOf(root, wrong)).toEqual([expect.stringContaining('n’est pas un numéro de version')]);
});

test('what is in no commit is refused, by its name', () => {
  write('notes.txt', '');
  expect(refusalsOf(root, '1.0.0')).toEqual([expect.stringMatching(/sans être dans un commit.*\n\?\? notes\.txt/)]);
});

test('another number than that of the sources, and notes that are not of this version, are refused together', () => {
  expect(refusalsOf(root, '1.1.0')).toEqual([
    expect.stringContaining('package.json dit 1.0.0'),
    expect.stringContaining('commence par « ## 1.0.0 — 1er décembre 2026 »'),
  ]);
});

test('a number is published once', () => {
  git('tag', '1.0.0');
  expect(refusalsOf(root, '1.0.0')).toEqual([expect.stringContaining('déjà publiée')]);
});

const NEXT = {
  'package.json': '{ "version": "1.1.0" }',
  'CHANGELOG.md': '# Nouveautés\n\n## 1.1.0 — 2 janvier 2027\n',
};

test('a format that was published is neither changed nor taken away; another number comes beside it', () => {
  git('tag', '1.0.0');
  commit({ ...NEXT, 'apps/server/src/formats/2/dit.json': '{}' });
  expect(refusalsOf(root, '1.1.0')).toEqual([]);
  commit({ 'apps/server/src/formats/1/dit.json': '{ "autre": 1 }' });
  expect(refusalsOf(root, '1.1.0')).toEqual([expect.stringMatching(/la version 1\.0\.0 .*\n.*formats\/1\/dit\.json/)]);
  rmSync(join(root, 'apps/server/src/formats/1'), { recursive: true });
  git('commit', '--quiet', '--all', '--message', 'essai');
  expect(refusalsOf(root, '1.1.0')).toEqual([expect.stringContaining('formats/1/dit.json')]);
});

test('a dossier of another program, or one that shows a difference, is not published', () => {
  const dossier = (change: object) =>
    write(
      'docs/conformite/conformite.json',
      JSON.stringify({
        ...{ order: { program: 'abc', tournaments: 5 }, done: 5, differences: [] },
        ...{ faults: [{ isFound: true }], ...change },
      }),
    );
  dossier({});
  expect(refusalsOfDossier(root, 'abc')).toEqual([]);
  expect(refusalsOfDossier(root, 'def')).toEqual([expect.stringContaining('d’un autre programme (abc, non def)')]);
  for (const change of [{ done: 4 }, { differences: [{}] }, { faults: [] }, { faults: [{ isFound: false }] }]) {
    dossier(change);
    expect(refusalsOfDossier(root, 'abc')).toEqual([expect.stringContaining('a des différences')]);
  }
});
