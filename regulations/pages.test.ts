import { readFileSync } from 'node:fs';
import { EDITION_NAMES, EDITIONS } from '@raccord/regulation';
import { describe, expect, it } from 'vitest';
import { makePages } from './pages.ts';
import { SOURCES } from './sources.ts';

it.each([...makePages()])('%s is what the code says today (npm run regulations)', (name, page) => {
  expect(readFileSync(new URL(name, import.meta.url), 'utf8')).toBe(page);
});

describe.each(EDITION_NAMES)('edition %s', (name) => {
  it.each(SOURCES[name].articles)('has a row for « %s », or a note that says why not', (article) => {
    const hasRow = EDITIONS[name].rows.some((row) => row.article.startsWith(article));
    expect(hasRow || article in SOURCES[name].notes).toBe(true);
  });
});
