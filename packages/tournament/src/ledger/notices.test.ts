import type { Slip } from '@raccord/regulation';
import { describe, expect, it } from 'vitest';
import { type Hall, layTop, openHall, openTwoCentres, outcomeOf, playTurn, SECOND, slipOf } from '../testing/hall.ts';
import { isPrinted } from './corrections.ts';

const TURN = { game: 'g', turn: 1 };
const KEY = { ...TURN, entrant: 'p1' };

function recorded(slip: Slip, edition: '2019' | '2023' = '2023'): Hall {
  const hall = openHall({ edition });
  playTurn(hall, 'MENERAI', 1);
  hall.tell('record-slips', { ...TURN, slips: [{ entrant: 'p1', slip }] });
  layTop(hall, 1);
  return hall;
}

const due = ({ journal }: Hall) => journal.ledger.correctionsDue('g', 1);
const WRONG_SCORE = slipOf('MENERAI', 'H4', 71);
const ABOVE_TOP = slipOf('MERANI', 'H4', 80);

describe('a correction slip that need not be sent (5.9 of 2023)', () => {
  it.each([
    ['a wrong score on the word laid', WRONG_SCORE],
    ['no score on the word laid', slipOf('MENERAI', 'H4')],
    ['a zero above the top', ABOVE_TOP],
  ])('%s', (_, slip) => {
    expect(due(recorded(slip, '2019'))).toEqual(['p1']);
    const hall = recorded(slip);
    expect(due(hall)).toEqual([]);
    expect(hall.journal.ledger.correctionDue('g', 1, 'p1')).toBeUndefined();
    expect(hall.journal.ledger.correctionOf('g', 1, 'p1')).toMatchObject({ isOptional: true });
  });

  it.each([
    ['a wrong score on another word', slipOf('MARE', 'H5', 12)],
    ['a wrong score on another word that begins on the same square', slipOf('MENE', 'H4', 12)],
    ['a zero at the top or below', slipOf('MERANI', 'H4', 70)],
    ['a wrong score and a warning for conduct', { ...WRONG_SCORE, conduct: 'warned' } as const],
    ['a zero above the top and a warning for conduct', { ...ABOVE_TOP, conduct: 'warned' } as const],
    ['a late slip above the top', { ...ABOVE_TOP, state: 'late' } as const],
    ['several slips above the top', { ...ABOVE_TOP, state: 'several' } as const],
    ['a slip above the top that was exchanged', { ...ABOVE_TOP, state: 'exchanged' } as const],
    ['a word above the top that cannot be read', { ...ABOVE_TOP, legibility: 'illegible' } as const],
    ['a zero above the top for grave misconduct', { ...ABOVE_TOP, conduct: 'grave' } as const],
  ])('but for %s one is due', (_, slip) => {
    expect(due(recorded(slip))).toEqual(['p1']);
  });

  it('but for a zero above the top that a person decided, referred, or warned for conduct, one is due', () => {
    for (const tell of [
      (hall: Hall) => hall.tell('rule-slip', { ...KEY, ruling: { outcome: 'nullity' }, reason: 'nul' }, SECOND),
      (hall: Hall) => hall.tell('refer-slip', { ...KEY, reason: 'ambigu' }),
      (hall: Hall) => hall.tell('give-warning', { ...KEY, reason: 'bavardage' }),
    ]) {
      const hall = recorded(ABOVE_TOP);
      tell(hall);
      expect(due(hall)).toEqual(['p1']);
    }
  });

  it('but for a wrong score one is due until the word is laid', () => {
    const hall = openHall({ edition: '2023' });
    playTurn(hall, 'MENERAI', 1);
    hall.tell('record-slips', { ...TURN, slips: [{ entrant: 'p1', slip: WRONG_SCORE }] });
    expect(due(hall)).toEqual(['p1']);
    layTop(hall, 1);
    expect(due(hall)).toEqual([]);
  });

  it('can be sent all the same, and is due again when what it told changes', () => {
    const hall = recorded(ABOVE_TOP);
    expect(outcomeOf(hall.ask('deliver-correction', { ...KEY, means: 'paper' }))).toMatchObject({
      type: 'correction-delivered',
    });
    expect(hall.journal.ledger.correctionOf('g', 1, 'p1')).toBeUndefined();
    hall.tell('correct-slip', { ...KEY, slip: slipOf('MERANIT', 'H4', 80), reason: 'mal lu' });
    expect(due(hall)).toEqual(['p1']);
  });
});

