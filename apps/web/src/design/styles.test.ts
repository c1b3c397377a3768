/** What style sheets say is used, and they change at the widths that have a name. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { BREAKPOINTS } from './breakpoints.ts';

const SOURCE = resolve(import.meta.dirname, '..');
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).map((name) => join(SOURCE, name));
const read = (file: string): string => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
const sheets = files.filter((file) => file.endsWith('.css')).map((file) => ({ file, css: read(file) }));

/** What components take of a sheet: `styles.name`, or all of it where the name is worked out. */
function takenOf(sheet: string): { readonly names: ReadonlySet<string>; readonly isWhole: boolean } {
  const names = new Set<string>();
  let isWhole = false;
  for (const file of files.filter((name) => name.endsWith('.tsx'))) {
    const source = readFileSync(file, 'utf8');
    for (const [, alias, path] of source.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)';$/gm)) {
      if (resolve(dirname(file), path) !== sheet) continue;
      const code = source.replace(/^import .*$/gm, '');
      for (const [, name] of code.matchAll(new RegExp(`(?<![.\\w])${alias}\\.(\\w+)`, 'g'))) names.add(name);
      isWhole ||= code.includes(`${alias}[`);
    }
  }
  return { names, isWhole };
}

const classesOf = (css: string): string[] => [
  ...new Set([...css.matchAll(/\.([A-Za-z][\w-]*)(?=[^{}]*\{)/g)].map(([, name]) => name)),
];

it('every class is used by a component, and every class that one uses exists', () => {
  const wrong = sheets
    .filter(({ file }) => file.endsWith('.module.css'))
    .flatMap(({ file, css }) => {
      const { names, isWhole } = takenOf(file);
      const classes = classesOf(css);
      const unused = isWhole ? [] : classes.filter((name) => !names.has(name));
      const unknown = [...names].filter((name) => !classes.includes(name));
      return [
        ...unused.map((name) => `${file}: .${name} unused`),
        ...unknown.map((name) => `${file}: .${name} unknown`),
      ];
    });
  expect(wrong).toEqual([]);
});

it('screens change at the widths that have a name', () => {
  const named: readonly number[] = Object.values(BREAKPOINTS);
  const others = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/@(?:media|container)[^{]*?width:? ?[<>=]* ?([\d.]+)(\w+)/g)]
      .filter(([, width, unit]) => unit !== 'rem' || !named.includes(Number(width)))
      .map(([query]) => `${file}: ${query}`),
  );
  expect(others).toEqual([]);
});
