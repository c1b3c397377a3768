import { describe, expect, it } from 'vitest';
import { isPresent, refereeAt, seatAt } from '../state/state.ts';
import {
  ABSENT,
  chiefOf,
  entrants,
  type Hall,
  layTop,
  missingIn,
  openHall,
  openTwoCentres,
  outcomeOf,
  playTurn,
  slipOf,
} from '../testing/hall.ts';

/** What is known of an entrant at a turn of the first game. */
function lookUp({ journal: { state } }: Hall, id: string, turn: number) {
  const [game] = state.games.values();
  const entrant = state.entrants.get(id);
  if (!entrant) return undefined;
  return {
    isPresent: isPresent(game, turn, entrant),
    table: seatAt(game, turn, entrant).table,
    referee: refereeAt(state, game, turn, entrant),
  };
}

/** A hall at its second turn; everybody found the first top. */
function atSecondTurn(): Hall {
  const hall = openHall();
  playTurn(hall, 'MENERAI', 1);
  hall.tell('record-tops', { game: 'g', turn: 1, entrants: entrants(4).map(({ id }) => id) });
  layTop(hall, 1);
  hall.tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'MERNIAS' } });
  return hall;
}

describe('register-entrants', () => {
  const NEW = { id: 'q', members: [{ name: 'Nouveau' }], centre: 'c', table: 9 };

  it('registers players and pairs, from the first turn when nothing was drawn; names lose their spare blanks', () => {
    const hall = openHall();
    const pair = { id: 'r', members: [{ name: ' Anne  Roy ', club: 'PAR' }, { name: 'Luc' }], centre: 'c', table: 10 };
    expect(outcomeOf(hall.ask('register-entrants', { entrants: [NEW, pair] }))).toEqual({
      type: 'entrants-registered',
      data: {
        entrants: [NEW, { ...pair, members: [{ name: 'Anne Roy', club: 'PAR' }, { name: 'Luc' }] }],
        from: { game: 0, turn: 1 },
      },
    });
    expect(lookUp(hall, 'r', 1)).toMatchObject({ isPresent: true, table: 10 });
  });

  it('lets a latecomer in from the turn being played', () => {
    const hall = atSecondTurn();
    hall.tell('register-entrants', { entrants: [NEW] });
    expect([1, 2, 3].map((turn) => lookUp(hall, 'q', turn)?.isPresent)).toEqual([false, true, true]);
    expect(hall.journal.ledger.result('g', 1, 'q')).toMatchObject({
      outcome: 'nullity',
      reasons: [{ code: 'lateness' }],
    });
    expect(hall.journal.ledger.result('g', 2, 'q').outcome).toBe('missing');
  });

  it('lets a latecomer in from the turn named', () => {
    const hall = atSecondTurn();
    hall.tell('register-entrants', { entrants: [NEW], from: { game: 0, turn: 3 } });
    expect([2, 3].map((turn) => lookUp(hall, 'q', turn)?.isPresent)).toEqual([false, true]);
  });

  it('between two games, lets newcomers in from the next one: the game that is over stays complete', () => {
    const hall = openHall();
    playTurn(hall, 'MENERAI', 1);
    hall.tell('record-tops', { game: 'g', turn: 1, entrants: ['p1', 'p2', 'p3', 'p4'] });
    layTop(hall, 1);
    hall.tell('finish-game', { game: 'g', cause: 'decision', reason: 'essai' });
    expect(hall.tell('register-entrants', { entrants: [NEW] }).data).toMatchObject({ from: { game: 1, turn: 1 } });
    expect(hall.journal.ledger.isComplete('g', 1)).toBe(true);
  });

  it.each([
    ['nobody', [], 'nobody-named'],
    ['three in a pair', [{ ...NEW, members: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] }], 'pair-size'],
    ['an empty pair', [{ ...NEW, members: [] }], 'pair-size'],
    ['a player without a name', [{ ...NEW, members: [{ name: ' ' }] }], 'name-missing'],
    ['a blank id', [{ ...NEW, id: '' }], 'id-missing'],
    ['the id of somebody else', [{ ...NEW, id: 'p1' }], 'id-taken'],
    ['the same id twice', [NEW, { ...NEW, table: 11 }], 'named-twice'],
    ['an unknown centre', [{ ...NEW, centre: 'z' }], 'unknown-centre'],
    ['table 0', [{ ...NEW, table: 0 }], 'bad-table'],
    ['half a table', [{ ...NEW, table: 1.5 }], 'bad-table'],
    ['a table that is taken', [{ ...NEW, table: 2 }], 'table-taken'],
    ['two at a table', [NEW, { ...NEW, id: 'r' }], 'table-taken'],
  ])('%s: refused, %s', (_, list, code) => {
    expect(outcomeOf(openHall().ask('register-entrants', { entrants: list }))).toBe(code);
  });

  it.each([
    { game: -1, turn: 1 },
    { game: 0, turn: 0 },
    { game: 0, turn: 1.5 },
  ])('there is no moment %j', (from) => {
    expect(outcomeOf(openHall().ask('register-entrants', { entrants: [NEW], from }))).toBe('bad-moment');
  });
});

