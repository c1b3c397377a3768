/** A name means one thing in the whole repository: whoever reads it need not ask which one. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = /\.tsx?$/;
const OF_TESTS = /\.test\.|\.testing\.|\/testing\//;
/**
 * Editions and treatments are alike on purpose: what stands at the same place in each has the same name. The slow judges say what the
 * judge says, in the words of the text, and share nothing with it.
 */
const ALIKE = /\/(?:editions|treatments)\/\w+\/|\/checkers\/src\/judging\//;
const EXPORTED =
  /^export (?:declare |abstract |async )*(?:const|let|function\*?|class|interface|type|enum) ([A-Za-z_$][\w$]*)/gm;

const parts = ['apps', 'packages'].flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));

it('no two things are exported under one name', () => {
  const files = new Map<string, string[]>();
  for (const file of parts.flatMap((part) => sourcesOf(join(part, 'src')))) {
    for (const [, name] of readFileSync(file, 'utf8').matchAll(EXPORTED)) {
      files.set(name, [...(files.get(name) ?? []), file]);
    }
  }
  expect([...files].filter(([, where]) => new Set(where).size > 1)).toEqual([]);
});

/** But for `index.ts`, which hands on what others declare. */
const sourcesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => SOURCE.test(file) && !OF_TESTS.test(file) && !ALIKE.test(file) && basename(file) !== 'index.ts');