describe('a correction slip', () => {
  const printed = ({ journal: { ledger, state } }: Hall) => {
    const correction = ledger.correctionOf('g', 1, 'p1');
    const file = state.games.get('g')?.turns[0].files.get('p1');
    return correction && file && isPrinted(file, correction);
  };

  it('is on paper once printed, until it would tell something else', () => {
    const hall = recorded(slipOf('MERANI', 'H4', 18));
    expect(printed(hall)).toBe(false);
    hall.tell('print-corrections', { slips: [KEY] });
    expect(printed(hall)).toBe(true);
    hall.tell('correct-slip', { ...KEY, slip: slipOf('MERANIT', 'H4', 18), reason: 'mal lu' });
    expect(printed(hall)).toBe(false);
  });

  it('is due to nobody whose slip is not there, warned as he may be, who is excluded, or for whom the turn does not count', () => {
    const hall = openHall({ edition: '2023' });
    playTurn(hall, 'MENERAI', 1);
    hall.tell('give-warning', { ...KEY, reason: 'bavardage' });
    expect([due(hall), hall.journal.ledger.result('g', 1, 'p1').reasons.length]).toEqual([[], 1]);
    hall.tell('record-slips', { ...TURN, slips: [{ entrant: 'p1', slip: slipOf('MERANI', 'H4', 18) }] });
    expect(due(hall)).toEqual(['p1']);
    hall.tell('cancel-turn', { ...TURN, centre: 'c', reason: 'chronomètre' });
    expect(due(hall)).toEqual([]);
  });

  it('is not due again once its turn does not count, the average of others granted or not', () => {
    for (const grants of [undefined, 'average'] as const) {
      const hall = openTwoCentres({ edition: '2023' });
      playTurn(hall, 'MENERAI', 1);
      hall.tell('record-slips', { ...TURN, slips: [{ entrant: 'p1', slip: slipOf('MERANI', 'H4', 18) }] });
      hall.tell('deliver-correction', { ...KEY, means: 'paper' });
      hall.tell('cancel-turn', { ...TURN, centre: 'c', reason: 'chronomètre', ...(grants ? { grants } : {}) });
      expect(due(hall)).toEqual([]);
    }
  });

  it('is not due to somebody excluded, who is told of that', () => {
    const hall = recorded(slipOf('MERANI', 'H4', 18));
    expect(due(hall)).toEqual(['p1']);
    hall.tell('exclude-entrant', { entrant: 'p1', reason: 'téléphone' });
    expect(due(hall)).toEqual([]);
  });
});

describe('a zero decided by hand', () => {
  const words = ({ journal }: Hall) =>
    journal.ledger.result('g', 1, 'p1').reasons.flatMap((reason) => reason.words ?? []);

  it('keeps the words that the program found, unless it names others', () => {
    const hall = recorded(slipOf('MERANI', 'H4', 18));
    hall.tell('rule-slip', { ...KEY, ruling: { outcome: 'nullity' }, reason: 'nul' }, SECOND);
    expect(words(hall)).toEqual(['MERANI']);
    hall.tell('rule-slip', { ...KEY, ruling: { outcome: 'nullity', words: ['MERAN'] }, reason: 'relu' }, SECOND);
    expect(words(hall)).toEqual(['MERAN']);
  });

  it('gives the average to whoever plays the word again before he is told', () => {
    const hall = recorded(slipOf('MERANI', 'H4', 18));
    hall.tell('rule-slip', { ...KEY, ruling: { outcome: 'nullity' }, reason: 'nul' }, SECOND);
    playTurn(hall, 'MERNIAS', 2);
    const slips = [{ entrant: 'p1', slip: slipOf('MERANI', '4H', 14) }];
    hall.tell('record-slips', { game: 'g', turn: 2, slips });
    expect(hall.journal.ledger.result('g', 2, 'p1').average).toBe('found');
  });
});
