import type { SessionAnswer } from '@raccord/contract';
import { expect, it } from 'vitest';
import { seeAudit } from './audit.ts';
import { seeRanking } from './ranking.ts';
import { seeSheets } from './results.ts';
import { seeStatistics } from './statistics.ts';
import {
  type Centres,
  CHIEF,
  COMMISSION,
  chiefOf,
  finish,
  LESS,
  NULL,
  openCentres,
  playerOf,
  playFirstTurn,
  record,
  refereeOf,
  SECOND,
  screenOf,
  TOP,
} from './testing/centres.ts';
import type { Viewer } from './viewer.ts';

/** The first turn recorded in both centres, closed in `c` alone. */
function played(): Centres {
  const centres = openCentres();
  playFirstTurn(centres);
  for (const type of ['start-clock', 'end-turn'] as const) centres.tell(type, { game: 'g', turn: 1, centre: 'd' });
  record(centres, 1, { pc: TOP, qc: LESS, pd: LESS });
  centres.tell('close-turn', { game: 'g', turn: 1, centre: 'c' });
  return centres;
}

const close = ({ tell }: Centres) => tell('close-turn', { game: 'g', turn: 1, centre: 'd' });

it('ranks with seat and totals of the games, for screens and players over the closed turns', () => {
  const centres = played();
  const rowsFor = (session: SessionAnswer) =>
    seeRanking(centres.journal, session, {})?.rows.map(({ entrant, table, centre, games }) => [
      ...[entrant, centre, table],
      games,
    ]);
  const ofGame = (total: number) => [{ game: 'g', total }];
  const all = [
    ['pc', 'c', 1, ofGame(70)],
    ['qc', 'c', 2, ofGame(10)],
    ['pd', 'd', 1, ofGame(10)],
  ];
  expect(rowsFor(refereeOf('c'))).toEqual(all);
  for (const session of [screenOf('c'), playerOf('c')]) {
    expect(rowsFor(session)?.map(([, , , games]) => games)).toEqual([ofGame(0), ofGame(0), ofGame(0)]);
  }
  close(centres);
  expect(rowsFor(screenOf('c'))).toEqual(all);
  expect(seeRanking(centres.journal, CHIEF, { game: 'g' })?.rows[0]).not.toHaveProperty('games');
});

it('ranks as screens see it for whoever asks so, and says how many turns of a game are counted', () => {
  const centres = played();
  const asked = (session: SessionAnswer, published: boolean) => {
    const ranking = seeRanking(centres.journal, session, { game: 'g', published });
    return [ranking?.turns, ranking?.rows[0].total];
  };
  expect(asked(CHIEF, false)).toEqual([1, 70]);
  expect(asked(CHIEF, true)).toEqual([0, 0]);
  close(centres);
  expect(asked(CHIEF, true)).toEqual([1, 70]);
  expect(asked(screenOf('c'), false)).toEqual([1, 70]);
});

it('says after which turn a ranking is, and which place each one had before it', () => {
  const centres = played();
  const moved = (session: SessionAnswer, asked = {}) => {
    const ranking = seeRanking(centres.journal, session, asked);
    return [ranking?.last, ranking?.rows.map(({ entrant, rank, before }) => `${entrant} ${before}>${rank}`)];
  };
  const first = [{ game: 'g', turn: 1 }, ['pc undefined>1', 'qc undefined>2', 'pd undefined>2']];
  expect(moved(CHIEF)).toEqual(first);
  expect(moved(screenOf('c'))).toEqual([undefined, ['pc undefined>1', 'qc undefined>1', 'pd undefined>1']]);
  // Drawn and played, its end not announced: it counts for nobody.
  centres.tell('start-clock', { game: 'g', turn: 2, centre: 'c' });
  expect(moved(CHIEF)).toEqual(first);
  centres.tell('end-turn', { game: 'g', turn: 2, centre: 'c' });
  const ruling = { outcome: 'accepted', points: 80, penalty: 0, warning: false } as const;
  record(centres, 2, { qc: LESS });
  centres.tell('rule-slip', { game: 'g', turn: 2, entrant: 'qc', ruling, reason: 'essai' });
  // Nobody has gone down because his slip is not there yet.
  expect(moved(CHIEF)).toEqual(first);
  record(centres, 2, { pc: LESS, pd: NULL });
  const second = [{ game: 'g', turn: 2 }, ['qc 2>1', 'pc 1>2', 'pd 2>3']];
  for (const asked of [{}, { game: 'g' }]) expect(moved(CHIEF, asked)).toEqual(second);
  const [group] = seeRanking(centres.journal, CHIEF, { by: 'club' })?.groups ?? [];
  expect(group.rows[0]).not.toHaveProperty('before');
});

