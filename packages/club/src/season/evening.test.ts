import { buildSearchGraph, unwrap, WordGraph } from '@raccord/scrabble';
import { simulate } from '@raccord/simulation';
import {
  type Actor,
  type CommandData,
  Desk,
  ERASED_PLAYER,
  Journal,
  nameOf,
  rankOverall,
  turnStatistics,
  type Wordbook,
} from '@raccord/tournament';
import { expect, test } from 'vitest';
import { ERASED_NAME } from '../members/names.ts';
import { type EveningResult, eveningResultOf, isBehind, isReplayed } from './evening.ts';

const wordbookOf = (...words: readonly string[]): Wordbook => {
  const graph = WordGraph.fromWords(words);
  return { words: graph, graph: buildSearchGraph(graph) };
};

const CHIEF: Actor = { role: 'chief', name: 'Juge' };
const LEXICON = { name: 'essai', hash: 'essai' };
type Slip = CommandData<'record-slips'>['slips'][number]['slip'];

const slip = (word: string, reference: string, score: number): Slip => ({
  ...{ state: 'handed-in', score, solutions: [{ word, reference, direction: 'horizontal', outside: [] }] },
});

/** One turn on « MENERAI »: `p1` has the top, `p2` a word, `p3` the same with a wrong score. */
function openEvening(): Desk {
  const desk = new Desk(new Journal(wordbookOf('MENERAI', 'MARE', 'ARMEE')), 'c', Date.UTC(2026, 9, 1));
  desk.tell(
    'create-tournament',
    {
      ...{ name: 'Soirée', place: 'Ici', date: '2026-10-01', edition: '2019', lexicon: LEXICON },
      settings: { soloThreshold: 3 },
    },
    CHIEF,
  );
  desk.tell('add-centre', { id: 'c', name: 'Centre' }, CHIEF);
  const entrants = ['ALPHA Anne', 'BETA Bruno', 'GAMMA Cléa'].map((name, index) => ({
    ...{ id: `p${index + 1}`, members: [{ name }], centre: 'c', table: index + 1 },
  }));
  desk.tell('register-entrants', { entrants }, CHIEF);
  desk.tell('plan-game', { id: 'g', name: 'Partie 1', formula: 'normale', rhythm: 'normal' }, CHIEF);
  desk.tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'MENERAI' } }, CHIEF);
  desk.tell('start-clock', { game: 'g', turn: 1, centre: 'c' }, CHIEF);
  desk.tell('end-turn', { game: 'g', turn: 1, centre: 'c' }, CHIEF);
  const slips = [slip('MENERAI', 'H4', 70), slip('MARE', 'H5', 10), slip('MARE', 'H5', 12)];
  desk.tell(
    'record-slips',
    { game: 'g', turn: 1, slips: slips.map((one, index) => ({ entrant: `p${index + 1}`, slip: one })) },
    CHIEF,
  );
  return desk;
}

function close(desk: Desk): void {
  desk.tell('lay-solution', { game: 'g', turn: 1, word: 'MENERAI', reference: 'H4' }, CHIEF);
  desk.tell('close-turn', { game: 'g', turn: 1, centre: 'c' }, CHIEF);
  desk.tell('finish-game', { game: 'g', cause: 'decision', reason: 'essai' }, CHIEF);
}

