import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const COMPILER = fileURLToPath(import.meta.resolve('assemblyscript/bin/asc.js'));
const SOURCES = fileURLToPath(new URL('../assembly/', import.meta.url));
/** The compiler is WebAssembly itself, and too soon done to be worth compiling twice: 1.4 s of processor, not 3.2. */
const NODE_OPTIONS = ['--liftoff-only'];
/** No memory is ever asked for or given back (`stub`): everything stands at a fixed address of the graph's memory. */
const OPTIONS = ['-O3', '--runtime', 'stub', '--noAssert', '--importMemory', '--zeroFilledMemory'];

/** Compiles the generator, and gives it as the text of `src/moves/generatorcode.ts`. */
export function compileGenerator(): string {
  const scratch = mkdtempSync(join(tmpdir(), 'raccord-generator-'));
  try {
    const file = join(scratch, 'generator.wasm');
    const words = ['index.ts', '--baseDir', SOURCES, '--outFile', file, ...OPTIONS];
    execFileSync(process.execPath, [...NODE_OPTIONS, COMPILER, ...words]);
    return `/** assembly/ as WebAssembly, in base64; \`npm run generator\` makes it again. */
export const GENERATOR_CODE =
  '${readFileSync(file, 'base64')}';
`;
  } finally {
    rmSync(scratch, { recursive: true });
  }
}
