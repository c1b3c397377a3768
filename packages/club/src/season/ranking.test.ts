import { unwrap } from '@raccord/scrabble';
import { NO_EVENT } from '@raccord/stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ClubJournal } from '../journal.ts';
import { openClub, openSmallClub, outcomeOf } from '../testing/desk.ts';
import { referenceRanks } from '../testing/reference-season.ts';
import { byTournament, type Figures, resultOf, seasonOf } from '../testing/results.ts';
import type { EveningResult } from './evening.ts';
import { rankSeason } from './ranking.ts';
import { parseScale } from './scale.ts';
import type { Season, SeasonRule } from './season.ts';
import { describeStanding } from './standing.ts';

/** A club of those who played these evenings, each under his own id. */
function clubOf(results: readonly EveningResult[]): ClubJournal {
  const desk = openClub();
  const names = new Set(results.flatMap(({ rows }) => rows.map(({ entrant }) => entrant)));
  for (const name of names) if (!VISITORS.has(name)) desk.add(name, { familyName: name });
  for (const [index, { tournament, rows }] of results.entries()) {
    desk.evening(
      tournament,
      `2026-10-0${index + 1}`,
      Object.fromEntries(rows.map(({ entrant }) => [entrant, VISITORS.has(entrant) ? null : entrant])),
    );
    desk.close(tournament);
  }
  return desk.journal;
}

const byId = (a: string, b: string): number => (a < b ? -1 : 1);

const played = (season: Season, ...results: readonly EveningResult[]) =>
  rankSeason(clubOf(results).state, season, byTournament(...results), byId);

const ranksOf = ({ rows }: ReturnType<typeof played>) => rows.map(({ rank, member, score }) => [rank, member, score]);

test('by total, over all evenings', () => {
  const results = [resultOf('e1', { a: 900, b: 800 }), resultOf('e2', { b: 700, c: 650 })];
  expect(ranksOf(played(seasonOf(), ...results))).toEqual([
    [1, 'b', 1500],
    [2, 'a', 900],
    [3, 'c', 650],
  ]);
});

test('by mean percentage of the top, over the evenings that one played', () => {
  const rule: SeasonRule = { measure: { kind: 'percent' } };
  const results = [resultOf('e1', { a: 900, b: 800 }, 1000), resultOf('e2', { b: 540, c: 500 }, 600)];
  expect(ranksOf(played(seasonOf({ rule }), ...results))).toEqual([
    [1, 'a', 90],
    [2, 'b', 85],
    [3, 'c', expect.closeTo(83.333, 2)],
  ]);
});

test('with the best N, a mean is over those of them that one played', () => {
  const rule: SeasonRule = { measure: { kind: 'percent' }, best: 4 };
  const three = ['e1', 'e2', 'e3'].map((evening) => resultOf(evening, { a: 746, b: 700 }));
  const { rows } = played(seasonOf({ rule }), ...three, resultOf('e4', { b: 700 }), resultOf('e5', { b: 600 }));
  expect(rows.map(({ rank, member, score, percent }) => [rank, member, score, percent])).toEqual([
    [1, 'a', expect.closeTo(74.6, 9), expect.closeTo(74.6, 9)],
    [2, 'b', 70, 68],
  ]);
});

test('where an absence counts as zero, over N evenings, or over those held while there are fewer', () => {
  const rule: SeasonRule = { measure: { kind: 'percent' }, best: 2, isAbsenceZero: true };
  const e1 = resultOf('e1', { a: 900, b: 600 });
  const e2 = resultOf('e2', { b: 500 });
  const e3 = resultOf('e3', { b: 700 });
  expect(ranksOf(played(seasonOf({ rule }), e1))).toEqual([
    [1, 'a', 90],
    [2, 'b', 60],
  ]);
  const { rows } = played(seasonOf({ rule }), e1, e2, e3);
  expect(rows.map(({ member, score }) => [member, score])).toEqual([
    ['b', 65],
    ['a', 45],
  ]);
  expect(rows[0].cells.map((cell) => cell?.isCounted)).toEqual([true, false, true]);
  expect(rows[1].cells.map((cell) => cell?.isCounted)).toEqual([true, undefined, undefined]);
});