test('an evening in figures', () => {
  const desk = openEvening();
  const open = eveningResultOf('e1', desk.journal);
  expect(open.ok ? {} : open.fault).toEqual({
    code: 'game-unfinished',
    text: 'La partie « Partie 1 » n’est pas terminée : terminez-la avant de clore la soirée.',
  });
  close(desk);
  desk.tell('withhold-names', { entrants: ['p2'], isWithheld: true }, CHIEF);
  const { rows, ...evening } = unwrap(eveningResultOf('e1', desk.journal));
  const last = desk.journal.events.at(-1);
  expect(evening).toEqual({ tournament: 'e1', sequence: last?.sequence, hash: last?.hash, top: 70, turns: 1 });
  expect(rows.map(({ entrant, rank, tops, solos }) => [entrant, rank, tops, solos])).toEqual([
    ['p1', 1, 1, 1],
    ['p2', 2, 0, 0],
    ['p3', 2, 0, 0],
  ]);
  expect(rows[0].best).toEqual([
    { game: 'Partie 1', turn: 1, word: 'MENERAI', reference: 'H4', points: 70, top: 70, found: 1 },
  ]);
  expect(rows.map(({ missed }) => missed)).toEqual([
    [],
    [{ game: 'Partie 1', turn: 1, word: 'MENERAI', reference: 'H4', points: 10, top: 70, found: 1 }],
    [{ game: 'Partie 1', turn: 1, word: 'MENERAI', reference: 'H4', points: 10, top: 70, found: 1 }],
  ]);
  expect(rows.map(({ kinds }) => kinds.long)).toEqual([
    { seen: 1, missed: 0 },
    { seen: 1, missed: 1 },
    { seen: 1, missed: 1 },
  ]);
  // The word of the top, wherever he laid it.
  expect(rows.map(({ kinds }) => kinds.place.seen)).toEqual([1, 0, 0]);
  expect(rows.map(({ warnings }) => warnings)).toEqual([0, 0, 1]);
  expect(rows.map(({ reasons }) => reasons)).toEqual([[], [], [{ code: 'score-wrong', count: 1 }]]);
  expect(rows[1].players).toEqual([{ name: 'BETA Bruno' }]);
  expect(rows.map(({ isWithheld }) => isWithheld)).toEqual([undefined, true, undefined]);
});

test('an evening whose slips are not all there, or await the commission, says so', () => {
  const desk = openEvening();
  desk.tell('undo', {}, CHIEF);
  desk.tell('lay-solution', { game: 'g', turn: 1, word: 'MENERAI', reference: 'H4' }, CHIEF);
  const missing = [{ turn: 1, centre: 'c', tables: [1, 2, 3] }];
  desk.tell('finish-game', { game: 'g', cause: 'decision', reason: 'essai', missing }, CHIEF);
  const provisional = () => unwrap(eveningResultOf('e1', desk.journal)).provisional?.replaceAll('\u00a0', ' ');
  expect(provisional()).toBe('3 bulletins à saisir au coup 1 (tables 1 à 3)');
  const slips = [1, 2, 3].map((number) => ({ entrant: `p${number}`, slip: slip('MARE', 'H5', 10) }));
  desk.tell('record-slips', { game: 'g', turn: 1, slips }, CHIEF);
  desk.tell('close-turn', { game: 'g', turn: 1, centre: 'c' }, CHIEF);
  expect(provisional()).toBeUndefined();
  // What nobody found nobody missed.
  expect(unwrap(eveningResultOf('e1', desk.journal)).rows.flatMap(({ missed }) => missed)).toEqual([]);
  desk.tell('refer-slip', { game: 'g', turn: 1, entrant: 'p1', reason: 'lecture' }, CHIEF);
  expect(provisional()).toBe('1 bulletin à trancher par le juge-arbitre');
});

/** As somebody else may have written it. */
const otherwise = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(otherwise)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .toReversed()
            .map(([key, part]) => [key, otherwise(part)]),
        )
      : value;

test('what is kept of an evening is what its tournament comes to, however it is written, names erased aside', () => {
  const desk = openEvening();
  close(desk);
  const now = unwrap(eveningResultOf('e1', desk.journal));
  expect(isBehind(now, otherwise(now) as EveningResult)).toBe(false);
  expect(isReplayed(otherwise(now) as EveningResult, now)).toBe(true);
  const [first, ...others] = now.rows;
  const named = (...players: EveningResult['rows'][number]['players']): EveningResult => ({
    ...now,
    rows: [{ ...first, players }, ...others],
  });
  for (const name of [ERASED_NAME, ERASED_PLAYER])
    expect([isReplayed(named({ name }), now), isReplayed(now, named({ name }))]).toEqual([true, true]);
  expect(isReplayed(named({ name: 'DELTA Dora' }), now)).toBe(false);
  expect(isReplayed(named(), now)).toBe(false);
  expect(isReplayed(named(...first.players, { name: ERASED_NAME }), now)).toBe(false);
  expect(isReplayed({ ...now, rows: [{ ...first, entrant: 'p9' }, ...others] }, now)).toBe(false);
  expect(isReplayed({ ...now, rows: [{ ...first, total: 71 }, ...others] }, now)).toBe(false);
});