describe('amend-entrant', () => {
  it('puts names right', () => {
    const hall = openHall();
    const members = [{ name: 'Anne', licence: '123', category: 'V' }];
    expect(outcomeOf(hall.ask('amend-entrant', { entrant: 'p1', members }))).toEqual({
      type: 'entrant-amended',
      data: { entrant: 'p1', members },
    });
    expect(hall.journal.state.entrants.get('p1')?.members).toEqual(members);
  });

  it.each([
    ['q', [{ name: 'Anne' }], 'unknown-entrant'],
    ['p1', [], 'pair-size'],
    ['p1', [{ name: '' }], 'name-missing'],
  ])('%s as %j: refused, %s', (entrant, members, code) => {
    expect(outcomeOf(openHall().ask('amend-entrant', { entrant, members }))).toBe(code);
  });
});

describe('remove-entrant', () => {
  it('takes somebody who has not played off the list, and frees the table', () => {
    const hall = openHall();
    expect(outcomeOf(hall.ask('remove-entrant', { entrant: 'p4' }))).toEqual({
      type: 'entrant-removed',
      data: { entrant: 'p4' },
    });
    expect(hall.journal.state.entrants.has('p4')).toBe(false);
    hall.tell('register-entrants', { entrants: [{ id: 'q', members: [{ name: 'Q' }], centre: 'c', table: 4 }] });
  });

  it('keeps whoever has a slip', () => {
    const hall = atSecondTurn();
    expect(outcomeOf(hall.ask('remove-entrant', { entrant: 'p1' }))).toBe('entrant-has-played');
    expect(outcomeOf(hall.ask('remove-entrant', { entrant: 'q' }))).toBe('unknown-entrant');
  });
});

describe('seat-entrant', () => {
  it('changes table and referee from the turn being played; the turns before stay as they were', () => {
    const hall = atSecondTurn();
    hall.tell('note-departure', { entrant: 'p1', reason: 'malade' });
    expect(outcomeOf(hall.ask('seat-entrant', { entrant: 'p4', centre: 'c', table: 1 }))).toEqual({
      type: 'entrant-seated',
      data: { entrant: 'p4', centre: 'c', table: 1, from: { game: 0, turn: 2 } },
    });
    expect([1, 2, 3].map((turn) => lookUp(hall, 'p4', turn))).toEqual([
      { isPresent: true, table: 4, referee: 'b' },
      { isPresent: true, table: 1, referee: 'a' },
      { isPresent: true, table: 1, referee: 'a' },
    ]);
  });

  it('takes effect from the turn named, and replaces what was planned for later', () => {
    const hall = atSecondTurn();
    hall.tell('seat-entrant', { entrant: 'p4', centre: 'c', table: 8, from: { game: 0, turn: 5 } });
    hall.tell('seat-entrant', { entrant: 'p4', centre: 'c', table: 9, from: { game: 0, turn: 3 } });
    expect([2, 3, 5].map((turn) => lookUp(hall, 'p4', turn)?.table)).toEqual([4, 9, 9]);
  });

  it.each([
    [{ entrant: 'q', centre: 'c', table: 9 }, 'unknown-entrant'],
    [{ entrant: 'p4', centre: 'z', table: 9 }, 'unknown-centre'],
    [{ entrant: 'p4', centre: 'c', table: -1 }, 'bad-table'],
    [{ entrant: 'p4', centre: 'c', table: 1 }, 'table-taken'],
    [{ entrant: 'p4', centre: 'c', table: 9, from: { game: 0, turn: 0 } }, 'bad-moment'],
  ])('%j: refused, %s', (data, code) => {
    expect(outcomeOf(openHall().ask('seat-entrant', data))).toBe(code);
  });

  it('may leave somebody where he sits', () => {
    expect(openHall().ask('seat-entrant', { entrant: 'p4', centre: 'c', table: 4 }).ok).toBe(true);
  });
});

