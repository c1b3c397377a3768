import { describe, expect, it } from 'vitest';
import type { CentreTurn, HallTurn, HallView } from '../../server/answers.ts';
import { areResultsHeld, stageOf } from './stage.ts';

const CLOCK = { phase: 'think', left: 1000, isRunning: true } as const;
const SOLUTION = { word: 'SEMAINE', reference: 'H2', score: 70 };

function hallWith(turn?: Partial<HallTurn>, at?: Partial<CentreTurn>): HallView {
  const centres = [
    { id: 'c', name: 'Salle' },
    { id: 'd', name: 'Suite' },
  ];
  const of = (centre: string) => ({ centre, isEnded: false, isClosed: false, isCancelled: false, ...at });
  return {
    centres,
    ...(turn ? { turn: { isOver: false, centres: at ? [of('c'), of('d')] : [], ...turn } } : {}),
  } as HallView;
}

describe('the stage of a hall', () => {
  it.each([
    ['waiting', hallWith()],
    ['ready', hallWith({})],
    ['playing', hallWith({}, { clock: CLOCK })],
    ['ended', hallWith({}, { clock: CLOCK, isEnded: true })],
    ['cancelled', hallWith({}, { clock: CLOCK, isCancelled: true })],
    ['solved', hallWith({ solution: SOLUTION }, { isCancelled: true })],
    ['solved', hallWith({ solution: SOLUTION }, { isEnded: true })],
    ['finished', hallWith({ solution: SOLUTION, isOver: true }, { isEnded: true })],
    ['finished', hallWith({ isOver: true })],
  ] as const)('%s', (stage, hall) => {
    expect(stageOf(hall, 'c')).toBe(stage);
  });

  it('goes on in a centre that follows after the game is over in the one that draws', () => {
    expect(stageOf(hallWith({ isOver: true }, { clock: CLOCK }), 'd')).toBe('playing');
  });
});

describe('results', () => {
  const held = (finished: readonly boolean[], isLast = false) =>
    areResultsHeld({
      games: finished.map((isFinished, index) => ({ id: `g${index}`, isFinished })),
      turn: { game: `g${finished.length - 1}`, isLast },
    } as unknown as HallView);

  it('wait for the prize-giving once nothing is left to play in a tournament of several games', () => {
    expect(held([true, true])).toBe(true);
    expect(held([true, false], true)).toBe(true);
    expect(held([true, false])).toBe(false);
    expect(held([false, false], true)).toBe(false);
  });

  it('do not wait after an evening of one game', () => {
    expect(held([true])).toBe(false);
    expect(held([false], true)).toBe(false);
  });
});
