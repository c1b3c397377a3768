import { isTakingBack } from '@raccord/stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RecordedEvent } from '../events.ts';
import { differencesFromReference } from '../testing/compared-ledger.ts';
import {
  ABSENT,
  CHIEF,
  COMMISSION,
  Hall,
  missingIn,
  openHall,
  openTwoCentres,
  playTurn,
  SECOND,
  slipOf,
} from '../testing/hall.ts';
import { type Attempt, attempts, MOVED, setups, tryAll, tryOne } from '../testing/histories.ts';

const RUNS = { numRuns: 80 };
/** In milliseconds: a difference found takes a while to shrink. */
const PATIENCE = 300_000;

const UNTOLD: readonly string[] = ['retained', 'citation', 'text', 'outside', 'direction', 'state'];

/** The events of the game, a line each. */
function storyOf(events: readonly RecordedEvent[]): string {
  const first = events.findIndex(({ type }) => type === 'game-planned');
  const lines = events.slice(first).map(({ type, actor, data }) => {
    const told = JSON.stringify(data, (key, value) => (UNTOLD.includes(key) ? undefined : value));
    return `${actor.role}: ${type} ${told}`;
  });
  return ['The ledger and its reference differ after', ...lines, ''].join('\n');
}

/** Shows what differs only, after what happened. */
function expectAgreement({ journal }: Hall, game = 'g'): void {
  const events = journal.events.filter((event) => !isTakingBack(event) && !journal.isUndone(event));
  const different = differencesFromReference(journal.ledger, events, game);
  if (different.length === 0) return;
  expect(
    different.map(({ real }) => real),
    storyOf(events),
  ).toEqual(different.map(({ reference }) => reference));
}

/** Turns where the same wrong words can be played again and again, and what is laid after each. */
const TURNS = [
  { letters: 'MENERAI', word: 'MENERAI', reference: 'H4' },
  { letters: 'MERNIAS', word: 'MA', reference: 'G9' },
  { letters: '-MERNIAS', word: 'SE', reference: '11H' },
  { letters: '-MERNIAS', word: 'MA', reference: '4H' },
] as const;

/** Words not admitted alone, formed, or two at once; scores too low, too high or missing; a wrong place; no slip. */
const SLIPS = [
  slipOf('MERANI', '4H', 14),
  slipOf('MERANI', '4H', 14),
  slipOf('NR', '6H', 2),
  slipOf('EI', '7H', 2),
  slipOf('RI', 'I6', 4),
  slipOf('MENERAI', 'H4', 70),
  slipOf('MENERAIS', '5E', 86),
  slipOf('MENERAIS', '5E', 60),
  slipOf('MARE', '4H', 3),
  slipOf('MER', 'G5', 13),
  slipOf('MER', 'A1', 13),
  slipOf('MER', 'G5'),
  ABSENT,
];

const reason = fc.constant('motif');
const key = fc.record({
  game: fc.constant('g'),
  turn: fc.integer({ min: 1, max: TURNS.length }),
  entrant: fc.constantFrom('p1', 'p1', 'p1', 'p2', 'p2', 'p3', 'p4', 'p5', 'p6'),
});
const ruling = fc.oneof(
  fc.constant({ outcome: 'average' }),
  fc.constantFrom({ outcome: 'nullity' }, { outcome: 'nullity', words: ['MERANI'] }, { outcome: 'nullity', words: [] }),
  fc.record({
    outcome: fc.constant('accepted'),
    points: fc.constantFrom(0, 4, 13, 60, 86, 90),
    penalty: fc.constantFrom(0, 5),
    warning: fc.boolean(),
  }),
);

/** The commission may decide otherwise than the law. */
const isOtherwise = fc.constantFrom(undefined, undefined, true);

/** What is seldom accepted in a history drawn wholly at random: most of these are. */
const happening = (type: Attempt['type'], more: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<Attempt> =>
  fc
    .record({ key, more: fc.record(more), actor: fc.constantFrom(CHIEF, CHIEF, COMMISSION, COMMISSION, SECOND) })
    .map((drawn) => ({ type, data: { ...drawn.key, ...drawn.more }, actor: drawn.actor }));

const happenings = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: attempts },
    {
      weight: 8,
      arbitrary: happening('deliver-correction', { means: fc.constant('paper'), isComplete: fc.boolean() }),
    },
    { weight: 10, arbitrary: happening('give-warning', { reason }) },
    { weight: 3, arbitrary: happening('refer-slip', { reason }) },
    { weight: 4, arbitrary: happening('rule-slip', { ruling, reason, isProvisional: fc.boolean(), isOtherwise }) },
    { weight: 1, arbitrary: happening('withdraw-ruling', { reason }) },
    { weight: 2, arbitrary: happening('correct-slip', { slip: fc.constantFrom(...SLIPS), reason }) },
  ),
  { maxLength: 12, size: 'max' },
);

