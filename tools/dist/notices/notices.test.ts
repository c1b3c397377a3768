import { expect, test } from 'vitest';
import { modulesOf } from '../program.ts';
import { WITHOUT_FILE } from './byhand.ts';
import { makeNotices, packagesOf } from './notices.ts';

const modules = modulesOf('apps/cli/dist', 'apps/web/dist');

test('every package that is bundled has its section, with a licence', () => {
  const notices = makeNotices(modules, 'Licence of Node');
  const names = packagesOf(modules).map((folder) => folder.replace(/^.*node_modules\//, ''));
  for (const name of ['react-dom', 'fastify', 'pdfkit', 'qrcode', '@fontsource-variable/source-sans-3'])
    expect(names).toContain(name);
  for (const name of names) expect(notices).toMatch(new RegExp(`^=+\n${name.replace('.', '\\.')} \\d`, 'm'));
  for (const text of ['SIL OPEN FONT LICENSE', 'Mozilla Public License', 'Licence of Node'])
    expect(notices).toContain(text);
});

test('no tool that builds is in it', () => {
  expect(packagesOf(modules).join(' ')).not.toMatch(/rolldown|esbuild|node_modules\/vite\b/);
});

test('what is written by hand is of packages that are bundled', () => {
  const bundled = packagesOf(modules);
  for (const name of Object.keys(WITHOUT_FILE)) expect(bundled).toContain(`node_modules/${name}`);
});

test('a package comes with those inside it', () => {
  expect(packagesOf(['node_modules/glob/dist/index.min.js', 'apps/cli/src/main.ts'])).toContain(
    'node_modules/minimatch',
  );
  expect(packagesOf(['node_modules/a/node_modules/@b/c/d.js'])).toEqual(['node_modules/a/node_modules/@b/c']);
});

test('a program without any package is one whose list was lost', () => {
  expect(() => makeNotices(['apps\\cli\\src\\main.ts'])).toThrow(/Aucun paquet/);
});

test('a package whose licence is nowhere stops the build with a sentence', () => {
  expect(() => makeNotices(['node_modules/zod/src/index.ts', 'node_modules/.cache/x.js'])).toThrow(/manque/);
});
