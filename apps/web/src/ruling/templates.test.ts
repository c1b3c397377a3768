import { EDITION_NAMES, EDITIONS } from '@raccord/regulation';
import { describe, expect, it } from 'vitest';
import { templatesOf } from './templates.ts';

describe('templatesOf', () => {
  it.each(EDITION_NAMES)('has a sentence of its own for each article of %s', (edition) => {
    const templates = templatesOf(edition, []);
    expect(new Set(templates).size).toBe(templates.length);
    expect(templates.length).toBe(EDITIONS[edition].rows.length);
    for (const template of templates) expect(template).toMatch(/^\p{Lu}.*\.$/u);
  });

  it('cites the article, those of the verdict first', () => {
    const all = templatesOf('2019', []);
    expect(all).toContain('Le score est absent (score absent ou erroné).');
    const { title, rows } = EDITIONS['2019'];
    const { article } = rows[rows.length - 1];
    expect(all[0]).not.toContain(`(${article})`);
    const cited = templatesOf('2019', [`${title}, ${article}`]);
    expect(cited[0]).toContain(`(${article})`);
    expect(cited.toSorted()).toEqual(all.toSorted());
  });
});