const games = fc.record({
  setup: setups,
  rounding: fc.constantFrom('nearest', 'down', 'up'),
  rhythm: fc.constantFrom('normal' as const, 'blitz' as const),
  formula: fc.constantFrom('normale' as const, '7sur8' as const),
  /** Do p1 and p2 play in another centre? Neither they nor p3 have a referee then. */
  isSplit: fc.boolean(),
  turns: fc.array(
    fc.record({
      slips: fc.array(fc.option(fc.constantFrom(...SLIPS), { freq: 12 }), { minLength: 6, maxLength: 6 }),
      before: happenings,
      between: happenings,
      after: happenings,
    }),
    { minLength: TURNS.length, maxLength: TURNS.length },
  ),
  end: fc.constantFrom(undefined, 'decision' as const, 'decision' as const, 'incident' as const),
});
type Game = typeof games extends fc.Arbitrary<infer Value> ? Value : never;

/** A whole game, every player playing every turn; what is refused changes nothing. */
function playGame({ setup, rounding, rhythm, formula, isSplit, turns, end }: Game): Hall {
  const settings = { ...setup.settings, ...(setup.edition === '2023' ? {} : { averageRounding: rounding }) };
  const hall = openHall({ ...setup, settings, game: { rhythm, formula, ...setup.game } });
  hall.tell('add-centre', { id: 'd', name: 'Annexe' });
  for (const [index, centre] of isSplit ? ['d', 'd', 'c'].entries() : []) {
    hall.tell('seat-entrant', { entrant: `p${index + 1}`, centre, table: 10 + index });
  }
  const tryEach = (some: readonly Attempt[]) => {
    for (const one of some) tryOne(hall, one);
  };
  for (const [index, { slips, before, between, after }] of turns.entries()) {
    const { letters, word, reference } = TURNS[index];
    const turn = { game: 'g', turn: index + 1 };
    const draw = formula === '7sur8' ? `${letters}T` : letters;
    hall.ask('make-draw', { game: 'g', source: { kind: 'typed', letters: draw } });
    for (const centre of ['c', 'd']) hall.ask('start-clock', { ...turn, centre });
    tryEach(before);
    hall.ask('end-turn', { ...turn, centre: 'c' });
    tryEach(between);
    hall.ask('end-turn', { ...turn, centre: 'd' });
    for (const [player, slip] of slips.entries()) {
      if (slip) hall.ask('record-slips', { ...turn, slips: [{ entrant: `p${player + 1}`, slip }] });
    }
    tryEach(after);
    hall.ask('lay-solution', { ...turn, word, reference });
  }
  if (end === 'incident') return closedByIncident(hall);
  if (end) hall.ask('finish-game', { game: 'g', cause: end, reason: 'fin', missing: missingIn(hall) });
  return hall;
}

/** The event is made by hand: as a command it would need a game of twenty turns, down to the last draw. */
function closedByIncident({ journal }: Hall): Hall {
  const finish = { type: 'game-finished', data: { game: 'g', cause: 'incident', reason: 'fin' } } as const;
  const events = [...journal.events];
  const last = events[events.length - 1];
  const isOver = journal.state.games.get('g')?.finished !== undefined;
  return new Hall(undefined, isOver ? events : [...events, { ...last, ...finish, id: 'incident' }]);
}

