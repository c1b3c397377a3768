import { describe, expect, it } from 'vitest';
import { rankOverall } from '../ranking/ranking.ts';
import { type Hall, type HallSetup, missingIn, openHall, playTurn, slipOf } from '../testing/hall.ts';

/** A turn with a slip that earns a warning, and as many disciplinary warnings as it takes. */
function withWarnings(count: number, setup: HallSetup = {}): Hall {
  const hall = openHall(setup);
  playTurn(hall, setup.game?.formula === 'joker' ? 'MENERA?' : 'MENERAI', 1);
  hall.tell('record-slips', { game: 'g', turn: 1, slips: [{ entrant: 'p1', slip: slipOf('MARE', 'H5', 12) }] });
  for (let given = 1; given < count; given++) {
    hall.tell('give-warning', { game: 'g', turn: 1, entrant: 'p1', reason: `bruit ${given}` });
  }
  return hall;
}

const finish = (hall: Hall) => {
  hall.tell('lay-solution', { game: 'g', turn: 1, word: 'MARE', reference: 'H5' });
  hall.tell('finish-game', { game: 'g', cause: 'decision', reason: 'essai', missing: missingIn(hall) });
};

const costOf = (hall: Hall) => hall.journal.ledger.gameTotal('g', 'p1').warningCost;

describe('warnings (5.9; 5.7 before 2023)', () => {
  it('cost nothing before the end of the game', () => {
    const hall = withWarnings(5);
    expect(hall.journal.ledger.gameTotal('g', 'p1')).toEqual({ turns: 10, warnings: 5, warningCost: 0, total: 10 });
    finish(hall);
    expect(hall.journal.ledger.gameTotal('g', 'p1')).toEqual({ turns: 10, warnings: 5, warningCost: 10, total: 0 });
  });

  it('are taken off in rankings too where no turn of the game is left', () => {
    const hall = withWarnings(6);
    hall.tell('cancel-turn', { game: 'g', turn: 1, reason: 'chronomètre en panne' });
    hall.tell('finish-game', { game: 'g', cause: 'decision', reason: 'essai' });
    const { state, ledger } = hall.journal;
    expect(ledger.gameTotal('g', 'p1')).toMatchObject({ warnings: 5, total: -10 });
    const totals = rankOverall(state, ledger).map(({ entrant, total, rank }) => [entrant.id, total, rank]);
    expect(totals).toEqual([
      ['p2', 0, 1],
      ['p3', 0, 1],
      ['p4', 0, 1],
      ['p1', -10, 4],
    ]);
  });

  it.each([
    [3, 0],
    [4, 5],
    [5, 10],
    [7, 20],
  ])('%i of them cost %i points: from the 4th on', (count, cost) => {
    const hall = withWarnings(count);
    finish(hall);
    expect(costOf(hall)).toBe(cost);
  });

  it.each([
    ['2015', 'normale', 'blitz', 6],
    ['2019', 'normale', 'blitz', 6],
    ['2019', '7sur8', 'normal', 6],
    ['2019', 'joker', 'normal', 6],
    ['2019', 'normale', 'semi-blitz', 4],
    ['2023', '7sur8', 'normal', 6],
    ['2023', '7sur8', 'blitz', 6],
    ['2023', 'normale', 'normal', 4],
  ] as const)('under %s, in a game %s at rhythm %s, cost from number %i', (edition, formula, rhythm, first) => {
    const costAt = (count: number) => {
      const hall = openHall({ edition, game: { formula, rhythm } });
      playTurn(hall, { normale: 'MENERAI', '7sur8': 'MENERAIS', joker: 'MENERA?' }[formula], 1);
      for (let given = 0; given < count; given++) {
        hall.tell('give-warning', { game: 'g', turn: 1, entrant: 'p1', reason: 'bruit' });
      }
      finish(hall);
      return costOf(hall);
    };
    expect([costAt(first - 1), costAt(first)]).toEqual([0, 5]);
  });

  it('are counted game by game', () => {
    const hall = withWarnings(3);
    finish(hall);
    hall.tell('plan-game', { id: 'h', name: 'Partie 2', formula: 'normale', rhythm: 'normal' });
    playTurn(hall, 'MENERAI', 1, 'h');
    hall.tell('give-warning', { game: 'h', turn: 1, entrant: 'p1', reason: 'bruit' });
    expect([
      hall.journal.ledger.gameTotal('g', 'p1').warnings,
      hall.journal.ledger.gameTotal('h', 'p1').warnings,
    ]).toEqual([3, 1]);
  });
});

describe('a correction slip (5.9; 5.7 before 2023)', () => {
  const due = (hall: Hall, entrant = 'p1') => hall.journal.ledger.correctionDue('g', 1, entrant) !== undefined;

  it('is due for a sanction, and no longer once delivered', () => {
    const hall = withWarnings(1);
    expect(due(hall)).toBe(true);
    hall.tell('deliver-correction', { game: 'g', turn: 1, entrant: 'p1', means: 'screen' });
    expect(due(hall)).toBe(false);
  });

  it('is not due for a right slip', () => {
    const hall = openHall();
    playTurn(hall, 'MENERAI', 1);
    hall.tell('record-tops', { game: 'g', turn: 1, entrants: ['p1'] });
    expect(due(hall)).toBe(false);
  });

  it('is due again when the result changes, even for the better', () => {
    const hall = withWarnings(1);
    hall.tell('deliver-correction', { game: 'g', turn: 1, entrant: 'p1', means: 'paper' });
    hall.tell('correct-slip', { game: 'g', turn: 1, entrant: 'p1', slip: slipOf('MARE', 'H5', 10), reason: 'mal lu' });
    expect(due(hall)).toBe(true);
    hall.tell('deliver-correction', { game: 'g', turn: 1, entrant: 'p1', means: 'paper' });
    expect(due(hall)).toBe(false);
  });

  it('is due again when it was incomplete', () => {
    const hall = withWarnings(1);
    hall.tell('deliver-correction', { game: 'g', turn: 1, entrant: 'p1', means: 'paper', isComplete: false });
    expect(due(hall)).toBe(true);
  });

  it('is due again when it named another word', () => {
    const hall = openHall();
    playTurn(hall, 'MENERAI', 1);
    hall.tell('record-slips', { game: 'g', turn: 1, slips: [{ entrant: 'p1', slip: slipOf('MERANI', 'H4', 18) }] });
    hall.tell('deliver-correction', { game: 'g', turn: 1, entrant: 'p1', means: 'paper' });
    hall.tell('correct-slip', {
      game: 'g',
      turn: 1,
      entrant: 'p1',
      slip: slipOf('RANIME', 'H4', 18),
      reason: 'mal lu',
    });
    expect(due(hall)).toBe(true);
  });

  it('is due for a disciplinary warning alone', () => {
    const hall = openHall();
    playTurn(hall, 'MENERAI', 1);
    hall.tell('record-tops', { game: 'g', turn: 1, entrants: ['p1'] });
    hall.tell('give-warning', { game: 'g', turn: 1, entrant: 'p1', reason: 'bruit' });
    expect(due(hall)).toBe(true);
  });
});
