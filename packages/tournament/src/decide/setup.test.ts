import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../settings.ts';
import { refereeAt } from '../state/state.ts';
import { chiefOf, Hall, layTop, openHall, openTwoCentres, outcomeOf, playTurn } from '../testing/hall.ts';

const CHARTER = {
  name: 'Essai',
  place: 'Ici',
  date: '2026-11-15',
  edition: '2019',
  lexicon: { name: 'essai', hash: 'essai' },
} as const;

describe('create-tournament', () => {
  it('pins the edition, the lexicon and every setting', () => {
    const hall = new Hall();
    expect(outcomeOf(hall.ask('create-tournament', { ...CHARTER, settings: { soloBonus: 5 } }))).toEqual({
      type: 'tournament-created',
      data: { ...CHARTER, settings: { ...defaultSettings('2019'), soloBonus: 5 } },
    });
    expect(hall.journal.state.charter?.settings.soloBonus).toBe(5);
  });

  it('happens once, and comes first', () => {
    const hall = new Hall();
    expect(outcomeOf(hall.ask('add-centre', { id: 'c', name: 'Centre' }))).toBe('no-tournament');
    hall.tell('create-tournament', CHARTER);
    expect(outcomeOf(hall.ask('create-tournament', CHARTER))).toBe('tournament-exists');
  });

  it.each([
    ['a name', { name: ' ' }, 'name-missing'],
    ['a known edition', { edition: '2020' as '2019' }, 'unknown-edition'],
    ['known settings', { settings: { prime: 5 } }, 'bad-setting'],
    ['right settings', { settings: { soloBonus: -5 } }, 'bad-setting'],
  ] as const)('needs %s', (_, change, code) => {
    expect(outcomeOf(new Hall().ask('create-tournament', { ...CHARTER, ...change }))).toBe(code);
  });
});

describe('describe-tournament', () => {
  it('changes name, place and date, and nothing that is pinned', () => {
    const hall = openHall();
    const before = hall.journal.state.charter;
    const data = { name: 'Open', place: 'Là', date: '2026-11-16' };
    expect(outcomeOf(hall.ask('describe-tournament', data))).toEqual({ type: 'tournament-described', data });
    expect(hall.journal.state.charter).toEqual({ ...before, ...data });
  });

  it('needs a name', () => {
    expect(outcomeOf(openHall().ask('describe-tournament', { name: '', place: '', date: '' }))).toBe('name-missing');
  });
});

describe('add-centre', () => {
  it('opens a centre with its own tables', () => {
    const hall = openHall();
    const data = { id: 'd', name: 'Annexe' };
    expect(outcomeOf(hall.ask('add-centre', data))).toEqual({ type: 'centre-added', data });
    hall.tell('register-entrants', { entrants: [{ id: 'q', members: [{ name: 'Q' }], centre: 'd', table: 1 }] });
    expect(hall.journal.state.entrants.has('q')).toBe(true);
  });

  it.each([
    [{ id: 'c', name: 'Autre' }, 'id-taken'],
    [{ id: ' ', name: 'Autre' }, 'id-missing'],
    [{ id: 'd', name: '' }, 'name-missing'],
  ])('%j is refused: %s', (data, code) => {
    expect(outcomeOf(openHall().ask('add-centre', data))).toBe(code);
  });
});

describe('form-team', () => {
  it('forms a team, all of whose members count or the best ones only', () => {
    const hall = openHall();
    const data = { id: 't', name: 'Les Verts', entrants: ['p1', 'p2', 'p3'], counted: 2 };
    expect(outcomeOf(hall.ask('form-team', data))).toEqual({ type: 'team-formed', data });
    expect(hall.journal.state.teams.get('t')).toEqual(data);
  });

  it('forms it again under the same id when it changes', () => {
    const hall = openHall();
    hall.tell('form-team', { id: 't', name: 'Les Verts', entrants: ['p1', 'p2'] });
    hall.tell('form-team', { id: 't', name: 'Les Verts', entrants: ['p1', 'p3'] });
    expect([...hall.journal.state.teams.values()].map(({ entrants }) => entrants)).toEqual([['p1', 'p3']]);
  });

  it.each([
    [{ name: '' }, 'name-missing'],
    [{ id: '' }, 'id-missing'],
    [{ entrants: [] }, 'nobody-named'],
    [{ entrants: ['p1', 'q'] }, 'unknown-entrant'],
    [{ entrants: ['p1', 'p1'] }, 'named-twice'],
    [{ counted: 0 }, 'counted-too-few'],
    [{ counted: 1.5 }, 'counted-too-few'],
  ])('with %j: refused, %s', (change, code) => {
    const team = { id: 't', name: 'Les Verts', entrants: ['p1', 'p2'], ...change };
    expect(outcomeOf(openHall().ask('form-team', team))).toBe(code);
  });
});

describe('appoint-official', () => {
  const SECOND_REFEREE = { id: 's', name: 'Double', centre: 'c', office: 'second-referee' } as const;

  it('gives somebody an office in a centre', () => {
    const hall = openHall();
    expect(outcomeOf(hall.ask('appoint-official', SECOND_REFEREE))).toEqual({
      type: 'official-appointed',
      data: SECOND_REFEREE,
    });
    expect(hall.journal.state.officials.get('s')).toEqual(SECOND_REFEREE);
  });

  it.each([
    [{ name: ' ' }, 'name-missing'],
    [{ id: 'a' }, 'id-taken'],
    [{ id: '' }, 'id-missing'],
    [{ centre: 'z' }, 'unknown-centre'],
  ])('with %j: refused, %s', (change, code) => {
    expect(outcomeOf(openHall().ask('appoint-official', { ...SECOND_REFEREE, ...change }))).toBe(code);
  });

  it('is done by the chief of a centre for his centre', () => {
    const hall = openTwoCentres();
    expect(outcomeOf(hall.ask('appoint-official', SECOND_REFEREE, chiefOf('d')))).toBe('not-your-centre');
    hall.tell('appoint-official', SECOND_REFEREE, chiefOf('c'));
  });
});

