import { tileCharacter } from '@raccord/scrabble';
import { describe, expect, it } from 'vitest';
import { readClock } from '../clock.ts';
import { timesOf } from '../rhythms.ts';
import {
  ABSENT,
  chiefOf,
  entrants,
  type Hall,
  missingIn,
  openHall,
  openTwoCentres,
  outcomeOf,
  playTurn,
  slipOf,
  wordbookOf,
} from '../testing/hall.ts';

const TURN = { game: 'g', turn: 1 };
const AT_C = { ...TURN, centre: 'c' };
const AT_D = { ...TURN, centre: 'd' };
const HOUR = 3_600_000;

const draw = (hall: Hall, letters: string) => hall.tell('make-draw', { game: 'g', source: { kind: 'typed', letters } });

function drawn(letters = 'MENERAI', hall = openHall()): Hall {
  draw(hall, letters);
  return hall;
}

const turnOf = ({ journal }: Hall, turn = 1) => journal.state.games.get('g')?.turns[turn - 1];

const reading = (hall: Hall, centre = 'c') => {
  const clock = turnOf(hall)?.centres.get(centre)?.clock;
  return clock && readClock(clock, timesOf('2023', 'normal', 1), hall.at);
};

describe('the clock of a turn (3.3)', () => {
  it('starts at once with the whole time', () => {
    const hall = drawn();
    expect(outcomeOf(hall.ask('start-clock', AT_C))).toEqual({ type: 'clock-started', data: AT_C });
    expect(reading(hall)).toEqual({ phase: 'think', left: 150_000, isRunning: true });
  });

  it('never ends the turn: an hour later it is still open, and slips still come in', () => {
    const hall = drawn();
    hall.tell('start-clock', AT_C);
    hall.at += HOUR;
    expect(reading(hall)).toEqual({ phase: 'over', left: 0, isRunning: true });
    expect(turnOf(hall)?.centres.get('c')?.endedAt).toBeUndefined();
    hall.tell('record-slips', { ...TURN, slips: [{ entrant: 'p1', slip: slipOf('MENERAI', 'H4', 70) }] });
    expect(outcomeOf(hall.ask('close-turn', AT_C))).toBe('turn-not-ended');
  });

  it('stands while it is paused, and pauses add up', () => {
    const hall = drawn();
    hall.tell('start-clock', AT_C);
    for (const pause of [1, 2]) {
      hall.at += 9_000 * pause;
      expect(outcomeOf(hall.ask('pause-clock', AT_C))).toEqual({ type: 'clock-paused', data: AT_C });
      hall.at += HOUR;
      expect(outcomeOf(hall.ask('resume-clock', AT_C))).toEqual({ type: 'clock-resumed', data: AT_C });
    }
    // 9 s and 18 s, and the second that each command takes.
    expect(reading(hall)).toEqual({ phase: 'think', left: 150_000 - 29_000, isRunning: true });
  });

  it('loses nothing when the computer’s time is set back', () => {
    const hall = drawn();
    hall.tell('start-clock', AT_C);
    hall.at += 9_000;
    hall.tell('pause-clock', AT_C);
    hall.tell('resume-clock', AT_C);
    hall.at -= HOUR;
    hall.tell('pause-clock', AT_C);
    expect(reading(hall)?.left).toBe(140_000);
  });

  it('is started, paused and resumed in this order', () => {
    const hall = drawn();
    expect(outcomeOf(hall.ask('pause-clock', AT_C))).toBe('clock-stands');
    expect(outcomeOf(hall.ask('resume-clock', AT_C))).toBe('clock-not-started');
    hall.tell('start-clock', AT_C);
    expect(outcomeOf(hall.ask('start-clock', AT_C))).toBe('clock-runs');
    expect(outcomeOf(hall.ask('resume-clock', AT_C))).toBe('clock-runs');
    hall.tell('pause-clock', AT_C);
    expect(outcomeOf(hall.ask('pause-clock', AT_C))).toBe('clock-stands');
    expect(outcomeOf(hall.ask('start-clock', AT_C))).toBe('clock-paused');
  });

  it('stands for good once the end is announced', () => {
    const hall = drawn();
    hall.tell('start-clock', AT_C);
    hall.tell('end-turn', AT_C);
    expect(reading(hall)).toMatchObject({ left: 149_000, isRunning: false });
    expect(outcomeOf(hall.ask('start-clock', AT_C))).toBe('turn-ended');
    expect(outcomeOf(hall.ask('resume-clock', AT_C))).toBe('turn-ended');
    expect(outcomeOf(hall.ask('pause-clock', AT_C))).toBe('clock-stands');
  });

  it('belongs to one centre', () => {
    const hall = drawn('MENERAI', openTwoCentres());
    hall.tell('start-clock', AT_C, chiefOf('c'));
    hall.at += 30_000;
    hall.tell('start-clock', AT_D, chiefOf('d'));
    hall.tell('pause-clock', AT_C, chiefOf('c'));
    expect(reading(hall, 'c')).toMatchObject({ left: 118_000, isRunning: false });
    expect(reading(hall, 'd')).toMatchObject({ left: 149_000, isRunning: true });
    expect(outcomeOf(hall.ask('pause-clock', AT_D, chiefOf('c')))).toBe('not-your-centre');
  });

  it.each(['start-clock', 'pause-clock', 'resume-clock', 'end-turn', 'close-turn'] as const)(
    '%s: the game, the turn and the centre must be there',
    (type) => {
      const hall = drawn();
      expect(outcomeOf(hall.ask(type, { ...AT_C, game: 'z' }))).toBe('unknown-game');
      expect(outcomeOf(hall.ask(type, { ...AT_C, turn: 2 }))).toBe('unknown-turn');
      expect(outcomeOf(hall.ask(type, { ...AT_C, centre: 'z' }))).toBe('unknown-centre');
    },
  );
});

