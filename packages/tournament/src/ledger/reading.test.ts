import { describe, expect, it } from 'vitest';
import type { AppealSubject } from '../events.ts';
import {
  ABSENT,
  CHIEF,
  COMMISSION,
  type Hall,
  layTop,
  openHall,
  openTwoCentres,
  playTurn,
  refereeNamed,
  SECOND,
  slipOf,
} from '../testing/hall.ts';
import { NOT_PLAYING, wasThere } from './cell.ts';

const TOP_70 = slipOf('MENERAI', 'H4', 70);
const MARE_10 = slipOf('MARE', 'H5', 10);

/** One turn of four players: p1 made the top, p2 less, p3 and p4 are still to come. */
function oneTurn(): Hall {
  const hall = openHall();
  playTurn(hall, 'MENERAI', 1);
  const slips = [TOP_70, MARE_10].map((slip, index) => ({ entrant: `p${index + 1}`, slip }));
  hall.tell('record-slips', { game: 'g', turn: 1, slips });
  return hall;
}

describe('the ledger asked about what is not there', () => {
  const { ledger } = oneTurn().journal;

  it.each([
    ['game', 'z', 1, 'p1'],
    ['turn', 'g', 2, 'p1'],
    ['entrant', 'g', 1, 'z'],
  ] as const)('knows nobody of another %s', (_, game, turn, entrant) => {
    expect(ledger.result(game, turn, entrant)).toBe(NOT_PLAYING);
    expect(ledger.correctionOf(game, turn, entrant)).toBeUndefined();
    expect(ledger.outSince(game, entrant)).toBeUndefined();
  });

  it.each([
    ['z', 1],
    ['g', 2],
  ] as const)('has nothing of game %s, turn %i', (game, turn) => {
    expect([ledger.results(game, turn), ledger.turnTotals(game, turn), ledger.dependents(game, turn)]).toEqual([
      ...[[], [], []],
    ]);
    expect([ledger.isComplete(game, turn), ledger.missingTables(game, turn, 'c')]).toEqual([false, []]);
    expect(ledger.correctionsDue(game, turn)).toEqual([]);
  });

  it('has no total of another game, nor of another entrant', () => {
    const none = { turns: 0, warnings: 0, warningCost: 0, total: 0 };
    expect([ledger.gameTotal('z', 'p1'), ledger.gameTotal('g', 'z')]).toEqual([none, none]);
    expect([ledger.totals('z'), ledger.stillIn('z'), ledger.missingTables('g', 1, 'z')]).toEqual([[], [], []]);
  });
});