it('ranks nobody by a turn before it has its slips, and gives no rank on its line of a sheet', () => {
  const centres = openCentres();
  playFirstTurn(centres);
  const { journal } = centres;
  const asked = () => {
    const ranking = seeRanking(journal, CHIEF, { game: 'g' });
    return [ranking?.last?.turn, ranking?.turns, ranking?.provisional?.running[0].turns];
  };
  const rankOf = (entrant: string) => seeSheets(journal, CHIEF, [entrant])[0].lines[0].rank;
  expect(asked()).toEqual([undefined, 0, 0]);
  record(centres, 1, { pc: TOP });
  expect(asked()).toEqual([undefined, 0, 0]);
  expect(seeRanking(journal, CHIEF, {})?.provisional?.missing).toMatchObject([
    { centre: 'c', tables: [2] },
    { centre: 'd' },
  ]);
  expect(rankOf('pc')).toBeUndefined();
  record(centres, 1, { qc: LESS });
  expect(asked()).toEqual([1, 1, 1]);
  expect(rankOf('pc')).toBe(1);
});

it('ranks a game that is over by all its turns, and by a later turn that is whole, whatever slip is missing', () => {
  const centres = openCentres();
  playFirstTurn(centres);
  record(centres, 1, { pc: TOP });
  centres.tell('start-clock', { game: 'g', turn: 2, centre: 'c' });
  centres.tell('end-turn', { game: 'g', turn: 2, centre: 'c' });
  const last = () => seeRanking(centres.journal, CHIEF, {})?.last?.turn;
  expect(last()).toBeUndefined();
  record(centres, 2, { pc: LESS, qc: LESS });
  expect(last()).toBe(2);
  centres.tell('undo', {});
  expect(last()).toBeUndefined();
  centres.tell('lay-solution', { game: 'g', turn: 2, word: 'MENERAIS', reference: 'H4' });
  finish(centres);
  expect(last()).toBe(2);
});

it('ranks for the officials of a centre over the turns that it has finished, whatever the others have played', () => {
  const centres = openCentres();
  playFirstTurn(centres);
  record(centres, 1, { pc: TOP, qc: LESS });
  const totalsFor = (session: SessionAnswer) => {
    const ranking = seeRanking(centres.journal, session, { game: 'g' });
    return [ranking?.turns, ranking?.rows[0].top, ...(ranking?.rows.map(({ total }) => total) ?? [])];
  };
  for (const session of [chiefOf('c'), refereeOf('c'), COMMISSION])
    expect(totalsFor(session)).toEqual([1, 70, 70, 10, 0]);
  centres.tell('start-clock', { game: 'g', turn: 1, centre: 'd' });
  for (const session of [chiefOf('d'), refereeOf('d'), SECOND]) expect(totalsFor(session)).toEqual([0, 0, 0, 0, 0]);
  expect(seeSheets(centres.journal, refereeOf('d'), ['pc'])[0].lines).toEqual([]);
  centres.tell('end-turn', { game: 'g', turn: 1, centre: 'd' });
  for (const session of [chiefOf('d'), refereeOf('d'), SECOND]) expect(totalsFor(session)).toEqual([0, 0, 0, 0, 0]);
  record(centres, 1, { pd: NULL });
  for (const session of [chiefOf('d'), refereeOf('d'), SECOND]) expect(totalsFor(session)).toEqual([1, 70, 70, 10, 0]);
  expect(seeSheets(centres.journal, refereeOf('d'), ['pc'])[0].lines).toHaveLength(1);
});

