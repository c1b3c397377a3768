import { expect, it } from 'vitest';
import {
  type GameStanding,
  isInSight,
  isTimeToEnd,
  lastCollected,
  nextStep,
  turnCorrected,
  turnPhaseOf,
  turnsMissed,
} from './steps.ts';

const RUNNING = { phase: 'think', left: 60_000, isRunning: true } as const;
const SOLUTION = { word: 'MENERAI', reference: 'H4', score: 70 };
const at = (more: object = {}) => ({ centre: 'c', isEnded: false, isClosed: false, isCancelled: false, ...more });
const GAME = { isFinished: false, rhythm: 'normal' } as const;
const standing = (more: Partial<GameStanding> = {}): GameStanding => ({
  ...{ runsAll: true, centre: 'c', game: GAME, turn: undefined, sheet: [], isAlone: false, onTheWay: () => 0 },
  ...more,
});
const turn = (centres: ReturnType<typeof at>[], solution?: typeof SOLUTION) => ({
  number: 1,
  centres,
  ...(solution ? { solution } : {}),
});
const open = (missing: number, centre = 'c') => [{ number: 1, open: [{ centre, isEnded: true, missing }] }];
const kindOf = (more: Partial<GameStanding>) => nextStep(standing(more)).kind;

it('goes once around a turn', () => {
  expect(kindOf({ game: undefined })).toBe('plan');
  expect(kindOf({})).toBe('draw');
  expect(kindOf({ turn: turn([]) })).toBe('start');
  expect(kindOf({ turn: turn([at({ clock: RUNNING })]) })).toBe('announce');
  expect(kindOf({ turn: turn([at({ clock: { ...RUNNING, isRunning: false } })]) })).toBe('resume');
  expect(kindOf({ turn: turn([at({ isEnded: true })]) })).toBe('lay');
  expect(kindOf({ turn: turn([at({ isEnded: true })], SOLUTION), sheet: open(3) })).toBe('draw');
  expect(kindOf({ turn: turn([at({ isEnded: true })], SOLUTION), sheet: open(0) })).toBe('close');
  expect(kindOf({ game: { ...GAME, isFinished: true }, sheet: open(0) })).toBe('close');
  expect(kindOf({ game: { ...GAME, isFinished: true }, sheet: open(2) })).toBe('enter');
  expect(kindOf({ game: { ...GAME, isFinished: true } })).toBe('plan');
});

it('has the slips entered before the next draw where nobody else does it', () => {
  const laid = turn([at({ isEnded: true })], SOLUTION);
  const alone = { isAlone: true, turn: laid };
  expect(nextStep(standing({ ...alone, sheet: open(3) }))).toEqual({ kind: 'enter', turn: 1, centre: 'c', missing: 3 });
  expect(kindOf({ ...alone, sheet: open(0) })).toBe('close');
  expect(kindOf({ ...alone, sheet: [{ number: 1, open: [] }] })).toBe('draw');
  // The solution comes first.
  expect(kindOf({ ...alone, turn: turn([at({ isEnded: true })]), sheet: open(3) })).toBe('lay');
  const end = { cause: 'bag' as const, text: 'Toutes les lettres sont posées (art. 3.7).' };
  expect(nextStep(standing({ ...alone, game: { ...GAME, end }, sheet: open(3) }))).toMatchObject({ before: 'end' });
});

it('awaits the closing of a turn whose last slips this station has sent: the key that closes never draws', () => {
  const laid = turn([at({ isEnded: true })], SOLUTION);
  const onTheWay = (number: number) => (number === 1 ? 2 : 0);
  expect(nextStep(standing({ turn: laid, sheet: open(2), onTheWay }))).toEqual({
    ...{ kind: 'close', turn: 1, centre: 'c', isAwaited: true },
  });
  expect(kindOf({ turn: laid, sheet: open(3), onTheWay })).toBe('draw');
  expect(nextStep(standing({ turn: laid, sheet: open(0), onTheWay }))).not.toHaveProperty('isAwaited');
  // They say nothing of a solution that is not laid yet.
  expect(kindOf({ turn: turn([at({ isEnded: true })]), sheet: open(2), onTheWay })).toBe('lay');
});

it('draws in a sudden death once it is known who is out, and not before', () => {
  const game = { ...GAME, rhythm: 'mort-subite' } as const;
  const laid = turn([at({ isEnded: true })], SOLUTION);
  expect(nextStep(standing({ game, turn: laid, sheet: open(1) }))).toEqual({
    ...{ kind: 'enter', turn: 1, centre: 'c', missing: 1, before: 'draw' },
  });
  expect(kindOf({ game, turn: laid, sheet: open(0) })).toBe('close');
  expect(kindOf({ game, turn: laid, sheet: [{ number: 1, open: [] }] })).toBe('draw');
});

it('has the slips of a game that is over entered for its ranking, in a sudden death too', () => {
  for (const rhythm of ['normal', 'mort-subite'] as const) {
    const game = { ...GAME, rhythm, isFinished: true };
    expect(nextStep(standing({ game, sheet: open(2) }))).toMatchObject({ kind: 'enter', before: 'end' });
  }
});

