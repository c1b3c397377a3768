import { readFileSync } from 'node:fs';
import { EDITION_NAMES, EDITIONS } from '@raccord/regulation';
import { describe, expect, it } from 'vitest';
import { makePages } from './pages.ts';

it.each([...makePages()])('%s is what the code says today (npm run regulations)', (name, page) => {
  expect(readFileSync(new URL(name, import.meta.url), 'utf8')).toBe(page);
});

describe.each(EDITION_NAMES)('edition %s', (name) => {
  const { sources, rows, exemptions } = EDITIONS[name];

  it.each(sources.articles)('has a row or an exemption for « %s », or a note that says why not', (article) => {
    const isCited = [...rows, ...exemptions].some((line) => line.article.includes(article.replace(/^art\. /, '')));
    expect(isCited || article in sources.notes).toBe(true);
  });
});
