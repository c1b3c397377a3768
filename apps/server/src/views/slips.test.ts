import type { SessionAnswer } from '@raccord/contract';
import { type Actor, basisOf } from '@raccord/tournament';
import { describe, expect, it } from 'vitest';
import { seeDesk } from './desk.ts';
import { seeCorrections, seeReferred } from './pending.ts';
import { seeProgress } from './progress.ts';
import { seeSheet } from './results.ts';
import { seeSlipFile } from './slipfile.ts';
import { seeSolutions } from './solutions.ts';
import {
  type Centres,
  CHIEF,
  COMMISSION,
  chiefOf,
  draw,
  LESS,
  NULL,
  openCentres,
  playerOf,
  playFirstTurn,
  record,
  refereeOf,
  SECOND,
  TOP,
  WARNED,
} from './testing/centres.ts';

const SLIP = { game: 'g', turn: 1, entrant: 'pc' };
const REFEREE: Actor = { role: 'referee', id: 'ac', name: 'Arbitre c' };
const JURY: Actor = { role: 'commission', id: 'commission', name: 'Commission' };
const tablesFor = ({ journal }: Centres, session: SessionAnswer, turn = 1) =>
  seeDesk(journal, session, { game: 'g', turn })?.tables.map(({ entrant }) => entrant);

/** The first turn begun in both centres, a slip at each table. */
function recorded(): Centres {
  const centres = openCentres();
  draw(centres, 'MENERAI');
  for (const centre of ['c', 'd']) centres.tell('start-clock', { game: 'g', turn: 1, centre });
  record(centres, 1, { pc: WARNED, qc: TOP, pd: NULL });
  return centres;
}

describe('the desk', () => {
  it('has the tables that a station deals with', () => {
    const centres = recorded();
    expect(tablesFor(centres, CHIEF)).toEqual(['pc', 'pd', 'qc']);
    expect(tablesFor(centres, COMMISSION)).toEqual(['pc', 'pd', 'qc']);
    expect(tablesFor(centres, chiefOf('c'))).toEqual(['pc', 'qc']);
    expect(tablesFor(centres, refereeOf('c'))).toEqual(['pc']);
    expect(tablesFor(centres, SECOND)).toEqual(['pd']);
  });

  it('has those of a centre, or those who wrote a word of somebody, when asked', () => {
    const { journal } = recorded();
    const tables = (asked: Parameters<typeof seeDesk>[3], session = CHIEF) =>
      seeDesk(journal, session, { game: 'g', turn: 1 }, asked)?.tables.map(({ entrant }) => entrant);
    expect(tables({ centre: 'c' })).toEqual(['pc', 'qc']);
    expect(tables({ centre: 'c' }, chiefOf('d'))).toEqual([]);
    expect(tables({ centre: 'd' }, COMMISSION)).toEqual(['pd']);
    expect(tables({ like: 'pc' })).toEqual(['pc', 'qc']);
    expect(tables({ like: 'pd' })).toEqual(['pd']);
    expect(tables({ like: 'nobody' })).toEqual([]);
  });

  it('tells what a decision on a slip is decided on, like every other view of it', () => {
    const centres = recorded();
    const key = { game: 'g', turn: 1 };
    const told = () => [
      seeDesk(centres.journal, CHIEF, key)?.tables[0].basis,
      seeSlipFile(centres.journal, CHIEF, SLIP)?.basis,
      seeCorrections(centres.journal, CHIEF, key).corrections.find(({ entrant }) => entrant === 'pc')?.basis,
    ];
    const entered = basisOf(centres.journal.state, SLIP);
    expect(told()).toEqual([entered, entered, entered]);
    centres.tell('refer-slip', { ...SLIP, reason: 'place douteuse' });
    const referred = basisOf(centres.journal.state, SLIP);
    expect(referred).not.toBe(entered);
    expect(told().slice(0, 2)).toEqual([referred, referred]);
    expect(seeReferred(centres.journal, COMMISSION).slips[0].basis).toBe(referred);
  });

  it('says what happened to each slip', () => {
    const centres = recorded();
    const at = () => seeDesk(centres.journal, CHIEF, { game: 'g', turn: 1 })?.tables[0];
    const before = { isCorrectionDue: true, isDelivered: false, isConfirmed: false };
    expect(at()).toMatchObject({ ...before, referee: 'ac', isReferred: false, isRuled: false, isCorrected: false });
    centres.tell('deliver-correction', { ...SLIP, means: 'paper' });
    centres.tell('confirm-slip', SLIP);
    expect(at()).toMatchObject({ isCorrectionDue: false, isDelivered: true, isConfirmed: true });
    centres.tell('refer-slip', { ...SLIP, reason: 'doute' });
    expect(at()).toMatchObject({ isReferred: true, isCorrectionDue: true });
    centres.tell('rule-slip', { ...SLIP, ruling: { outcome: 'nullity' }, reason: 'illisible' }, JURY);
    expect(at()).toMatchObject({ isReferred: false, isRuled: true });
    centres.tell('correct-slip', { ...SLIP, slip: TOP, reason: 'mal lu' });
    expect(at()).toMatchObject({ isCorrected: true });
    expect(seeDesk(centres.journal, CHIEF, { game: 'g', turn: 1 })?.tables[2].referee).toBeUndefined();
  });

  it('and whatever shows a turn wait for a centre that follows to begin it', () => {
    const centres = openCentres();
    playFirstTurn(centres);
    const { journal } = centres;
    for (const session of [chiefOf('d'), refereeOf('d'), SECOND]) {
      expect(seeDesk(journal, session, { game: 'g', turn: 1 })).toBeUndefined();
      expect(seeProgress(journal, session, 'g', 1)).toBeUndefined();
      expect(seeSolutions(journal, session, 'g', 1)).toBeUndefined();
      expect(seeSlipFile(journal, session, { ...SLIP, entrant: 'pd' })).toBeUndefined();
    }
    centres.tell('start-clock', { game: 'g', turn: 1, centre: 'd' });
    expect(tablesFor(centres, refereeOf('d'))).toEqual(['pd']);
    expect(seeSolutions(journal, refereeOf('d'), 'g', 1)?.top).toBe(70);
    expect(seeSolutions(journal, refereeOf('d'), 'g', 2)).toBeUndefined();
    expect(seeSolutions(journal, refereeOf('c'), 'g', 2)).toBeDefined();
  });
});

