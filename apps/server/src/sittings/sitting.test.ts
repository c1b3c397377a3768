import type { Exercise } from '@raccord/school';
import { describe, expect, test } from 'vitest';
import {
  answer,
  close,
  endOf,
  finish,
  GRACE_MS,
  isDone,
  join,
  playTopping,
  type SittingDecision,
  start,
  toppingStandingOf,
} from './decide.ts';
import type { ExamMaterial, ToppingMaterial } from './material.ts';
import { foldSitting, holderOf, NOTHING_YET, type Participant, type SittingState, sittingStage } from './state.ts';
import { standingsIn } from './views.ts';

const EXAM: ExamMaterial = {
  ...{ kind: 'exam', edition: '2023', number: '2023-3-7', minutes: 10, lexicon: 'libre' },
  exercises: Array<Exercise>(3),
};
const TURN = { number: 1, board: Array<string>(15).fill('.'.repeat(15)), draw: 'ADERRST', top: 70 };
const TOP = { word: 'RETARDS', reference: 'H4' };
const TOPPING: ToppingMaterial = {
  ...{ kind: 'topping', number: '7', lexicon: 'libre', terms: { limit: 60_000, penalty: 20_000 } },
  game: {
    name: '',
    formula: 'normale',
    turns: [TURN, TURN].map((turn) => ({ ...turn, tops: [TOP], laid: { ...TOP, score: 70 } })),
  },
};
const ANSWER = { points: 12, sanction: 'none' } as const;
const BEGUN = 1_000;
const END = BEGUN + 10 * 60_000;

/** What comes of a few things asked one after the other, each at its time. */
function after(...asked: readonly (readonly [at: number, decide: (state: SittingState) => SittingDecision])[]) {
  let state = NOTHING_YET;
  const refusals: string[] = [];
  for (const [at, decide] of asked) {
    const decided = decide(state);
    if (decided === 'nothing') continue;
    if ('refusal' in decided) refusals.push(decided.refusal);
    else state = foldSitting(state, [{ sequence: state.sequence + 1, id: `${state.sequence}`, at, data: decided }]);
  }
  return { state, refusals };
}

const joining = (participant: string, name = participant, tokenHash = `hash of ${participant}`) =>
  [10, (state: SittingState) => join(state, { type: 'joined', participant, name, tokenHash })] as const;
const starting = [BEGUN, start] as const;
const closing = (at: number) => [at, close] as const;
const own = (state: SittingState, id: string) => state.participants.get(id) as Participant;
const answering = (
  id: string,
  slip: number,
  at = BEGUN + 1,
  given: typeof ANSWER | { points: number; sanction: 'none' } = ANSWER,
) => [at, (state: SittingState) => answer(EXAM, state, own(state, id), { slip, answer: given }, at)] as const;
const finishing = (id: string) => [BEGUN + 2, (state: SittingState) => finish(state, own(state, id))] as const;

describe('people gather', () => {
  test('under names that differ, to the eye too', () => {
    const { state, refusals } = after(
      joining('a', 'Zoé'),
      joining('b', 'ZOÉ'),
      joining('c', 'Zoe\u0301'),
      joining('d', 'Zoé L.'),
    );
    expect([...state.participants.keys()]).toEqual(['a', 'd']);
    expect(refusals).toEqual(['name-taken', 'name-taken']);
  });

  test('no more than two hundred, and none once it is closed', () => {
    const many = Array.from({ length: 201 }, (_, index) => joining(`p${index}`));
    const { state, refusals } = after(...many);
    expect([state.participants.size, refusals]).toEqual([200, ['sitting-full']]);
    expect(after(starting, closing(2_000), joining('a')).refusals).toEqual(['sitting-closed']);
  });

  test('late is not too late, and who comes again is the same one with another token', () => {
    const { state, refusals } = after(starting, joining('a', 'Zoé'), joining('a', 'Zoé', 'autre'));
    expect(refusals).toEqual([]);
    expect(holderOf(state, 'autre')?.name).toBe('Zoé');
    expect(holderOf(state, 'hash of a')).toBeUndefined();
  });

  test('nobody comes again for ever', () => {
    const again = Array.from({ length: 52 }, (_, time) => joining('a', 'Zoé', `${time}`));
    const { state, refusals } = after(...again, joining('b', 'Léo'));
    expect([state.sequence, refusals]).toEqual([52, ['joined-enough']]);
  });

  test('it begins and ends once', () => {
    const { state, refusals } = after(closing(5), starting, [3_000, start], closing(4_000), closing(5_000), starting);
    expect([state.startedAt, state.closedAt, sittingStage(state)]).toEqual([BEGUN, 4_000, 'closed']);
    expect(refusals).toEqual(['sitting-not-started', 'sitting-closed']);
    expect([sittingStage(NOTHING_YET), sittingStage(after(starting).state)]).toEqual(['waiting', 'running']);
  });
});

