import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle, FONTS } from './bundle.js';

/** What stands for a module that is not bundled. */
const LEFT_OUT = '\0rolldown/empty.js';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

const output = await bundle();
const files = [
  ...Object.entries(FONTS).map(([name, path]) => [`fonts/${name}`, readFileSync(path)]),
  ...[...output].reverse().map(({ fileName, code }) => [fileName, Buffer.from(code)]),
];

// A program that runs meanwhile, or another build, goes on: what has not changed is left alone, the rest is put in place at
// one stroke, and what no build made is not ours to remove.
mkdirSync(at('dist/fonts'), { recursive: true });
const aside = mkdtempSync(at('.dist-'));
for (const [name, content] of files) {
  const path = at(`dist/${name}`);
  if (existsSync(path) && readFileSync(path).equals(content)) continue;
  writeFileSync(join(aside, basename(name)), content);
  renameSync(join(aside, basename(name)), path);
}
rmSync(aside, { recursive: true });
const built = new Set(output.map(({ fileName }) => fileName));
const isOfBuild = (name) => /^[\w.-]+\.js$/.test(name);
for (const name of readdirSync(at('dist'))) {
  if (isOfBuild(name) && !built.has(name)) rmSync(at(`dist/${name}`), { force: true });
}

// What the program is made of, for the notices of what is handed on.
const modules = output
  .flatMap(({ moduleIds }) => moduleIds)
  .filter((id) => !id.startsWith(LEFT_OUT))
  .map((id) => relative(at('../..'), id));
writeFileSync(at('dist-modules.json'), JSON.stringify([...new Set(modules)].sort(), null, 1));
