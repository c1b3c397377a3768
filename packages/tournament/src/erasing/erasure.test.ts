import { unwrap } from '@raccord/scrabble';
import { checkChain, hashOf } from '@raccord/stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RecordedEvent } from '../events.ts';
import { makeTournamentFile, parseTournamentFile } from '../history/file.ts';
import type { StoredEvent } from '../history/stored.ts';
import { rankBy } from '../ranking/groups.ts';
import { sheetsOf } from '../ranking/lines.ts';
import { rankOverall } from '../ranking/ranking.ts';
import type { StateInFold } from '../state/folding.ts';
import { after, drawing, writtenSo } from '../testing/erasing.ts';
import { playEverything } from '../testing/everything.ts';
import { Hall } from '../testing/hall.ts';
import { attempts, setups, tryAll } from '../testing/histories.ts';
import { namesTakenOut } from './comparing.ts';
import { eraseNames, recordErasure } from './erasure.ts';
import { ERASED_PLAYER } from './forgetting.ts';
import type { PlayerPlace } from './person.ts';

const NAME = 'QUARTZ Zénobie';
const BY = { role: 'chief', name: 'Juge' } as const;

/** Under the id that the tournament has: the first one is known to everybody. */
const EVERYTHING = (() => {
  const hall = playEverything();
  hall.tell('undo', {});
  hall.tell('redo', {});
  return hall.journal.events;
})();
/** Émile (once « Joueur 1 ») is erased: he sits on the commission too, a referee talks of him, a link is his. */
const TEXTS = {
  '"Joueur 1"': `"${NAME}"`,
  '"Émile"': '"Zénobie QUARTZ"',
  '"name":"p1"': `"name":"${NAME}"`,
  'Table de p1': `Poste de ${NAME}`,
  '"mal lu"': '"mal lu par Mme Quartz"',
  'il se fait tard': 'QUARTZ a un train',
  'PAR"': 'PAR","licence":"123456789"',
};
const DRAWN = writtenSo(EVERYTHING, TEXTS, drawing());
const COUNTED = writtenSo(EVERYTHING, TEXTS);

function erase(events: readonly StoredEvent[], player: PlayerPlace, drawId = drawing(7)) {
  const erasure = eraseNames(events, { player, drawId });
  if (!erasure) return undefined;
  const told = recordErasure(erasure, { id: drawId(), actor: BY, at: 1 });
  return after(events, erasure, told as StoredEvent);
}

function erased(events: readonly StoredEvent[], entrant: string, place = 0): StoredEvent[] {
  const left = erase(events, { entrant, place });
  if (!left) throw new Error('nothing to erase');
  return left;
}

const has = (events: readonly StoredEvent[], ...texts: readonly string[]) =>
  texts.flatMap((text) => events.find((event) => new RegExp(text, 'i').test(JSON.stringify(event))) ?? []);

const fold = (events: readonly StoredEvent[]) => new Hall(undefined, events as readonly RecordedEvent[]).journal;

/** Everything that can be read of a tournament, by ids. */
function resultsOf(events: readonly StoredEvent[]) {
  const { state, ledger } = fold(events);
  const entrants = [...state.entrants.values()];
  return {
    ranking: rankOverall(state, ledger).map(({ entrant, ...row }) => ({ ...row, entrant: entrant.id })),
    sheets: sheetsOf(state, ledger, entrants),
    clubs: [...rankBy(rankOverall(state, ledger), 'club')].map(([club, rows]) => [
      club,
      rows.map(({ rank, entrant }) => [rank, entrant.id]),
    ]),
  };
}