describe('note-departure', () => {
  it('until a later game keeps the table, and he is expected again then', () => {
    const hall = atSecondTurn();
    const away = { entrant: 'p4', from: { game: 0, turn: 2 }, reason: 'repas' };
    const until = { game: 1, turn: 1 };
    expect(outcomeOf(hall.ask('note-departure', { ...away, until: away.from }))).toBe('bad-moment');
    expect(outcomeOf(hall.ask('note-departure', { ...away, until: { game: 1, turn: 0 } }))).toBe('bad-moment');
    expect(outcomeOf(hall.ask('note-departure', { ...away, until }))).toEqual({
      type: 'entrant-left',
      data: { ...away, until },
    });
    expect(hall.journal.ledger.missingTables('g', 2, 'c')).toEqual([1, 2, 3]);
    expect(outcomeOf(hall.ask('seat-entrant', { entrant: 'p3', centre: 'c', table: 4 }))).toBe('table-taken');
    hall.tell('end-turn', { game: 'g', turn: 2, centre: 'c' });
    layTop(hall, 2);
    hall.tell('finish-game', { game: 'g', cause: 'decision', reason: 'tard', missing: missingIn(hall) });
    hall.tell('plan-game', { id: 'h', name: 'Partie 2', formula: 'normale', rhythm: 'normal' });
    playTurn(hall, 'MENERAI', 1, 'h');
    expect(hall.journal.ledger.missingTables('h', 1, 'c')).toEqual([1, 2, 3, 4]);
  });

  it('frees the table and asks for no slip from the turn being played', () => {
    const hall = atSecondTurn();
    expect(outcomeOf(hall.ask('note-departure', { entrant: 'p4', reason: 'malade' }))).toEqual({
      type: 'entrant-left',
      data: { entrant: 'p4', from: { game: 0, turn: 2 }, reason: 'malade' },
    });
    expect([1, 2].map((turn) => hall.journal.ledger.result('g', turn, 'p4').outcome)).toEqual([
      'accepted',
      'not-playing',
    ]);
    expect(hall.journal.ledger.missingTables('g', 2, 'c')).toEqual([1, 2, 3]);
    hall.tell('seat-entrant', { entrant: 'p3', centre: 'c', table: 4 });
  });

  it('keeps what was earned: whoever handed in a slip leaves from the next turn on', () => {
    const hall = atSecondTurn();
    hall.tell('record-slips', { game: 'g', turn: 2, slips: [{ entrant: 'p4', slip: slipOf('MER', 'G5', 13) }] });
    expect(outcomeOf(hall.ask('note-departure', { entrant: 'p4', reason: 'malade' }))).toBe('slip-after-departure');
    hall.tell('note-departure', { entrant: 'p4', reason: 'malade', from: { game: 0, turn: 3 } });
    expect(hall.journal.ledger.result('g', 2, 'p4').points).toBe(13);
  });

  it('is noted once', () => {
    const hall = atSecondTurn();
    hall.tell('note-departure', { entrant: 'p4', reason: 'malade' });
    expect(outcomeOf(hall.ask('note-departure', { entrant: 'p4', reason: 'malade' }))).toBe('not-present');
    expect(outcomeOf(hall.ask('note-departure', { entrant: 'q', reason: '' }))).toBe('unknown-entrant');
  });
});

