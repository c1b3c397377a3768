import type { OutsideLetter, Slip } from '@raccord/regulation';
import { describe, expect, it } from 'vitest';
import {
  ABSENT,
  CHIEF,
  chiefOf,
  type Hall,
  layTop,
  openHall,
  openTwoCentres,
  outcomeOf,
  playerNamed,
  playTurn,
  refereeNamed,
  SECOND,
  slipOf,
} from '../testing/hall.ts';

const TURN = { game: 'g', turn: 1 };
const TOP = slipOf('MENERAI', 'H4', 70);
const MARE = slipOf('MARE', 'H5', 10);

const ABOVE = { letter: 'A', down: -1, right: 0 };
const drawn = (outside: readonly OutsideLetter[]): Slip => ({
  ...MARE,
  solutions: [{ word: 'MARE', direction: 'horizontal', outside }],
});

function atFirstTurn(hall = openHall()): Hall {
  playTurn(hall, 'MENERAI', 1);
  return hall;
}

const one = (entrant: string, slip: Slip = TOP) => ({ ...TURN, slips: [{ entrant, slip }] });
const fileOf = ({ journal }: Hall, entrant: string) => journal.state.games.get('g')?.turns[0].files.get(entrant);
const pointsOf = ({ journal }: Hall, entrant: string) => journal.ledger.result('g', 1, entrant).points;

