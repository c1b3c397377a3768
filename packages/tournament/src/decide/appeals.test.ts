import { describe, expect, it } from 'vitest';
import type { Appeal } from '../events.ts';
import type { Actor } from '../people.ts';
import type { OfSubject } from '../subjects.ts';
import {
  CHIEF,
  COMMISSION,
  type Hall,
  layTop,
  missingIn,
  openHall,
  outcomeOf,
  playerNamed,
  playTurn,
  refereeNamed,
  slipOf,
} from '../testing/hall.ts';

const TURN = { game: 'g', turn: 1 };
const KEY = { ...TURN, entrant: 'p1' };
const MINUTE = 60_000;

function recorded(edition: '2019' | '2023' = '2023'): Hall {
  const hall = openHall({ edition, settings: { soloThreshold: 2 } });
  playTurn(hall, 'MENERAI', 1);
  hall.tell('record-slips', { ...TURN, slips: [{ entrant: 'p1', slip: slipOf('MERANI', 'H4', 18) }] });
  hall.tell('record-slips', { ...TURN, slips: [{ entrant: 'p2', slip: slipOf('MARE', 'H5', 10) }] });
  return hall;
}

const appeal = (hall: Hall, more: Partial<OfSubject<'slip'> & Appeal> = {}, actor: Actor = refereeNamed('a')) =>
  hall.ask(
    'file-appeal',
    { about: 'slip', ...KEY, by: 'player', to: 'commission', reason: 'MERANI existe', ...more },
    actor,
  );
const rule = (hall: Hall, more: object = {}) =>
  hall.tell('rule-slip', { ...KEY, ruling: { outcome: 'nullity' }, reason: 'vérifié', ...more }, COMMISSION);

