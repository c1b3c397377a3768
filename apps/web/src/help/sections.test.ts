import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ofApplication, ofStatic } from '../../build/guide.ts';
import { SCREENS } from '../app/screens.ts';
import { EVENING_PATH, SCHOOL_PAGES } from '../screens/school/pages.ts';
import { WORD_TOOLS } from '../screens/words/tools.ts';
import { hasMore, PAGES } from '../static/menu.ts';
import { clubTexts } from '../texts/club.ts';
import { helpTexts } from '../texts/help.ts';
import { homeTexts } from '../texts/home.ts';
import { hostingTexts } from '../texts/hosting.ts';
import { texts } from '../texts/index.ts';
import { sittingTexts } from '../texts/sitting.ts';
import { staticTexts } from '../texts/static.ts';
import { sectionsOf } from './sections.ts';

const guide = sectionsOf(readFileSync(new URL('../../../../docs/guide.md', import.meta.url), 'utf8'));

it('reads the pages of a guide, without their pictures', () => {
  expect(sectionsOf('# Guide\n\n## Un\n\nDu *texte*.\n\n![Image](un.png)\n\n## Deux\n\n- a\n')).toEqual([
    { title: 'Un', html: '<p>Du <em>texte</em>.</p>' },
    { title: 'Deux', html: '<ul>\n<li>a</li>\n</ul>' },
  ]);
});

it('has the three things that one does on every screen of a tournament, apart from the rest', () => {
  expect(sectionsOf('# Guide\n\n## Un\n\n1. a\n2. b\n\nDu texte.\n')).toEqual([
    { title: 'Un', steps: '<ol>\n<li>a</li>\n<li>b</li>\n</ol>', html: '<p>Du texte.</p>' },
  ]);
  const counts = SCREENS.map(({ label }) => {
    const { steps = '' } = guide.find(({ title }) => title === label) ?? {};
    return [label, steps.split('<li>').length - 1];
  });
  expect(counts.filter(([, count]) => count !== 3)).toEqual([]);
});

it('leads to pages of its own, not to files that the application does not have', () => {
  const [{ html }] = sectionsOf('# Guide\n\n## Un\n\n[Ici](#ici), [là](la.md#bas), [bancs](../bench/README.md).\n');
  expect(html).toBe('<p><a href="#ici">Ici</a>, <em>là</em>, <em>bancs</em>.</p>');
});

it('has a page for every screen, under the name that the menu gives it', () => {
  const titles = guide.map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining([texts.navigation.home, ...SCREENS.map(({ label }) => label)]));
});

it('has no page that would be lost in the application: each is that of a screen, or of everybody', () => {
  const known = new Set<string>([
    ...[...SCREENS, ...WORD_TOOLS].map(({ label }) => label),
    ...SCHOOL_PAGES.map(({ screen }) => screen),
    texts.navigation.home,
    homeTexts.training.title,
    clubTexts.screen,
    hostingTexts.screen,
    sittingTexts.title,
    ...helpTexts.forAll,
  ]);
  const shown = guide.map(({ title }) => title).filter(ofApplication);
  expect(shown.filter((title) => !known.has(title))).toEqual([]);
});

it('has a page for the static edition and each of its screens but « À propos », and shows it there', () => {
  const { title, about } = staticTexts.frame;
  const pages = PAGES.filter(({ label, path }) => label !== about && !hasMore(path));
  const school = SCHOOL_PAGES.filter(({ path }) => path !== EVENING_PATH);
  const names = [title, ...[...pages.map(({ label }) => label), ...school.map(({ screen }) => screen)]];
  expect(guide.map((section) => section.title).filter(ofStatic)).toEqual(expect.arrayContaining(names));
});