test('where all evenings count and an absence is zero, a mean is over those held', () => {
  const rule: SeasonRule = { measure: { kind: 'percent' }, isAbsenceZero: true };
  expect(ranksOf(played(seasonOf({ rule }), resultOf('e1', { a: 900, b: 600 }), resultOf('e2', { b: 500 })))).toEqual([
    [1, 'b', 55],
    [2, 'a', 45],
  ]);
});

test('whoever played fewer evenings than are asked comes last, without a place', () => {
  const rule: SeasonRule = { measure: { kind: 'percent' }, least: 2 };
  const season = seasonOf({ rule });
  const [e1, e2] = [resultOf('e1', { a: 900, b: 600 }), resultOf('e2', { b: 500, c: 990 })];
  expect(ranksOf(played(season, e1, e2))).toEqual([
    [1, 'b', 55],
    [undefined, 'c', 99],
    [undefined, 'a', 90],
  ]);
  expect(played(season, e1, e2, resultOf('e3', { a: 900, c: 980 })).rows).toMatchObject([
    { member: 'c', rank: 1 },
    { member: 'a', rank: 2 },
    { member: 'b', rank: 3, before: 1 },
  ]);
});

test('points by rank: equals share the mean of the places that they hold, below the scale its last line', () => {
  const scale = unwrap(parseScale('1;10\n2;6\n3;3\nau-delà;1'));
  const rule: SeasonRule = { measure: { kind: 'points', scale } };
  const results = [resultOf('e1', { a: 9, b: 8, c: 8, d: 8, e: 1, f: 1 })];
  expect(ranksOf(played(seasonOf({ rule }), ...results))).toEqual([
    [1, 'a', 10],
    [2, 'b', expect.closeTo(10 / 3, 9)],
    [2, 'c', expect.closeTo(10 / 3, 9)],
    [2, 'd', expect.closeTo(10 / 3, 9)],
    [5, 'e', 1],
    [5, 'f', 1],
  ]);
});

test('equals are separated by evenings won, then tops, then solos, else they share the place', () => {
  const figures = (tops: number, solos: number): Figures => ({ total: 500, tops, solos });
  const e1 = resultOf('e1', { w: 600, a: figures(2, 0), b: figures(3, 0), c: figures(3, 1), d: figures(3, 1) });
  const e2 = resultOf('e2', { x: 900, w: 400, a: 500, b: 500, c: 500, d: 500 });
  const { rows } = played(seasonOf(), e1, e2);
  expect(rows.map(({ rank, member }) => [rank, member])).toEqual([
    ...[
      [1, 'w'],
      [2, 'c'],
      [2, 'd'],
      [4, 'b'],
      [5, 'a'],
      [6, 'x'],
    ],
  ]);
});

test('a mean that no decimal writes does not part equals', () => {
  const rule: SeasonRule = { measure: { kind: 'percent' } };
  const results = [
    resultOf('e1', { a: 100, b: 200 }, 300),
    resultOf('e2', { a: 200, b: 100 }, 300),
    resultOf('e3', { a: 70, b: 70 }, 700),
  ];
  expect(played(seasonOf({ rule }), ...results).rows.map(({ rank }) => rank)).toEqual([1, 1]);
});

test('a season is provisional until as many evenings are closed as were planned, and none is open', () => {
  const results = byTournament(resultOf('e1', { p: 900 }), resultOf('e2', { p: 800 }));
  const desk = openSmallClub();
  const isProvisional = (season: Season) => rankSeason(desk.journal.state, season, results, () => 0).isProvisional;
  desk.evening('e1', '2026-10-01', { p: 'a' });
  desk.close('e1');
  expect(isProvisional(seasonOf())).toBe(true);
  desk.evening('e2', '2026-10-08', { p: 'a' });
  expect(isProvisional(seasonOf())).toBe(true);
  desk.close('e2');
  expect(isProvisional(seasonOf())).toBe(false);
  desk.evening('e3', '2026-10-15');
  expect(isProvisional(seasonOf())).toBe(true);
  expect(isProvisional(seasonOf({ except: ['e3'] }))).toBe(false);
  expect(isProvisional(seasonOf({ planned: 1, to: '2026-10-07' }))).toBe(false);
});