describe('the ledger says what its slow reference says', () => {
  it('whatever is tried', { timeout: PATIENCE }, () => {
    const histories = fc.array(attempts, { minLength: 30, maxLength: 200, size: 'max' });
    fc.assert(
      fc.property(setups, histories, (setup, history) => expectAgreement(tryAll(setup, history))),
      RUNS,
    );
  });

  it('after a turn was corrected, whatever was tried before and is tried then', { timeout: PATIENCE }, () => {
    const histories = fc.array(attempts, { minLength: 30, maxLength: 100, size: 'max' });
    fc.assert(
      fc.property(setups, histories, histories, (setup, history, later) => {
        const hall = tryAll(setup, history);
        tryOne(hall, MOVED);
        expectAgreement(hall);
        for (const attempt of later) tryOne(hall, attempt);
        expectAgreement(hall);
      }),
      RUNS,
    );
  });

  it('in whole games', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(games, (game) => expectAgreement(playGame(game))),
      RUNS,
    );
  });

  it.each(['a', 'b'])('when the tables of %s are taken back and one of them was to change hands', (official) => {
    const hall = openHall({ players: 6 });
    hall.tell('assign-tables', { official: 'b', tables: [{ from: 3, to: 6 }], from: { game: 0, turn: 2 } });
    hall.tell('assign-tables', { official, tables: [], from: { game: 0, turn: 1 } });
    playTurn(hall, 'MENERAI', 1);
    const words = [slipOf('MENERAI', 'H4', 70), slipOf('MARE', 'H5', 10), slipOf('MER', 'H6', 8)];
    const slips = [...words, ABSENT, ABSENT].map((slip, index) => ({ entrant: `p${index + 2}`, slip }));
    hall.tell('record-slips', { game: 'g', turn: 1, slips });
    hall.tell('rule-slip', { game: 'g', turn: 1, entrant: 'p1', ruling: { outcome: 'average' }, reason: 'perdu' });
    expectAgreement(hall);
  });

  it('when a referred slip is worth more than the score written on it', () => {
    const hall = openHall({ settings: { soloThreshold: 3 } });
    playTurn(hall, 'MENERAI', 1);
    const words = [slipOf('MENERAI', 'H4', 5), slipOf('MARE', 'H5', 10), ABSENT, ABSENT];
    const slips = words.map((slip, index) => ({ entrant: `p${index + 1}`, slip }));
    hall.tell('record-slips', { game: 'g', turn: 1, slips });
    hall.tell('refer-slip', { game: 'g', turn: 1, entrant: 'p1', reason: 'doute' });
    expectAgreement(hall);
  });

  it('of a game that is over when the end of the next one is taken back (6.3)', () => {
    const hall = openHall({ edition: '2023' });
    hall.tell('plan-game', { id: 'g2', name: 'Partie 2', formula: 'normale', rhythm: 'normal' });
    for (const game of ['g', 'g2']) {
      playTurn(hall, 'MENERAI', 1, game);
      for (let count = 0; count < 5; count++)
        hall.tell('give-warning', { game, turn: 1, entrant: 'p1', reason: `${count}` });
      hall.tell('lay-solution', { game, turn: 1, word: 'MENERAI', reference: 'H4' });
      hall.tell('finish-game', { game, cause: 'decision', reason: 'fin', missing: missingIn(hall, game) });
    }
    const end = { about: 'end', game: 'g2' } as const;
    hall.tell('file-appeal', { ...end, by: 'referees', appellant: 'p1', to: 'commission', reason: 'trop tôt' });
    const remedy = { kind: 'annulment' } as const;
    hall.tell('answer-appeal', { ...end, isUpheld: true, reason: 'entendu', remedy }, COMMISSION);
    expectAgreement(hall);
    expect(hall.journal.ledger.gameTotal('g', 'p1').warningCost).toBe(10);
  });

  it('of a latecomer, on a turn that his centre did not play (6.2, 3.6)', () => {
    const hall = openTwoCentres();
    hall.tell('note-departure', { entrant: 'p3', from: { game: 0, turn: 1 }, isAwaited: true, reason: 'train' });
    playTurn(hall, 'MENERAI', 1);
    hall.tell('cancel-turn', { game: 'g', turn: 1, centre: 'd', grants: 'average', reason: 'panne' });
    hall.tell('note-arrival', { entrant: 'p3', from: { game: 0, turn: 2 } });
    expectAgreement(hall);
    expect(hall.journal.ledger.result('g', 1, 'p3').outcome).toBe('not-playing');
  });

  it('of a word that was null on a slip handed in before its player was found to be out (5.7)', () => {
    const hall = openHall({ game: { rhythm: 'mort-subite' } });
    hall.tell('plan-game', { id: 'g2', name: 'Partie 2', formula: 'normale', rhythm: 'normal' });
    const record = (game: string, turn: number, ...words: ReturnType<typeof slipOf>[]) =>
      hall.tell('record-slips', {
        ...{ game, turn },
        slips: words.map((slip, index) => ({ entrant: `p${index + 1}`, slip })),
      });
    playTurn(hall, 'MENERAI', 1);
    record('g', 1, slipOf('MARE', 'H5', 10), slipOf('MARE', 'H5', 10), ABSENT, ABSENT);
    hall.tell('lay-solution', { game: 'g', turn: 1, word: 'MENERAI', reference: 'H4' });
    playTurn(hall, 'MERNIAS', 2);
    record('g', 2, slipOf('MERANI', '4H', 14), slipOf('MENERAIS', '5E', 86));
    const slip = slipOf('MENERAI', 'H4', 70);
    hall.tell('correct-slip', { game: 'g', turn: 1, entrant: 'p2', slip, reason: 'mal lu' });
    hall.tell('lay-solution', { game: 'g', turn: 2, word: 'MENERAIS', reference: '5E' });
    hall.tell('finish-game', { game: 'g', cause: 'sudden-death', reason: '', missing: missingIn(hall) });
    playTurn(hall, 'MENERAI', 1, 'g2');
    record('g2', 1, slipOf('MERANI', 'H4', 18), slip, slip, slip);
    expectAgreement(hall, 'g2');
    expect(hall.journal.ledger.result('g2', 1, 'p1').average).toBe('found');
  });
});
