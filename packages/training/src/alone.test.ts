import { EDITIONS, judge, type Slip, Turn } from '@raccord/regulation';
import { FORMULAS, makeBoard, makeDraw } from '@raccord/scrabble';
import { SIMULATED_GAME, simulate } from '@raccord/simulation';
import { type EntrantState, nameOf, rankGame, wasThere } from '@raccord/tournament';
import { expect, test } from 'vitest';
import { type Others, rankAmongPlayers, settleAlone, wasSolo } from './alone.ts';
import { makeSeededGame, makeTrainingGame } from './game.ts';
import { FREE } from './testing/free.ts';

const ABSENT: Slip = { state: 'absent', solutions: [] };

const { state, ledger } = simulate({
  wordbook: FREE,
  lexicon: { name: 'libre', hash: 'libre' },
  players: 24,
  turns: 12,
  seed: 5,
  edition: '2023',
  formula: 'normale',
});
const played = state.games.get(SIMULATED_GAME);
const turns = (played?.turns ?? []).filter(({ isVoid }) => !isVoid);
const settings = state.charter?.settings;
const game = makeTrainingGame(
  {
    name: 'Simulée',
    formula: 'normale',
    turns: turns.flatMap(({ board, draw, solution }) =>
      solution ? [{ board: makeBoard(board).split('\n'), draw: makeDraw(draw), solution }] : [],
    ),
  },
  FREE,
);

/** Everybody but one. */
function othersThan(left: EntrantState): Others {
  const ranking = rankGame(state, ledger, SIMULATED_GAME).filter(({ entrant }) => entrant !== left);
  const scoresOf = (number: number) => {
    const results = ledger
      .results(SIMULATED_GAME, number)
      .filter((one, index) => index !== left.index && wasThere(one));
    const points = [...new Set(results.map((one) => one.points))].sort((a, b) => b - a);
    return points.map((made) => ({ points: made, count: results.filter((one) => one.points === made).length }));
  };
  return {
    players: ranking.map(({ entrant, total }) => ({ name: nameOf(entrant.members), total })),
    turns: turns.map(({ number }) => scoresOf(number)),
    solo: { threshold: settings?.soloThreshold ?? 0, bonus: settings?.soloBonus ?? 0 },
  };
}

test('who plays a game again as he played it has the total and the rank that he had', () => {
  const ranking = rankGame(state, ledger, SIMULATED_GAME);
  const plain = ranking.filter(({ entrant }) =>
    turns.every(({ number }) => {
      const result = ledger.results(SIMULATED_GAME, number)[entrant.index];
      return wasThere(result) && result.decidedBy === 'program' && !result.average && !result.isProvisional;
    }),
  );
  expect(plain.length).toBeGreaterThan(5);
  for (const { entrant, total, rank } of plain) {
    const verdicts = turns.map(({ number, board, draw, files }) => {
      const turn = new Turn({ turn: number, formula: FORMULAS.normale, board, draw, lexicon: FREE.words });
      return judge(turn, files.get(entrant.id)?.slip?.slip ?? ABSENT, EDITIONS['2023'], settings);
    });
    const others = othersThan(entrant);
    const result = settleAlone(game, verdicts, { edition: '2023', rhythm: played?.plan.rhythm ?? 'normal' }, others);
    expect(result.total).toBe(total);
    expect(result.negative).toBe(total - turns.reduce((sum, { topScore }) => sum + topScore, 0));
    const equals = ranking.filter((row) => row.total === total).map((row) => row.rank);
    expect(rankAmongPlayers(others, result.total)).toEqual({ rank: Math.min(...equals), count: ranking.length });
    expect(equals).toContain(rank);
  }
});

const SEEDED = makeSeededGame({ name: 'Essai', formula: 'normale', edition: '2023', seed: 11 }, FREE);
const TERMS = { edition: '2023', rhythm: 'normal' } as const;
const paid = (points: number, penalty = 0, warning = false) => ({ points, penalty, warning });

test('the tops add up, penalties come off at once and warnings at the end', () => {
  const [first, second] = SEEDED.turns.map(({ top }) => top);
  expect(settleAlone(SEEDED, [], TERMS)).toMatchObject({ total: 0, top: 0, percent: undefined });
  const result = settleAlone(SEEDED, [paid(first), paid(second - 4, 5, true)], TERMS);
  expect(result.turns.map(({ negative }) => negative)).toEqual([0, -9]);
  expect(result).toMatchObject({ top: first + second, negative: -9, warnings: 1, warningCost: 0 });
  const warned = settleAlone(SEEDED, Array(5).fill(paid(10, 0, true)), TERMS);
  expect(warned.total).toBe(50 - warned.warningCost);
  expect(warned.warningCost).toBeGreaterThan(0);
});

test('a solo is over all who played the turn, and brings its bonus where the players of the game are enough (3.5, D21)', () => {
  const players = Array(15).fill({ name: 'A', total: 0 });
  const others: Others = { players, turns: [[{ points: 20, count: 14 }]], solo: { threshold: 16, bonus: 10 } };
  const solo = (points: number, given = others) => {
    const [{ isSolo, bonus, running }] = settleAlone(SEEDED, [paid(points)], TERMS, given).turns;
    return [isSolo, bonus, running];
  };
  expect([solo(21), solo(20), solo(0)]).toEqual([
    [true, 10, 31],
    [false, 0, 20],
    [false, 0, 0],
  ]);
  expect(solo(21, { ...others, players: players.slice(1) })).toEqual([true, 0, 21]);
  expect(solo(21, { ...others, turns: [] })).toEqual([false, 0, 21]);
  const { top } = SEEDED.turns[0];
  const made = (points: number, count: number) => wasSolo({ turns: [[{ points, count }]] }, SEEDED, 0);
  expect([made(top, 1), made(top, 2), made(top - 1, 1), wasSolo({ turns: [] }, SEEDED, 0)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('a word that the lexicon lacks, laid for more than it finds, is the top', () => {
  const [first] = SEEDED.turns;
  const solution = { word: 'ZYTHUMQ', reference: 'H2' };
  const { turns: made } = makeTrainingGame(
    { name: 'Autre', formula: 'normale', turns: [{ board: first.board, draw: 'ZYTHUMQ', solution }] },
    FREE,
  );
  expect(made[0].tops).toEqual([solution]);
  expect(made[0].top).toBe(made[0].laid.score);
});