describe('record-slips', () => {
  it('judges each slip and keeps it with its verdict', () => {
    const hall = atFirstTurn();
    const slips = [
      { entrant: 'p1', slip: TOP },
      { entrant: 'p2', slip: slipOf('MARE', 'H5', 12) },
      { entrant: 'p3', slip: slipOf('MERANI', 'H4', 18) },
      { entrant: 'p4', slip: ABSENT },
    ];
    const event = hall.tell('record-slips', { ...TURN, slips });
    expect(event).toMatchObject({
      type: 'slips-recorded',
      data: {
        ...TURN,
        slips: [
          { entrant: 'p1', slip: TOP, verdict: { outcome: 'accepted', points: 70, warning: false, reasons: [] } },
          { entrant: 'p2', verdict: { points: 10, warning: true, reasons: [{ code: 'score-wrong' }] } },
          { entrant: 'p3', verdict: { outcome: 'nullity', reasons: [{ code: 'word-not-admitted' }] } },
          { entrant: 'p4', verdict: { outcome: 'nullity', reasons: [{ code: 'no-slip' }] } },
        ],
      },
    });
    expect(['p1', 'p2', 'p3', 'p4'].map((entrant) => pointsOf(hall, entrant))).toEqual([70, 10, 0, 0]);
    expect(fileOf(hall, 'p2')?.slip).toMatchObject({ actor: CHIEF, at: hall.at, verdict: { warning: true } });
  });

  it('comes at any time of the turn, and after the next ones were drawn', () => {
    const hall = openHall();
    hall.tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'MENERAI' } });
    hall.tell('record-slips', one('p1'));
    hall.tell('start-clock', { ...TURN, centre: 'c' });
    hall.tell('record-slips', one('p2'));
    hall.tell('end-turn', { ...TURN, centre: 'c' });
    hall.tell('record-slips', one('p3'));
    layTop(hall, 1);
    playTurn(hall, 'MERNIAS', 2);
    hall.tell('record-slips', one('p4'));
    expect(hall.journal.ledger.isComplete('g', 1)).toBe(true);
  });

  it.each(['absent', 'blank', 'late', 'several'] as const)('a slip that is « %s » earns nothing', (state) => {
    const hall = atFirstTurn();
    hall.tell('record-slips', one('p1', { state, solutions: [] }));
    expect(hall.journal.ledger.result('g', 1, 'p1')).toMatchObject({ outcome: 'nullity', points: 0 });
  });

  it('keeps what the referee says of a slip, and what is struck out on it', () => {
    const slip: Slip = {
      ...{ ...MARE, legibility: 'hard', conduct: 'warned' },
      solutions: [{ ...TOP.solutions[0], isStruck: true }, ...MARE.solutions],
    };
    const hall = atFirstTurn();
    hall.tell('record-slips', one('p1', slip), refereeNamed('a'));
    expect(fileOf(hall, 'p1')?.slip?.slip).toEqual(slip);
  });

  it('takes letters around the word, each on a square of its own', () => {
    const beside = { letter: 'A', down: 0, right: 5 };
    expect(atFirstTurn().ask('record-slips', one('p1', drawn([ABOVE, beside]))).ok).toBe(true);
  });

  it.each([
    ['nobody', { ...TURN, slips: [] }, 'nobody-named'],
    ['the same table twice', { ...TURN, slips: [...one('p1').slips, ...one('p1', MARE).slips] }, 'named-twice'],
    ['an unknown player', one('q'), 'unknown-entrant'],
    ['an unknown game', { ...one('p1'), game: 'z' }, 'unknown-game'],
    ['a turn to come', { ...one('p1'), turn: 2 }, 'unknown-turn'],
    ['a score below zero', one('p1', slipOf('MARE', 'H5', -1)), 'bad-slip'],
    ['half a point', one('p1', slipOf('MARE', 'H5', 10.5)), 'bad-slip'],
    ['a word of digits', one('p1', slipOf('M4RE', 'H5', 10)), 'bad-slip'],
    ['an endless word', one('p1', slipOf('A'.repeat(31), 'H5', 10)), 'bad-slip'],
    ['two letters on one square', one('p1', drawn([ABOVE, { ...ABOVE, letter: 'B' }])), 'bad-slip'],
    ['a letter on a square of the word', one('p1', drawn([{ letter: 'A', down: 0, right: 3 }])), 'bad-slip'],
    ['eleven solutions', one('p1', { ...TOP, solutions: new Array(11).fill(TOP.solutions[0]) }), 'bad-slip'],
  ])('%s: refused, %s', (_, data, code) => {
    expect(outcomeOf(atFirstTurn().ask('record-slips', data as ReturnType<typeof one>))).toBe(code);
  });

  it('records nothing when one slip of several is refused', () => {
    const hall = atFirstTurn();
    const slips = [...one('p1').slips, ...one('p2', slipOf('MARE', 'H5', -1)).slips];
    expect(outcomeOf(hall.ask('record-slips', { ...TURN, slips }))).toBe('bad-slip');
    expect(fileOf(hall, 'p1')).toBeUndefined();
  });

  it('happens once for each player and turn', () => {
    const hall = atFirstTurn();
    hall.tell('record-slips', one('p1'));
    expect(outcomeOf(hall.ask('record-slips', one('p1', MARE)))).toBe('slip-already-recorded');
    expect(outcomeOf(hall.ask('record-tops', { ...TURN, entrants: ['p2', 'p1'] }))).toBe('slip-already-recorded');
  });

  it('is for those who play the turn', () => {
    const hall = openHall();
    hall.tell('note-departure', { entrant: 'p4', reason: 'malade' });
    playTurn(hall, 'MENERAI', 1);
    expect(outcomeOf(hall.ask('record-slips', one('p4')))).toBe('not-present');
    const barrage = atFirstTurn(openHall({ game: { entrants: ['p1', 'p2'] } }));
    expect(outcomeOf(barrage.ask('record-slips', one('p3')))).toBe('not-in-this-game');
  });

  it('is not for those whom a sudden death put out, unless the slip that did it was misread', () => {
    const hall = atFirstTurn(openHall({ players: 2, game: { rhythm: 'mort-subite' } }));
    hall.tell('record-slips', { ...TURN, slips: [...one('p1').slips, ...one('p2', MARE).slips] });
    layTop(hall, 1);
    playTurn(hall, 'MERNIAS', 2);
    expect(outcomeOf(hall.ask('record-slips', { ...one('p2', ABSENT), turn: 2 }))).toBe('out-of-the-game');
    hall.tell('record-slips', { ...one('p1', ABSENT), turn: 2 });
    hall.tell('correct-slip', { ...TURN, entrant: 'p2', slip: TOP, reason: 'mal lu' });
    hall.tell('record-slips', { ...one('p2', ABSENT), turn: 2 });
  });
});