describe('note-arrival', () => {
  it('brings somebody back from a turn on', () => {
    const hall = atSecondTurn();
    hall.tell('note-departure', { entrant: 'p4', reason: 'train' });
    expect(outcomeOf(hall.ask('note-arrival', { entrant: 'p4', from: { game: 0, turn: 4 } }))).toEqual({
      type: 'entrant-arrived',
      data: { entrant: 'p4', from: { game: 0, turn: 4 } },
    });
    expect([1, 2, 3, 4].map((turn) => lookUp(hall, 'p4', turn)?.isPresent)).toEqual([true, false, false, true]);
  });

  it('waits until the table is free again', () => {
    const hall = atSecondTurn();
    hall.tell('note-departure', { entrant: 'p4', reason: 'train' });
    hall.tell('seat-entrant', { entrant: 'p3', centre: 'c', table: 4 });
    expect(outcomeOf(hall.ask('note-arrival', { entrant: 'p4' }))).toBe('table-taken');
    hall.tell('seat-entrant', { entrant: 'p4', centre: 'c', table: 3 });
    expect(hall.ask('note-arrival', { entrant: 'p4' }).ok).toBe(true);
  });

  it('is not for those who are there', () => {
    expect(outcomeOf(openHall().ask('note-arrival', { entrant: 'p4' }))).toBe('already-present');
    expect(outcomeOf(openHall().ask('note-arrival', { entrant: 'q' }))).toBe('unknown-entrant');
  });

  it('gives a latecomer a zero on no turn: a slip is due from his first turn only', () => {
    const hall = openHall({ players: 3 });
    hall.tell('note-departure', { entrant: 'p3', reason: 'en retard' });
    playTurn(hall, 'MENERAI', 1);
    hall.tell('record-tops', { game: 'g', turn: 1, entrants: ['p1', 'p2'] });
    hall.tell('close-turn', { game: 'g', turn: 1, centre: 'c' });
    const slips = [{ entrant: 'p3', slip: ABSENT }];
    expect(outcomeOf(hall.ask('record-slips', { game: 'g', turn: 1, slips }))).toBe('not-present');
  });
});

describe('the chief of a centre', () => {
  const CHIEF_D = chiefOf('d');

  it('looks after his own people', () => {
    const hall = openTwoCentres();
    hall.tell('register-entrants', { entrants: entrants(1, 'd', 5) }, CHIEF_D);
    hall.tell('amend-entrant', { entrant: 'p3', members: [{ name: 'Anne' }] }, CHIEF_D);
    hall.tell('seat-entrant', { entrant: 'p3', centre: 'd', table: 7 }, CHIEF_D);
    hall.tell('note-departure', { entrant: 'p4', reason: 'malade' }, CHIEF_D);
    hall.tell('note-arrival', { entrant: 'p4' }, CHIEF_D);
    hall.tell('remove-entrant', { entrant: 'p5' }, CHIEF_D);
    expect(lookUp(hall, 'p3', 1)?.table).toBe(7);
  });

  it('leaves those of another centre alone, and sends nobody there nor takes anybody from there', () => {
    const hall = openTwoCentres();
    const answers = [
      hall.ask('register-entrants', { entrants: entrants(1, 'c', 5) }, CHIEF_D),
      hall.ask('amend-entrant', { entrant: 'p1', members: [{ name: 'Anne' }] }, CHIEF_D),
      hall.ask('seat-entrant', { entrant: 'p3', centre: 'c', table: 7 }, CHIEF_D),
      hall.ask('seat-entrant', { entrant: 'p1', centre: 'd', table: 7 }, CHIEF_D),
      hall.ask('note-departure', { entrant: 'p1', reason: '' }, CHIEF_D),
      hall.ask('note-arrival', { entrant: 'p1' }, CHIEF_D),
      hall.ask('remove-entrant', { entrant: 'p1' }, CHIEF_D),
    ];
    expect(answers.map(outcomeOf)).toEqual(answers.map(() => 'not-your-centre'));
  });
});
