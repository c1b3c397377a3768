import { describe, expect, it } from 'vitest';
import { rankGame, rankOverall } from '../ranking/ranking.ts';
import { ABSENT, COMMISSION, type Hall, layTop, openHall, outcomeOf, playTurn, slipOf } from '../testing/hall.ts';

const TURN = { game: 'g', turn: 1 };

/** p1 alone has the top, p2 less, p3 and p4 nothing. */
function played(): Hall {
  const hall = openHall({ edition: '2023', settings: { soloThreshold: 4 } });
  playTurn(hall, 'MENERAI', 1);
  hall.tell('record-tops', { ...TURN, entrants: ['p1'] });
  const slips = [slipOf('MARE', 'H5', 10), ABSENT, ABSENT].map((slip, at) => ({ entrant: `p${at + 2}`, slip }));
  hall.tell('record-slips', { ...TURN, slips });
  layTop(hall, 1);
  return hall;
}

const exclude = (hall: Hall, reason = 'dictionnaire sous la table') =>
  hall.ask('exclude-entrant', { entrant: 'p1', reason });
const ranked = ({ journal: { state, ledger } }: Hall) =>
  rankGame(state, ledger, 'g').map(({ rank, entrant }) => `${rank} ${entrant.id}`);

describe('an exclusion (6.1)', () => {
  it('makes the scores of the player void, with its reason and its article', () => {
    const hall = played();
    expect(outcomeOf(exclude(hall))).toEqual({
      type: 'entrant-excluded',
      data: { entrant: 'p1', from: { game: 0, turn: 2 }, reason: 'dictionnaire sous la table' },
    });
    expect(hall.journal.ledger.result('g', 1, 'p1')).toMatchObject({
      outcome: 'nullity',
      points: 0,
      total: 0,
      reasons: [{ code: 'exclusion', citation: 'art. 6.1', text: 'dictionnaire sous la table' }],
    });
  });

  it('gives what he took from others back to them, and leaves him out of rankings', () => {
    const hall = played();
    expect(hall.journal.ledger.result('g', 1, 'p1').solo).toBe('given');
    exclude(hall);
    expect(hall.journal.ledger.result('g', 1, 'p2')).toMatchObject({ solo: 'given', total: 20 });
    expect(ranked(hall)).toEqual(['1 p2', '2 p3', '2 p4']);
    const { state, ledger } = hall.journal;
    expect(rankOverall(state, ledger).map(({ entrant }) => entrant.id)).toEqual(['p2', 'p3', 'p4']);
  });

  it('keeps him from playing on', () => {
    const hall = played();
    exclude(hall);
    playTurn(hall, 'MERNIAS', 2);
    expect(outcomeOf(hall.ask('record-tops', { game: 'g', turn: 2, entrants: ['p1'] }))).toBe('not-present');
    expect(hall.journal.ledger.missingTables('g', 2, 'c')).toEqual([2, 3, 4]);
  });

  it('asks for nothing more on a turn whose slip is not there', () => {
    const hall = openHall({ edition: '2023', players: 2 });
    playTurn(hall, 'MENERAI', 1);
    exclude(hall);
    expect(hall.journal.ledger.missingTables('g', 1, 'c')).toEqual([2]);
  });

  it('is not ended by an arrival, nor by a turn played again', () => {
    const hall = played();
    exclude(hall);
    expect(outcomeOf(hall.ask('note-arrival', { entrant: 'p1' }))).toBe('already-present');
    hall.tell('cancel-turn', { ...TURN, reason: 'temps' });
    playTurn(hall, 'LAMESTU', 1);
    expect(outcomeOf(hall.ask('record-tops', { ...TURN, entrants: ['p1'] }))).toBe('not-present');
  });

  it('leaves nothing to tell of his slips', () => {
    const hall = openHall({ edition: '2023' });
    playTurn(hall, 'MENERAI', 1);
    hall.tell('record-slips', { ...TURN, slips: [{ entrant: 'p1', slip: slipOf('MERANI', 'H4', 18) }] });
    exclude(hall);
    expect(hall.journal.ledger.correctionsDue('g', 1)).toEqual([]);
  });

  it('frees his table, and is not lifted nor undone while another sits there', () => {
    const hall = played();
    exclude(hall);
    const { id = '' } = hall.journal.events.at(-1) ?? {};
    const newcomer = { id: 'q', members: [{ name: 'Nouveau' }], centre: 'c', table: 1 };
    hall.tell('register-entrants', { entrants: [newcomer] });
    expect(outcomeOf(hall.ask('reinstate-entrant', { entrant: 'p1', reason: 'erreur' }))).toBe('table-taken');
    expect(outcomeOf(hall.ask('undo', { event: id }))).toBe('table-taken');
  });

  it('is not undone once a turn was closed without his slip', () => {
    const hall = openHall({ edition: '2023', players: 2 });
    hall.tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'MENERAI' } });
    exclude(hall);
    const { id = '' } = hall.journal.events.at(-1) ?? {};
    hall.tell('end-turn', { ...TURN, centre: 'c' });
    hall.tell('record-tops', { ...TURN, entrants: ['p2'] });
    hall.tell('close-turn', { ...TURN, centre: 'c' });
    expect(outcomeOf(hall.ask('undo', { event: id }))).toBe('action-relied-upon');
  });

  it('is lifted by an appeal, and everything is as it was', () => {
    const hall = played();
    const before = ranked(hall);
    exclude(hall);
    const lift = { entrant: 'p1', reason: 'ce n’était pas le sien' };
    expect(outcomeOf(hall.ask('reinstate-entrant', lift, COMMISSION))).toMatchObject({ type: 'entrant-reinstated' });
    expect(ranked(hall)).toEqual(before);
    expect(hall.journal.ledger.result('g', 1, 'p1')).toMatchObject({ solo: 'given', total: 80 });
    playTurn(hall, 'MERNIAS', 2);
    hall.tell('record-tops', { game: 'g', turn: 2, entrants: ['p1'] });
  });

  it('is pronounced once, with a reason, and lifted if it was', () => {
    const hall = played();
    expect(outcomeOf(exclude(hall, ' '))).toBe('reason-missing');
    expect(outcomeOf(hall.ask('reinstate-entrant', { entrant: 'p1', reason: 'erreur' }))).toBe('not-excluded');
    exclude(hall);
    expect(outcomeOf(exclude(hall))).toBe('already-excluded');
    expect(outcomeOf(hall.ask('exclude-entrant', { entrant: 'z', reason: 'fraude' }))).toBe('unknown-entrant');
  });
});

