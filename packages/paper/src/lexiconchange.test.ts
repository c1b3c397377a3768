import { expect, test } from 'vitest';
import { type LexiconChange, lexiconChangePaper } from './lexiconchange.ts';
import { readPages } from './testing/printed.ts';

const CHANGE: LexiconChange = {
  ...{ before: { name: 'Liste 2026', words: 400_000 }, after: { name: 'Liste 2027', words: 401_000 } },
  added: { count: 1_500, words: ['AA', 'ZE', ...Array.from({ length: 1_300 }, (_, index) => `MOT${index + 100}`)] },
  removed: { count: 0, words: [] },
  ...{ tournaments: 2, left: 0, turns: 41 },
  tops: [
    {
      ...{ title: 'Soirée', date: '2026-11-15', game: 'Partie 1', turn: 3, draw: 'AAEINRT' },
      before: { word: 'RATINE', reference: 'H4', score: 62 },
    },
  ],
};

test('the tops that would be others, then words by length; nothing of what does not change', async () => {
  const pages = await readPages(lexiconChangePaper(CHANGE));
  expect(pages[0]).toContain('Sur 41 coups des 2 tournois joués avec « Liste 2026 », 1 top serait autre.');
  expect(pages[0]).toContain('RATINE H4 62 rien à jouer 0');
  expect(pages.join(' ')).toContain('Mots entrés : 1 500, dont voici les 1 302 premiers');
  expect(pages.join(' ')).toContain('2 lettres : 2 mots');
  expect(pages.join(' ')).not.toContain('Mots sortis');
  const none = { ...CHANGE, added: CHANGE.removed, tops: [], tournaments: 0, turns: 0 };
  const [page, ...others] = await readPages(lexiconChangePaper(none));
  expect(others).toEqual([]);
  expect(page).toContain('Le club n’a joué aucun tournoi avec « Liste 2026 »');
});