describe('a turn in the ledger', () => {
  it('has its totals, who is missing by table, and is complete when nobody is', () => {
    const hall = oneTurn();
    const { ledger } = hall.journal;
    expect([ledger.turnTotals('g', 1), ledger.totals('g')]).toEqual([
      [70, 10, 0, 0],
      [70, 10, 0, 0],
    ]);
    expect([ledger.isComplete('g', 1), ledger.missingTables('g', 1, 'c')]).toEqual([false, [3, 4]]);
    hall.tell('record-slips', {
      game: 'g',
      turn: 1,
      slips: ['p3', 'p4'].map((entrant) => ({ entrant, slip: ABSENT })),
    });
    expect([ledger.isComplete('g', 1), ledger.missingTables('g', 1, 'c')]).toEqual([true, []]);
  });

  it('names the tables of a centre in order, by where people sat at that turn', () => {
    const hall = openTwoCentres();
    hall.tell('seat-entrant', { entrant: 'p1', centre: 'c', table: 12 });
    playTurn(hall, 'MENERAI', 1);
    hall.tell('seat-entrant', { entrant: 'p2', centre: 'd', table: 9, from: { game: 0, turn: 2 } });
    const { ledger } = hall.journal;
    expect([ledger.missingTables('g', 1, 'c'), ledger.missingTables('g', 1, 'd')]).toEqual([
      [2, 12],
      [3, 4],
    ]);
  });

  it('names those whose result hangs on others: averages, and who is alone with the best score (5.9, 3.5)', () => {
    const hall = oneTurn();
    const dependents = () => hall.journal.ledger.dependents('g', 1).map(({ id }) => id);
    expect(dependents()).toEqual(['p1']);
    hall.tell('rule-slip', { game: 'g', turn: 1, entrant: 'p4', ruling: { outcome: 'average' }, reason: 'perdu' });
    expect(dependents()).toEqual(['p4', 'p1']);
    hall.tell('record-slips', { game: 'g', turn: 1, slips: [{ entrant: 'p3', slip: TOP_70 }] });
    expect(dependents()).toEqual(['p4']);
  });

  it('takes what warnings cost off the totals once the game is over (5.9)', () => {
    const hall = oneTurn();
    for (let count = 0; count < 5; count++) {
      hall.tell('give-warning', { game: 'g', turn: 1, entrant: 'p1', reason: 'bruit' });
    }
    hall.tell('record-slips', {
      game: 'g',
      turn: 1,
      slips: ['p3', 'p4'].map((entrant) => ({ entrant, slip: ABSENT })),
    });
    layTop(hall, 1);
    const { ledger } = hall.journal;
    expect(ledger.totals('g')).toEqual([70, 10, 0, 0]);
    hall.tell('finish-game', { game: 'g', cause: 'decision', reason: 'essai' });
    expect(ledger.totals('g')).toEqual([60, 10, 0, 0]);
  });

  it('says who was there: not who is absent, nor who came later, whose zero counts all the same (6.2)', () => {
    const hall = openHall();
    for (const entrant of ['p3', 'p4']) hall.tell('note-departure', { entrant, reason: 'train' });
    playTurn(hall, 'MENERAI', 1);
    hall.tell('record-slips', {
      game: 'g',
      turn: 1,
      slips: ['p1', 'p2'].map((entrant) => ({ entrant, slip: TOP_70 })),
    });
    layTop(hall, 1);
    hall.tell('note-arrival', { entrant: 'p3' });
    playTurn(hall, 'MERNIAS', 2);
    const { ledger } = hall.journal;
    expect(ledger.results('g', 1).map(({ outcome }) => outcome)).toEqual([
      ...['accepted', 'accepted', 'nullity', 'not-playing'],
    ]);
    expect(ledger.results('g', 1).map(wasThere)).toEqual([true, true, false, false]);
    expect(ledger.results('g', 2).map(wasThere)).toEqual([true, true, true, false]);
  });

  it('counts for nobody once the end of the game makes it void, though it was read before (3.7)', () => {
    const hall = openTwoCentres({ edition: '2023' });
    playTurn(hall, 'MENERAI', 1);
    hall.tell('record-slips', { game: 'g', turn: 1, slips: [{ entrant: 'p1', slip: TOP_70 }] });
    const { ledger } = hall.journal;
    expect(ledger.totals('g')).toEqual([70, 0, 0, 0]);
    hall.tell('finish-game', { game: 'g', cause: 'interruption', reason: 'incendie' });
    expect(ledger.totals('g').map((total) => total ?? 0)).toEqual([0, 0, 0, 0]);
    expect(ledger.result('g', 1, 'p1').outcome).toBe('not-playing');
  });

  it('is complete without the slips of a centre that cancelled it, and of those who are excluded', () => {
    const hall = openTwoCentres({ edition: '2023' });
    playTurn(hall, 'MENERAI', 1);
    hall.tell('record-slips', { game: 'g', turn: 1, slips: [{ entrant: 'p1', slip: TOP_70 }] });
    const { ledger } = hall.journal;
    hall.tell('cancel-turn', { game: 'g', turn: 1, centre: 'd', reason: 'chronomètre', grants: 'average' });
    expect(ledger.isComplete('g', 1)).toBe(false);
    hall.tell('exclude-entrant', { entrant: 'p2', reason: 'téléphone' });
    expect(ledger.isComplete('g', 1)).toBe(true);
    expect(ledger.result('g', 1, 'p1').solo).toBe('given');
  });
});

/** What a result is given for, as it is told: by whom or by what it was decided, then why. */
const whyOf = (hall: Hall, entrant: string) => {
  const { outcome, decidedBy, isProvisional, reasons } = hall.journal.ledger.result('g', 1, entrant);
  return [
    outcome,
    decidedBy,
    isProvisional,
    ...reasons.map(({ code, citation, text }) => `${code}, ${citation}: ${text}`),
  ];
};

/** The commission takes a decision away. */
function withdraw(hall: Hall, subject: AppealSubject, how: { readonly grants?: 'average' } = {}): void {
  hall.tell('file-appeal', { ...subject, by: 'referees', to: 'commission', reason: 'à revoir' });
  const remedy = { kind: 'annulment', ...how } as const;
  hall.tell('answer-appeal', { ...subject, isUpheld: true, reason: 'entendu', remedy }, COMMISSION);
}