describe('a latecomer (6.2)', () => {
  it('has nothing for the turns already played, and says why', () => {
    const hall = openHall({ edition: '2023', players: 2 });
    hall.tell('note-departure', { entrant: 'p2', reason: 'pas encore là' });
    playTurn(hall, 'MENERAI', 1);
    hall.tell('record-tops', { ...TURN, entrants: ['p1'] });
    layTop(hall, 1);
    expect(hall.journal.ledger.result('g', 1, 'p2').outcome).toBe('not-playing');
    hall.tell('note-arrival', { entrant: 'p2' });
    expect(hall.journal.ledger.result('g', 1, 'p2')).toMatchObject({
      outcome: 'nullity',
      total: 0,
      reasons: [{ code: 'lateness', citation: 'art. 6.2' }],
    });
  });

  it('is one of the players of the game once he has taken part (D21), and counts in no average of the turns missed', () => {
    const hall = openHall({ edition: '2023', players: 3, settings: { soloThreshold: 3 } });
    hall.tell('note-departure', { entrant: 'p3', reason: 'pas encore là' });
    playTurn(hall, 'MENERAI', 1);
    hall.tell('record-tops', { ...TURN, entrants: ['p1'] });
    hall.tell('rule-slip', { ...TURN, entrant: 'p2', ruling: { outcome: 'average' }, reason: 'bulletin perdu' });
    hall.tell('note-arrival', { entrant: 'p3' });
    expect(hall.journal.ledger.result('g', 1, 'p1')).toMatchObject({ solo: 'given', bonus: 0 });
    layTop(hall, 1);
    playTurn(hall, 'MERNIAS', 2);
    expect(hall.journal.ledger.result('g', 1, 'p1')).toMatchObject({ solo: 'given', bonus: 10 });
    expect(hall.journal.ledger.result('g', 1, 'p2').points).toBe(70);
  });

  it('is not somebody who left and came back', () => {
    const hall = openHall({ edition: '2023', players: 2 });
    playTurn(hall, 'MENERAI', 1);
    hall.tell('record-tops', { ...TURN, entrants: ['p1', 'p2'] });
    layTop(hall, 1);
    hall.tell('note-departure', { entrant: 'p2', reason: 'téléphone' });
    playTurn(hall, 'MERNIAS', 2);
    layTop(hall, 2);
    hall.tell('note-arrival', { entrant: 'p2' });
    expect([1, 2].map((turn) => hall.journal.ledger.result('g', turn, 'p2').outcome)).toEqual([
      'accepted',
      'not-playing',
    ]);
  });
});
