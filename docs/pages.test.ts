import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROOT = new URL('../', import.meta.url);
const NOT_OURS = /^(?:node_modules|dist.*|\..+)$/;

/** Every file below a folder, as `/docs/guide.md`. */
const filesIn = (folder: string): string[] =>
  readdirSync(new URL(`.${folder}`, ROOT), { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return NOT_OURS.test(entry.name) ? [] : filesIn(`${folder}${entry.name}/`);
    return [`${folder}${entry.name}`];
  });
const FILES = [...filesIn('/'), ...filesIn('/tools/dist/')];

/** What stands between backquotes and looks like a file or a folder: `decide/permissions.ts`, `cases/2023/`. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([a-z][\w./-]*(?:\/|\.(?:ts|tsx|js|md|css|grit)))`/gi)].map(([, path]) => path);

/** A file is named by the end of its path, a folder by any part of one. */
const exists = (path: string): boolean =>
  FILES.some((file) => (path.endsWith('/') ? file.includes(`/${path}`) : file.endsWith(`/${path}`)));

const PAGES = ['CONTRIBUTING.md', 'ARCHITECTURE.md', 'GLOSSARY.md', 'README.md', 'bench/README.md'];

it.each(PAGES)('%s names no file that is not there', (name) => {
  const paths = pathsIn(readFileSync(new URL(name, ROOT), 'utf8'));
  expect(paths.filter((path) => !exists(path))).toEqual([]);
});

it.each(['CONTRIBUTING.md', 'ARCHITECTURE.md'])('%s is read in any window: 120 characters to a line', (name) => {
  const lines = readFileSync(new URL(name, ROOT), 'utf8').split('\n');
  expect(lines.filter(({ length }) => length > 120)).toEqual([]);
});
