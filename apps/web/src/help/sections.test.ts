import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SCREENS } from '../app/screens.ts';
import { texts } from '../texts/index.ts';
import { sectionsOf } from './sections.ts';

const guide = sectionsOf(readFileSync(new URL('../../../../docs/guide.md', import.meta.url), 'utf8'));

it('reads the pages of a guide, without their pictures', () => {
  expect(sectionsOf('# Guide\n\n## Un\n\nDu *texte*.\n\n![Image](un.png)\n\n## Deux\n\n- a\n')).toEqual([
    { title: 'Un', html: '<p>Du <em>texte</em>.</p>' },
    { title: 'Deux', html: '<ul>\n<li>a</li>\n</ul>' },
  ]);
});

it('has a page for every screen, under the name that the menu gives it', () => {
  const titles = guide.map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining([texts.navigation.home, ...SCREENS.map(({ label }) => label)]));
});

it('has no page that would be lost in the application: each is that of a screen, or of everybody', () => {
  const known = new Set<string>([
    ...SCREENS.map(({ label }) => label),
    texts.navigation.home,
    ...texts.common.helpForAll,
  ]);
  expect(guide.map(({ title }) => title).filter((title) => !known.has(title))).toEqual([]);
});
