import { checkChain } from '@raccord/stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CommandData } from './commands.ts';
import { standingEvents, withReliant } from './decide/undo.ts';
import { conductWarnings } from './ledger/standing.ts';
import { sheetsOf } from './ranking/lines.ts';
import { rankGame, rankOverall } from './ranking/ranking.ts';
import { ABSENT, CHIEF, type Hall, layTop, openHall, playTurn, slipOf } from './testing/hall.ts';
import { attempts, MOVED, openGame, rebuilt, setups, tryAll, tryOne } from './testing/histories.ts';

const histories = fc.array(attempts, { minLength: 30, maxLength: 120, size: 'max' });
const RUNS = { numRuns: 60 };

/** Everything that can be read of a tournament. */
function readAll({ journal: { state, ledger } }: Hall) {
  const entrants = [...state.entrants.values()];
  return {
    sheets: sheetsOf(state, ledger, entrants),
    totals: entrants.map(({ id }) => ledger.gameTotal('g', id)),
    ranking: rankOverall(state, ledger).map(({ rank, entrant, total }) => ({ rank, id: entrant.id, total })),
    stillIn: ledger.stillIn('g'),
    missing: [1, 2, 3].map((turn) => ledger.missingTables('g', turn, 'c')),
  };
}

describe('whatever is tried', () => {
  it('is the same built again, adds up, ranks by total, keeps the rules of the ledger and an unbroken chain', () => {
    fc.assert(
      fc.property(setups, histories, (setup, history) => {
        const hall = tryAll(setup, history);
        expectRebuilt(hall);
        expectAddsUp(hall);
        if (setup.game?.rhythm !== 'mort-subite') expectRankedByTotal(hall);
        expectRulesKept(hall);
        expectChained(hall);
      }),
      RUNS,
    );
  });

  it('gives the same, read after each event or at the end only', () => {
    fc.assert(
      fc.property(setups, histories, (setup, history) => {
        const watched = openGame(setup);
        for (const attempt of history) {
          tryOne(watched, attempt);
          readAll(watched);
        }
        expect(readAll(watched)).toEqual(readAll(tryAll(setup, history)));
      }),
      RUNS,
    );
  });
});

function expectRebuilt(hall: Hall): void {
  const again = rebuilt(hall);
  expect(again.journal.state).toEqual(hall.journal.state);
  expect(readAll(again)).toEqual(readAll(hall));
}

/** The results of the turns, less the cost of warnings, make the total. */
function expectAddsUp({ journal }: Hall): void {
  const entrants = [...journal.state.entrants.values()];
  for (const [index, lines] of sheetsOf(journal.state, journal.ledger, entrants).entries()) {
    const entrant = entrants[index];
    const { turns, warnings, warningCost, total } = journal.ledger.gameTotal('g', entrant.id);
    expect(lines.reduce((sum, line) => sum + line.total, 0)).toBe(turns);
    // Conduct outlives a turn that was cancelled (D22).
    const gone = journal.state.games.get('g')?.cancelled ?? [];
    const conduct = gone.flatMap(({ turn }) => turn.files.get(entrant.id) ?? []).map(conductWarnings);
    const given = [...lines.map((line) => line.warnings), ...conduct];
    expect(given.reduce((sum, count) => sum + count, 0)).toBe(warnings);
    expect(total).toBe(turns - warningCost);
    for (const line of lines) {
      expect(line.total).toBe(line.points + line.bonus - line.penalty - line.warningCost);
    }
  }
}

/** Better ones first, equal ranks only for equal totals. */
function expectRankedByTotal({ journal: { state, ledger } }: Hall): void {
  const rows = rankOverall(state, ledger);
  for (const [index, row] of rows.entries()) {
    expect(row.rank).toBeLessThanOrEqual(index + 1);
    expect(row.total).toBe(ledger.gameTotal('g', row.entrant.id).total);
    if (index === 0) continue;
    const above = rows[index - 1];
    expect(above.total).toBeGreaterThanOrEqual(row.total);
    if (above.rank === row.rank) expect(above.total).toBe(row.total);
    else expect(row.rank).toBe(index + 1);
  }
  expect(new Set(rows.map(({ entrant }) => entrant.id)).size).toBe(rows.length);
  expect(rankGame(state, ledger, 'g').map(({ rank, entrant }) => [rank, entrant.id])).toEqual(
    rows.map(({ rank, entrant }) => [rank, entrant.id]),
  );
}

