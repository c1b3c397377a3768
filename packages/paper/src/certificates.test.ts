import { expect, test } from 'vitest';
import { certificatesPaper, type PrintedSitting } from './certificates.ts';
import { sittingResultsPaper } from './sittingresults.ts';
import { readPages } from './testing/printed.ts';

const SITTING: PrintedSitting = {
  ...{ name: 'Examen de mardi', kind: 'exam', number: '2023-30-7', count: 30, lexicon: 'libre', edition: '2023' },
  ...{ passPercent: 75, closedAt: Date.UTC(2026, 10, 18, 12), slips: [] },
  participants: [],
};

const candidate = (name: string, right: number, isPassed: boolean) => ({
  ...{ id: name, name, answered: 30, isFinished: true },
  mark: { right, count: 30, reasons: 12, reasonsRight: 9, isPassed },
});

test('a page for each candidate who passed, in the order of names; none says so', async () => {
  const participants = [candidate('Zoé', 30, true), candidate('Léo', 22, false), candidate('Élise', 23, true)];
  const pages = await readPages(certificatesPaper({ ...SITTING, participants }));
  expect(pages.map((page) => /réussite (\S+) a réussi/.exec(page)?.[1])).toEqual(['Élise', 'Zoé']);
  expect(pages[0]).toContain('23 bulletins justes sur 30');
  expect(pages[0]).toContain('à partir de 75 % : 23 sur 30');
  expect(await readPages(certificatesPaper(SITTING))).toEqual([expect.stringContaining('Aucun candidat n’a réussi')]);
});

test('a slip neutralised counts no more in what is asked to pass', async () => {
  const slip = { told: 'MARE en H4', right: { points: 12, sanction: 'none' as const }, answers: [], contests: [] };
  const slips = [true, false, false, false].map((isNeutral) => ({ ...slip, isNeutral }));
  const mark = { right: 3, count: 3, reasons: 0, reasonsRight: 0, isPassed: true };
  const participants = [{ ...candidate('Zoé', 3, true), mark }];
  const [page] = await readPages(sittingResultsPaper({ ...SITTING, count: 4, slips, participants }));
  expect(page).toContain('à partir de 75 %, soit 3 sur 3), règlement 2023');
});

test('results of nobody say so', async () => {
  expect(await readPages(sittingResultsPaper(SITTING))).toEqual([expect.stringContaining('Personne ne s’est inscrit')]);
});