describe('a player erased from a tournament that is over', () => {
  const left = erased(DRAWN, 'p1');

  it('has no name left there, nor what he alone had, and stands nowhere else', () => {
    expect(has(DRAWN, 'quartz', 'zénobie', '123456789', '"PAR"')).toHaveLength(4);
    expect(has(left, 'quartz', 'zénobie', '123456789', '"PAR"')).toEqual([]);
    expect(fold(left).state.entrants.get('p1')?.members).toEqual([{ name: ERASED_PLAYER }]);
    expect(fold(left).state.commission?.president).toBe(ERASED_PLAYER);
  });

  it('leaves every result as it was', () => {
    expect(resultsOf(left)).toEqual({ ...resultsOf(DRAWN), clubs: [] });
  });

  it('leaves a chain that holds, with the hashes that it had', () => {
    expect(checkChain(left)).toEqual({ ok: true });
    expect(left.slice(0, -1).map(({ hash }) => hash)).toEqual(DRAWN.map(({ hash }) => hash));
    expect(left.at(-1)?.previous).toBe(DRAWN.at(-1)?.hash);
  });

  it('leaves no hash that a guess of the name would give: the id that was hashed with it is gone', () => {
    const changed = left.filter((event, at) => at < DRAWN.length && event !== DRAWN[at]);
    expect(changed.length).toBeGreaterThan(5);
    for (const event of changed) {
      const before = DRAWN[event.sequence - 1];
      expect(JSON.stringify(left)).not.toContain(before.id);
      expect(hashOf({ ...before, id: event.id })).not.toBe(event.hash);
    }
  });

  it('says what stands since, so that any change of it is found', () => {
    const spoiled = (at: number, change: object) => checkChain(left.with(at, { ...left[at], ...change }));
    for (const { sequence } of (left.at(-1) as Extract<RecordedEvent, { type: 'names-erased' }>).data.rows) {
      const at = sequence - 1;
      const { data, actor } = DRAWN[at];
      for (const change of [{ id: 'x' }, { data: {} }, { actor: { role: 'chief', name: 'X' } }, { at: 3 }]) {
        expect(spoiled(at, change)).toMatchObject({ ok: false });
      }
      // Not even the name may come back.
      expect(checkChain(left.with(at, { ...left[at], data, actor, id: DRAWN[at].id }))).toMatchObject({ ok: false });
    }
    const last = left.length - 1;
    expect(spoiled(last, { data: { rows: [] } })).toMatchObject({ ok: false });
    expect(checkChain(left.slice(0, -1))).toMatchObject({ ok: false });
    for (const data of [{ rows: [] }, {}, { rows: [null, 3] }, { rows: [{ sequence: last + 1, hash: 'x' }] }]) {
      const event = { ...left[last], data };
      expect(checkChain(left.with(last, { ...event, hash: hashOf(event) }))).toMatchObject({ ok: false });
    }
  });

  it('took names and nothing else, which whoever kept the original can tell', () => {
    const changed = left.filter((event, at) => at < DRAWN.length && event !== DRAWN[at]);
    const taken = changed.map((event) => namesTakenOut(DRAWN[event.sequence - 1], event));
    expect(taken).not.toContain(undefined);
    expect(new Set(taken.flat())).toEqual(new Set([NAME, 'Zénobie QUARTZ']));
    const slip = changed.find(({ type }) => type === 'slips-recorded');
    if (!slip) throw new Error('he wrote no slip');
    const better = JSON.parse(JSON.stringify(slip).replace('"points":', '"points":1'));
    expect(namesTakenOut(DRAWN[slip.sequence - 1], better)).toBeUndefined();
    expect(namesTakenOut(DRAWN[slip.sequence - 1], { ...slip, at: 0 })).toBeUndefined();
    const more = { ...slip, data: { ...(slip.data as object), reason: ERASED_PLAYER } };
    expect(namesTakenOut(DRAWN[slip.sequence - 1], more)).toBeUndefined();
  });

  it('is erased once: then there is nothing left to do', () => {
    expect(erase(left, { entrant: 'p1', place: 0 })).toBeUndefined();
    expect(erase(left, { entrant: 'nobody', place: 0 })).toBeUndefined();
  });

  it('goes to a file and comes back', () => {
    const text = [...makeTournamentFile(left as readonly StoredEvent[] as readonly RecordedEvent[])].join('');
    expect(unwrap(parseTournamentFile(text))).toEqual(left);
    const lines = text.trimEnd().split('\n');
    const changed = lines.findIndex((line) => line.includes(ERASED_PLAYER));
    const spoiled = lines.with(changed, lines[changed].replace(ERASED_PLAYER, NAME)).join('\n');
    expect(parseTournamentFile(spoiled)).toMatchObject({ ok: false, fault: { code: 'chain-broken' } });
  });
});

describe('others', () => {
  it('of a pair keep their names', () => {
    const left = erased(DRAWN, 'p5', 1);
    expect(fold(left).state.entrants.get('p5')?.members).toEqual([{ name: 'Anne' }, { name: ERASED_PLAYER }]);
    expect(checkChain(left)).toEqual({ ok: true });
  });

  it('of a pair keep theirs though it is the same one: a father and his son', () => {
    const [first, second] = [
      { name: 'QUARTZ Jean', licence: '1' },
      { name: 'QUARTZ Jean', licence: '2' },
    ];
    const pair = JSON.stringify([first, second]);
    const left = erased(writtenSo(EVERYTHING, { '[{"name":"Anne"},{"name":"Luc"}]': pair }, drawing()), 'p5', 1);
    expect(fold(left).state.entrants.get('p5')?.members).toEqual([first, { name: ERASED_PLAYER }]);
  });

  it('keep their rank by what he shared with them', () => {
    const shared = writtenSo(
      EVERYTHING,
      { ...TEXTS, '{"name":"Joueur 2"}': '{"name":"Joueur 2","club":"PAR"}' },
      drawing(),
    );
    const left = erased(shared, 'p1');
    expect(fold(left).state.entrants.get('p1')?.members).toEqual([{ name: ERASED_PLAYER, club: 'PAR' }]);
    expect(resultsOf(left)).toEqual(resultsOf(shared));
  });

  it('are erased in their turn, and the first ones stay so', () => {
    const first = erased(DRAWN, 'p1');
    const second = erased(first, 'p5', 0);
    expect(checkChain(second)).toEqual({ ok: true });
    expect(has(second, 'quartz', 'Anne"')).toEqual([]);
    expect(second.slice(0, DRAWN.length).map(({ hash }) => hash)).toEqual(DRAWN.map(({ hash }) => hash));
  });

  it('who erased somebody may be erased too', () => {
    const first = erased(DRAWN, 'p1');
    const erasure = eraseNames(first, { names: ['Juge'], drawId: drawing(9) });
    if (!erasure) throw new Error('nothing to erase');
    const told = recordErasure(erasure, { id: 'x', actor: BY, at: 2 });
    const second = after(first, erasure, told as StoredEvent);
    expect(has(second, 'Juge')).toEqual([]);
    expect(checkChain(second)).toEqual({ ok: true });
  });
});

