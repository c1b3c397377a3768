import { expect, test } from 'vitest';
import { describeRule, inOrder, isInSeason } from './season.ts';
import { describeStanding } from './standing.ts';

const evening = (tournament: string, date: string) => ({ tournament, date });

test('both days of a season belong to it, and an evening that is left out does not', () => {
  const season = { from: '2026-10-01', to: '2026-10-31', except: ['x'] };
  const days = ['2026-09-30', '2026-10-01', '2026-10-15', '2026-10-31', '2026-11-01'];
  expect(days.filter((date) => isInSeason(season, evening('e', date)))).toEqual(days.slice(1, 4));
  expect(isInSeason(season, evening('x', '2026-10-15'))).toBe(false);
});

test('evenings are in the order of their days; of one day, as they were added', () => {
  const days = [
    evening('c', '2026-10-08'),
    evening('b', '2026-10-01'),
    evening('a', '2026-10-08'),
    evening('d', '2026-10-02'),
    evening('e', '2026-10-01'),
  ];
  expect(inOrder(days).map(({ tournament }) => tournament)).toEqual(['b', 'e', 'd', 'c', 'a']);
});

test('each measure has its words', () => {
  const scale = { places: [100], beyond: 0 };
  expect(describeRule({ measure: { kind: 'total' }, best: 2 }, 3)).toBe(
    'Total des scores, les 2 meilleures soirées sur 3',
  );
  expect(describeRule({ measure: { kind: 'points', scale } }, 3)).toBe('Points du barème, visiteurs compris');
  expect(describeRule({ measure: { kind: 'points', scale }, isAmongMembers: true }, 3)).toBe(
    'Points du barème, places entre membres',
  );
});

test('a mean says over which evenings it is, and who has a place', () => {
  const measure = { kind: 'percent' } as const;
  expect(describeRule({ measure }, 9)).toBe('Moyenne des % du top, toutes les soirées jouées');
  expect(describeRule({ measure, best: 1 }, 9)).toBe('Moyenne des % du top, la meilleure soirée jouée sur 9');
  expect(describeRule({ measure, best: 4, least: 2 }, 9)).toBe(
    'Moyenne des % du top, les 4 meilleures soirées jouées sur 9, classé à partir de 2\u00a0soirées',
  );
  expect(describeRule({ measure, best: 4, isAbsenceZero: true }, 9)).toBe(
    'Moyenne des % du top, les 4 meilleures soirées sur 9, une absence compte zéro',
  );
});

test('a standing says how many evenings are closed, and which are still open', () => {
  const held = (...provisional: readonly (string | undefined)[]) =>
    provisional.map((why, index) => ({
      ...{ tournament: `e${index}`, title: 'Soirée', date: `2026-10-0${index + 1}` },
      ...(why === undefined ? {} : { provisional: why }),
    }));
  const told = (isProvisional: boolean, evenings: ReturnType<typeof held>, planned: number) =>
    describeStanding({ evenings, isProvisional, rows: [] }, planned).replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(told(false, held(undefined), 1)).toBe('Classement définitif.');
  expect(told(true, held(undefined), 10)).toBe('Classement provisoire : 1 soirée close sur 10.');
  expect(told(true, held(undefined, 'un bulletin manque'), 1)).toBe(
    'Classement provisoire : 2 soirées closes sur 2 ; soirée du 02/10 provisoire (un bulletin manque).',
  );
});

test('where equal scores have different ranks, the standing says what separates them', () => {
  const row = (member: string, rank: number, score: number) => ({
    ...{ member, rank, score, attendance: 1, wins: 0, tops: 0, solos: 0, total: 0, percent: 0, cells: [] },
  });
  const told = (...ranks: readonly number[]) =>
    describeStanding({ evenings: [], isProvisional: false, rows: ranks.map((rank) => row('m', rank, 50)) }, 0);
  expect(told(1, 1)).toBe('Classement définitif.');
  expect(told(1, 2)).toMatch(/définitif\. À égalité.*soirées gagnées, puis les tops, puis les solos\.$/u);
});
