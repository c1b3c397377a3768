import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makePages } from './pages.ts';

it.each([...makePages()])('%s is what the code says today (npm run regulations)', (name, page) => {
  expect(readFileSync(new URL(name, import.meta.url), 'utf8')).toBe(page);
});
