import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { cases } from './build/cases.ts';
import { preloadFont } from './build/font.ts';
import { guide } from './build/guide.ts';
import { listModules } from './build/modules.ts';
import { PAGE, QUIET } from './build/page.ts';

const COMPRESSED = /\.(?:js|css|html|svg)$/;
/** Bytes below which a text goes out as it is: it fits one packet either way. */
const SHORT = 512;

/** Each text beside its compressed forms: the server sends the smallest one that a browser reads. */
function compress(): Plugin {
  return {
    name: 'compress',
    writeBundle({ dir = '' }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!COMPRESSED.test(name)) continue;
        const content = readFileSync(join(dir, name));
        if (content.length < SHORT) continue;
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(content));
        writeFileSync(join(dir, `${name}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
}

const modules = listModules();

/** Beside the folder of the pages: packages make their notices of it. */
const writeModules: Plugin = {
  name: 'write-modules',
  writeBundle: ({ dir = '' }) => writeFileSync(`${dir}-modules.json`, JSON.stringify(modules.list(), null, 1)),
};

/** The application, which our server hands out. */
export default defineConfig({
  root: import.meta.dirname,
  build: PAGE,
  worker: { format: 'es', plugins: () => [cases(), modules.inWorkers], rolldownOptions: { checks: QUIET } },
  plugins: [guide('application'), preloadFont('/'), compress(), modules.inPages, writeModules],
});
