import { labelOf, REASON_CODES } from '@raccord/regulation';
import { describe, expect, it } from 'vitest';
import { ABSENT, layTop, openHall, playTurn, slipOf } from '../testing/hall.ts';
import { rankGame } from './ranking.ts';
import { countReasons, curvesOf, shareOnTop, turnStatistics } from './statistics.ts';

const TOP_70 = slipOf('MENERAI', 'H4', 70);
const WRONG_SCORE = slipOf('MENERAI', 'H4', 71);
const MARE_10 = slipOf('MARE', 'H5', 10);

/** Five players: two tops, one of them with a wrong score, a word less good, nothing, and a slip still to come. */
function oneTurn() {
  const hall = openHall({ players: 5 });
  playTurn(hall, 'MENERAI', 1);
  const slips = [TOP_70, WRONG_SCORE, MARE_10, ABSENT].map((slip, index) => ({ entrant: `p${index + 1}`, slip }));
  hall.tell('record-slips', { game: 'g', turn: 1, slips });
  const game = hall.journal.state.games.get('g');
  if (!game) throw new Error('No game.');
  return { hall, game, ledger: hall.journal.ledger };
}

describe('a turn in figures', () => {
  it('counts players, tops, scores, outcomes and reasons', () => {
    const { game, ledger } = oneTurn();
    expect(turnStatistics(ledger, game.turns[0])).toEqual({
      number: 1,
      top: 70,
      players: 5,
      onTop: 2,
      average: 150 / 4,
      scores: [
        { points: 70, count: 2 },
        { points: 10, count: 1 },
        { points: 0, count: 1 },
      ],
      outcomes: { top: 2, 'sub-top': 1, nullity: 1, average: 0, pending: 1 },
      reasons: [
        { code: 'no-slip', label: labelOf('no-slip'), count: 1 },
        { code: 'score-wrong', label: labelOf('score-wrong'), count: 1 },
      ],
    });
  });

  it('goes by score from the highest, by reason from the most frequent, and leaves out who is not there', () => {
    const hall = openHall({ players: 6 });
    hall.tell('note-departure', { entrant: 'p6', reason: 'train' });
    playTurn(hall, 'MENERAI', 1);
    const slips = [ABSENT, MARE_10, TOP_70, WRONG_SCORE, WRONG_SCORE];
    hall.tell('record-slips', {
      ...{ game: 'g', turn: 1 },
      slips: slips.map((slip, index) => ({ entrant: `p${index + 1}`, slip })),
    });
    hall.tell('rule-slip', { game: 'g', turn: 1, entrant: 'p1', ruling: { outcome: 'average' }, reason: 'perdu' });
    const turn = hall.journal.state.games.get('g')?.turns[0];
    if (!turn) throw new Error('No turn.');
    const { players, scores, outcomes, reasons } = turnStatistics(hall.journal.ledger, turn);
    expect([players, outcomes]).toEqual([5, { top: 3, 'sub-top': 1, nullity: 0, average: 1, pending: 0 }]);
    expect(scores.map(({ points }) => points)).toEqual([70, 40, 10]);
    expect(reasons.map(({ code, count }) => `${code} ${count}`)).toEqual(['score-wrong 2', 'no-slip 1']);
    expect(countReasons([turn, turn])).toEqual(reasons.map(({ code, count }) => ({ code, count: 2 * count })));
  });

  it('counts no reason where a decision was taken without a slip', () => {
    const hall = openHall({ players: 1 });
    playTurn(hall, 'MENERAI', 1);
    const ruling = { outcome: 'average' } as const;
    hall.tell('rule-slip', { game: 'g', turn: 1, entrant: 'p1', ruling, reason: 'bulletin perdu' });
    expect(countReasons(hall.journal.state.games.get('g')?.turns ?? [])).toEqual([]);
  });

  it('has no average before the first slip', () => {
    const hall = openHall({ players: 2 });
    playTurn(hall, 'MENERAI', 1);
    const turn = hall.journal.state.games.get('g')?.turns[0];
    expect(turn && turnStatistics(hall.journal.ledger, turn)).toMatchObject({ players: 2, average: 0, scores: [] });
  });

  it('names every reason in French', () => {
    for (const code of REASON_CODES) expect(labelOf(code)).not.toBe(code);
  });
});

it('follows those of a ranking from turn to turn, by total less top', () => {
  const { hall, game, ledger } = oneTurn();
  layTop(hall, 1);
  playTurn(hall, 'MERNIAS', 2);
  hall.tell('record-slips', {
    game: 'g',
    turn: 2,
    slips: [
      { entrant: 'p1', slip: ABSENT },
      { entrant: 'p3', slip: slipOf('MENERAIS', '5E', 86) },
    ],
  });
  const rows = rankGame(hall.journal.state, ledger, 'g').slice(0, 2);
  expect(curvesOf(ledger, game, game.turns, rows).map(({ entrant, negatives }) => [entrant.id, negatives])).toEqual([
    ['p3', [-60, -60]],
    ['p1', [0, -86]],
  ]);
});

it('tells the share on the top in hundredths, and nothing where nobody played', () => {
  expect(shareOnTop({ onTop: 3, players: 12 })).toBe(25);
  expect(shareOnTop({ onTop: 0, players: 0 })).toBeUndefined();
});