describe('end-turn (3.3; S1 before 2023)', () => {
  it('is the announcement, with or without a clock', () => {
    const hall = drawn();
    expect(outcomeOf(hall.ask('end-turn', AT_C))).toEqual({ type: 'turn-ended', data: AT_C });
    expect(turnOf(hall)?.centres.get('c')?.endedAt).toBe(hall.at);
    expect(outcomeOf(hall.ask('end-turn', AT_C))).toBe('turn-ended');
  });

  it('is announced in each centre by itself', () => {
    const hall = drawn('MENERAI', openTwoCentres());
    expect(outcomeOf(hall.ask('end-turn', AT_C, chiefOf('d')))).toBe('not-your-centre');
    hall.tell('end-turn', AT_C, chiefOf('c'));
    expect(turnOf(hall)?.centres.get('d')?.endedAt).toBeUndefined();
    hall.tell('end-turn', AT_D, chiefOf('d'));
  });
});

describe('lay-solution (3.4)', () => {
  const lay = (hall: Hall, word: string, reference: string) => hall.ask('lay-solution', { ...TURN, word, reference });

  function ended(): Hall {
    const hall = openHall();
    playTurn(hall, 'MENERAI', 1);
    return hall;
  }

  /** LAI makes as much as LAIT, whose T needs the joker. */
  function withJoker(): Hall {
    const hall = openHall({ wordbook: wordbookOf(['LAI', 'LAIT', 'LAITS']) });
    playTurn(hall, 'LAI?BCD', 1);
    return hall;
  }

  it('lays a top on everybody’s board', () => {
    const hall = ended();
    expect(outcomeOf(lay(hall, 'MENERAI', 'H4'))).toEqual({
      type: 'solution-laid',
      data: { ...TURN, word: 'MENERAI', reference: 'H4', score: 70, alerts: [] },
    });
    draw(hall, 'MERNIAS');
    const { board } = turnOf(hall, 2) ?? {};
    expect([...(board ?? [])].map(tileCharacter).join('').replaceAll('.', '').trim()).toBe('MENERAI');
  });

  it('lays less than the top if the chief referee says so, with an alert', () => {
    expect(outcomeOf(lay(ended(), 'MARE', 'H5'))).toMatchObject({ data: { score: 10, alerts: ['not-top'] } });
  });

  it('alerts when another top keeps the joker', () => {
    expect(outcomeOf(lay(withJoker(), 'LAIt', 'H5'))).toMatchObject({ data: { score: 6, alerts: ['joker-wasted'] } });
    expect(outcomeOf(lay(withJoker(), 'LAI', 'H6'))).toMatchObject({ data: { score: 6, alerts: [] } });
  });

  it('is chosen anew until the next draw, and not after it', () => {
    const hall = ended();
    lay(hall, 'MARE', 'H5');
    expect(outcomeOf(lay(hall, 'MENERAI', 'H4'))).toMatchObject({ data: { score: 70 } });
    draw(hall, 'MERNIAS');
    expect(outcomeOf(lay(hall, 'MARE', 'H5'))).toBe('next-turn-drawn');
  });

  it.each([' h4 ', 'H 4', 'h04'])('takes word and reference as they come: %o', (reference) => {
    expect(outcomeOf(lay(ended(), 'menerai', reference))).toMatchObject({ data: { word: 'MENERAI', reference: 'H4' } });
  });

  it('needs a reference that can be read', () => {
    expect(outcomeOf(lay(ended(), 'MENERAI', 'H-4'))).toBe('not-a-solution');
  });

  it('without marks takes the best tiling, with marks the one marked and no other', () => {
    expect(outcomeOf(lay(withJoker(), 'LAIT', 'H5'))).toMatchObject({ data: { word: 'LAIt' } });
    expect(outcomeOf(lay(withJoker(), 'lAI', 'H6'))).toMatchObject({ data: { word: 'lAI', alerts: ['not-top'] } });
    expect(outcomeOf(lay(withJoker(), 'LAiT', 'H5'))).toBe('not-a-solution');
  });

  it('needs no mark for a joker that is on the board already', () => {
    const hall = withJoker();
    lay(hall, 'LAIt', 'H5');
    playTurn(hall, 'BCD+AES?', 2);
    const again = (word: string) => outcomeOf(hall.ask('lay-solution', { game: 'g', turn: 2, word, reference: 'H5' }));
    expect(again('LAITs')).toMatchObject({ data: { word: 'LAIts', score: 3 } });
    expect(again('LAITS')).toMatchObject({ data: { word: 'LAItS', score: 4 } });
  });

  it.each([
    ['MENERAI', 'H1', 'it does not cover H8 there'],
    ['MENERAIT', 'H4', 'no such word'],
    ['MENERAI', 'H44', 'no such place'],
  ])('%s in %s is no solution: %s', (word, reference) => {
    expect(outcomeOf(lay(ended(), word, reference))).toBe('not-a-solution');
  });

  it('waits for the announcement, in one centre at least', () => {
    const hall = drawn('MENERAI', openTwoCentres());
    hall.tell('start-clock', AT_C);
    expect(outcomeOf(lay(hall, 'MENERAI', 'H4'))).toBe('turn-not-ended');
    hall.tell('end-turn', AT_D);
    expect(lay(hall, 'MENERAI', 'H4').ok).toBe(true);
  });

  it('needs its turn and a game that goes on', () => {
    const hall = ended();
    const missing = hall.ask('lay-solution', { game: 'g', turn: 2, word: 'MENERAI', reference: 'H4' });
    expect(outcomeOf(missing)).toBe('unknown-turn');
    lay(hall, 'MENERAI', 'H4');
    hall.tell('finish-game', { game: 'g', cause: 'decision', reason: 'panne', missing: missingIn(hall) });
    expect(outcomeOf(lay(hall, 'MARE', 'H5'))).toBe('game-finished');
  });
});

