import { EDITION_NAMES, EDITIONS } from '@raccord/regulation';
import { describe, expect, it } from 'vitest';
import { templatesOf } from './templates.ts';

describe('templatesOf', () => {
  it.each(EDITION_NAMES)('has a sentence of its own for each article of %s', (edition) => {
    const templates = templatesOf(edition);
    expect(new Set(templates).size).toBe(templates.length);
    expect(templates.length).toBeGreaterThan(EDITIONS[edition].rows.length);
    for (const template of templates) expect(template).toMatch(/^\p{Lu}.*\.$/u);
  });

  it('cites the article', () => {
    expect(templatesOf('2019')).toContain('Le score est absent (score absent ou erroné).');
  });
});
