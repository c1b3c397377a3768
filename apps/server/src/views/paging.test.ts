import { expect, it } from 'vitest';
import { pageOfRanking, seeRanking } from './ranking.ts';
import { pageOfRoster, seeRoster } from './roster.ts';
import { openCentres, playFirstTurn, SPECTATOR } from './testing/centres.ts';

function followed() {
  const centres = openCentres();
  centres.tell('amend-entrant', { entrant: 'qc', members: [{ name: 'ÂNE Zoé', club: 'Lyon', licence: '4321' }] });
  centres.tell('withhold-names', { entrants: ['qc'], isWithheld: true });
  playFirstTurn(centres);
  return centres;
}

it('sends so many rows of a ranking, of those who are searched for by what the public reads', () => {
  const { journal } = followed();
  const whole = seeRanking(journal, SPECTATOR, { by: 'club' });
  if (!whole) throw new Error('no ranking');
  const page = (asked: Parameters<typeof pageOfRanking>[1]) => {
    const { rows, groups = [], count } = pageOfRanking(whole, asked);
    const names = groups.map((group) => [group.name, group.rows.map(({ entrant }) => entrant)]);
    return { rows: rows.map(({ entrant }) => entrant), names, count };
  };
  expect(page({ from: 0, count: 2 })).toEqual({
    rows: ['pc', 'qc'],
    names: [
      ['c', ['pc']],
      ['d', ['pd']],
    ],
    count: 3,
  });
  expect(page({ from: 2, count: 2 })).toEqual({ rows: ['pd'], names: [['Lyon', ['qc']]], count: 3 });
  expect(page({ search: 'lyon', from: 0, count: 2 })).toEqual({ rows: ['qc'], names: [['Lyon', ['qc']]], count: 1 });
  for (const search of ['zoé', 'âne', '4321']) expect(page({ search })).toEqual({ rows: [], names: [], count: 0 });
});

it('lists those whose sheets are published by name, and nobody before they are', () => {
  const { journal, tell } = followed();
  expect(seeRoster(journal, SPECTATOR)).toBeUndefined();
  tell('choose-publication', { ranking: 'none', turns: false, sheets: true });
  const roster = seeRoster(journal, SPECTATOR);
  if (!roster) throw new Error('no roster');
  expect(roster.rows.map(({ members }) => members[0].name)).toEqual(['Â. Z.', 'Joueur pc', 'Joueur pd']);
  expect(pageOfRoster(roster, { search: '1' }).rows.map(({ entrant }) => entrant)).toEqual(['pc', 'pd']);
  expect(pageOfRoster(roster, { search: 'joueur', from: 1, count: 5 })).toMatchObject({
    count: 2,
    rows: [{ entrant: 'pd' }],
  });
  expect(JSON.stringify(roster)).not.toMatch(/Zoé|4321|rank|total/);
});
