import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const HOME = dirname(fileURLToPath(import.meta.url));
const IMPORT = /from '(\.[^']*)'/g;

const isSource = (file: string): boolean =>
  file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.split(sep).includes('testing');

/** The folder of a file; none for what stands outside the rooms. */
const roomOf = (file: string): string | undefined => (file.includes(sep) ? file.split(sep)[0] : undefined);

/** « room > room » for each import that goes from one to another. */
function passages(): ReadonlySet<string> {
  const files = readdirSync(HOME, { recursive: true, encoding: 'utf8' }).filter(isSource);
  const found = files.flatMap((file) =>
    [...readFileSync(join(HOME, file), 'utf8').matchAll(IMPORT)].flatMap(([, path]) => {
      const [from, to] = [roomOf(file), roomOf(relative(HOME, join(HOME, dirname(file), path)))];
      return from && to && from !== to ? [`${from} > ${to}`] : [];
    }),
  );
  return new Set(found);
}

test('no two rooms of the tournament import one another', () => {
  const found = passages();
  const isBothWays = (passage: string) => found.has(passage.split(' > ').reverse().join(' > '));
  expect(found.size).toBeGreaterThan(10);
  expect([...found].filter(isBothWays)).toEqual([]);
});

test('what is decided knows nothing of its history, and a prepared game nothing of lists of players', () => {
  const found = passages();
  for (const passage of ['decide > history', 'told > decide', 'told > history', 'prepared > roster']) {
    expect(found, passage).not.toContain(passage);
  }
});
