/** The picture of ARCHITECTURE.md shows the parts that there are, and who knows whom. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROOT = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');
const nameOf = (part: string): string => part.replace(/^(?:apps|packages|@raccord)\//, '');

const parts = ['apps', 'packages'].flatMap((folder) =>
  readdirSync(new URL(folder, ROOT)).map((name) => `${folder}/${name}`),
);
const known = new Map(
  parts.map((part) => {
    const { dependencies = {} } = JSON.parse(read(`${part}/package.json`)) as { dependencies?: Record<string, string> };
    return [
      nameOf(part),
      Object.keys(dependencies)
        .filter((name) => name.startsWith('@raccord/'))
        .map(nameOf),
    ];
  }),
);

const picture = /```mermaid\n(.*?)```/s.exec(read('ARCHITECTURE.md'))?.[1] ?? '';
const arrows = [...picture.matchAll(/^ {2}(\w+)(?:\[[\w/]+\])? --> (\w+)$/gm)].map(([, from, to]) => ({ from, to }));

/** Where the arrows of the picture lead from here. */
const reached = (from: string): Set<string> =>
  new Set(arrows.filter((arrow) => arrow.from === from).flatMap(({ to }) => [to, ...reached(to)]));

it('draws every part once', () => {
  const drawn = [...picture.matchAll(/\[([\w/]+)\]/g)].map(([, part]) => part);
  expect(drawn.sort()).toEqual(parts.sort());
});

it('draws no arrow that is not there', () => {
  expect(arrows.filter(({ from, to }) => !known.get(from)?.includes(to))).toEqual([]);
});

it('leads from each part to all that it knows', () => {
  const missing = [...known].flatMap(([from, all]) =>
    all.filter((to) => !reached(from).has(to)).map((to) => `${from} --> ${to}`),
  );
  expect(missing).toEqual([]);
});
