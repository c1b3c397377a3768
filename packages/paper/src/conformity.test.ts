import type { ConformitySummary } from '@raccord/conformity';
import { expect, test } from 'vitest';
import { conformityPaper } from './conformity.ts';
import { readPages } from './testing/printed.ts';

const SUMMARY: ConformitySummary = {
  format: 'raccord-conformite-1',
  order: {
    version: '0.1.0',
    seed: 7,
    tournaments: 12,
    program: 'aaa',
    checkers: 'bbb',
    lexicon: { name: 'libre', words: 1234, hash: 'ccc' },
    editions: { '2023': 'ddd' },
  },
  done: 12,
  marks: { '2019': { 'checked verdict': 10 }, '2023': { 'checked verdict': 5, 'row word-not-admitted': 3 } },
  differences: [],
  faults: [{ name: 'top', tournament: 4, isFound: true }],
};

test('a dossier says what was checked, how many times, and how to do it again', async () => {
  const text = (await readPages(conformityPaper(SUMMARY))).join(' ');
  expect(text).toContain('12 tournois, aucune différence');
  expect(text).toContain('coup payé (juge lent) 15');
  expect(text).toContain('5.1 Un mot est admis s’il est dans le dictionnaire, ou une forme qu’il valide. 3');
  expect(text).toContain(
    '2.1 Documents et appareils électroniques sont interdits aux joueurs. – s’adresse à des personnes',
  );
  expect(text).toContain('le mot joué n’est pas admis : nullité 3');
  expect(text).toContain('4 un top augmenté d’un point (top) oui');
  expect(text).toContain('raccord homologation --tournois 12 --graine 7 -o dossier');
});

test('a dossier has the smallest example of each difference', async () => {
  const smallest = { about: 'total', where: 'p1, e2', program: 'total 12', checker: 'total 13' } as const;
  const found = [{ about: 'total', count: 4, tournament: 9, turns: 1, smallest }] as const;
  const text = (await readPages(conformityPaper({ ...SUMMARY, differences: found }), 'Letter')).join(' ');
  expect(text).toContain('12 tournois, 1 sorte de différence');
  expect(text).toMatch(/p1, e2 : le programme dit « total 12 », le vérificateur « total 13 »/);
});
