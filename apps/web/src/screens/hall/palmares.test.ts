import { expect, it } from 'vitest';
import type { HallView } from '../../server/answers.ts';
import { palmaresSteps, placesOf, podiumOf, stepsAround, tellableOf } from './palmares.ts';

const told = (count: number, podium = 3) => {
  const steps = palmaresSteps(count, podium);
  return steps.map((step) => {
    const places = placesOf(steps, step, count, podium);
    if (step.isHeld) return 'curtain';
    return places ? `${places.last}-${places.best}` : 'nobody';
  });
};

const LAST_TEN = ['10-10', '10-9', '10-8', '10-7', '10-6', '10-5', '10-4', 'curtain', '3-3', '3-2', '3-1'];

it('goes by pages from the last to the eleventh, then one by one, with a curtain before the podium', () => {
  expect(told(75)).toEqual(['nobody', '75-46', '45-16', '15-11', ...LAST_TEN]);
  expect(told(300)).toHaveLength(1 + 10 + LAST_TEN.length);
  expect(told(10)).toEqual(['nobody', ...LAST_TEN]);
  expect(told(5)).toEqual(['nobody', '5-5', '5-4', 'curtain', '3-3', '3-2', '3-1']);
  expect(told(2)).toEqual(['nobody', '2-2', '2-1']);
  expect(told(0)).toEqual(['nobody']);
});

it('has everybody of the third rank on the podium, but not half of the hall', () => {
  const ranks = (...list: number[]) => podiumOf(list.map((rank) => ({ rank })));
  expect(ranks(1, 2, 3, 4, 5)).toBe(3);
  expect(ranks(1, 2, 3, 3, 5)).toBe(4);
  expect(ranks(1, 1)).toBe(3);
  expect(ranks(...Array.from({ length: 30 }, () => 1))).toBe(3);
  expect(told(6, 4)).toEqual(['nobody', '6-6', '6-5', 'curtain', '4-4', '4-3', '4-2', '4-1']);
});

it('leads on and back', () => {
  const steps = palmaresSteps(75, 3);
  expect(stepsAround(steps, {})).toEqual({ before: undefined, after: { from: 46 } });
  expect(stepsAround(steps, { from: 4 })).toEqual({ before: { from: 5 }, after: { from: 4, isHeld: true } });
  expect(stepsAround(steps, { from: 1 })).toEqual({ before: { from: 2 }, after: undefined });
});

it('goes on from what is no longer a step once a ruling has changed the count or a tie', () => {
  const steps = palmaresSteps(75, 3);
  expect(stepsAround(steps, { from: 40 })).toEqual({ before: { from: 46 }, after: { from: 16 } });
  expect(placesOf(steps, { from: 40 }, 75, 3)).toEqual({ best: 40, last: 45 });
  expect(stepsAround(palmaresSteps(75, 4), { from: 4, isHeld: true })).toEqual({
    before: { from: 4 },
    after: { from: 3 },
  });
  const fewer = palmaresSteps(5, 3);
  expect(stepsAround(fewer, { from: 8 })).toEqual({ before: {}, after: { from: 5 } });
  expect(placesOf(fewer, { from: 8 }, 5, 3)).toBeUndefined();
});

it('says after which turn a ranking stands, and which turn keeps it waiting', () => {
  const games = [
    { id: 'g', name: 'Partie 1', turns: 3, isFinished: true },
    { id: 'h', name: 'Partie 2', turns: 2, isFinished: false },
  ];
  const hall = { games, turn: { game: 'h' } } as unknown as HallView;
  expect(tellableOf(hall, 'g', 3)).toEqual({ game: 'Partie 1' });
  expect(tellableOf(hall, 'g', 2)).toEqual({ game: 'Partie 1', after: 2, open: 3 });
  expect(tellableOf(hall, undefined, 2)).toEqual({ game: 'Partie 2', after: 2 });
  expect(tellableOf(hall, undefined, 0)).toEqual({ game: 'Partie 2', open: 1 });
  expect(tellableOf({ games: [], turn: undefined } as unknown as HallView, undefined, 0)).toBeUndefined();
});