test('a tournament that nobody played has no result', () => {
  const empty = eveningResultOf('e1', new Journal(wordbookOf('MARE')));
  expect(empty.ok ? {} : empty.fault).toEqual({
    code: 'nothing-played',
    text: 'Cette soirée n’a pas été jouée : elle ne peut pas être close.',
  });
});

test('totals, ranks, tops and solos are those of the tournament', () => {
  const words =
    'MENERAI MARE ARMEE TAS TASSE OSE OSER ROSE ROSES NATURES RATIONS LE LES LA SA SON TON UN UNE ET EN AIR';
  const order = {
    wordbook: wordbookOf(...words.split(' ')),
    lexicon: LEXICON,
    players: 18,
    turns: 8,
    formula: 'normale',
  } as const;
  for (const seed of [1, 2]) {
    const journal = simulate({ ...order, seed, edition: '2023' });
    const { state, ledger } = journal;
    const result = unwrap(eveningResultOf('e', journal));
    const ranking = rankOverall(state, ledger);
    expect(result.rows.map(({ entrant, rank, total }) => [entrant, rank, total])).toEqual(
      ranking.map(({ entrant, rank, total }) => [entrant.id, rank, total]),
    );
    expect(result.rows.map(({ players }) => nameOf(players))).toEqual(
      ranking.map(({ entrant }) => nameOf(entrant.members)),
    );
    expect(result.top).toBe(ranking[0].top);
    const turns = [...state.games.values()].flatMap((game) => game.turns);
    const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
    const excluded = [...state.entrants.values()].some(({ exclusion }) => exclusion);
    if (excluded) continue;
    expect(sum(result.rows.map(({ tops }) => tops))).toBe(sum(turns.map((turn) => turnStatistics(ledger, turn).onTop)));
    const solos = turns.flatMap((turn) =>
      ledger.results(turn.game, turn.number).filter(({ solo }) => solo === 'given'),
    );
    expect(sum(result.rows.map((row) => row.solos))).toBe(solos.length);
    // The rarest first, then those that earn most; the commonest reason first.
    const found = (turn: number) => turnStatistics(ledger, turns[turn - 1]).onTop;
    for (const { best, reasons } of result.rows) {
      const order = best.toSorted((a, b) => a.found - b.found || b.points - a.points);
      expect(best).toEqual(order);
      for (const one of best) expect(one.found).toBe(found(one.turn));
      expect(reasons.map(({ count }) => count)).toEqual(reasons.map(({ count }) => count).toSorted((a, b) => b - a));
    }
    // What most others found first; each top laid was found or missed once.
    for (const { missed, kinds, tops } of result.rows) {
      expect(missed).toEqual(missed.toSorted((a, b) => b.found - a.found || b.top - a.top));
      for (const one of missed)
        expect([one.found > 0, one.points < one.top, one.found]).toEqual([true, true, found(one.turn)]);
      const { seen, missed: lost } = (['short', 'middle', 'long'] as const)
        .map((kind) => kinds[kind])
        .reduce((all, one) => ({ seen: all.seen + one.seen, missed: all.missed + one.missed }));
      expect(seen - lost).toBe(tops);
    }
    expect(Math.max(...result.rows.map(({ best }) => best.length))).toBe(3);
    expect(Math.max(...result.rows.map(({ reasons }) => reasons.length))).toBeGreaterThan(1);
    expect(isBehind(result, { ...result, rows: result.rows.toReversed() })).toBe(false);
    expect(isBehind(result, { ...result, sequence: 1, hash: '' })).toBe(false);
    expect(isBehind(result, { ...result, top: result.top + 1 })).toBe(true);
  }
});