describe('the file of a slip', () => {
  it('has everything that happened to it, with its authors', () => {
    const centres = recorded();
    const { tell, journal } = centres;
    tell('correct-slip', { ...SLIP, slip: LESS, reason: 'mal lu' }, REFEREE);
    tell('give-warning', { ...SLIP, reason: 'bruit' }, REFEREE);
    tell('refer-slip', { ...SLIP, reason: 'doute' }, REFEREE);
    tell('rule-slip', { ...SLIP, ruling: { outcome: 'nullity' }, reason: 'illisible' }, JURY);
    tell('withdraw-ruling', { ...SLIP, reason: 'relu' }, JURY);
    tell('rule-slip', { ...SLIP, ruling: { outcome: 'average' }, reason: 'doute levé' }, JURY);
    tell('confirm-slip', SLIP);
    tell('deliver-correction', { ...SLIP, means: 'voice' }, REFEREE);
    const by = { role: 'referee', name: 'Arbitre c' };
    const byJury = { role: 'commission', name: 'Commission' };
    expect(seeSlipFile(journal, refereeOf('c'), SLIP)).toMatchObject({
      ...{ entrant: 'pc', centre: 'c', table: 1, referee: 'ac', isCorrectionDue: false, isReferred: false },
      result: { outcome: 'average', decidedBy: 'commission' },
      recorded: { by, slip: LESS, reason: 'mal lu', verdict: { outcome: 'accepted', points: 10 } },
      earlier: [{ by: { role: 'chief', name: 'Juge' }, slip: WARNED, verdict: { points: 70, warning: true } }],
      rulings: [{ by: byJury, ruling: { outcome: 'average' }, reason: 'doute levé', isProvisional: false }],
      withdrawn: [{ by: byJury, ruling: { outcome: 'nullity' }, reason: 'illisible' }],
      referral: { by, reason: 'doute' },
      confirmation: { by: { role: 'chief', name: 'Juge' } },
      warnings: [{ by, reason: 'bruit' }],
      deliveries: [{ means: 'voice', isComplete: true, words: [] }],
    });
  });

  it('shows the latest fifty versions, and says how many more there are', () => {
    const { tell, journal } = recorded();
    for (let time = 0; time < 60; time++) {
      tell('correct-slip', { ...SLIP, slip: time % 2 === 0 ? LESS : WARNED, reason: `lecture ${time}` }, REFEREE);
    }
    const file = seeSlipFile(journal, refereeOf('c'), SLIP);
    expect([file?.earlier.length, file?.leftOut, file?.earlier.at(-1)?.reason]).toEqual([50, 10, 'lecture 58']);
  });

  it('is for those who deal with it; a table without a slip has an empty one', () => {
    const { journal } = recorded();
    expect(seeSlipFile(journal, refereeOf('c'), { ...SLIP, entrant: 'qc' })).toBeUndefined();
    expect(seeSlipFile(journal, SECOND, SLIP)).toBeUndefined();
    expect(seeSlipFile(journal, chiefOf('d'), SLIP)).toBeUndefined();
    expect(seeSlipFile(journal, COMMISSION, { ...SLIP, entrant: 'pd' })?.recorded?.slip).toEqual(NULL);
    expect(seeSlipFile(journal, CHIEF, { ...SLIP, entrant: 'inconnu' })).toBeUndefined();
    const empty = openCentres();
    draw(empty, 'MENERAI');
    expect(seeSlipFile(empty.journal, CHIEF, SLIP)).toMatchObject({ earlier: [], result: { outcome: 'missing' } });
  });
});

