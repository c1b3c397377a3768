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
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The program, with a file for what only some commands read, the thread that builds search graphs, and the server as benches run it. */
const { output } = await build({
  input: {
    raccord: at('src/main.ts'),
    'graph-worker': at('../server/src/lexicons/graph-worker.ts'),
    server: at('../server/src/index.ts'),
  },
  platform: 'node',
  external: ['@photostructure/sqlite', 'pdfkit', 'pg-native', 'qrcode'],
  // What Node would take is CommonJS, of which nothing is left out.
  resolve: { alias: { yaml: at('../../node_modules/yaml/browser/dist/index.js') } },
  output: { dir: at('dist'), entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
  write: false,
});

// A program that runs meanwhile, or another build, goes on: what has not changed is left alone, the rest is put in place at
// one stroke, and what no build made is not ours to remove.
mkdirSync(at('dist'), { recursive: true });
const aside = mkdtempSync(at('.dist-'));
for (const { fileName, code } of [...output].reverse()) {
  const path = at(`dist/${fileName}`);
  if (existsSync(path) && readFileSync(path, 'utf8') === code) continue;
  writeFileSync(join(aside, fileName), code);
  renameSync(join(aside, fileName), path);
}
rmSync(aside, { recursive: true });
const built = new Set(output.map(({ fileName }) => fileName));
const isOfBuild = (name) => /^[\w-]+\.js$/.test(name);
for (const name of readdirSync(at('dist'))) {
  if (isOfBuild(name) && !built.has(name)) rmSync(at(`dist/${name}`), { force: true });
}