describe('where ids are no secret', () => {
  it('of the first event, its hash changes, and the second one hides how', () => {
    const named = writtenSo(EVERYTHING, { ...TEXTS, '"Essai"': `"Coupe ${NAME}"` }, drawing());
    const left = erased(named, 'p1');
    expect(checkChain(left)).toEqual({ ok: true });
    expect(left[0]).toMatchObject({ id: named[0].id, data: { name: `Coupe ${ERASED_PLAYER}` } });
    expect(left[0].hash).not.toBe(named[0].hash);
    expect(left[1].previous).toBe(left[0].hash);
    expect(left[1].id).not.toBe(named[1].id);
    expect(left.slice(1, -1).map(({ hash }) => hash)).toEqual(named.slice(1).map(({ hash }) => hash));
    expect(resultsOf(left).ranking).toEqual(resultsOf(named).ranking);
  });

  it('what an earlier erasure said of it goes: it would confirm a guess of the second name', () => {
    const texts = { ...TEXTS, '"Essai"': `"Coupe ${NAME} contre Anne-Luce"`, '"Anne"': '"Anne-Luce"' };
    const first = erased(writtenSo(EVERYTHING, texts, drawing()), 'p1');
    const second = erased(first, 'p5', 0);
    expect(checkChain(second)).toEqual({ ok: true });
    expect(JSON.stringify(second)).not.toContain(hashOf(first[0]));
  });

  it('everywhere, the stream is chained anew from the first event with the name', () => {
    const left = erased(COUNTED, 'p1');
    expect(checkChain(left)).toEqual({ ok: true });
    expect(resultsOf(left).ranking).toEqual(resultsOf(COUNTED).ranking);
    const at = left.findIndex((event, index) => event.hash !== COUNTED[index].hash);
    expect(left[at].type).toBe('entrants-registered');
    const kept = new Set(COUNTED.slice(at).map(({ hash }) => hash));
    expect(left.slice(at).filter(({ hash }) => kept.has(hash))).toEqual([]);
    // All that was chained anew has ids that were drawn then: it keeps its hashes from now on.
    const again = erased(left, 'p5', 0);
    expect(checkChain(again)).toEqual({ ok: true });
    expect(again.slice(0, left.length).map(({ hash }) => hash)).toEqual(left.map(({ hash }) => hash));
  });
});

/** The state, with the number of an event where its id stands, which an erasure draws anew. */
function stateOf(events: readonly StoredEvent[]) {
  const state = fold(events).state as StateInFold;
  const numbers = new Map(events.map(({ id, sequence }) => [id, `${sequence}`]));
  for (const { turns, cancelled } of state.games.values()) {
    for (const { files } of [...turns, ...cancelled.map(({ turn }) => turn)]) {
      for (const file of files.values()) file.basis &&= numbers.get(file.basis) ?? file.basis;
    }
  }
  return state;
}

it('whatever happened, the tournament without the name is the one where he never had it', () => {
  const histories = fc.array(attempts, { minLength: 20, maxLength: 60, size: 'max' });
  fc.assert(
    fc.property(setups, histories, (setup, history) => {
      const { events } = tryAll(setup, history).journal;
      const named = { '"Joueur 1"': `"${NAME}"`, 'mal lu': 'mal lu par Quartz', '"Arbitre b"': `"Zenobie Quartz"` };
      const nameless = {
        ...{ '"Joueur 1"': `"${ERASED_PLAYER}"`, 'mal lu': `mal lu par ${ERASED_PLAYER}` },
        '"Arbitre b"': `"${ERASED_PLAYER}"`,
      };
      const left = erased(writtenSo(events, named, drawing(3)), 'p1');
      expect(checkChain(left)).toEqual({ ok: true });
      const never = writtenSo(events, nameless, drawing(3));
      expect(stateOf(left)).toEqual(stateOf(never));
      expect(resultsOf(left)).toEqual(resultsOf(never));
      expect(resultsOf(left).ranking).toEqual(resultsOf(events).ranking);
    }),
    { numRuns: 15 },
  );
});