it('ranks by groups when asked', () => {
  const centres = played();
  const { journal, tell } = centres;
  tell('form-team', { id: 'e', name: 'Équipe', entrants: ['qc', 'pd'], counted: 1 });
  const groupsBy = (by: 'club' | 'clubs' | 'teams' | 'pairs' | 'series') =>
    seeRanking(journal, CHIEF, { by })?.groups?.map(({ name, rank, total, rows }) => [
      ...[name, rank, total],
      rows.map((row) => `${row.rank} ${row.entrant}`).join(', '),
    ]);
  expect(groupsBy('club')).toEqual([
    ['c', undefined, undefined, '1 pc, 2 qc'],
    ['d', undefined, undefined, '1 pd'],
  ]);
  expect(groupsBy('series')).toEqual([['7', undefined, undefined, '1 pc, 2 qc, 2 pd']]);
  expect(groupsBy('clubs')).toEqual([
    ['c', 1, 80, '1 pc, 2 qc'],
    ['d', 2, 10, '1 pd'],
  ]);
  expect(groupsBy('teams')).toEqual([['Équipe', 1, 10, '2 qc']]);
  expect(groupsBy('pairs')).toEqual([['Paires', undefined, undefined, '']]);
  expect(seeRanking(journal, CHIEF, {})).not.toHaveProperty('groups');
  expect(seeRanking(journal, CHIEF, { game: 'inconnue' })).toBeUndefined();
});

it('puts a game into figures, for screens and players over the closed turns', () => {
  const centres = played();
  const figuresFor = (session: SessionAnswer) => {
    const seen = seeStatistics(centres.journal, session, 'g');
    return [seen?.turns.map(({ number, top, onTop }) => [number, top, onTop]), seen?.leaders[0].negatives];
  };
  const first = [[[1, 70, 1]], [0]];
  expect(figuresFor(CHIEF)).toEqual(first);
  expect(figuresFor(refereeOf('d'))).toEqual(first);
  for (const session of [screenOf('c'), playerOf('d')]) expect(figuresFor(session)).toEqual([[], []]);
  close(centres);
  for (const session of [screenOf('c'), playerOf('d')]) expect(figuresFor(session)).toEqual(first);
  centres.tell('end-turn', { game: 'g', turn: 2, centre: 'c' });
  expect(figuresFor(CHIEF)).toEqual([[...first[0], [2, expect.any(Number), 0]], [0]]);
  record(centres, 2, { pc: LESS, qc: LESS });
  expect(figuresFor(CHIEF)[1]).toHaveLength(2);
  expect(figuresFor(refereeOf('d'))).toEqual(first);
  expect(seeStatistics(centres.journal, CHIEF, 'inconnue')).toBeUndefined();
});

it('pages the audit list from either end, searched without accents, and names what can be taken back', () => {
  const { journal, tell } = openCentres();
  tell('undo', {});
  const seen = (wanted: Parameters<typeof seeAudit>[2]) => seeAudit(journal, CHIEF, wanted);
  expect(seen({ limit: 1, newest: true })).toMatchObject({
    count: journal.events.length,
    lines: [{ what: expect.stringContaining('annulation : ajout') }],
  });
  const [undoing, planned] = seen({ limit: 2, text: 'AJOUT de la partie juge', newest: true }).lines;
  expect([undoing.event, planned.event, planned.isUndone]).toEqual([undefined, undefined, true]);
  const { count, lines } = seen({ limit: 1, after: 1, text: 'a partir ARBITRE', newest: true });
  expect([count, lines.length]).toEqual([2, 1]);
  const [first, second] = seen({ limit: 2 }).lines;
  expect([first.event, second.event]).toEqual([undefined, journal.events[1].id]);
});

it('finds what is about a turn by its number, and about no other', () => {
  const centres = openCentres();
  playFirstTurn(centres);
  record(centres, 1, { pc: TOP });
  centres.tell('undo', {});
  centres.tell('note-departure', { entrant: 'qc', reason: 'train', from: { game: 0, turn: 2 } });
  const found = (text: string) =>
    seeAudit(centres.journal, CHIEF, { limit: 100, text }).lines.map(({ turn, what }) => turn?.turn ?? what);
  const first = found('coup 1');
  expect(first.filter((one) => typeof one === 'number')).toEqual([1, 1, 1, 1, 1, 1]);
  expect(first.filter((one) => typeof one === 'string')).toEqual([
    'table 1 pour Arbitre c, à partir du coup 1 de la partie 1',
    'table 1 pour Arbitre d, à partir du coup 1 de la partie 1',
  ]);
  expect(found('Coup 2')).toEqual([2, 'départ de Joueur qc, à partir du coup 2 de la partie 1']);
  expect(found('annulation c1 pc')).toEqual([1]);
  expect(found('coup 11')).toEqual([]);
});

