import { FORMULA_NAMES, FORMULAS, JOKER_MARK } from '@raccord/scrabble';
import { describe, expect, it } from 'vitest';
import { readClock } from '../clock.ts';
import { rankGame } from '../ranking/ranking.ts';
import { timesOf } from '../rhythms.ts';
import { ABSENT, type Hall, layTop, openHall, outcomeOf } from '../testing/hall.ts';

/* A sudden death (3.8.3) by any of the other formulas: they combine (3.8). */

const gameOf = ({ journal }: Hall) => {
  const game = journal.state.games.get('g');
  if (!game) throw new Error('No game g.');
  return game;
};

/** Draws by chance letters that something can be played with. */
function draw(hall: Hall): string {
  for (let seed = 1; seed < 100; seed++) {
    const outcome = outcomeOf(hall.ask('make-draw', { game: 'g', source: { kind: 'random', seed } }));
    if (typeof outcome === 'object' && 'draw' in outcome.data) return String(outcome.data.draw);
    if (outcome !== 'nothing-playable') throw new Error(`Not drawn: ${JSON.stringify(outcome)}`);
  }
  throw new Error('Nothing can be played.');
}

/** What the clock of a turn shows so many seconds after its start. */
function phaseAfter(hall: Hall, turn: number, seconds: number) {
  const { plan, turns } = gameOf(hall);
  const clock = turns[turn - 1].centres.get('c')?.clock;
  if (clock?.since === undefined) throw new Error('The clock stands.');
  return readClock(clock, timesOf('2023', plan.rhythm, turn), clock.since + seconds * 1000).phase;
}

/** The best solution is for all but those who hand in nothing. */
function playTurn(hall: Hall, turn: number, empty: readonly string[]): void {
  const tops = hall.journal.ledger.stillIn('g').filter((id) => !empty.includes(id));
  hall.tell('end-turn', { game: 'g', turn, centre: 'c' });
  if (tops.length > 0) hall.tell('record-tops', { game: 'g', turn, entrants: tops });
  if (empty.length > 0) {
    hall.tell('record-slips', { game: 'g', turn, slips: empty.map((entrant) => ({ entrant, slip: ABSENT })) });
  }
  hall.tell('close-turn', { game: 'g', turn, centre: 'c' });
  layTop(hall, turn);
}

/** Seconds to think on each turn, and who hands in nothing. */
const TURNS: readonly (readonly [think: number, empty: readonly string[], stillIn: readonly string[]])[] = [
  [60, [], ['p1', 'p2', 'p3', 'p4']],
  [60, ['p4'], ['p1', 'p2', 'p3']],
  [60, [], ['p1', 'p2', 'p3']],
  [40, ['p1', 'p2', 'p3'], ['p1', 'p2', 'p3']],
  [40, [], ['p1', 'p2', 'p3']],
  [40, ['p3'], ['p1', 'p2']],
  [20, [], ['p1', 'p2']],
  [20, ['p2'], ['p1']],
];

describe.each(FORMULA_NAMES)('a sudden death in formula %s', (formula) => {
  const { drawSize, jokerEveryDraw, label } = FORMULAS[formula];

  it('is planned, timed and played to its winner', () => {
    const hall = openHall({ edition: '2023', game: { formula, rhythm: 'mort-subite' } });
    expect(gameOf(hall)).toMatchObject({ plan: { rhythm: 'mort-subite' }, formula: { label } });
    for (const [index, [think, empty, stillIn]] of TURNS.entries()) {
      const turn = index + 1;
      const letters = draw(hall);
      expect(letters).toHaveLength(drawSize);
      if (jokerEveryDraw) expect(letters.split(JOKER_MARK)).toHaveLength(2);
      hall.tell('start-clock', { game: 'g', turn, centre: 'c' });
      const phases = [think - 1, think, think + 19, think + 20].map((seconds) => phaseAfter(hall, turn, seconds));
      expect(phases).toEqual(['think', 'write', 'write', 'over']);
      playTurn(hall, turn, empty);
      expect(hall.journal.ledger.stillIn('g')).toEqual(stillIn);
    }
    hall.tell('finish-game', { game: 'g', cause: 'sudden-death', reason: '' });
    const rows = rankGame(hall.journal.state, hall.journal.ledger, 'g');
    expect(rows.map(({ rank, entrant }) => `${rank} ${entrant.id}`)).toEqual(['1 p1', '2 p2', '3 p3', '4 p4']);
  });

  it('separates equal totals too', () => {
    const hall = openHall({ edition: '2023' });
    const planned = hall.ask('plan-game', {
      ...{ id: 's', name: 'Départage', formula, rhythm: 'mort-subite', entrants: ['p1', 'p2'], separatesTies: true },
    });
    expect(outcomeOf(planned)).toMatchObject({ type: 'game-planned', data: { formula, separatesTies: true } });
  });
});