describe('an exam', () => {
  test('keeps the last answer to each slip, of each', () => {
    const other = { points: 14, sanction: 'none' } as const;
    const { state } = after(
      joining('a'),
      joining('b'),
      starting,
      answering('a', 0),
      answering('b', 2),
      answering('a', 0, 9_000, other),
    );
    expect([...own(state, 'a').answers]).toEqual([[0, other]]);
    expect([...own(state, 'b').answers]).toEqual([[2, ANSWER]]);
    expect(own(state, 'b').last).toBe(2);
  });

  test('takes no answer before it begins, after its end, from who has finished, to a slip that it has not', () => {
    expect(after(joining('a'), answering('a', 0)).refusals).toEqual(['sitting-not-started']);
    const late = after(
      joining('a'),
      starting,
      answering('a', 0, END + GRACE_MS),
      answering('a', 1, END + GRACE_MS + 1),
    );
    expect([late.refusals, late.state.participants.get('a')?.answers.size]).toEqual([['exam-over'], 1]);
    const finished = after(joining('a'), starting, finishing('a'), finishing('a'), answering('a', 0));
    expect(finished.refusals).toEqual(['exam-over']);
    expect(after(joining('a'), starting, answering('a', 3)).refusals).toEqual(['not-found']);
    expect(after(joining('a'), starting, closing(2_000), answering('a', 0), finishing('a')).refusals).toEqual([
      'sitting-closed',
      'sitting-closed',
    ]);
  });

  test('is over for each by his word, by the clock, or for all', () => {
    const { state } = after(joining('a'), joining('b'), starting, finishing('a'));
    expect(endOf(EXAM, state)).toBe(END);
    const done = (id: string, at: number) => isDone(EXAM, state, own(state, id), at);
    expect([done('a', 5_000), done('b', 5_000), done('b', END), done('b', END + GRACE_MS + 1)]).toEqual([
      ...[true, false, false, true],
    ]);
    const closed = after(joining('a'), starting, closing(2_000)).state;
    expect(isDone(EXAM, closed, own(closed, 'a'), 2_001)).toBe(true);
  });

  test('an answer is changed thirty times at most', () => {
    const { refusals } = after(
      joining('a'),
      starting,
      ...Array.from({ length: 31 }, () => answering('a', 0)),
      answering('a', 1),
    );
    expect(refusals).toEqual(['changed-enough']);
  });
});

describe('a topping game', () => {
  type Act = Parameters<typeof playTopping>[3]['act'];
  const play = (id: string, at: number, draw: number, act: Act) =>
    [at, (state: SittingState) => playTopping(TOPPING, state, own(state, id), { draw, act }, at)] as const;
  const see = (id: string, at: number, draw = 1) => play(id, at, draw, { kind: 'see-draw' });
  const propose = (id: string, at: number, draw = 1, word = TOP.word) =>
    play(id, at, draw, { kind: 'propose', word, reference: TOP.reference });
  const standing = (state: SittingState, id: string, at: number) => {
    const { turns, time, isOver } = toppingStandingOf(TOPPING, state, own(state, id), at);
    return { found: turns.map(({ isFound }) => isFound), time, isOver };
  };

  test('each begins when he likes, and then the next draw follows at once: nobody makes a pause (3.8.4)', () => {
    const { state, refusals } = after(
      ...[joining('a'), joining('b'), starting, see('a', 2_000), propose('a', 5_000, 1, 'TARDES'), propose('a', 9_000)],
      ...[see('b', 9_000), see('a', 20_000, 2), propose('a', 21_000, 2)],
    );
    expect(refusals).toEqual([]);
    expect(standing(state, 'a', 21_000)).toEqual({ found: [true, true], time: 19_000, isOver: true });
    expect(standing(state, 'b', 60_000)).toEqual({ found: [], time: 0, isOver: false });
    expect(standing(state, 'b', 69_000)).toEqual({ found: [false], time: 80_000, isOver: false });
    expect(standing(state, 'b', 129_000)).toEqual({ found: [false, false], time: 160_000, isOver: true });
  });

  test('what comes late or twice for a draw changes nothing', () => {
    const { state, refusals } = after(
      ...[joining('a'), starting, propose('a', 2_000), see('a', 3_000), see('a', 4_000), see('a', 5_000, 2)],
      ...[propose('a', 5_000), propose('a', 6_000), see('a', 7_000, 1), see('a', 7_000, 2), propose('a', 8_000, 1)],
    );
    expect(refusals).toEqual([]);
    expect(standing(state, 'a', 9_000)).toEqual({ found: [true], time: 2_000, isOver: false });
  });

  test('is what it was when it was closed, and goes no further', () => {
    const { state, refusals } = after(
      ...[joining('a'), starting, see('a', 2_000), closing(10_000), propose('a', 11_000), see('a', 90_000, 2)],
    );
    expect(refusals).toEqual(['sitting-closed', 'sitting-closed']);
    expect(standing(state, 'a', 900_000)).toEqual({ found: [], time: 0, isOver: false });
  });

  test('a draw takes sixty proposals, after which one may still give it up', () => {
    const tries = Array.from({ length: 61 }, (_, index) => propose('a', 2_001 + index, 1, 'TARDES'));
    const { state, refusals } = after(
      ...[joining('a'), starting, see('a', 2_000), ...tries, play('a', 3_000, 1, { kind: 'give-up' })],
    );
    expect(refusals).toEqual(['changed-enough']);
    expect(standing(state, 'a', 3_000)).toEqual({ found: [false], time: 80_000, isOver: false });
  });

  test('once it is closed, its ranking is worked out once for all phones', () => {
    const ranked = (...asked: readonly ReturnType<typeof closing>[]) => {
      const sitting = { state: after(joining('a'), starting, see('a', 2_000), ...asked).state, now: () => 9_000 };
      const first = standingsIn(sitting, TOPPING);
      return standingsIn(sitting, TOPPING) === first;
    };
    expect([ranked(), ranked(closing(8_000))]).toEqual([false, true]);
  });

  test('does not begin by itself', () => {
    expect(after(joining('a'), see('a', 2_000)).refusals).toEqual(['sitting-not-started']);
  });
});
