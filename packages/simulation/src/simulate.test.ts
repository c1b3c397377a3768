import { conditionOf, EDITION_NAMES, EDITIONS, type EditionName, type ReasonCode } from '@raccord/regulation';
import { FORMULA_NAMES, unwrap } from '@raccord/scrabble';
import { checkChain } from '@raccord/stream';
import {
  type DataOf,
  type EventType,
  Journal,
  makeTournamentFile,
  parseTournamentFile,
  provisionalOf,
  rankOverall,
} from '@raccord/tournament';
import { describe, expect, test } from 'vitest';
import { ONLY_GAME } from './setup.ts';
import { summarise } from './summary.ts';
import { FREE, play, wordbookOf } from './testing/free.ts';

const lastHash = ({ events }: Journal) => events.at(-1)?.hash;

const ranks = ({ state, ledger }: Journal) =>
  rankOverall(state, ledger).map(({ rank, entrant, total }) => [rank, entrant.id, total]);

const all = <Type extends EventType>({ events }: Journal, type: Type): DataOf<Type>[] =>
  events.flatMap((event) => (event.type === type ? [event.data as DataOf<Type>] : []));

/** The tournament of no order in particular, of 30 players. */
const usual = play();

describe('a simulated tournament', () => {
  test('is the same for the same seed, event by event, and another one for another', () => {
    expect(lastHash(play())).toBe(lastHash(usual));
    expect(lastHash(play({ seed: 8 }))).not.toBe(lastHash(usual));
  });

  test('plays the same game whoever plays it', () => {
    expect(all(play({ players: 3 }), 'solution-laid')).toEqual(all(usual, 'solution-laid'));
  });

  test.each(FORMULA_NAMES)('is played by formula: %s', (formula) => {
    const journal = play({ formula, players: 4, edition: '2023', turns: 4 });
    expect(journal.state.games.get(ONLY_GAME)?.plan.formula).toBe(formula);
    expect(all(journal, 'solution-laid')).toHaveLength(4);
  });

  test('reads back from its file, and makes the same ranking', () => {
    const read = unwrap(parseTournamentFile([...makeTournamentFile(usual.events)].join('')));
    expect(read).toEqual(usual.events);
    expect(checkChain(read).ok).toBe(true);
    const again = new Journal(FREE, read);
    expect(ranks(again)).toEqual(ranks(usual));
    expect(ranks(again)).toHaveLength(30);
  });

  test('gives the same results when each slip is recorded by itself', () => {
    const oneByOne = play({ oneByOne: true });
    for (const { slips } of all(oneByOne, 'slips-recorded')) expect(slips).toHaveLength(1);
    expect(all(oneByOne, 'slips-recorded').length).toBeGreaterThan(30 * 20 - 30);
    expect(ranks(oneByOne)).toEqual(ranks(usual));
  });

  test('can be left in the middle of a turn: ended, without its solution, with half of the slips', () => {
    const { state, ledger } = play({ turns: 4, stopsMidway: true });
    const game = state.games.get(ONLY_GAME);
    const [turn] = game?.turns.slice(-1) ?? [];
    expect([game?.turns.length, game?.finished, turn?.solution]).toEqual([4, undefined, undefined]);
    expect(
      [...(turn?.centres.values() ?? [])].map(({ endedAt, isClosed }) => [endedAt !== undefined, isClosed]),
    ).toEqual([[true, false]]);
    const results = ledger.results(ONLY_GAME, 4);
    expect(results.filter(({ outcome }) => outcome === 'missing')).toHaveLength(results.length / 2);
  });

  test('ends when the letters do, or at the number of turns asked', () => {
    expect(all(play({ turns: 40 }), 'game-finished')).toMatchObject([{ cause: 'bag' }]);
    const short = play({ turns: 5 });
    expect(all(short, 'turn-closed')).toHaveLength(5);
    expect(all(short, 'game-finished')).toMatchObject([
      { cause: 'decision', reason: expect.stringContaining('prévu') },
    ]);
  });

  test('ends at once where nothing can be played', () => {
    const journal = play({ wordbook: wordbookOf(['ZZZZ']) });
    expect(all(journal, 'draw-made')).toEqual([]);
    expect(all(journal, 'game-finished')).toMatchObject([{ cause: 'no-move' }]);
  });

  test('stops where nothing more can be played', () => {
    const journal = play({ wordbook: wordbookOf(['WU']), seed: 3 });
    expect(all(journal, 'turn-closed').length).toBeGreaterThan(0);
    expect(all(journal, 'draw-made').some(({ rejected }) => rejected.length > 0)).toBe(true);
    expect(all(journal, 'game-finished')).toMatchObject([{ cause: 'no-move' }]);
  });

  test('is played by one player too', () => {
    expect(ranks(play({ players: 1 }))).toHaveLength(1);
  });

  test('has centres, and referees of some 20 to 30 tables each', () => {
    const journal = play({ players: 1100, turns: 1 });
    expect(journal.state.centres.size).toBe(3);
    for (const { tables } of all(journal, 'tables-assigned')) {
      for (const { from, to } of tables) expect(to - from).toBeGreaterThan(18);
    }
    const names = [...journal.state.entrants.values()].map(({ members: [{ name }] }) => name);
    expect(new Set(names).size).toBe(1100);
  });
});