describe('record-tops', () => {
  it('records the top, as it should be written, for many tables at once', () => {
    const hall = atFirstTurn();
    const event = hall.tell('record-tops', { ...TURN, entrants: ['p1', 'p2', 'p3', 'p4'] });
    expect(event.type).toBe('slips-recorded');
    expect(fileOf(hall, 'p4')?.slip).toMatchObject({ slip: TOP, verdict: { points: 70, warning: false, reasons: [] } });
    expect(['p1', 'p2', 'p3', 'p4'].map((entrant) => pointsOf(hall, entrant))).toEqual([70, 70, 70, 70]);
  });

  it('takes the solution that was laid when it is a top, another top when it is not', () => {
    const written = (word: string, reference: string) => {
      const hall = openHall();
      playTurn(hall, 'LARMESB', 1);
      hall.tell('lay-solution', { ...TURN, word, reference });
      hall.tell('record-tops', { ...TURN, entrants: ['p1'] });
      return fileOf(hall, 'p1')?.slip?.slip.solutions[0];
    };
    expect(written('MARES', 'H4')).toMatchObject({ word: 'MARES', reference: 'H4' });
    expect(written('LARME', 'H4')).toMatchObject({ word: 'LARMES', direction: 'horizontal' });
  });

  it('circles the jokers of the top', () => {
    const hall = openHall();
    playTurn(hall, 'MENERA?', 1);
    hall.tell('record-tops', { ...TURN, entrants: ['p1'] });
    expect(fileOf(hall, 'p1')?.slip).toMatchObject({
      slip: { solutions: [{ word: 'MENERAi' }], score: 68 },
      verdict: { points: 68, warning: false },
    });
  });

  it.each([
    [{ ...TURN, entrants: [] }, 'nobody-named'],
    [{ ...TURN, entrants: ['p1', 'p1'] }, 'named-twice'],
    [{ ...TURN, turn: 2, entrants: ['p1'] }, 'unknown-turn'],
  ])('%j: refused, %s', (data, code) => {
    expect(outcomeOf(atFirstTurn().ask('record-tops', data))).toBe(code);
  });
});

describe('correct-slip', () => {
  const correction = (slip: Slip, reason = 'mal lu') => ({ ...TURN, entrant: 'p1', slip, reason });

  it('judges the slip anew and keeps the former one with its verdict', () => {
    const hall = atFirstTurn();
    hall.tell('record-slips', one('p1', MARE), refereeNamed('a'));
    expect(outcomeOf(hall.ask('correct-slip', correction(TOP), SECOND))).toMatchObject({
      type: 'slip-corrected',
      data: { ...TURN, entrant: 'p1', slip: TOP, verdict: { points: 70 }, reason: 'mal lu' },
    });
    expect(pointsOf(hall, 'p1')).toBe(70);
    expect(fileOf(hall, 'p1')).toMatchObject({
      slip: { slip: TOP, actor: SECOND, reason: 'mal lu' },
      corrected: [{ slip: MARE, actor: refereeNamed('a'), verdict: { points: 10 } }],
    });
  });

  it('can be corrected again: every former slip stays on file, oldest first', () => {
    const hall = atFirstTurn();
    hall.tell('record-slips', one('p1', MARE));
    hall.tell('correct-slip', correction(ABSENT));
    hall.tell('correct-slip', correction(TOP));
    expect(fileOf(hall, 'p1')?.corrected?.map(({ slip }) => slip)).toEqual([MARE, ABSENT]);
  });

  it('needs a slip, a reason and a right slip', () => {
    const hall = atFirstTurn();
    expect(outcomeOf(hall.ask('correct-slip', correction(TOP)))).toBe('no-slip-recorded');
    hall.tell('record-slips', one('p1', MARE));
    expect(outcomeOf(hall.ask('correct-slip', correction(TOP, '')))).toBe('reason-missing');
    expect(outcomeOf(hall.ask('correct-slip', correction(slipOf('MARE', 'H5', 10_000))))).toBe('bad-slip');
  });
});

