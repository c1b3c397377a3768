import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compileGenerator } from '../../tools/compile.ts';

it('the compiled generator is that of its sources: npm run generator makes it again', () => {
  expect(readFileSync(new URL('generatorcode.ts', import.meta.url), 'utf8')).toBe(compileGenerator());
});
