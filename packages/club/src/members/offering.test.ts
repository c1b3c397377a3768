import { ERASED_PLAYER } from '@raccord/tournament';
import { expect, test } from 'vitest';
import { openSmallClub } from '../testing/desk.ts';
import { byTournament, resultOf } from '../testing/results.ts';
import { formerVisitsOf, offerPlayers } from './offering.ts';

test('those of the last evening come first, visitors too, then who came most often, then by name', () => {
  const desk = openSmallClub();
  desk.add('d', { familyName: 'DELTA' });
  desk.add('e', { familyName: 'EPSILON' });
  desk.add('g', { familyName: 'ÉTA' });
  desk.evening('e2', '2026-10-08', { p: 'c', q: 'b', v: null });
  desk.evening('e1', '2026-10-01', { p: 'b', q: 'a', r: 'e' });
  desk.evening('e0', '2026-09-24', { p: 'a' });
  for (const tournament of ['e0', 'e1', 'e2']) desk.close(tournament);
  desk.tell('note-leaving', { member: 'e', on: '2026-10-05' });
  const results = byTournament(
    resultOf('e0', { p: 1 }),
    resultOf('e1', { p: 1, q: 1, r: 1 }),
    resultOf('e2', { p: 1, q: 1, v: { total: 2, players: [{ name: 'ZETA Zoé' }] } }),
  );
  const { state, disclosures } = desk.journal;
  const offered = offerPlayers(state, disclosures, results);
  expect(offered.map(({ person, attendance }) => [person.name, attendance])).toEqual([
    ['BETA Bruno', 2],
    ['GAMMA Cléa', 1],
    ['ZETA Zoé', 1],
    ['ALPHA Anne', 2],
    ['DELTA', 0],
    ['ÉTA', 0],
  ]);
  expect(offered.map(({ member, wasThere }) => [member, wasThere])).toEqual([
    ...[
      ['b', true],
      ['c', true],
      [undefined, true],
      ['a', false],
      ['d', false],
      ['g', false],
    ],
  ]);
});

test('a visitor whose name was erased from the last evening is not offered, alone nor as a partner', () => {
  const desk = openSmallClub();
  desk.tell('add-evening', { tournament: 'e1', title: 'Paires', date: '2026-10-01' });
  desk.tell('identify-players', { tournament: 'e1', players: [{ entrant: 'p', place: 0, member: 'a' }] });
  desk.close('e1');
  const erased = { name: ERASED_PLAYER };
  const results = byTournament(
    resultOf('e1', {
      p: { total: 2, players: [{ name: 'ALPHA Anne' }, erased] },
      v: { total: 1, players: [erased] },
    }),
  );
  const { state, disclosures } = desk.journal;
  const offered = offerPlayers(state, disclosures, results);
  expect(offered.map(({ person }) => person.name)).toEqual(['ALPHA Anne', 'BETA Bruno', 'GAMMA Cléa']);
  expect(offered[0].partner).toBeUndefined();
});

test('a visitor who becomes a member finds his earlier evenings', () => {
  const desk = openSmallClub();
  desk.evening('e1', '2026-10-01', { p: 'a', v: null });
  desk.evening('e2', '2026-10-08');
  for (const tournament of ['e1', 'e2']) desk.close(tournament);
  const zoe = { total: 5, players: [{ name: 'Zoé ZETA' }] };
  const results = byTournament(resultOf('e1', { p: 3, v: zoe }), resultOf('e2', { w: zoe }));
  const visits = formerVisitsOf(desk.journal.state, results, { name: 'ZETA Zoé' });
  expect(visits).toEqual([
    { tournament: 'e1', entrant: 'v', place: 0 },
    { tournament: 'e2', entrant: 'w', place: 0 },
  ]);
  desk.add('z', { familyName: 'ZETA', firstName: 'Zoé' });
  desk.tell('identify-players', { tournament: 'e1', players: [{ entrant: 'v', place: 0, member: 'z' }] });
  expect(formerVisitsOf(desk.journal.state, results, { name: 'ZETA Zoé' })).toHaveLength(1);
});

test('those who played the last evening in pairs are offered with their partners, unless one of them left', () => {
  const desk = openSmallClub();
  desk.tell('add-evening', { tournament: 'e1', title: 'Paires', date: '2026-10-01' });
  const players = [
    { entrant: 'p', place: 0 as const, member: 'a' },
    { entrant: 'p', place: 1 as const, member: null },
    { entrant: 'q', place: 0 as const, member: 'b' },
    { entrant: 'q', place: 1 as const, member: 'c' },
  ];
  desk.tell('identify-players', { tournament: 'e1', players });
  desk.close('e1');
  const results = byTournament(
    resultOf('e1', {
      p: { total: 2, players: [{ name: 'ALPHA Anne' }, { name: 'ZETA Zoé' }] },
      q: { total: 1, players: [{ name: 'BETA Bruno' }, { name: 'GAMMA Cléa' }] },
    }),
  );
  const { state, disclosures } = desk.journal;
  const partners = () =>
    offerPlayers(state, disclosures, results).map(({ person, partner }) => [person.name, partner?.person.name]);
  expect(partners()).toEqual([
    ['ALPHA Anne', 'ZETA Zoé'],
    ['BETA Bruno', 'GAMMA Cléa'],
    ['GAMMA Cléa', 'BETA Bruno'],
    ['ZETA Zoé', 'ALPHA Anne'],
  ]);
  desk.tell('note-leaving', { member: 'c', on: '2026-10-05' });
  expect(partners()[1]).toEqual(['BETA Bruno', undefined]);
});