describe('what happens over a few seeds', () => {
  /** Two that have everything together. */
  const seedsOf = (edition: EditionName) => (edition === '2023' ? [2, 8] : [6, 8]);
  const played = new Map<EditionName, Journal[]>();
  const journals = (edition: EditionName): Journal[] => {
    const known = played.get(edition) ?? seedsOf(edition).map((seed) => play({ seed, edition, players: 80 }));
    played.set(edition, known);
    return known;
  };

  /** The reasons that players of an edition are told. A condition that only makes links faulty is told to nobody. */
  const reasonsOf = (edition: EditionName): ReasonCode[] => [
    ...new Set(
      EDITIONS[edition].rows.flatMap(({ condition, sanction }) =>
        sanction === 'faulty' || sanction === 'remark' ? [] : [conditionOf(condition).code as ReasonCode],
      ),
    ),
  ];

  test.each(EDITION_NAMES)('its ranking is final: no slip is missing, nothing awaits a decision: %s', (edition) => {
    const open = ({ state, ledger }: Journal) => provisionalOf(state, ledger, [...state.games.values()]);
    expect(journals(edition).map(open)).toEqual([undefined, undefined]);
  });

  test.each(EDITION_NAMES)('every reason of the edition is given: %s', (edition) => {
    const given = new Set(
      journals(edition).flatMap((journal) => summarise(journal, ONLY_GAME).reasons.map(({ code }) => code)),
    );
    expect([...given].sort()).toEqual(reasonsOf(edition).sort());
  });

  test('everything is done that follows the slips of a turn', () => {
    const done = new Set(journals('2016').flatMap(({ events }) => events.map(({ type }) => type)));
    const expected: EventType[] = [
      'team-formed',
      'entrant-arrived',
      'entrant-left',
      'clock-paused',
      'clock-resumed',
      'slip-corrected',
      'slip-referred',
      'slip-confirmed',
      'slip-ruled',
      'ruling-withdrawn',
      'warning-given',
      'correction-delivered',
      'commission-composed',
      'turn-cancelled',
      'appeal-filed',
    ];
    for (const type of expected) expect(done).toContain(type);
  });

  test('never goes back in time', () => {
    for (const { events } of journals('2016')) {
      const times = events.map(({ at }) => at);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }
  });

  test('decides every slip, even those that the edition refers to the commission', () => {
    for (const journal of journals('2016')) {
      const { outcomes, reasons } = summarise(journal, ONLY_GAME);
      expect(reasons.map(({ code }) => code)).toContain('ambiguous-location');
      expect(outcomes.pending).toBe(0);
    }
  });

  test('has correction slips that come late or incomplete, and averages that follow from it', () => {
    const games = journals('2019');
    const deliveries = games.flatMap((journal) =>
      all(journal, 'correction-delivered').map((delivery) => ({
        ...delivery,
        endOfNext: endOfTurn(journal, delivery.turn + 1),
      })),
    );
    expect(deliveries.some(({ deliveredAt, endOfNext }) => deliveredAt > endOfNext)).toBe(true);
    expect(deliveries.some(({ isComplete }) => !isComplete)).toBe(true);
    const averages = games.flatMap((journal) => summarise(journal, ONLY_GAME).turns.flatMap((turn) => turn.averages));
    expect(new Set(averages.map(({ kind }) => kind))).toEqual(new Set(['found', 'granted']));
  });

  test('has solos in a hall that is not too large', () => {
    const hasSolo = (seed: number) => summarise(play({ seed, players: 20 }), ONLY_GAME).turns.some(({ solo }) => solo);
    expect([1, 2, 3, 4, 5, 6, 7, 8].some(hasSolo)).toBe(true);
  });
});

const endOfTurn = ({ state }: Journal, turn: number): number =>
  [...(state.games.get(ONLY_GAME)?.turns[turn - 1]?.centres.values() ?? [])][0]?.endedAt ?? Number.POSITIVE_INFINITY;
