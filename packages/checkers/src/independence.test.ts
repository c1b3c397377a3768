import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const HERE = new URL('./', import.meta.url);
const files = readdirSync(HERE, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);

it('takes nothing from the program but types, and nothing from elsewhere', () => {
  expect(files.length).toBeGreaterThan(15);
  const taken = files.flatMap((file) =>
    [...readFileSync(new URL(file, HERE), 'utf8').matchAll(/^(?:import|export)\b[^;]*?\bfrom '([^'.][^']*)';/gm)]
      .filter(([statement]) => !statement.startsWith('import type '))
      .map(([, from]) => `${file}: ${from}`),
  );
  expect(taken).toEqual([]);
  expect(JSON.parse(readFileSync(new URL('../package.json', HERE), 'utf8'))).not.toHaveProperty('dependencies');
});
