import { cell } from '@raccord/french';
import { expect, test } from 'vitest';
import { openSmallClub } from '../testing/desk.ts';
import { byTournament, resultOf, seasonOf } from '../testing/results.ts';
import { seasonColumns, seasonTable } from './columns.ts';
import { seasonBy } from './groups.ts';
import { describeRule, type SeasonRule } from './season.ts';

function playedClub() {
  const desk = openSmallClub();
  desk.add('d', { familyName: 'DELTA', series: '4B', category: 'V' });
  desk.add('e', { familyName: 'EPSILON', series: '4B' });
  desk.add('f', { familyName: 'FI', series: '10A' });
  desk.evening('e1', '2026-10-01', { p: 'd', q: 'e', r: 'f' });
  desk.evening('e2', '2026-10-08', { p: 'd', q: 'e', r: 'f', s: 'a' });
  for (const tournament of ['e1', 'e2']) desk.close(tournament);
  const results = byTournament(
    resultOf('e1', { p: 500, q: 600, r: 700 }),
    resultOf('e2', { p: 900, q: { total: 700, tops: 3, solos: 1 }, r: 600, s: 100 }),
  );
  const { state, disclosures } = desk.journal;
  return { state, disclosures, results };
}

test('a season is one table, of which all make theirs', () => {
  const { state, disclosures, results } = playedClub();
  const season = seasonOf();
  const { rows, evenings, isProvisional } = seasonTable(state, disclosures, season, results, 'club');
  const columns = seasonColumns(season.rule.measure, evenings);
  expect(isProvisional).toBe(false);
  const told = columns.map(({ key, heading, short = '', kind, width, room, on = '' }) =>
    [key, heading, short, kind, width, room, on].join(' | '),
  );
  expect(told).toEqual([
    'rank | Place |  | whole | 7 | narrow | ',
    'change | Évolution | Évol. | text | 10 | narrow | ',
    'name | Nom |  | text | 32 | narrow | ',
    'licence | Licence |  | text | 11 | wide | documents',
    'category | Catégorie | Cat. | text | 10 | wide | ',
    'series | Série |  | text | 8 | wide | ',
    'evening e1 | Soirée e1 (01/10) | 01/10 | whole | 11 | wide | documents',
    'evening e2 | Soirée e2 (08/10) | 08/10 | whole | 11 | wide | documents',
    'score | Total |  | whole | 9 | narrow | ',
    'percent | % du top |  | percent | 10 | middle | ',
    'attendance | Soirées |  | whole | 9 | middle | ',
    'wins | Victoires |  | whole | 10 | wide | ',
    'tops | Tops |  | whole | 7 | middle | ',
    'solos | Solos |  | whole | 7 | middle | ',
  ]);
  const texts = rows.map((row) => columns.map(({ kind, of }) => cell(of(row), kind)));
  expect(texts).toEqual([
    ['1', '↑ 2', 'DELTA', '', 'V', '4B', '500', '900', '1\u202f400', '70,00\u00a0%', '2', '1', '0', '0'],
    ['2', '↓ 1', 'FI', '', '', '10A', '700', '600', '1\u202f300', '65,00\u00a0%', '2', '1', '0', '0'],
    ['3', '↓ 1', 'EPSILON', '', '', '4B', '600', '700', '1\u202f300', '65,00\u00a0%', '2', '0', '3', '1'],
    ['4', 'nouveau', 'ALPHA Anne', '111', '', '', '', '100', '100', '10,00\u00a0%', '1', '0', '0', '0'],
  ]);
});

test('a first evening changes nothing', () => {
  const columns = seasonColumns({ kind: 'points', scale: { places: [100], beyond: 0 } }, [
    { tournament: 'e1', title: 'Soirée', date: '2026-10-01' },
  ]);
  expect(columns.map(({ key }) => key)).not.toContain('change');
  expect(columns.find(({ key }) => key === 'score')).toMatchObject({ heading: 'Points', kind: 'points' });
});

test('an evening has a column of its own on documents, that says when it is provisional', () => {
  const columns = seasonColumns({ kind: 'percent' }, [
    { tournament: 'e1', title: 'Mardi', date: '2026-10-01' },
    { tournament: 'e2', title: 'Jeudi', date: '2026-10-08', provisional: 'un bulletin manque' },
  ]);
  const own = columns.filter(({ key }) => key.startsWith('evening '));
  expect(own).toMatchObject([
    { key: 'evening e1', heading: 'Mardi (01/10)', short: '01/10', kind: 'percent', room: 'wide', on: 'documents' },
    { key: 'evening e2', heading: 'Jeudi (08/10, provisoire)', short: '08/10' },
  ]);
  expect(columns.find(({ key }) => key === 'score')?.heading).toBe('Moyenne');
  // The percentage is the score already.
  expect(columns.map(({ key }) => key)).not.toContain('percent');
});

test('whoever keeps his place is told so; equals stand in the order of their names, then of their numbers', () => {
  const desk = openSmallClub();
  for (const [id, familyName] of [
    ['z', 'ZETA'],
    ['k', 'DELTA'],
    ['d', 'DELTA'],
    ['j', 'DELTA'],
  ] as const) {
    desk.add(id, { familyName }, true);
  }
  for (const [tournament, date] of [
    ['e1', '2026-10-01'],
    ['e2', '2026-10-08'],
  ] as const) {
    desk.evening(tournament, date, { p: 'z', q: 'k', r: 'd', s: 'j' });
    desk.close(tournament);
  }
  const alike = (total: number) => ({ p: total, q: total, r: total, s: total });
  const results = byTournament(resultOf('e1', alike(500)), resultOf('e2', alike(300)));
  const { state, disclosures } = desk.journal;
  const { rows, evenings } = seasonTable(state, disclosures, seasonOf(), results, 'club');
  const change = seasonColumns({ kind: 'total' }, evenings).find(({ key }) => key === 'change');
  expect(rows.map((row) => [row.rank, row.name, row.member, change?.of(row)])).toEqual([
    [1, 'DELTA', 'd', '–'],
    [1, 'DELTA', 'j', '–'],
    [1, 'DELTA', 'k', '–'],
    [1, 'ZETA', 'z', '–'],
  ]);
});

test('by series, ranks and changes are counted again', () => {
  const { state, disclosures, results } = playedClub();
  const { rows } = seasonTable(state, disclosures, seasonOf(), results, 'club');
  const groups = seasonBy(rows, 'series');
  expect([...groups.keys()]).toEqual(['4B', '10A']);
  expect(groups.get('4B')?.map(({ name, rank, before }) => [name, rank, before])).toEqual([
    ['DELTA', 1, 2],
    ['EPSILON', 2, 1],
  ]);
});

test('the public reads no licence, which leads to a name', () => {
  const { state, disclosures, results } = playedClub();
  const { rows } = seasonTable(state, disclosures, seasonOf(), results, 'public');
  expect(rows.map(({ licence }) => licence)).toEqual(['', '', '', '']);
});

test('a rule is told as clubs say it', () => {
  const rule = (best?: number): SeasonRule => ({
    measure: { kind: 'percent' },
    ...(best === undefined ? {} : { best }),
  });
  expect(describeRule(rule(), 40)).toBe('Moyenne des % du top, toutes les soirées jouées');
  expect(describeRule(rule(20), 40)).toBe('Moyenne des % du top, les 20 meilleures soirées jouées sur 40');
  expect(describeRule(rule(1), 40)).toBe('Moyenne des % du top, la meilleure soirée jouée sur 40');
});
