import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const HOME = dirname(fileURLToPath(import.meta.url));
const IMPORT = /^(?:import|export) (type )?[^;']*from '(\.[^']*)'/gm;

/** All but the tests and the list of everything. */
const isSource = (file: string): boolean =>
  file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.split(sep).includes('testing') && file !== 'index.ts';

/** The folder of a file; a file outside of them is a room of its own. */
const roomOf = (file: string): string => file.split(sep)[0];

interface Passage {
  readonly from: string;
  readonly to: string;
  /** For types alone: nothing of it is left in a program. */
  readonly isOfTypes: boolean;
}

const FILES = readdirSync(HOME, { recursive: true, encoding: 'utf8' }).filter(isSource);

/** Each import that goes from one room to another. */
const PASSAGES: readonly Passage[] = FILES.flatMap((file) =>
  [...readFileSync(join(HOME, file), 'utf8').matchAll(IMPORT)].map(([, type, path]) => ({
    from: roomOf(file),
    to: roomOf(relative(HOME, join(HOME, dirname(file), path))),
    isOfTypes: type !== undefined,
  })),
).filter(({ from, to }) => from !== to);

/** What is left of passages when those from where nobody comes or to where nothing goes on are taken away, again and again. */
function cyclesOf(passages: readonly Passage[]): string[] {
  const left = passages.filter(
    (one) => passages.some(({ from }) => from === one.to) && passages.some(({ to }) => to === one.from),
  );
  if (left.length < passages.length) return cyclesOf(left);
  return [...new Set(left.map(({ from, to }) => `${from} > ${to}`))];
}

const has = (from: string, to: string): boolean =>
  PASSAGES.some((passage) => passage.from === from && passage.to === to);

test('no room of the tournament comes back to itself, however long the way', () => {
  const real = PASSAGES.filter(({ isOfTypes }) => !isOfTypes);
  expect(real.length).toBeGreaterThan(50);
  expect(cyclesOf(real)).toEqual([]);
  const [{ from, to }] = real;
  expect(cyclesOf([...real, { from: to, to: from, isOfTypes: false }])).toContain(`${to} > ${from}`);
});

test('no two folders import one another, for types either', () => {
  const isFolder = (room: string) => !room.endsWith('.ts');
  const bothWays = PASSAGES.filter(({ from, to }) => isFolder(from) && isFolder(to) && has(to, from));
  expect(bothWays).toEqual([]);
});

test('what is decided knows nothing of its history, and a prepared game nothing of lists of players', () => {
  const closed = ['decide > history', 'told > decide', 'told > history', 'prepared > roster'];
  const open = new Set(PASSAGES.map(({ from, to }) => `${from} > ${to}`));
  expect(closed.filter((way) => open.has(way))).toEqual([]);
});