describe('slips referred', () => {
  const referredTo = ({ journal }: Centres, session: SessionAnswer) =>
    seeReferred(journal, session).slips.map(({ entrant, reason }) => [entrant, reason]);

  it('stay until the commission has decided for good', () => {
    const centres = recorded();
    centres.tell('refer-slip', { ...SLIP, reason: 'doute' });
    centres.tell('refer-slip', { ...SLIP, entrant: 'pd', reason: 'raccord' });
    expect(referredTo(centres, CHIEF)).toEqual([
      ['pc', 'doute'],
      ['pd', 'raccord'],
    ]);
    expect(referredTo(centres, COMMISSION)).toHaveLength(2);
    expect(referredTo(centres, SECOND)).toEqual([['pd', 'raccord']]);
    expect(referredTo(centres, chiefOf('c'))).toEqual([['pc', 'doute']]);
    const decide = (isProvisional: boolean) =>
      centres.tell('rule-slip', { ...SLIP, ruling: { outcome: 'nullity' }, reason: 'lu', isProvisional }, JURY);
    decide(true);
    expect(referredTo(centres, CHIEF)).toHaveLength(2);
    decide(false);
    expect(referredTo(centres, CHIEF)).toEqual([['pd', 'raccord']]);
  });

  it('are then with those decided, for whom they concern, until the decision is withdrawn', () => {
    const centres = recorded();
    const decided = (session: SessionAnswer) =>
      seeReferred(centres.journal, session).decided.map(({ entrant }) => entrant);
    centres.tell('refer-slip', { ...SLIP, reason: 'doute' });
    expect(decided(COMMISSION)).toEqual([]);
    centres.tell('rule-slip', { ...SLIP, ruling: { outcome: 'nullity' }, reason: 'lu' }, JURY);
    expect(decided(COMMISSION)).toEqual(['pc']);
    expect(decided(SECOND)).toEqual([]);
    centres.tell('withdraw-ruling', { ...SLIP, reason: 'relu' }, JURY);
    expect(decided(COMMISSION)).toEqual([]);
    expect(referredTo(centres, COMMISSION)).toEqual([['pc', 'doute']]);
  });

  it('are decided by the chief referee where there is no commission, for the time being where there is one', () => {
    const centres = recorded();
    const told = () => {
      const { slips, decided } = seeReferred(centres.journal, CHIEF);
      return [slips.map(({ entrant }) => entrant), decided.map(({ entrant }) => entrant)];
    };
    for (const entrant of ['pc', 'pd']) centres.tell('refer-slip', { ...SLIP, entrant, reason: 'doute' });
    const ruling = { outcome: 'nullity' } as const;
    const appointed = centres.journal.events.find(
      ({ type, data }) => type === 'official-appointed' && data.office === 'commission',
    );
    centres.tell('undo', { event: appointed?.id ?? '' });
    centres.tell('rule-slip', { ...SLIP, ruling, reason: 'lu' });
    expect(told()).toEqual([['pd'], ['pc']]);
    centres.tell('compose-commission', { president: 'Émile', members: [] });
    centres.tell('rule-slip', { ...SLIP, entrant: 'pd', ruling, reason: 'lu' });
    expect(told()).toEqual([['pd'], ['pc']]);
  });

  it('include those ruled for the time being without having been referred', () => {
    const centres = recorded();
    const ruling = { outcome: 'nullity' } as const;
    centres.tell('rule-slip', { ...SLIP, entrant: 'qc', ruling, reason: 'vu', isProvisional: true }, JURY);
    expect(referredTo(centres, CHIEF)).toEqual([['qc', undefined]]);
  });
});

