import { checkChain, decideTogether } from '@raccord/stream';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Changeable } from '../../../stream/src/testing/changeable.ts';
import type { Exercise } from '../exercise.ts';
import { endOf, GRACE_MS, isDone, type SittingCommand, toppingStandingOf } from './decide.ts';
import type { SittingActor } from './events.ts';
import { SittingJournal } from './journal.ts';
import { touchedInSitting } from './kinds.ts';
import type { ExamMaterial, Material, ToppingMaterial } from './material.ts';
import { holderOf, NOTHING_YET, type Participant, type SittingState, sittingStage } from './state.ts';

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
const MAKER: SittingActor = { role: 'maker', name: 'Zoé' };

type Asked = Omit<SittingCommand, 'id'>;

/** What comes of a few things asked one after the other, each at its time. */
function sat(material: Material, ...asked: readonly Asked[]) {
  const journal = new SittingJournal(material);
  const refusals = asked.flatMap((one, index) => {
    const answer = journal.submit({ ...one, id: `${index}` } as SittingCommand);
    return answer.ok ? [] : [answer.fault.code];
  });
  return { journal, state: journal.state, refusals };
}
const after = (...asked: readonly Asked[]) => sat(EXAM, ...asked);

const by = (id: string): SittingActor => ({ role: 'participant', id });
const joining = (id: string, name = id, tokenHash = `hash of ${id}`): Asked => ({
  ...{ type: 'join', data: { name, tokenHash }, actor: by(id), at: 10 },
});
const starting: Asked = { type: 'start', data: {}, actor: MAKER, at: BEGUN };
const closing = (at: number): Asked => ({ type: 'close', data: {}, actor: MAKER, at });
const removing = (participant: string): Asked => ({ type: 'remove', data: { participant }, actor: MAKER, at: BEGUN });
const own = (state: SittingState, id: string) => state.participants.get(id) as Participant;
const answering = (id: string, slip: number, at = BEGUN + 1, points: number = ANSWER.points): Asked => ({
  ...{ type: 'answer', data: { slip, answer: { points, sanction: 'none' } }, actor: by(id), at },
});
const finishing = (id: string): Asked => ({ type: 'finish', data: {}, actor: by(id), at: BEGUN + 2 });

test('a slip is neutralised by who made the sitting, once it has begun, and may count again', () => {
  const neutral = (slip: number, isNeutral: boolean): Asked => ({
    ...{ type: 'neutralise', data: { slip, isNeutral }, actor: MAKER, at: BEGUN + 5 },
  });
  expect(after(neutral(0, true)).refusals).toEqual(['sitting-not-started']);
  const { state, refusals } = after(starting, neutral(0, true), neutral(2, true), neutral(0, false), neutral(3, true));
  expect([[...state.neutral], refusals]).toEqual([[2], ['not-in-sitting']]);
});

