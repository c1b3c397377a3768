import { expect, test } from 'vitest';
import { chartTable } from '../chart/chart.ts';
import { layChart, scaleOf } from '../chart/layout.ts';
import { openSmallClub } from '../testing/desk.ts';
import { byTournament, resultOf, seasonOf } from '../testing/results.ts';
import { attendanceChart, courseChart, percentChart, seasonCharts } from './charts.ts';
import { seasonTable } from './columns.ts';
import type { SeasonRule } from './season.ts';

/** ALPHA comes thrice, DELTA twice, ECHO on the last evening alone. */
function tableOf(rule: SeasonRule) {
  const desk = openSmallClub();
  desk.add('d', { familyName: 'DELTA' });
  desk.add('e', { familyName: 'ECHO' });
  desk.evening('e1', '2026-10-01', { p: 'a', q: 'd' });
  desk.evening('e2', '2026-10-08', { p: 'a' });
  desk.evening('e3', '2026-10-15', { p: 'a', q: 'd', r: 'e' });
  for (const tournament of ['e1', 'e2', 'e3']) desk.close(tournament);
  const results = byTournament(
    ...[resultOf('e1', { p: 500, q: 800 }), resultOf('e2', { p: 700 }), resultOf('e3', { p: 400, q: 600, r: 900 })],
  );
  const { state, disclosures } = desk.journal;
  return seasonTable(state, disclosures, seasonOf({ rule, planned: 3 }), results, 'club');
}

test.each([
  [{ measure: { kind: 'total' } }, { ALPHA: [-300, 0, 0], DELTA: [0, -400, -200], ECHO: [undefined, undefined, -700] }],
  [
    { measure: { kind: 'percent' } },
    { ECHO: [undefined, undefined, 0], DELTA: [0, 0, -20], ALPHA: [-30, -20, -36.67] },
  ],
  [
    { measure: { kind: 'total' }, best: 1 },
    { ECHO: [undefined, undefined, 0], DELTA: [0, 0, -100], ALPHA: [-300, -100, -200] },
  ],
  [
    { measure: { kind: 'percent' }, best: 2 },
    { ECHO: [undefined, undefined, 0], DELTA: [0, 0, -20], ALPHA: [-30, -20, -30] },
  ],
  [
    { measure: { kind: 'percent' }, best: 2, isAbsenceZero: true },
    { DELTA: [0, -20, 0], ALPHA: [-30, 0, -10], ECHO: [undefined, undefined, -25] },
  ],
  [
    { measure: { kind: 'percent' }, least: 2 },
    { DELTA: [0, 0, 0], ALPHA: [-30, -20, -16.67] },
  ],
] as const satisfies readonly [SeasonRule, object][])(
  'the course by %j tells how far behind the first one each was',
  (rule, expected) => {
    const { series } = courseChart(rule, tableOf(rule));
    const rounded = series.map(({ label, values }) => [
      label.split(' ')[0],
      values.map((value) => (value === undefined ? value : Math.round(value * 100) / 100)),
    ]);
    expect(Object.fromEntries(rounded)).toEqual(expected);
  },
);

test('its last evening is the ranking', () => {
  const percent = { measure: { kind: 'percent' }, best: 2 } as const;
  for (const rule of [{ measure: { kind: 'total' } }, percent, { ...percent, isAbsenceZero: true }] as const) {
    const table = tableOf(rule);
    const gaps = courseChart(rule, table).series.map(({ values }) => values.at(-1) ?? Number.NaN);
    for (const [index, { score }] of table.rows.entries()) {
      expect(gaps[index]).toBeCloseTo(score - table.rows[0].score, 1);
    }
  }
});

test('a chart has its figures in a table, and every stroke of it in its room', () => {
  const rule = { measure: { kind: 'total' } } as const;
  const table = tableOf(rule);
  expect(chartTable(attendanceChart(table)).rows.map((row) => row.slice(1))).toEqual([
    ...[
      ['01/10/2026', '2'],
      ['08/10/2026', '1'],
      ['15/10/2026', '3'],
    ],
  ]);
  const travelled = JSON.parse(JSON.stringify(table));
  expect(attendanceChart(travelled)).toEqual(attendanceChart(table));
  expect(courseChart(rule, travelled)).toEqual(courseChart(rule, table));
  for (const chart of [courseChart(rule, table), attendanceChart(table)]) {
    const room = { width: 480, height: 260, size: 13 };
    const { rules, days, curves, bars, names, width, height } = layChart(chart, room);
    expect(days.map(({ text }) => text)).toEqual(['01/10', '08/10', '15/10']);
    expect(bars).toHaveLength(chart.shape === 'bars' ? 3 : 0);
    expect(names).toHaveLength(chart.series.length > 1 ? chart.series.length : 0);
    for (const { x, y } of [...rules, ...days, ...names, ...curves.flatMap(({ points }) => points)]) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThanOrEqual(height);
    }
  }
});

test('each chart says what it shows', () => {
  const saying = ({ title, hint, kind, shape }: ReturnType<typeof percentChart>) => [title, hint, kind, shape];
  const course = (rule: SeasonRule) => saying(courseChart(rule, tableOf(rule)));
  const scale = { places: [300, 200, 100], beyond: 0 };
  const head = 'La course en tête';
  expect(
    [{ kind: 'total' }, { kind: 'points', scale }, { kind: 'percent' }].map((measure) => course({ measure } as never)),
  ).toEqual([
    [head, 'Ce qui sépare chacun du premier, en points, soirée après soirée.', 'whole', 'curves'],
    [head, 'Ce qui sépare chacun du premier, en points du barème, soirée après soirée.', 'points', 'curves'],
    [head, 'Ce qui sépare la moyenne de chacun de la meilleure, soirée après soirée.', 'percent', 'curves'],
  ]);
  const rule = { measure: { kind: 'total' } } as const;
  const table = tableOf(rule);
  const attendance = attendanceChart(table);
  expect([...saying(attendance), attendance.series.map(({ label }) => label)]).toEqual([
    ...['Membres présents', 'Combien de membres du club ont joué chaque soirée.', 'whole', 'bars', ['Présents']],
  ]);
  const percents = percentChart([{ percent: 40 }, { percent: 60 }] as never);
  expect([...saying(percents), percents.series]).toEqual([
    ...['Pourcentage du top', 'Soirée après soirée, la plus ancienne d’abord.', 'percent', 'curves'],
    [{ label: '% du top', values: [40, 60] }],
  ]);
  expect(seasonCharts(rule, table).map(({ title }) => title)).toEqual([head, 'Membres présents']);
  expect(seasonCharts(rule, { ...table, rows: [] })).toEqual([]);
  const many = { ...table, rows: Array.from({ length: 12 }, () => table.rows[0]) };
  expect(courseChart(rule, many).series).toHaveLength(8);
});

test('its scale has round figures around the values', () => {
  expect(scaleOf([71.2, 83])).toEqual({ least: 70, most: 85, step: 5 });
  expect(scaleOf([70])).toEqual({ least: 70, most: 71, step: 1 });
  expect(scaleOf([0, 100])).toEqual({ least: 0, most: 100, step: 20 });
  expect(scaleOf([-14_321, 0])).toEqual({ least: -15_000, most: 0, step: 5_000 });
});