describe('close-turn', () => {
  it('waits for a slip or a decision at every table of the centre, and says which are missing', () => {
    const hall = openHall({ players: 14 });
    playTurn(hall, 'MENERAI', 1);
    const close = () => hall.ask('close-turn', AT_C);
    hall.tell('record-tops', { ...TURN, entrants: ['p1', 'p2', 'p3'] });
    expect(close()).toMatchObject({
      fault: { text: expect.stringContaining('(tables 4 à 14)') },
    });
    hall.tell('record-tops', { ...TURN, entrants: entrants(10, 'c', 4).map(({ id }) => id) });
    expect(close()).toMatchObject({ fault: { text: expect.stringContaining('(table 14)') } });
    hall.tell('rule-slip', { ...TURN, entrant: 'p14', ruling: { outcome: 'average' }, reason: 'bulletin perdu' });
    expect(outcomeOf(close())).toEqual({ type: 'turn-closed', data: AT_C });
    expect(outcomeOf(close())).toBe('turn-closed');
  });

  it('asks nothing of another centre, nor of those who left', () => {
    const hall = drawn('MENERAI', openTwoCentres());
    hall.tell('note-departure', { entrant: 'p2', reason: 'malade' });
    hall.tell('end-turn', AT_C);
    hall.tell('record-slips', { ...TURN, slips: [{ entrant: 'p1', slip: ABSENT }] });
    expect(outcomeOf(hall.ask('close-turn', AT_C, chiefOf('d')))).toBe('not-your-centre');
    hall.tell('close-turn', AT_C, chiefOf('c'));
  });

  it('comes after the announcement, and does not wait for the solution', () => {
    const hall = drawn();
    hall.tell('record-tops', { ...TURN, entrants: ['p1', 'p2', 'p3', 'p4'] });
    expect(outcomeOf(hall.ask('close-turn', AT_C))).toBe('turn-not-ended');
    hall.tell('end-turn', AT_C);
    hall.tell('close-turn', AT_C);
  });
});