/** One solo a turn at most, a nullity earns nothing, an average no more than the best. */
function expectRulesKept({ journal: { state, ledger } }: Hall): void {
  for (const { number } of state.games.get('g')?.turns ?? []) {
    const results = ledger.results('g', number);
    const solos = results.filter(({ solo }) => solo !== undefined);
    expect(solos.length).toBeLessThanOrEqual(1);
    const best = Math.max(0, ...results.filter(({ average }) => !average).map(({ points }) => points));
    for (const { solo, points } of solos) if (solo) expect(points).toBe(best);
    for (const { outcome, points, penalty, average } of results) {
      if (outcome === 'nullity' || outcome === 'missing') expect([points, penalty]).toEqual([0, 0]);
      if (average) expect(points).toBeLessThanOrEqual(best);
    }
  }
}

/** One event a command. */
function expectChained({ journal: { events } }: Hall): void {
  expect(checkChain(events)).toEqual({ ok: true, value: undefined });
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
}

describe('an action undone', () => {
  it('leaves everything as it was before', () => {
    fc.assert(
      fc.property(setups, histories, attempts, (setup, history, last) => {
        const hall = tryAll(setup, history);
        fc.pre(last.type !== 'undo' && last.type !== 'redo');
        const before = { state: structuredCloneOf(hall), read: readAll(hall) };
        const done = tryOne(hall, last);
        if (!done.ok) return;
        const after = { state: structuredCloneOf(hall), read: readAll(hall) };
        const undone = hall.tell('undo', { event: done.value.id });
        expect(structuredCloneOf(hall)).toEqual(before.state);
        expect(readAll(hall)).toEqual(before.read);
        hall.tell('redo', { event: undone.id });
        expect(structuredCloneOf(hall)).toEqual(after.state);
        expect(readAll(hall)).toEqual(after.read);
      }),
      RUNS,
    );
  });
});

describe('actions undone anywhere in a history', () => {
  const picks = fc.array(fc.nat(), { minLength: 1, maxLength: 12 });

  it('leave what their events give when everything is worked out from the start', () => {
    fc.assert(
      fc.property(setups, histories, picks, (setup, history, chosen) => {
        const hall = tryAll(setup, history);
        for (const pick of chosen) {
          readAll(hall);
          const { events } = hall.journal;
          const { id, type } = events[pick % events.length];
          tryOne(hall, { type: type === 'action-undone' ? 'redo' : 'undo', data: { event: id }, actor: CHIEF });
          const again = rebuilt(hall);
          expect(again.journal.state).toEqual(hall.journal.state);
          expect(filesOf(again)).toEqual(filesOf(hall));
          expect(readAll(again)).toEqual(readAll(hall));
        }
      }),
      RUNS,
    );
  });
});

