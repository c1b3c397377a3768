/**
 * `node bench/built.js bench/NAME.ts`: runs a bench as the program is built and installed. Where tsx runs the sources, every
 * function is given its name again each time that it is made, which takes a sixth of the time in which slips are judged.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const source = resolve(process.argv[2]);
const outDir = mkdtempSync(join(tmpdir(), 'raccord-bench-'));
try {
  await build({
    configFile: false,
    logLevel: 'warn',
    // What it reads lies where its source does.
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(source).href) },
    ssr: { noExternal: true },
    build: { ssr: source, outDir, emptyOutDir: false, rolldownOptions: { output: { entryFileNames: 'bench.js' } } },
  });
  await import(pathToFileURL(join(outDir, 'bench.js')).href);
} finally {
  rmSync(outDir, { recursive: true });
}