test('a season is provisional while an evening of it was closed provisional, and says which and why', () => {
  const why = '1 bulletin devant la commission';
  const desk = openSmallClub();
  desk.evening('e1', '2026-10-01', { p: 'a' });
  const closing = { tournament: 'e1', sequence: 10, hash: NO_EVENT, provisional: why };
  expect(outcomeOf(desk.ask('close-evening', { ...closing, accepted: 'autre chose' }))).toBe('evening-provisional');
  desk.tell('close-evening', { ...closing, accepted: why });
  const results = byTournament({ ...resultOf('e1', { p: 900 }), provisional: why });
  const ranking = rankSeason(desk.journal.state, seasonOf({ planned: 1 }), results, byId);
  expect(ranking).toMatchObject({ isProvisional: true, evenings: [{ tournament: 'e1', provisional: why }] });
  expect(describeStanding(ranking, 1).replaceAll('\u00a0', ' ')).toBe(
    'Classement provisoire : 1 soirée close sur 1 ; soirée du 01/10 provisoire (1 bulletin devant la commission).',
  );
  desk.close('e1', 12);
  const final = byTournament({ ...resultOf('e1', { p: 900 }), sequence: 12 });
  const settled = rankSeason(desk.journal.state, seasonOf({ planned: 1 }), final, byId);
  expect(describeStanding(settled, 1)).toBe('Classement définitif.');
});

test('an evening that was closed again waits for its new result', () => {
  const results = byTournament(resultOf('e1', { p: 900 }));
  const desk = openSmallClub();
  desk.evening('e1', '2026-10-01', { p: 'a' });
  desk.close('e1', 10);
  expect(rankSeason(desk.journal.state, seasonOf({ planned: 1 }), results, byId)).toMatchObject({
    isProvisional: false,
  });
  desk.close('e1', 12);
  expect(rankSeason(desk.journal.state, seasonOf({ planned: 1 }), results, byId)).toMatchObject({
    ...{ isProvisional: true, rows: [] },
  });
});

test('what changed since the last evening', () => {
  const results = [resultOf('e1', { a: 900, b: 800 }), resultOf('e2', { b: 500, c: 1500 })];
  const { rows } = played(seasonOf(), ...results);
  expect(rows.map(({ member, rank, before }) => [member, rank, before])).toEqual([
    ['c', 1, undefined],
    ['b', 2, 2],
    ['a', 3, 1],
  ]);
});

test('visitors are not ranked, but they hold their places; whoever joins later changes nobody’s points', () => {
  const scale = unwrap(parseScale('1;10\n2;6\n3;3'));
  const season = seasonOf({ rule: { measure: { kind: 'points', scale } } });
  const results = byTournament(resultOf('e1', { v: 900, p: 800, q: 700 }));
  const desk = openSmallClub();
  desk.evening('e1', '2026-10-01', { v: null, p: 'a', q: 'b' });
  desk.close('e1');
  const scores = () =>
    rankSeason(desk.journal.state, season, results, () => 0).rows.map(({ member, score }) => [member, score]);
  expect(scores()).toEqual([
    ['a', 6],
    ['b', 3],
  ]);
  desk.tell('identify-players', { tournament: 'e1', players: [{ entrant: 'v', place: 0, member: 'c' }] });
  expect(scores()).toEqual([
    ['c', 10],
    ['a', 6],
    ['b', 3],
  ]);
});

test('both of a pair have the result of the pair, and a merge brings evenings together', () => {
  const desk = openSmallClub();
  const pair = { ...resultOf('e1', { p: { total: 900, players: [{ name: 'x' }, { name: 'y' }] } }) };
  desk.evening('e1', '2026-10-01', { p: 'a' });
  desk.tell('identify-players', { tournament: 'e1', players: [{ entrant: 'p', place: 1, member: 'b' }] });
  desk.close('e1');
  desk.evening('e2', '2026-10-08', { q: 'c' });
  desk.close('e2');
  const rank = () =>
    rankSeason(desk.journal.state, seasonOf(), byTournament(pair, resultOf('e2', { q: 500 })), byId).rows.map(
      ({ member, score, attendance }) => [member, score, attendance],
    );
  expect(rank()).toEqual([
    ['a', 900, 1],
    ['b', 900, 1],
    ['c', 500, 1],
  ]);
  desk.tell('merge-members', { kept: 'b', merged: 'c', reason: desk.reason() });
  expect(rank()).toEqual([
    ['b', 1400, 2],
    ['a', 900, 1],
  ]);
  desk.tell('undo', {});
  expect(rank()).toEqual([
    ['a', 900, 1],
    ['b', 900, 1],
    ['c', 500, 1],
  ]);
});