it('lays the solution before it closes a turn whose slips are all there', () => {
  expect(kindOf({ turn: turn([at({ isEnded: true })]), sheet: open(0) })).toBe('lay');
});

it('proposes the end that is reached, before the next draw and never in the middle of a turn', () => {
  const game = {
    ...GAME,
    end: { cause: 'bag' as const, text: 'Toutes les lettres sont posées (art. 3.7).' },
  };
  const ended = [at({ isEnded: true })];
  expect(kindOf({ game, turn: turn(ended, SOLUTION) })).toBe('finish');
  expect(kindOf({ game, turn: turn(ended, SOLUTION), sheet: open(0) })).toBe('close');
  expect(nextStep(standing({ game, turn: turn(ended, SOLUTION), sheet: open(2) }))).toEqual({
    ...{ kind: 'enter', turn: 1, centre: 'c', missing: 2, before: 'end' },
  });
  expect(kindOf({ game })).toBe('finish');
  expect(kindOf({ game, turn: turn(ended) })).toBe('lay');
});

it('asks nothing more of a centre where the turn is cancelled', () => {
  const cancelled = at({ clock: RUNNING, isCancelled: true });
  expect(kindOf({ turn: turn([cancelled]) })).toBe('wait');
  expect(kindOf({ turn: turn([cancelled, at({ centre: 'd', isEnded: true })]) })).toBe('lay');
  expect(kindOf({ turn: turn([cancelled, at({ centre: 'd', isEnded: true })], SOLUTION) })).toBe('draw');
  expect(turnPhaseOf(turn([cancelled], SOLUTION), 'c')).toBe('cancelled');
});

it('leaves the clock of a centre alone while another is looked at', () => {
  const running = [at({ isEnded: true }), at({ centre: 'd', clock: RUNNING })];
  expect(kindOf({ turn: turn(running, SOLUTION), centre: 'd' })).toBe('announce');
});

it('lets the chief of a centre start turns, announce and close, nothing else', () => {
  const mine = { runsAll: false, centre: 'd' };
  expect(nextStep(standing(mine))).toEqual({ kind: 'start', turn: 1 });
  const ended = turn([at({ centre: 'd', isEnded: true })], SOLUTION);
  expect(nextStep(standing({ ...mine, turn: ended, sheet: open(1, 'd') }))).toEqual({ kind: 'start', turn: 2 });
  expect(kindOf({ ...mine, turn: ended, sheet: open(0, 'd') })).toBe('close');
  expect(kindOf({ ...mine, game: { ...GAME, isFinished: true } })).toBe('wait');
});

it('names the phase of a turn in a centre', () => {
  expect(turnPhaseOf(undefined, 'c')).toBe('none');
  expect(turnPhaseOf(turn([at({ clock: RUNNING })]), 'c')).toBe('think');
  expect(turnPhaseOf(turn([at({ clock: { ...RUNNING, isRunning: false } })]), 'c')).toBe('paused');
  expect(turnPhaseOf(turn([at({ isEnded: true })]), 'c')).toBe('ended');
  expect(turnPhaseOf(turn([at({ isEnded: true })], SOLUTION), 'd')).toBe('drawn');
});

it('shows first the correction of the oldest turn that is ended and open', () => {
  const sheet = [1, 2, 3].map((number) => ({
    number,
    open: number === 1 ? [] : [{ centre: 'c', isEnded: number === 2, missing: 1 }],
  }));
  expect(turnCorrected(sheet as never)).toBe(2);
  expect(turnCorrected([])).toBeUndefined();
});

it('counts up to the last turn whose end was announced everywhere, slips missing or not', () => {
  const at = (number: number, ...ended: readonly boolean[]) => ({
    number,
    open: ended.map((isEnded, index) => ({ centre: `c${index}`, isEnded, missing: 2 })),
  });
  expect(lastCollected([])).toBe(0);
  expect(lastCollected([{ number: 1 }, at(2, true, true), at(3, true, false)])).toBe(2);
  expect(lastCollected([at(1, false)])).toBe(0);
});

it('says how many turns a late player has missed: the one being played is still his', () => {
  expect(turnsMissed(undefined, 'c')).toBe(0);
  expect(turnsMissed({ ...turn([at({ clock: RUNNING })]), number: 3 }, 'c')).toBe(2);
  expect(turnsMissed({ ...turn([at({ isEnded: true })]), number: 3 }, 'c')).toBe(3);
  expect(turnsMissed({ ...turn([at({ isEnded: true })]), number: 3 }, 'd')).toBe(2);
});

it('ends a turn at once only when everybody writes or the time is over', () => {
  expect(isTimeToEnd(undefined)).toBe(false);
  expect(isTimeToEnd('think')).toBe(false);
  expect(isTimeToEnd('write')).toBe(true);
  expect(isTimeToEnd('over')).toBe(true);
});

it('starts from another screen only letters that were seen', () => {
  expect(isInSight({ kind: 'start', turn: 2 }, [{ number: 1 }, { number: 2 }])).toBe(true);
  expect(isInSight({ kind: 'start', turn: 2 }, [{ number: 1 }])).toBe(false);
  expect(isInSight({ kind: 'draw' }, [])).toBe(true);
});