describe('what befell somebody is told with its article', () => {
  it('an exclusion, a warning for conduct, a turn cancelled in his centre with the average of the others', () => {
    const hall = openTwoCentres({ edition: '2023' });
    playTurn(hall, 'MENERAI', 1);
    hall.tell('give-warning', { game: 'g', turn: 1, entrant: 'p1', reason: 'bavardage' });
    expect(whyOf(hall, 'p1')).toEqual([
      ...['missing', 'program', false],
      'disciplinary, avertissement disciplinaire: bavardage',
    ]);
    hall.tell('exclude-entrant', { entrant: 'p2', reason: 'téléphone' });
    expect(whyOf(hall, 'p2')).toEqual(['nullity', 'program', false, 'exclusion, art. 6.1: téléphone']);
    hall.tell('cancel-turn', { game: 'g', turn: 1, centre: 'd', reason: 'chronomètre', grants: 'average' });
    expect(whyOf(hall, 'p3')).toEqual([
      ...['average', 'chief', false],
      'cancelled, coup annulé dans ce centre, décision du juge-arbitre: chronomètre',
    ]);
  });

  it('a turn that was played before he came', () => {
    const hall = openHall({ edition: '2023' });
    hall.tell('note-departure', { entrant: 'p4', reason: 'train' });
    playTurn(hall, 'MENERAI', 1);
    layTop(hall, 1);
    hall.tell('note-arrival', { entrant: 'p4' });
    expect(whyOf(hall, 'p4')).toEqual([
      ...['nullity', 'program', false],
      'lateness, art. 6.2: Ce coup était déjà joué à l’arrivée : il compte comme nul.',
    ]);
    const late = { about: 'lateness', game: 'g', entrant: 'p4' } as const;
    withdraw(hall, late, { grants: 'average' });
    expect(whyOf(hall, 'p4')).toEqual(['average', 'commission', false, 'lateness, art. 6.2: entendu']);
    expect(hall.journal.ledger.result('g', 1, 'p4').average).toBe('granted');
  });

  it('a turn that he missed and that his centre did not play is nothing to him, excused by the commission too', () => {
    const hall = openTwoCentres({ edition: '2023' });
    hall.tell('note-departure', { entrant: 'p4', reason: 'train' });
    playTurn(hall, 'MENERAI', 1);
    for (const type of ['start-clock', 'end-turn'] as const) hall.tell(type, { game: 'g', turn: 1, centre: 'd' });
    hall.tell('record-slips', { game: 'g', turn: 1, slips: [{ entrant: 'p1', slip: TOP_70 }] });
    layTop(hall, 1);
    hall.tell('note-arrival', { entrant: 'p4' });
    withdraw(hall, { about: 'lateness', game: 'g', entrant: 'p4' }, { grants: 'average' });
    hall.tell('cancel-turn', { game: 'g', turn: 1, centre: 'd', reason: 'chronomètre', grants: 'average' });
    expect(hall.journal.ledger.result('g', 1, 'p4')).toMatchObject({ outcome: 'not-playing', points: 0, total: 0 });
  });

  it('a warning for conduct, until the commission takes it away: what else the slip is judged for stays', () => {
    const hall = openHall({ edition: '2023' });
    playTurn(hall, 'MENERAI', 1);
    const slip = { ...slipOf('MENERAI', 'H4', 68), conduct: 'warned' } as const;
    hall.tell('record-slips', { game: 'g', turn: 1, slips: [{ entrant: 'p1', slip }] });
    const codes = () => hall.journal.ledger.result('g', 1, 'p1').reasons.map(({ code }) => code);
    const warnings = () => hall.journal.ledger.result('g', 1, 'p1').warnings;
    const before = codes();
    expect([before.filter((code) => code === 'disciplinary').length, before.length > 1, warnings()]).toEqual([
      ...[1, true, 2],
    ]);
    withdraw(hall, { about: 'warning', game: 'g', turn: 1, entrant: 'p1' });
    expect([codes(), warnings()]).toEqual([before.filter((code) => code !== 'disciplinary'), 1]);
    expect(hall.journal.ledger.result('g', 1, 'p1')).toMatchObject({ outcome: 'accepted', points: 70 });
  });

  it.each([
    [CHIEF, 'décision du juge-arbitre'],
    [refereeNamed('a'), 'décision de l’arbitre'],
    [SECOND, 'double arbitrage, art. 5.9'],
    [COMMISSION, 'décision de la commission d’arbitrage'],
  ] as const)('a decision, by who took it: %j', (actor, citation) => {
    const hall = openHall({ edition: '2023' });
    playTurn(hall, 'MENERAI', 1);
    hall.tell('record-slips', { game: 'g', turn: 1, slips: [{ entrant: 'p1', slip: TOP_70 }] });
    const ruling = { outcome: 'accepted', points: 10, penalty: 0, warning: false } as const;
    hall.tell('rule-slip', { game: 'g', turn: 1, entrant: 'p1', ruling, reason: 'mal lu' }, actor);
    expect(whyOf(hall, 'p1')).toEqual(['accepted', actor.role, false, `ruling, ${citation}: mal lu`]);
  });
});