describe('a turn corrected in the middle of a history', () => {
  it('gives the same when it is built again; taken back, everything is as it was; had back, as it was after it', () => {
    fc.assert(
      fc.property(setups, histories, histories, (setup, history, later) => {
        const hall = tryAll(setup, history);
        const before = { state: structuredCloneOf(hall), read: readAll(hall) };
        const corrected = tryOne(hall, MOVED);
        if (!corrected.ok) return;
        const after = { state: structuredCloneOf(hall), read: readAll(hall) };
        const undone = hall.tell('undo', { event: corrected.value.id });
        expect({ state: structuredCloneOf(hall), read: readAll(hall) }).toEqual(before);
        hall.tell('redo', { event: undone.id });
        expect({ state: structuredCloneOf(hall), read: readAll(hall) }).toEqual(after);
        for (const attempt of later) tryOne(hall, attempt);
        expect(rebuilt(hall).journal.state).toEqual(hall.journal.state);
        expect(readAll(rebuilt(hall))).toEqual(readAll(hall));
      }),
      RUNS,
    );
  });

  it('changes what was shown, and nothing else', () => {
    fc.assert(
      fc.property(setups, histories, (setup, history) => {
        const hall = tryAll(setup, history);
        const { ledger } = hall.journal;
        const ids = [...hall.journal.state.entrants.keys()];
        const totals = ids.map((id) => ledger.gameTotal('g', id).total);
        const shown = hall.journal.consequencesOf(MOVED.data as CommandData<'correct-turns'>);
        const corrected = tryOne(hall, MOVED);
        if (!corrected.ok || !shown.ok || shown.value.stuck) return;
        const changed = ids.flatMap((entrant, index) => {
          const [before, after] = [totals[index], hall.journal.ledger.gameTotal('g', entrant).total];
          return before === after ? [] : [{ entrant, before, after }];
        });
        expect(changed).toEqual(shown.value.totals);
      }),
      RUNS,
    );
  });
});

describe('an action undone with all that relies on it', () => {
  it('comes back with all of it: everything is as it was', () => {
    fc.assert(
      fc.property(setups, histories, fc.nat(), (setup, history, pick) => {
        const hall = tryAll(setup, history);
        const { journal } = hall;
        const standing = standingEvents(journal.events, journal.undone);
        const [target, ...others] = withReliant(journal.state, standing[pick % standing.length], standing);
        const before = { state: structuredCloneOf(hall), files: structuredClone(filesOf(hall)), read: readAll(hall) };
        const undone = hall.ask('undo', { event: target.id, alongside: others.map(({ id }) => id) });
        if (!undone.ok) return;
        readAll(hall);
        hall.tell('redo', { event: undone.value.id });
        expect({ state: structuredCloneOf(hall), files: filesOf(hall), read: readAll(hall) }).toEqual(before);
        expect(rebuilt(hall).journal.state).toEqual(journal.state);
      }),
      RUNS,
    );
  });
});

/** In their order. */
const filesOf = ({ journal }: Hall) =>
  [...journal.state.games.values()].flatMap(({ turns }) => turns.map(({ files }) => [...files]));

const structuredCloneOf = ({ journal }: Hall) => structuredClone(journal.state);

describe('the slips of a turn', () => {
  const slips = [
    { entrant: 'p1', slip: slipOf('MENERAI', 'H4', 70) },
    { entrant: 'p2', slip: slipOf('MARE', 'H5', 12) },
    { entrant: 'p3', slip: slipOf('MERANI', 'H4', 18) },
    { entrant: 'p4', slip: ABSENT },
  ];

  it('can come in any order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(slips, { minLength: slips.length }), (shuffled) => {
        const read = (order: typeof slips) => {
          const hall = openHall({ settings: { soloThreshold: 3 } });
          playTurn(hall, 'MENERAI', 1);
          for (const entry of order) hall.tell('record-slips', { game: 'g', turn: 1, slips: [entry] });
          return readAll(hall);
        };
        expect(read(shuffled)).toEqual(read(slips));
      }),
    );
  });

  it('corrected and corrected back leave every result as it was', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }), (who, as) => {
        const hall = openHall({ settings: { soloThreshold: 3 } });
        playTurn(hall, 'MENERAI', 1);
        hall.tell('record-slips', { game: 'g', turn: 1, slips });
        layTop(hall, 1);
        playTurn(hall, 'MERNIAS', 2);
        const second = ['p1', 'p2', 'p3'].map((entrant) => ({ entrant, slip: slipOf('MERANI', '4H', 14) }));
        hall.tell('record-slips', { game: 'g', turn: 2, slips: second });
        const before = readAll(hall);
        const { entrant, slip } = slips[who];
        hall.tell('correct-slip', { game: 'g', turn: 1, entrant, slip: slips[as].slip, reason: 'mal lu' });
        hall.tell('correct-slip', { game: 'g', turn: 1, entrant, slip, reason: 'bien lu' });
        expect(readAll(hall)).toEqual(before);
      }),
    );
  });
});