test('a slip is contested once results are given, and answered by who gave the exam', () => {
  const contest = (slip: number, text: string): Asked => ({
    ...{ type: 'contest', data: { slip, text }, actor: by('a'), at: 5_000 },
  });
  const reply = (participant: string, slip: number): Asked => ({
    ...{ type: 'answer-contest', data: { participant, slip, text: 'Article 5.5.' }, actor: MAKER, at: 6_000 },
  });
  expect(after(joining('a'), starting, contest(0, 'Trop tôt')).refusals).toEqual(['results-later']);
  const { state, refusals } = after(
    ...[joining('a'), joining('b'), starting, closing(4_000), contest(1, 'Lisible'), contest(3, 'Lequel ?')],
    ...[reply('a', 1), reply('a', 0), reply('b', 1)],
  );
  expect([...own(state, 'a').contests]).toEqual([[1, { text: 'Lisible', reply: 'Article 5.5.' }]]);
  expect(refusals).toEqual(['not-in-sitting', 'not-in-sitting', 'not-in-sitting']);
});

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

  test.each(['Alicé', 'Alice.', 'ALICE', ' alice ', 'Аlice', 'AIice', 'A\u200blice', 'Ａlice'])(
    'and « %s » is Alice for whoever looks',
    (name) => expect(after(joining('a', 'Alice'), joining('b', name)).refusals).toEqual(['name-taken']),
  );

  test.each(['Alice B.', 'Alicia', '李', '王', 'Alice 2'])('but « %s » is somebody else', (name) => {
    expect(after(joining('a', 'Alice'), joining('b', '張'), joining('c', name)).refusals).toEqual([]);
  });

  test('for a topping game before it begins: whoever comes later could look tops up for another', () => {
    const { state, refusals } = sat(TOPPING, joining('a'), starting, joining('b'), joining('a', 'a', 'autre'));
    expect([[...state.participants.keys()], refusals]).toEqual([['a'], ['joining-over']]);
    expect(holderOf(state, 'autre')?.id).toBe('a');
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
    const { journal, refusals } = after(...again, joining('b', 'Léo'));
    expect([journal.events.length, refusals]).toEqual([52, ['joined-enough']]);
  });

  test('it begins and ends once', () => {
    const again = { ...starting, at: 3_000 };
    const { state, refusals } = after(closing(5), starting, again, closing(4_000), closing(5_000), starting);
    expect([state.startedAt, state.closedAt, sittingStage(state)]).toEqual([BEGUN, 4_000, 'closed']);
    expect(refusals).toEqual(['sitting-not-started', 'sitting-started', 'sitting-closed', 'sitting-closed']);
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
      answering('a', 0, 9_000, other.points),
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
    expect(finished.refusals).toEqual(['exam-over', 'exam-over']);
    expect(after(joining('a'), starting, answering('a', 3)).refusals).toEqual(['not-in-sitting']);
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
  type Act = Extract<SittingCommand, { readonly type: 'play-topping' }>['data']['act'];
  const after = (...asked: readonly Asked[]) => sat(TOPPING, ...asked);
  const play = (id: string, at: number, draw: number, act: Act): Asked => ({
    ...{ type: 'play-topping', data: { draw, act }, actor: by(id), at },
  });
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
    expect(refusals).toEqual(['draw-over']);
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
    expect(refusals).toEqual(Array(7).fill('draw-over'));
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

  test('does not begin by itself', () => {
    expect(after(joining('a'), see('a', 2_000)).refusals).toEqual(['sitting-not-started']);
  });
});

test('whoever is removed is gone with his answers, asks for nothing and does not come back', () => {
  const { state, refusals } = after(
    ...[joining('a'), joining('b'), starting, answering('a', 0), removing('a')],
    ...[answering('a', 1), joining('a'), removing('a'), answering('b', 1)],
  );
  expect([...state.participants.keys()]).toEqual(['b']);
  expect(refusals).toEqual(['not-seated', 'not-seated', 'not-in-sitting']);
});

test('nothing of its state can be changed, as deep as it goes', () => {
  expectTypeOf<Changeable<SittingJournal['state']>>().toBeNever();
});

test('is a stream like any other: chained, done once, read back as it was', () => {
  const { journal, state } = after(joining('a'), joining('b'), starting, answering('a', 0), finishing('b'));
  expect(checkChain(journal.events)).toEqual({ ok: true });
  expect(new SittingJournal(EXAM, JSON.parse(JSON.stringify(journal.events))).state).toEqual(state);
  const command = { ...answering('a', 1), id: 'once' } as SittingCommand;
  expect([journal.submit(command), journal.submit(command)].map(({ ok }) => ok)).toEqual([true, true]);
  expect(own(journal.state, 'a').changes.get(1)).toBe(1);
});

test('what different people do is decided together; who joins or starts waits for those before', () => {
  const together = (...asked: readonly Asked[]) => {
    const { journal } = after(joining('a'), joining('b'), starting);
    const commands = asked.map((one, index) => () => ({ ...one, id: `n${index}` }) as SittingCommand);
    return decideTogether(journal, commands, touchedInSitting, () => true).events.map(({ type }) => type);
  };
  expect(together(answering('a', 0), answering('b', 0), answering('a', 1), finishing('b'))).toEqual([
    ...['slip-answered', 'slip-answered', 'slip-answered'],
    'exam-finished',
  ]);
  expect(together(answering('a', 0), answering('a', 0, 9_000))).toEqual(['slip-answered']);
  expect(together(finishing('a'), answering('a', 0))).toEqual(['exam-finished']);
  expect(together(removing('a'), answering('a', 0))).toEqual(['participant-removed']);
  expect(together(joining('c'), joining('d'))).toEqual(['participant-joined']);
  expect(together(closing(2_000), answering('a', 0))).toEqual(['sitting-closed']);
});
