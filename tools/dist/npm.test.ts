import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { npmTree, packNpm } from './npm.ts';
import { VERSION } from './root.ts';

const directory = mkdtempSync(join(tmpdir(), 'raccord-npm-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** A little more than it weighs, so that what slips in is seen. */
const MOST_BYTES = 5_200_000;
const MOST_FILES = 1000;

const KNOWN = [
  /^(?:LICENSE|README\.md|THIRD-PARTY\.txt|package\.json|sbom\.cdx\.json)$/,
  /^apps\/cli\/bin\/raccord\.js$/,
  /^apps\/cli\/dist\/(?:[\w.-]+\.js|fonts\/\w+\.ttf)$/,
  /^apps\/web\/dist\//,
  /^apps\/web\/src\/(?:design|board)\/[\w.]+\.css$/,
  /^packages\/files\/pages\/\w+\.(?:js|css)$/,
  /^data\/lexicon\/(?:\w+\.bin\.br|NOTICE\.md|LICENSE-MPL-2\.0\.txt)$/,
];

test('what npm would publish is the program and nothing else, and stays small', () => {
  const { filename, files } = packNpm({ directory, date: new Date() });
  expect(filename).toBe(`raccord-${VERSION}.tgz`);
  const paths = files.map(({ path }) => path);
  expect(paths.filter((path) => !KNOWN.some((pattern) => pattern.test(path)))).toEqual([]);
  expect(paths.length).toBe(npmTree().length);
  expect(paths.length).toBeLessThan(MOST_FILES);
  expect(statSync(join(directory, filename)).size).toBeLessThan(MOST_BYTES);
});

test('it asks npm for SQLite alone, which a Node of today has, and for no tool that builds', () => {
  const manifest = JSON.parse(String(npmTree().find(({ path }) => path === 'package.json')?.content));
  expect(manifest).toMatchObject({ name: 'raccord', version: VERSION, bin: { raccord: 'apps/cli/bin/raccord.js' } });
  expect(Object.keys(manifest.optionalDependencies)).toEqual(['@photostructure/sqlite']);
  for (const key of ['dependencies', 'devDependencies', 'scripts']) expect(manifest).not.toHaveProperty(key);
});