describe('assign-tables', () => {
  const refereesOf = ({ journal: { state } }: Hall, turn: number) => {
    const [game] = state.games.values();
    return [...state.entrants.values()].map((entrant) => refereeAt(state, game, turn, entrant));
  };

  it('gives a referee his tables from a turn on, in place of those he had', () => {
    const hall = openHall();
    playTurn(hall, 'MENERAI', 1);
    layTop(hall, 1);
    hall.tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'MERNIAS' } });
    const tables = [{ from: 2, to: 3 }];
    expect(outcomeOf(hall.ask('assign-tables', { official: 'a', tables }))).toEqual({
      type: 'tables-assigned',
      data: { official: 'a', tables, from: { game: 0, turn: 2 } },
    });
    expect(refereesOf(hall, 1)).toEqual(['a', 'a', 'b', 'b']);
    expect(refereesOf(hall, 2)).toEqual([undefined, 'a', 'a', 'b']);
  });

  it('may leave a referee without tables', () => {
    const hall = openHall();
    hall.tell('assign-tables', { official: 'b', tables: [] });
    expect(refereesOf(hall, 1)).toEqual(['a', 'a', undefined, undefined]);
  });

  it.each([
    [{ official: 'z', tables: [] }, 'unknown-official'],
    [{ official: 's', tables: [] }, 'not-a-referee'],
    [{ official: 'a', tables: [{ from: 3, to: 2 }] }, 'bad-tables'],
    [{ official: 'a', tables: [{ from: 0, to: 2 }] }, 'bad-tables'],
    [{ official: 'a', tables: [], from: { game: 0, turn: -1 } }, 'bad-moment'],
  ])('%j: refused, %s', (data, code) => {
    const hall = openHall();
    hall.tell('appoint-official', { id: 's', name: 'Double', centre: 'c', office: 'second-referee' });
    expect(outcomeOf(hall.ask('assign-tables', data))).toBe(code);
  });

  it('is done by the chief of a centre for his centre', () => {
    const hall = openTwoCentres();
    expect(outcomeOf(hall.ask('assign-tables', { official: 'a', tables: [] }, chiefOf('d')))).toBe('not-your-centre');
    hall.tell('assign-tables', { official: 'b2', tables: [] }, chiefOf('d'));
  });
});

describe('plan-game', () => {
  const SECOND_GAME = { id: 'h', name: 'Partie 2', formula: '7sur8', rhythm: 'blitz' } as const;

  it('plans a game after those that are planned', () => {
    const hall = openHall();
    expect(outcomeOf(hall.ask('plan-game', SECOND_GAME))).toEqual({
      type: 'game-planned',
      data: { ...SECOND_GAME, separatesTies: false },
    });
    expect(hall.journal.state.games.get('h')).toMatchObject({ index: 1, formula: { drawSize: 8 } });
  });

  it('plans a game for some only, and a sudden death that separates ties', () => {
    const hall = openHall();
    const barrage = { ...SECOND_GAME, rhythm: 'mort-subite', entrants: ['p1', 'p2'], separatesTies: true } as const;
    expect(outcomeOf(hall.ask('plan-game', barrage))).toEqual({ type: 'game-planned', data: barrage });
  });

  it.each([
    [{ name: '' }, 'name-missing'],
    [{ id: 'g' }, 'id-taken'],
    [{ id: '' }, 'id-missing'],
    [{ formula: 'libre' as 'normale' }, 'unknown-formula'],
    [{ formula: '789' }, 'unknown-formula'],
    [{ rhythm: 'lent' as 'normal' }, 'unknown-rhythm'],
    [{ separatesTies: true }, 'sudden-death-only'],
    [{ entrants: ['q'] }, 'unknown-entrant'],
  ] as const)('with %j: refused, %s', (change, code) => {
    expect(outcomeOf(openHall().ask('plan-game', { ...SECOND_GAME, ...change }))).toBe(code);
  });
});

describe('cancel-game', () => {
  it('lets the next game begin', () => {
    const hall = openHall();
    hall.tell('plan-game', { id: 'h', name: 'Partie 2', formula: 'normale', rhythm: 'normal' });
    const draw = { game: 'h', source: { kind: 'typed', letters: 'MENERAI' } } as const;
    expect(outcomeOf(hall.ask('make-draw', draw))).toBe('earlier-game-unfinished');
    expect(outcomeOf(hall.ask('cancel-game', { game: 'g', reason: 'panne' }))).toEqual({
      type: 'game-cancelled',
      data: { game: 'g', reason: 'panne' },
    });
    expect(hall.ask('make-draw', draw).ok).toBe(true);
  });

  it('needs a game that has not begun, and a reason', () => {
    const hall = openHall();
    expect(outcomeOf(hall.ask('cancel-game', { game: 'z', reason: 'panne' }))).toBe('unknown-game');
    expect(outcomeOf(hall.ask('cancel-game', { game: 'g', reason: ' ' }))).toBe('reason-missing');
    hall.tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'MENERAI' } });
    expect(outcomeOf(hall.ask('cancel-game', { game: 'g', reason: 'panne' }))).toBe('game-begun');
  });

  it('happens once', () => {
    const hall = openHall();
    hall.tell('cancel-game', { game: 'g', reason: 'panne' });
    expect(outcomeOf(hall.ask('cancel-game', { game: 'g', reason: 'panne' }))).toBe('game-finished');
  });
});