describe('a referee', () => {
  it('writes for his tables', () => {
    const hall = atFirstTurn();
    hall.tell('record-slips', one('p1'), refereeNamed('a'));
    hall.tell('record-tops', { ...TURN, entrants: ['p3', 'p4'] }, refereeNamed('b'));
    expect(outcomeOf(hall.ask('record-slips', one('p2'), refereeNamed('b')))).toBe('not-your-table');
    const mixed = { ...TURN, entrants: ['p2', 'p3'] };
    expect(outcomeOf(hall.ask('record-tops', mixed, refereeNamed('a')))).toBe('not-your-table');
    const correction = { ...TURN, entrant: 'p1', slip: MARE, reason: 'mal lu' };
    expect(outcomeOf(hall.ask('correct-slip', correction, refereeNamed('b')))).toBe('not-your-table');
  });

  it('takes over tables from a turn on, and no turn before it', () => {
    const hall = atFirstTurn();
    layTop(hall, 1);
    playTurn(hall, 'MERNIAS', 2);
    hall.tell('assign-tables', { official: 'b', tables: [{ from: 2, to: 4 }] });
    expect(outcomeOf(hall.ask('record-slips', one('p2'), refereeNamed('b')))).toBe('not-your-table');
    hall.tell('record-slips', one('p2'), refereeNamed('a'));
    const second = { ...one('p2', ABSENT), turn: 2 };
    expect(outcomeOf(hall.ask('record-slips', second, refereeNamed('a')))).toBe('not-your-table');
    hall.tell('record-slips', second, refereeNamed('b'));
  });

  it('follows nobody to another table: a player who moves has another referee from then on', () => {
    const hall = atFirstTurn();
    layTop(hall, 1);
    playTurn(hall, 'MERNIAS', 2);
    hall.tell('assign-tables', { official: 'b', tables: [{ from: 3, to: 9 }] });
    hall.tell('seat-entrant', { entrant: 'p1', centre: 'c', table: 9, from: { game: 0, turn: 2 } });
    hall.tell('record-slips', one('p1'), refereeNamed('a'));
    hall.tell('record-slips', { ...one('p1', ABSENT), turn: 2 }, refereeNamed('b'));
  });
});

describe('the chief of a centre', () => {
  it('writes for the tables of his centre', () => {
    const hall = openTwoCentres();
    playTurn(hall, 'MENERAI', 1);
    hall.tell('record-slips', one('p3'), chiefOf('d'));
    expect(outcomeOf(hall.ask('record-slips', one('p1'), chiefOf('d')))).toBe('not-your-centre');
    expect(outcomeOf(hall.ask('record-tops', { ...TURN, entrants: ['p4', 'p2'] }, chiefOf('d')))).toBe(
      'not-your-centre',
    );
  });
});