it('shows what would go with an action, or with the draw of a turn, the newest first', () => {
  const { journal, tell } = openCentres();
  const drawn = tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'MENERAI' } });
  const ended = tell('end-turn', { game: 'g', turn: 1, centre: 'c' });
  const idsOf = (wanted: object) =>
    seeAudit(journal, CHIEF, { limit: 10, newest: true, ...wanted }).lines.map(({ event }) => event);
  expect(idsOf({ relying: ended.id })).toEqual([ended.id]);
  expect(idsOf({ relying: drawn.id })).toEqual([ended.id, drawn.id]);
  expect(idsOf({ replaying: { game: 'g', turn: 1 } })).toEqual([ended.id, drawn.id]);
  expect(idsOf({ replaying: { game: 'g', turn: 2 } })).toEqual([]);
  expect(idsOf({ relying: 'inconnu' })).toEqual([]);
});

it('tells whose total would be another one, before an action goes and before it comes back', () => {
  const centres = openCentres();
  playFirstTurn(centres);
  const { journal, tell } = centres;
  const slips = tell('record-tops', { game: 'g', turn: 1, entrants: ['pc', 'qc'] });
  const ended = tell('end-turn', { game: 'g', turn: 2, centre: 'c' });
  const totalsOf = (wanted: object) => seeAudit(journal, CHIEF, { limit: 10, ...wanted }).totals;
  const [pc, qc] = ['pc', 'qc'].map((entrant) => journal.ledger.gameTotal('g', entrant).total);
  const seat = (entrant: string, table: number) => ({
    ...{ game: 'Partie', entrant, centre: 'c', table },
    members: [expect.objectContaining({ name: `Joueur ${entrant}` })],
  });
  expect(totalsOf({})).toBeUndefined();
  expect(totalsOf({ relying: ended.id })).toEqual({ count: 0, shown: [] });
  expect(totalsOf({ relying: slips.id })).toEqual({
    count: 2,
    shown: [
      { ...seat('pc', 1), before: pc, after: 0 },
      { ...seat('qc', 2), before: qc, after: 0 },
    ],
  });
  const undone = tell('undo', { event: slips.id });
  expect(totalsOf({ restoring: undone.id })?.shown).toMatchObject([
    { before: 0, after: pc },
    { before: 0, after: qc },
  ]);
});

it('shows what would come back with an undoing, which has it no longer once it did', () => {
  const { journal, tell } = openCentres();
  const drawn = tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'MENERAI' } });
  const ended = tell('end-turn', { game: 'g', turn: 1, centre: 'c' });
  const undone = tell('undo', { event: drawn.id, alongside: [ended.id] });
  const seen = (wanted: object) => seeAudit(journal, CHIEF, { limit: 10, newest: true, ...wanted }).lines;
  expect(seen({})[0]).toMatchObject({ undoing: undone.id });
  expect(seen({ restoring: undone.id }).map(({ what }) => what)).toEqual([
    expect.stringContaining('fin annoncée'),
    expect.stringContaining('tirage AEEIMNR'),
  ]);
  tell('redo', { event: undone.id });
  expect(seen({ restoring: undone.id })).toEqual([]);
  expect(seen({ restoring: 'inconnu' })).toEqual([]);
});

it('tells how a game ended for each, with what warnings cost and the place in its ranking, once the station has all of it', () => {
  const centres = played();
  const { journal, tell } = centres;
  for (let time = 0; time < 5; time++) {
    tell('give-warning', { game: 'g', turn: 1, entrant: 'pc', reason: `bruit ${time}` });
  }
  close(centres);
  for (const centre of ['c', 'd']) tell('end-turn', { game: 'g', turn: 2, centre });
  tell('lay-solution', { game: 'g', turn: 2, word: 'MARES', reference: '4H' });
  record(centres, 2, { pc: NULL, qc: NULL, pd: NULL });
  const endFor = (session: Viewer) => seeSheets(journal, session, ['pc'])[0]?.end;
  expect(endFor(CHIEF)).toBeUndefined();
  finish(centres);
  const [row] = seeRanking(journal, CHIEF, { game: 'g' })?.rows.filter(({ entrant }) => entrant === 'pc') ?? [];
  const line = seeSheets(journal, CHIEF, ['pc'])[0]?.lines.at(-1);
  const cost = (line?.running ?? 0) - row.total;
  expect(cost).toBeGreaterThan(0);
  expect(endFor(CHIEF)).toEqual({ game: 'g', total: row.total, rank: row.rank, warnings: 5, warningCost: cost });
  expect(endFor(playerOf('c'))).toBeUndefined();
  for (const centre of ['c', 'd']) tell('close-turn', { game: 'g', turn: 2, centre });
  expect(endFor(playerOf('c'))).toMatchObject({ total: row.total, rank: row.rank });
});