describe('appeals', () => {
  const appeal = { about: 'slip', ...SLIP, by: 'player', to: 'commission', reason: 'Le 1 est un 0.' } as const;

  it('are before the commission until it answers, in time or late, and on the sheet of the player', () => {
    const centres = recorded();
    const { tell, journal } = centres;
    const asks = () =>
      seeReferred(journal, COMMISSION).slips.map(({ entrant, reason, appeal: how }) => [entrant, reason, how]);
    const lineOf = () => seeSheet(journal, CHIEF, 'pc')?.lines.find(({ turn }) => turn === 1)?.appeal;
    expect(lineOf()).toBeUndefined();
    tell('file-appeal', appeal);
    expect(asks()).toEqual([['pc', 'Le 1 est un 0.', 'in-time']]);
    expect(lineOf()).toEqual({ to: 'commission', isLate: false, isPending: true });
    tell('rule-slip', { ...SLIP, ruling: { outcome: 'nullity' }, reason: 'lu' }, JURY);
    expect(asks()).toEqual([]);
    expect(seeReferred(journal, COMMISSION).decided).toMatchObject([{ entrant: 'pc', hasSecondAppeal: false }]);
    tell('file-appeal', { ...appeal, to: 'federation' });
    expect(seeReferred(journal, COMMISSION).decided).toMatchObject([{ entrant: 'pc', hasSecondAppeal: true }]);
    expect(lineOf()).toEqual({ to: 'federation', isLate: false, isPending: false });
  });

  it('are answered by the commission as it sat then', () => {
    const { tell, journal } = recorded();
    const sittingOf = () => seeSlipFile(journal, CHIEF, SLIP)?.rulings.map(({ commission }) => commission?.president);
    tell('rule-slip', { ...SLIP, ruling: { outcome: 'nullity' }, reason: 'vu', isProvisional: true }, JURY);
    tell('compose-commission', { president: 'LYNX Ada', members: [] });
    tell('rule-slip', { ...SLIP, ruling: { outcome: 'nullity' }, reason: 'lu' }, JURY);
    const { id } = tell('compose-commission', { president: 'ORQUE Max', members: [] });
    tell('rule-slip', { ...SLIP, ruling: { outcome: 'average' }, reason: 'relu' }, JURY);
    expect(sittingOf()).toEqual([undefined, 'LYNX Ada', 'ORQUE Max']);
    tell('undo', { event: id });
    expect(sittingOf()).toEqual([undefined, 'LYNX Ada', 'LYNX Ada']);
  });
});

