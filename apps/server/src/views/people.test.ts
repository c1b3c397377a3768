import { expect, it } from 'vitest';
import { seePeople } from './people.ts';
import { CHIEF, chiefOf, openCentres, playFirstTurn, refereeOf } from './testing/centres.ts';

it('tells who is where, by what was last said', () => {
  const { journal, tell } = openCentres();
  tell('assign-tables', {
    official: 'ac',
    tables: [
      { from: 1, to: 3 },
      { from: 7, to: 7 },
    ],
  });
  tell('seat-entrant', { entrant: 'qc', centre: 'd', table: 5 });
  tell('note-departure', { entrant: 'pd', reason: 'train' });
  tell('form-team', { id: 'e', name: 'Équipe', entrants: ['pc'], counted: 1 });
  const { officials, entrants, teams } = seePeople(journal, CHIEF);
  expect(officials.map(({ id, tables }) => [id, tables])).toEqual([
    [
      'ac',
      [
        { from: 1, to: 3 },
        { from: 7, to: 7 },
      ],
    ],
    ['ad', [{ from: 1, to: 1 }]],
    ['second', []],
    ['commission', []],
  ]);
  expect(entrants.map(({ id, centre, table, isPresent }) => [id, centre, table, isPresent])).toEqual([
    ['pc', 'c', 1, true],
    ['qc', 'd', 5, true],
    ['pd', 'd', 1, false],
  ]);
  expect(teams).toEqual([{ id: 'e', name: 'Équipe', entrants: ['pc'], counted: 1 }]);
});

it('tells who is there, late, gone or away for this game only, now', () => {
  const centres = openCentres();
  const { journal, tell } = centres;
  const here = () =>
    seePeople(journal, CHIEF).entrants.map(({ id, presence, isPresent }) => `${id} ${presence} ${isPresent}`);
  tell('note-departure', { entrant: 'pc', reason: 'retard', isAwaited: true, from: { game: 0, turn: 1 } });
  tell('note-departure', { entrant: 'qc', reason: 'absence', from: { game: 0, turn: 1 }, until: { game: 1, turn: 1 } });
  expect(here()).toEqual(['pc late false', 'qc absent true', 'pd present true']);
  playFirstTurn(centres);
  tell('note-arrival', { entrant: 'pc' });
  tell('note-departure', { entrant: 'pd', reason: '', from: { game: 0, turn: 2 } });
  expect(here()).toEqual(['pc present true', 'qc absent true', 'pd present false']);
  for (const turn of [1, 2]) tell('end-turn', { game: 'g', turn, centre: 'd' });
  expect(here()[2]).toBe('pd gone false');
  expect(seePeople(journal, CHIEF).game).toBe(0);
});

it('gives the chief of a centre the people of his centre, and referees everybody', () => {
  const { journal, tell } = openCentres();
  tell('form-team', { id: 'e', name: 'Équipe', entrants: ['pc'] });
  const { centres, officials, entrants, teams } = seePeople(journal, chiefOf('d'));
  expect(centres).toEqual([{ id: 'd', name: 'Centre d' }]);
  expect(officials.map(({ id }) => id)).toEqual(['ad', 'second']);
  expect(entrants.map(({ id }) => id)).toEqual(['pd']);
  expect(teams).toEqual([]);
  expect(seePeople(journal, refereeOf('d')).entrants).toHaveLength(3);
});