describe('an appeal (6.3)', () => {
  it('is filed by a player for himself, or by the referees, and waits for the commission', () => {
    expect(outcomeOf(appeal(recorded(), { by: 'referees' }, playerNamed('p1')))).toMatchObject({
      type: 'appeal-filed',
      data: { by: 'player', to: 'commission', isLate: false },
    });
    expect(outcomeOf(appeal(recorded(), { by: 'referees' }))).toMatchObject({ data: { by: 'referees' } });
    expect(outcomeOf(appeal(recorded(), {}, playerNamed('p2')))).toBe('not-your-slip');
  });

  it('changes nothing of what the slip got, but makes it provisional, and a solo wait', () => {
    const hall = recorded();
    for (const entrant of ['p3', 'p4'])
      hall.tell('record-slips', { ...TURN, slips: [{ entrant, slip: slipOf('RE', 'H8', 4) }] });
    expect(hall.journal.ledger.result('g', 1, 'p2').solo).toBe('given');
    appeal(hall);
    expect(hall.journal.ledger.result('g', 1, 'p1')).toMatchObject({
      outcome: 'nullity',
      total: 0,
      isProvisional: true,
    });
    expect(hall.journal.ledger.result('g', 1, 'p2').solo).toBe('pending');
    rule(hall);
    expect(hall.journal.ledger.result('g', 1, 'p1').isProvisional).toBe(false);
    expect(hall.journal.ledger.result('g', 1, 'p2').solo).toBe('given');
  });

  it('is in time until the next game begins', () => {
    const hall = recorded();
    layTop(hall, 1);
    hall.tell('plan-game', { id: 'h', name: 'Partie 2', formula: 'normale', rhythm: 'normal' });
    hall.tell('finish-game', { game: 'g', cause: 'decision', reason: 'fin', missing: missingIn(hall) });
    hall.at += 60 * MINUTE;
    expect(outcomeOf(appeal(hall))).toMatchObject({ data: { isLate: false } });
    hall.tell('undo', {}, refereeNamed('a'));
    hall.tell('make-draw', { game: 'h', source: { kind: 'typed', letters: 'MENERAI' } });
    expect(outcomeOf(appeal(hall))).toMatchObject({ data: { isLate: true } });
  });

  it.each([
    [14, false],
    [16, true],
  ])('%i minutes after the last game: late %o', (minutes, isLate) => {
    const hall = recorded();
    layTop(hall, 1);
    hall.tell('finish-game', { game: 'g', cause: 'decision', reason: 'fin', missing: missingIn(hall) });
    hall.at += minutes * MINUTE;
    expect(outcomeOf(appeal(hall))).toMatchObject({ data: { isLate } });
  });

  it('leaves the time from when a later game was taken off', () => {
    const hall = recorded();
    layTop(hall, 1);
    hall.tell('plan-game', { id: 'h', name: 'Partie 2', formula: 'normale', rhythm: 'normal' });
    hall.tell('finish-game', { game: 'g', cause: 'decision', reason: 'fin', missing: missingIn(hall) });
    hall.at += 40 * MINUTE;
    hall.tell('cancel-game', { game: 'h', reason: 'trop tard' });
    hall.at += 14 * MINUTE;
    expect(outcomeOf(appeal(hall))).toMatchObject({ data: { isLate: false } });
  });

  it('is answered by what the commission decides after it, whatever its clock says', () => {
    const hall = recorded();
    appeal(hall);
    hall.at -= 2 * MINUTE;
    rule(hall);
    expect(hall.journal.ledger.result('g', 1, 'p1').isProvisional).toBe(false);
  });

  it('is never late under a text that sets no limit', () => {
    const hall = recorded('2019');
    layTop(hall, 1);
    hall.tell('finish-game', { game: 'g', cause: 'decision', reason: 'fin', missing: missingIn(hall) });
    hall.at += 600 * MINUTE;
    expect(outcomeOf(appeal(hall))).toMatchObject({ data: { isLate: false } });
  });

  it('is filed once, about a slip, with a reason; the federation comes after the commission', () => {
    const hall = recorded();
    expect(outcomeOf(appeal(hall, { reason: '' }))).toBe('reason-missing');
    expect(outcomeOf(appeal(hall, { entrant: 'p3' }, CHIEF))).toBe('nothing-decided');
    expect(outcomeOf(appeal(hall, { to: 'federation' }))).toBe('commission-first');
    appeal(hall);
    expect(outcomeOf(appeal(hall))).toBe('already-appealed');
    rule(hall);
    expect(outcomeOf(appeal(hall))).toBe('commission-answered');
    expect(outcomeOf(appeal(hall, { to: 'federation' }))).toMatchObject({ data: { to: 'federation', isLate: false } });
  });
});

describe('the commission (6.3, 6.4.1)', () => {
  it('is composed and recorded', () => {
    const hall = openHall();
    hall.tell('compose-commission', { president: ' Anne  Durand ', members: ['Luc'] });
    expect(hall.journal.state.commission).toEqual({ president: 'Anne Durand', members: ['Luc'] });
  });

  it.each([
    [{ president: ' ', members: ['Luc'] }, 'name-missing'],
    [{ president: 'Anne', members: [''] }, 'name-missing'],
    [{ president: 'Anne', members: ['Luc', 'Anne'] }, 'named-twice'],
  ])('%j is refused: %s', (data, code) => {
    expect(outcomeOf(openHall().ask('compose-commission', data))).toBe(code);
  });

  it('says that its reading is the most favourable one, where the text has that', () => {
    const ruling = { outcome: 'accepted', points: 18, penalty: 0, warning: false } as const;
    const hall = recorded();
    rule(hall, { ruling, isFavourable: true });
    expect(hall.journal.ledger.result('g', 1, 'p1').reasons[0].citation).toBe(
      'décision de la commission d’arbitrage, lecture la plus favorable, art. 6.3',
    );
    const data = { ...KEY, ruling, reason: 'douteux', isFavourable: true } as const;
    expect(outcomeOf(recorded('2019').ask('rule-slip', data, COMMISSION))).toBe('not-favourable-here');
    expect(outcomeOf(recorded().ask('rule-slip', data, CHIEF))).toBe('not-favourable-here');
  });
});
