import { isDeepStrictEqual } from 'node:util';
import { buildSearchGraph, WordGraph } from '@raccord/scrabble';
import { type Actor, type CommandBody, type CommandData, Desk, Journal, type Wordbook } from '@raccord/tournament';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eveningResultOf, isBehind } from './evening.ts';

const graph = WordGraph.fromWords(['MENERAI', 'MENERAIS', 'MARE', 'ARMEE', 'MA', 'ES']);
const WORDBOOK: Wordbook = { words: graph, graph: buildSearchGraph(graph) };
const CHIEF: Actor = { role: 'chief', name: 'Juge' };
const START = Date.UTC(2026, 9, 1);
const PLAYERS = ['p1', 'p2', 'p3', 'p4'];
const EIGHT = { minLength: 8, maxLength: 8 };

type Slip = CommandData<'record-slips'>['slips'][number]['slip'];

const slip = (word: string, reference: string, score: number): Slip => ({
  ...{ state: 'handed-in', score },
  solutions: [{ word, reference, direction: /^\d/.test(reference) ? 'vertical' : 'horizontal', outside: [] }],
});

const SLIPS: readonly Slip[] = [
  slip('MENERAI', 'H4', 70),
  slip('MARE', 'H5', 12),
  slip('MERANI', 'H4', 18),
  slip('MERANI', '4H', 14),
  slip('MENERAIS', '5E', 86),
  { state: 'absent', solutions: [] },
];

/** Two turns of four players under two referees, and the game over: an evening to close. */
function playedEvening(slips: readonly Slip[]): Desk {
  const desk = new Desk(new Journal(WORDBOOK), 'c', START);
  const tell = <Type extends CommandBody['type']>(type: Type, data: CommandData<Type>) => desk.tell(type, data, CHIEF);
  tell('create-tournament', {
    ...{ name: 'Soirée', place: 'Ici', date: '2026-10-01', edition: '2019', lexicon: { name: 'essai', hash: 'essai' } },
    settings: { soloThreshold: 3 },
  });
  tell('add-centre', { id: 'c', name: 'Centre' });
  const entrants = PLAYERS.map((id, index) => ({ id, members: [{ name: id }], centre: 'c', table: index + 1 }));
  tell('register-entrants', { entrants });
  for (const [id, from] of [['a', 1] as const, ['b', 3] as const]) {
    tell('appoint-official', { id, name: id, centre: 'c', office: 'referee' });
    tell('assign-tables', { official: id, tables: [{ from, to: from + 1 }] });
  }
  tell('plan-game', { id: 'g', name: 'Partie 1', formula: 'normale', rhythm: 'normal' });
  for (const [index, letters] of ['MENERAI', 'MERNIAS'].entries()) {
    const at = { game: 'g', turn: index + 1 };
    tell('make-draw', { game: 'g', source: { kind: 'typed', letters } });
    tell('start-clock', { ...at, centre: 'c' });
    tell('end-turn', { ...at, centre: 'c' });
    const own = slips.slice(index * PLAYERS.length);
    tell('record-slips', { ...at, slips: PLAYERS.map((entrant, player) => ({ entrant, slip: own[player] })) });
    const [word, reference] = index === 0 ? ['MENERAI', 'H4'] : ['MENERAIS', '5E'];
    tell('lay-solution', { ...at, word, reference });
    tell('close-turn', { ...at, centre: 'c' });
  }
  tell('finish-game', { game: 'g', cause: 'decision', reason: 'tard' });
  return desk;
}

const entrant = fc.constantFrom(...PLAYERS);
const turn = fc.integer({ min: 1, max: 2 });
const key = fc.record({ game: fc.constant('g'), turn, entrant });
const from = fc.record({ game: fc.constant(0), turn });
const reason = fc.constant('à voir');
const written = fc.constantFrom(...SLIPS);
const ofSlip = <Rest extends object>(rest: { [Key in keyof Rest]: fc.Arbitrary<Rest[Key]> }) =>
  fc.tuple(key, fc.record(rest)).map(([one, more]) => ({ ...one, ...more }));
const attempt = <Type extends CommandBody['type']>(type: Type, data: fc.Arbitrary<CommandData<Type>>) =>
  data.map((one) => ({ type, data: one }) as CommandBody);