describe('a player (4.1)', () => {
  const settings = { playersWriteSlips: true };
  const PLAYER = playerNamed('p1');

  it('writes only where the tournament lets players write', () => {
    expect(outcomeOf(atFirstTurn().ask('record-slips', one('p1'), PLAYER))).toBe('players-do-not-write');
  });

  it('writes his own slip, once, until the announcement', () => {
    const hall = openHall({ settings });
    hall.tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'MENERAI' } });
    hall.tell('record-slips', one('p1', MARE), PLAYER);
    expect(fileOf(hall, 'p1')?.slip).toMatchObject({ slip: MARE, actor: PLAYER });
    expect(outcomeOf(hall.ask('record-slips', one('p1'), PLAYER))).toBe('slip-already-recorded');
    expect(outcomeOf(hall.ask('record-slips', one('p2'), PLAYER))).toBe('not-your-slip');
    hall.tell('end-turn', { ...TURN, centre: 'c' });
    expect(outcomeOf(hall.ask('record-slips', one('p2'), playerNamed('p2')))).toBe('turn-ended');
    hall.tell('record-slips', one('p2'), refereeNamed('a'));
  });

  it('is in time when his slip came before the announcement, though it is looked at after it, until the turn is closed', () => {
    const hall = openHall({ settings });
    hall.tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'MENERAI' } });
    const { at: end } = hall.tell('end-turn', { ...TURN, centre: 'c' });
    const come = (entrant: string, at: number) =>
      outcomeOf(
        hall.journal.submit({
          ...{
            id: `${entrant} ${at}`,
            type: 'record-slips',
            data: one(entrant, MARE),
            actor: playerNamed(entrant),
            at,
          },
        }),
      );
    expect(come('p1', end)).toBe('turn-ended');
    expect(come('p1', end - 1)).toMatchObject({ type: 'slips-recorded' });
    hall.tell('lay-solution', { ...TURN, word: 'MENERAI', reference: 'H4' });
    hall.tell('record-slips', one('p2', MARE), refereeNamed('a'));
    for (const entrant of hall.journal.ledger.missingTables('g', 1, 'c').map((table) => `p${table}`)) {
      hall.tell('record-slips', one(entrant, MARE));
    }
    hall.tell('close-turn', { ...TURN, centre: 'c' });
    const change = { ...TURN, entrant: 'p1', slip: { ...MARE, score: 9 }, reason: 'changé' };
    const late = { id: 'late', type: 'correct-slip', data: change, actor: PLAYER, at: end - 1 } as const;
    expect(outcomeOf(hall.journal.submit(late))).toBe('turn-ended');
  });

  it('changes the slip he wrote, in one step, until the announcement; not one that was written for him', () => {
    const hall = openHall({ settings });
    hall.tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'MENERAI' } });
    const changed = { ...MARE, score: 9 };
    const change = (entrant: string, actor = PLAYER) =>
      hall.ask('correct-slip', { ...TURN, entrant, slip: changed, reason: 'changé' }, actor);
    expect(outcomeOf(change('p1'))).toBe('no-slip-recorded');
    hall.tell('record-slips', one('p1', MARE), PLAYER);
    expect(outcomeOf(change('p2'))).toBe('not-your-slip');
    expect(change('p1').ok).toBe(true);
    expect(fileOf(hall, 'p1')).toMatchObject({ slip: { slip: changed }, corrected: [{ slip: MARE }] });
    hall.tell('record-slips', one('p2', MARE), refereeNamed('a'));
    expect(outcomeOf(change('p2', playerNamed('p2')))).toBe('slip-already-recorded');
    hall.tell('end-turn', { ...TURN, centre: 'c' });
    expect(outcomeOf(change('p1'))).toBe('turn-ended');
  });

  it.each([{ legibility: 'hard' }, { conduct: 'warned' }] as const)('has no say in %j', (remark) => {
    const hall = openHall({ settings });
    hall.tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'MENERAI' } });
    const slip = { ...MARE, ...remark };
    expect(outcomeOf(hall.ask('record-slips', one('p1', slip), PLAYER))).toBe('note-by-player');
    hall.tell('record-slips', one('p1', MARE), PLAYER);
    const change = { ...TURN, entrant: 'p1', slip, reason: 'changé' };
    expect(outcomeOf(hall.ask('correct-slip', change, PLAYER))).toBe('note-by-player');
    hall.tell('correct-slip', change, refereeNamed('a'));
  });

  it('changes nothing where the tournament does not let players write', () => {
    const hall = atFirstTurn();
    hall.tell('record-slips', one('p1', MARE), refereeNamed('a'));
    const change = { ...TURN, entrant: 'p1', slip: MARE, reason: 'changé' };
    expect(outcomeOf(hall.ask('correct-slip', change, PLAYER))).toBe('players-do-not-write');
  });

  it('heeds the announcement of his own centre', () => {
    const hall = openTwoCentres({ settings });
    playTurn(hall, 'MENERAI', 1);
    expect(outcomeOf(hall.ask('record-slips', one('p1'), PLAYER))).toBe('turn-ended');
    hall.tell('record-slips', one('p3'), playerNamed('p3'));
  });
});