const MEMBERS = ['a', 'b', 'c', 'd', 'e'];
const VISITORS: ReadonlySet<string> = new Set(['visitor1', 'visitor2']);
const figures = fc.record({ total: fc.integer({ min: 0, max: 6 }), tops: fc.nat(2), solos: fc.nat(1) });
const evening = fc.record({
  rows: fc.dictionary(fc.constantFrom(...MEMBERS, ...VISITORS), figures, { minKeys: 1, noNullPrototype: true }),
  top: fc.integer({ min: 3, max: 9 }),
});
const rules: fc.Arbitrary<SeasonRule> = fc
  .record({
    measure: fc.oneof(
      fc.constant({ kind: 'total' } as const),
      fc.constant({ kind: 'percent' } as const),
      fc
        .record({ points: fc.array(fc.nat(900), { minLength: 1, maxLength: 4 }), beyond: fc.boolean() })
        .map(({ points, beyond }) => {
          const places = points.toSorted((a, b) => b - a);
          return { kind: 'points', scale: { places, beyond: beyond ? places[places.length - 1] : 0 } } as const;
        }),
    ),
    best: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
    least: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
    isAbsenceZero: fc.option(fc.constant(true as const), { nil: undefined }),
    isAmongMembers: fc.option(fc.constant(true as const), { nil: undefined }),
  })
  .map(({ measure, best, least, isAbsenceZero, isAmongMembers }) => ({
    measure,
    ...(best === undefined ? {} : { best }),
    ...(least === undefined ? {} : { least }),
    ...(isAbsenceZero && measure.kind === 'percent' ? { isAbsenceZero } : {}),
    ...(isAmongMembers ? { isAmongMembers } : {}),
  }));

test('ranks are those of the slow reference', () => {
  const everybody = Object.fromEntries(MEMBERS.map((member) => [member, 0]));
  const { state } = clubOf(Array.from({ length: 5 }, (_, index) => resultOf(`e${index}`, everybody)));
  fc.assert(
    fc.property(rules, fc.array(evening, { minLength: 1, maxLength: 5 }), (rule, evenings) => {
      const season = seasonOf({ rule });
      const results = evenings.map(({ rows, top }, index) => resultOf(`e${index}`, rows, top));
      const { rows } = rankSeason(state, season, byTournament(...results), byId);
      expect(new Map(rows.map(({ member, rank }) => [member, rank]))).toEqual(
        referenceRanks(season, results, VISITORS),
      );
      const before = referenceRanks(season, results.slice(0, -1), VISITORS);
      for (const row of rows) expect(row.before).toBe(before.get(row.member));
    }),
    { numRuns: 500 },
  );
});

test('visitors hold their places, unless places are those among members', () => {
  const places = (rule: SeasonRule) => {
    const { rows } = played(seasonOf({ rule }), resultOf('e1', { visitor1: 900, a: 800, visitor2: 700, b: 600 }));
    return rows.map(({ member, score, wins, cells }) => [member, score, wins, cells[0]?.rank]);
  };
  const measure = { kind: 'points', scale: unwrap(parseScale('1;10\n2;6\n3;3\n4;1')) } as const;
  expect(places({ measure })).toEqual([
    ['a', 6, 0, 2],
    ['b', 1, 0, 4],
  ]);
  expect(places({ measure, isAmongMembers: true })).toEqual([
    ['a', 10, 1, 1],
    ['b', 6, 0, 2],
  ]);
});

test('of equal evenings the first one counts; totals add up; one evening that is open is enough', () => {
  const season = seasonOf({ rule: { measure: { kind: 'total' }, best: 1 } });
  const [first, second] = ['e1', 'e2'].map((tournament) => resultOf(tournament, { a: 500 }));
  const { rows, isProvisional } = played(season, first, second);
  expect(rows.map(({ total, cells }) => [total, cells.map((cell) => cell?.isCounted)])).toEqual([
    [1000, [true, false]],
  ]);
  expect(isProvisional).toBe(false);
  expect(played(season, first, { ...second, provisional: 'un bulletin manque' }).isProvisional).toBe(true);
});