describe('correction slips', () => {
  it('that need not be sent are asked for apart, and say so at the desk', () => {
    const centres = openCentres({}, '2023');
    playFirstTurn(centres);
    record(centres, 1, { pc: WARNED, qc: NULL });
    const wanted = (query: object) =>
      seeCorrections(centres.journal, CHIEF, query).corrections.map(({ entrant }) => entrant);
    expect(wanted({ due: true })).toEqual(['qc']);
    expect(wanted({ optional: true })).toEqual(['pc']);
    expect(wanted({ optional: false })).toEqual(['qc']);
    const desk = seeDesk(centres.journal, CHIEF, { game: 'g', turn: 1 })?.tables;
    expect(desk?.map((table) => [table.isCorrectionDue, table.isCorrectionOptional])).toEqual([
      [false, true],
      [false, false],
      [true, false],
    ]);
    centres.tell('deliver-correction', { ...SLIP, means: 'voice' });
    expect(wanted({ optional: true })).toEqual([]);
  });

  const namesFor = ({ journal }: Centres, session: SessionAnswer, wanted = {}) =>
    seeCorrections(journal, session, wanted).corrections.map(({ entrant, isDue }) => [entrant, isDue]);

  it('reach a player once his own centre has ended the turn', () => {
    const centres = recorded();
    expect(namesFor(centres, playerOf('c'))).toEqual([]);
    centres.tell('end-turn', { game: 'g', turn: 1, centre: 'd' });
    expect(namesFor(centres, playerOf('c'))).toEqual([]);
    centres.tell('end-turn', { game: 'g', turn: 1, centre: 'c' });
    expect(namesFor(centres, playerOf('c'))).toEqual([['pc', true]]);
    const [seen] = seeCorrections(centres.journal, playerOf('c'), {}).corrections;
    expect(seen).toMatchObject({ slip: WARNED, result: { outcome: 'accepted', points: 70, warnings: 1 } });
    expect(seen).not.toHaveProperty('delivered');
  });

  it('are to be printed once, and found again by their printing', () => {
    const centres = recorded();
    const toPrint = (wanted = {}) => namesFor(centres, CHIEF, { printed: false, ...wanted });
    expect(toPrint({ due: true })).toEqual([
      ['pc', true],
      ['pd', true],
    ]);
    const { id: printing } = centres.tell('print-corrections', { slips: [SLIP] });
    expect(toPrint()).toEqual([['pd', true]]);
    expect(namesFor(centres, CHIEF, { printing })).toEqual([['pc', true]]);
    expect(namesFor(centres, refereeOf('d'), { printing })).toEqual([]);
    expect(namesFor(centres, CHIEF, { printing: 'inconnue' })).toEqual([]);
    centres.tell('deliver-correction', { ...SLIP, means: 'paper' });
    expect(namesFor(centres, CHIEF, { printing })).toEqual([['pc', false]]);
  });

  it('are those of his tables for a referee, due or delivered as asked', () => {
    const centres = recorded();
    expect(namesFor(centres, CHIEF)).toEqual([
      ['pc', true],
      ['pd', true],
    ]);
    expect(namesFor(centres, refereeOf('d'))).toEqual([['pd', true]]);
    centres.tell('deliver-correction', { ...SLIP, means: 'paper' });
    expect(namesFor(centres, CHIEF, { due: true })).toEqual([['pd', true]]);
    expect(namesFor(centres, CHIEF, { due: false })).toEqual([['pc', false]]);
    expect(namesFor(centres, refereeOf('c'), { game: 'g', turn: 1 })).toEqual([['pc', false]]);
    expect(namesFor(centres, CHIEF, { turn: 2 })).toEqual([]);
    expect(namesFor(centres, CHIEF, { game: 'autre' })).toEqual([]);
    const [delivered] = seeCorrections(centres.journal, refereeOf('c'), {}).corrections;
    expect(delivered.delivered).toMatchObject({ means: 'paper', isComplete: true });
  });
});

describe('the progress of a turn', () => {
  it('counts the tables of each referee', () => {
    const centres = openCentres();
    draw(centres, 'MENERAI');
    for (const centre of ['c', 'd']) centres.tell('start-clock', { game: 'g', turn: 1, centre });
    record(centres, 1, { pc: WARNED });
    centres.tell('confirm-slip', SLIP);
    const none = { tables: 1, recorded: 0, referred: 0, correctionsDue: 0, confirmed: 0 };
    const ofC = [
      {
        ...{ centre: 'c', official: 'ac', name: 'Arbitre c', tables: 1, recorded: 1 },
        ...{ referred: 0, correctionsDue: 1, confirmed: 1, missing: [] },
      },
      { centre: 'c', name: 'Centre c', ...none, missing: [2] },
    ];
    const ofD = { centre: 'd', official: 'ad', name: 'Arbitre d', ...none, missing: [1] };
    expect(seeProgress(centres.journal, CHIEF, 'g', 1)?.referees).toEqual([...ofC, ofD]);
    expect(seeProgress(centres.journal, refereeOf('c'), 'g', 1)?.referees).toEqual(ofC);
    expect(seeProgress(centres.journal, SECOND, 'g', 1)?.referees).toEqual([ofD]);
  });

  it('names who may be alone with the best score', () => {
    const centres = openCentres({ soloThreshold: 2 });
    draw(centres, 'MENERAI');
    record(centres, 1, { pc: TOP });
    const solos = () =>
      seeProgress(centres.journal, CHIEF, 'g', 1)?.solos.map(({ entrant, word, state }) => [entrant, word, state]);
    expect(solos()).toEqual([['pc', 'MENERAI', 'pending']]);
    record(centres, 1, { qc: LESS, pd: LESS });
    expect(solos()).toEqual([['pc', 'MENERAI', 'given']]);
  });
});
