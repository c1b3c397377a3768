import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

const FIRST = readdirSync(new URL('docs/dix-minutes/', ROOT)).map((name) => `docs/dix-minutes/${name}`);
const SCREENS = readdirSync(new URL('apps/web/src/texts/fr/', ROOT))
  .map((name) => readFileSync(new URL(`apps/web/src/texts/fr/${name}`, ROOT), 'utf8'))
  .join('\n');

it.each(FIRST)('%s names what stands on a screen as the screen does', (name) => {
  const told = readFileSync(new URL(name, ROOT), 'utf8').replaceAll(/```.*?```/gs, '');
  const labels = [...told.matchAll(/(?<!\*)\*([^*\n]+)\*(?!\*)/g)];
  expect(labels.map(([, label]) => label).filter((label) => !SCREENS.includes(label))).toEqual([]);
});

/** « L’année du club » is #lannée-du-club. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

it.each([...FIRST, 'README.md'])('%s leads to pages and pictures that are there', (name) => {
  const links = [...readFileSync(new URL(name, ROOT), 'utf8').matchAll(/\]\(([^):]+)\)/g)].map(([, link]) => link);
  const lost = links.filter((link) => {
    const [path, anchor] = link.split('#');
    const target = new URL(path, new URL(name, ROOT));
    if (!existsSync(target)) return true;
    const headings = anchor === undefined ? [] : [...readFileSync(target, 'utf8').matchAll(/^#+ (.*)$/gm)];
    return anchor !== undefined && !headings.some(([, heading]) => anchorOf(heading) === anchor);
  });
  expect(lost).toEqual([]);
});
