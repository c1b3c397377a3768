import { countKinds } from '@raccord/tournament';
import { expect, test } from 'vitest';
import { describeMean, memberPage } from './page.ts';
import { openSmallClub } from './testing/desk.ts';
import { byTournament, resultOf } from './testing/results.ts';

test('a page has the evenings of a person under the names of the time, what he was told, and his best turns', () => {
  const desk = openSmallClub();
  desk.evening('e2', '2026-10-08', { p: 'a' });
  desk.evening('e1', '2026-10-01', { p: 'b', q: 'c' });
  for (const tournament of ['e1', 'e2']) desk.close(tournament);
  desk.tell('merge-members', { kept: 'a', merged: 'b', reason: desk.reason() });
  const turn = { game: 'Partie 1', word: 'OSER', reference: 'H4', points: 24, top: 24 };
  const results = byTournament(
    resultOf('e1', {
      q: 800,
      p: {
        ...{ total: 700, tops: 4, warnings: 2, players: [{ name: 'BETA Bruno' }] },
        reasons: [{ code: 'score-wrong', count: 2 }],
        best: [{ ...turn, turn: 3, found: 2 }],
        missed: [{ ...turn, turn: 4, points: 8, found: 5 }],
        kinds: countKinds([{ kinds: ['short'], isMissed: true }]),
      },
    }),
    resultOf('e2', {
      p: {
        ...{ total: 900, tops: 6, solos: 1, players: [{ name: 'ALPHA Anne' }, { name: 'ZETA Zoé' }] },
        reasons: [
          { code: 'score-missing', count: 3 },
          { code: 'score-wrong', count: 2 },
        ],
        best: [{ ...turn, turn: 7, found: 1 }],
        missed: [{ ...turn, turn: 2, points: 0, found: 9 }],
        kinds: countKinds([{ kinds: ['short'], isMissed: false }]),
      },
    }),
  );
  const page = memberPage(desk.journal, results, 'b', 'club');
  expect(page).toMatchObject({ member: 'a', name: 'ALPHA Anne', tops: 10, solos: 1, warnings: 2 });
  expect(
    page.evenings.map(({ date, playedAs, partner, rank, ranked, percent }) => [
      date,
      playedAs,
      partner,
      rank,
      ranked,
      percent,
    ]),
  ).toEqual([
    ['2026-10-01', 'BETA Bruno', undefined, 2, 2, 70],
    ['2026-10-08', 'ALPHA Anne', 'ZETA Zoé', 1, 1, 90],
  ]);
  expect(page.reasons.map(({ code, count, last }) => [code, count, last])).toEqual([
    ['score-wrong', 4, '2026-10-08'],
    ['score-missing', 3, '2026-10-08'],
  ]);
  expect(page.reasons[0].label).not.toBe('score-wrong');
  expect(page.best.map(({ tournament, turn: number, found }) => [tournament, number, found])).toEqual([
    ['e2', 7, 1],
    ['e1', 3, 2],
  ]);
  expect(page.missed.map(({ tournament, turn: number, found }) => [tournament, number, found])).toEqual([
    ['e2', 2, 9],
    ['e1', 4, 5],
  ]);
  expect(page.kinds.short).toEqual({ seen: 2, missed: 1 });
});

test('whoever never played has an empty page', () => {
  expect(memberPage(openSmallClub().journal, new Map(), 'a', 'public')).toMatchObject({
    name: 'ALPHA Anne',
    evenings: [],
    best: [],
  });
});

test('a mean says over what it is: what a season counts as zero has no part in it', () => {
  expect([100, 80].map((percent) => describeMean([{ percent }, { percent: 60 }]).replaceAll(/\s/g, ' '))).toEqual([
    '2 soirées jouées, 80,00 % du top en moyenne sur celles-ci',
    '2 soirées jouées, 70,00 % du top en moyenne sur celles-ci',
  ]);
  expect(describeMean([{ percent: 75 }]).replaceAll(/\s/g, ' ')).toBe('1 soirée jouée, 75,00 % du top');
});
