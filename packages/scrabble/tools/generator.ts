/** `npm run generator`: compiles the move generator again. */
import { writeFileSync } from 'node:fs';
import { compileGenerator } from './compile.ts';

writeFileSync(new URL('../src/moves/generatorcode.ts', import.meta.url), compileGenerator());