/** What may still be noted of an evening that is over, right or wrong. */
const later: fc.Arbitrary<CommandBody> = fc.oneof(
  attempt('deliver-correction', ofSlip({ means: fc.constant('voice' as const), deliveredAt: fc.constant(START + 1) })),
  attempt(
    'assign-tables',
    fc.record({
      ...{ official: fc.constantFrom('a', 'b'), from },
      tables: fc.constantFrom([{ from: 1, to: 3 }], [{ from: 2, to: 4 }], []),
    }),
  ),
  attempt('refer-slip', ofSlip({ reason })),
  attempt(
    'file-appeal',
    ofSlip({
      about: fc.constant('slip' as const),
      by: fc.constant('player' as const),
      to: fc.constant('commission' as const),
      reason,
    }),
  ),
  attempt('rule-slip', ofSlip({ reason, ruling: fc.constantFrom({ outcome: 'average' }, { outcome: 'nullity' }) })),
  attempt('withdraw-ruling', ofSlip({ reason })),
  attempt('give-warning', ofSlip({ reason })),
  attempt('correct-slip', ofSlip({ slip: written, reason })),
  attempt('confirm-slip', key),
  attempt('print-corrections', fc.record({ slips: fc.array(key, { minLength: 1, maxLength: 2 }) })),
  attempt('describe-tournament', fc.constant({ name: 'Autre', place: 'Là', date: '2026-10-02' })),
  attempt('amend-entrant', fc.record({ entrant, members: fc.constantFrom([{ name: 'p1' }], [{ name: 'Zoé' }]) })),
  attempt('withhold-names', fc.record({ entrants: entrant.map((id) => [id]), isWithheld: fc.boolean() })),
  attempt('compose-commission', fc.constant({ president: 'Anne', members: [] })),
  attempt('direct-screens', fc.constant({ show: { kind: 'ranking' as const } })),
  attempt('exclude-entrant', fc.record({ entrant, reason })),
  attempt('reinstate-entrant', fc.record({ entrant, reason })),
  attempt('note-departure', fc.record({ entrant, from, reason })),
  attempt('undo', fc.constant({})),
  attempt('redo', fc.constant({})),
);

/** All that a season is made of, worked out from the events alone. */
function figuresOf(events: Journal['events']) {
  const result = eveningResultOf('e', new Journal(WORDBOOK, events));
  if (!result.ok) return result.fault.code;
  const { sequence: _sequence, hash: _hash, rows, ...evening } = result.value;
  return { ...evening, rows: Object.fromEntries(rows.map(({ entrant: id, ...row }) => [id, row])) };
}

/** Closed after some of what was noted later, then one thing more: was anything said, and does the result differ? */
function closeAndGoOn(slips: readonly Slip[], before: readonly CommandBody[], last: CommandBody) {
  const desk = playedEvening(slips);
  for (const { type, data } of before) desk.ask(type, data, CHIEF);
  const closed = eveningResultOf('e', desk.journal);
  const figures = figuresOf(desk.journal.events);
  const done = desk.ask(last.type, last.data, CHIEF);
  if (!closed.ok || !done.ok) return undefined;
  const now = eveningResultOf('e', desk.journal);
  const kept = JSON.parse(JSON.stringify(closed.value));
  const isSaid = isBehind(kept, now.ok ? now.value : undefined);
  return { isSaid, isOther: !isDeepStrictEqual(figuresOf(desk.journal.events), figures) };
}

test('a closed evening is behind exactly when its result would be another one', () => {
  fc.assert(
    fc.property(fc.array(written, EIGHT), fc.array(later, { maxLength: 5 }), later, (slips, before, last) => {
      const after = closeAndGoOn(slips, before, last);
      expect(after?.isSaid).toBe(after?.isOther);
    }),
    { numRuns: 80 },
  );
});

const P1 = { game: 'g', turn: 1, entrant: 'p1' };
/** The same word, not admitted, on both turns: nobody told the first player in time. */
const TWICE = [2, 0, 1, 5, 3, 4, 5, 5].map((at) => SLIPS[at]);

test.each<[string, readonly CommandBody[], CommandBody, boolean]>([
  [
    'a correction slip that was handed over in time',
    [],
    { type: 'deliver-correction', data: { ...P1, means: 'voice', deliveredAt: START } },
    true,
  ],
  [
    'tables under another referee, where somebody has the average of his referee',
    [{ type: 'rule-slip', data: { ...P1, turn: 2, ruling: { outcome: 'average' }, reason: 'perdu' } }],
    {
      type: 'assign-tables',
      data: {
        official: 'b',
        tables: [
          { from: 1, to: 1 },
          { from: 3, to: 4 },
        ],
        from: { game: 0, turn: 1 },
      },
    },
    true,
  ],
  ['a slip before the commission', [], { type: 'refer-slip', data: { ...P1, reason: 'illisible' } }, true],
  [
    'an appeal',
    [],
    { type: 'file-appeal', data: { about: 'slip', ...P1, by: 'player', to: 'commission', reason: 'MERANI existe' } },
    true,
  ],
  ['a referee who has no table', [], { type: 'assign-tables', data: { official: 'b', tables: [] } }, false],
  ['a name as it was', [], { type: 'amend-entrant', data: { entrant: 'p1', members: [{ name: 'p1' }] } }, false],
  ['the name of the evening', [], { type: 'describe-tournament', data: { name: 'A', place: '', date: '' } }, false],
])('%s noted after the closing is seen by what it changes', (_, before, last, isOther) => {
  expect(closeAndGoOn(TWICE, before, last)).toEqual({ isSaid: isOther, isOther });
});
