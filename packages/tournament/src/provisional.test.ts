import { describe, expect, it } from 'vitest';
import { provisionalOf } from './provisional.ts';
import {
  ABSENT,
  COMMISSION,
  type Hall,
  layTop,
  openHall,
  openTwoCentres,
  outcomeOf,
  playTurn,
} from './testing/hall.ts';
import { describeMissing, whyProvisional } from './told/provisional.ts';

const TURN = { game: 'g', turn: 1 };
const AT_C = { ...TURN, centre: 'c' };
const DECISION = { game: 'g', cause: 'decision', reason: 'il est tard' } as const;

const record = (hall: Hall, ...players: readonly string[]) =>
  hall.tell('record-slips', { ...TURN, slips: players.map((entrant) => ({ entrant, slip: ABSENT })) });

/** One turn, its solution laid, with the slips of some. */
function played(players: readonly string[], hall = openHall()): Hall {
  playTurn(hall, 'MENERAI', 1);
  layTop(hall, 1);
  if (players.length > 0) record(hall, ...players);
  return hall;
}

const ALL = ['p1', 'p2', 'p3', 'p4'];
const finished = (players: readonly string[], missing: readonly number[] = []): Hall => {
  const hall = played(players);
  if (missing.length === 0) hall.tell('close-turn', AT_C);
  const known = missing.length === 0 ? {} : { missing: [{ turn: 1, centre: 'c', tables: missing }] };
  hall.tell('finish-game', { ...DECISION, ...known });
  return hall;
};
/** Without the spaces that typography keeps together. */
const plainly = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const factOf = ({ journal: { state, ledger } }: Hall) => provisionalOf(state, ledger, [...state.games.values()]);
const whyOf = (hall: Hall): string | undefined => {
  const fact = factOf(hall);
  return fact && plainly(whyProvisional(hall.journal.state, fact));
};

describe('a game ends with slips missing', () => {
  it('only once somebody says which: the refusal names the turn and the tables', () => {
    const answer = played(['p1', 'p4']).ask('finish-game', DECISION);
    expect(answer).toMatchObject({ ok: false, fault: { code: 'ends-without-slips' } });
    expect(answer.ok ? '' : plainly(answer.fault.text)).toBe(
      'La partie finirait sans tous ses bulletins : 2 bulletins à saisir au coup 1 (tables 2 et 3). Saisissez-les, ou terminez quand même : le classement restera provisoire.',
    );
  });

  it('when those that are named are all that is missing, which the event keeps', () => {
    const hall = played(['p1', 'p4']);
    const missing = [{ turn: 1, centre: 'c', tables: [2, 3] }];
    const less = [{ turn: 1, centre: 'c', tables: [3] }];
    expect(outcomeOf(hall.ask('finish-game', { ...DECISION, missing: less }))).toBe('ends-without-slips');
    record(hall, 'p2');
    expect(outcomeOf(hall.ask('finish-game', { ...DECISION, missing }))).toEqual({
      type: 'game-finished',
      data: { ...DECISION, missing: less },
    });
  });

  it('without a word when every slip is there, or when only turns that do not count lack one', () => {
    expect(outcomeOf(played(ALL).ask('finish-game', DECISION))).toEqual({ type: 'game-finished', data: DECISION });
    const cutShort = { game: 'g', cause: 'interruption', reason: 'incendie' } as const;
    const hall = played(['p1'], openHall({ edition: '2023' }));
    expect(outcomeOf(hall.ask('finish-game', { ...cutShort, lastTurn: 1 }))).toBe('ends-without-slips');
    expect(outcomeOf(hall.ask('finish-game', { ...cutShort, lastTurn: 0 }))).toMatchObject({ data: { lastTurn: 0 } });
  });

  it('and they can still be entered, the turn closed: then nothing is provisional any more', () => {
    const hall = finished(['p1', 'p4'], [2, 3]);
    expect(whyOf(hall)).toBe('2 bulletins à saisir au coup 1 (tables 2 et 3)');
    record(hall, 'p2');
    expect(whyOf(hall)).toBe('1 bulletin à saisir au coup 1 (table 3)');
    record(hall, 'p3');
    expect(whyOf(hall)).toBe('coup 1 à clore');
    hall.tell('close-turn', AT_C);
    expect(factOf(hall)).toBeUndefined();
  });
});

describe('a ranking is provisional', () => {
  it('while its games go on, and says after how many turns', () => {
    const hall = openHall();
    expect(whyOf(hall)).toBe('aucun coup compté');
    played(ALL, hall);
    hall.tell('close-turn', AT_C);
    expect(whyOf(hall)).toBe('partie en cours, après 1 coup');
    hall.tell('plan-game', { id: 'h', name: 'Partie 2', formula: 'normale', rhythm: 'normal' });
    expect(whyOf(hall)).toBe('« Partie 1 » en cours, après 1 coup ; « Partie 2 », aucun coup compté');
  });

  it('until the commission has decided on what was referred to it, and no ruling for the time being is left', () => {
    const hall = finished(ALL);
    const slip = { ...TURN, entrant: 'p1' };
    hall.tell('refer-slip', { ...slip, reason: 'lecture' });
    expect(whyOf(hall)).toBe('1 bulletin à trancher par le juge-arbitre');
    hall.tell('compose-commission', { president: 'Présidente', members: [] });
    expect(whyOf(hall)).toBe('1 bulletin devant la commission');
    const nullity = { outcome: 'nullity' } as const;
    hall.tell('rule-slip', { ...slip, ruling: nullity, reason: 'illisible', isProvisional: true }, COMMISSION);
    expect(whyOf(hall)).toBe('1 décision provisoire');
    hall.tell('rule-slip', { ...slip, ruling: nullity, reason: 'illisible' }, COMMISSION);
    expect(factOf(hall)).toBeUndefined();
    hall.tell('file-appeal', {
      about: 'slip',
      ...TURN,
      entrant: 'p2',
      by: 'player',
      to: 'commission',
      reason: 'je relis',
    });
    expect(whyOf(hall)).toBe('1 réclamation devant la commission');
  });

  it('for a ruling of the commission on a slip that nobody had referred: its result says so too', () => {
    const hall = finished(ALL);
    const ruling = { ...TURN, entrant: 'p1', ruling: { outcome: 'nullity' }, reason: 'à revoir' } as const;
    hall.tell('rule-slip', { ...ruling, isProvisional: true }, COMMISSION);
    expect(hall.journal.ledger.result('g', 1, 'p1').isProvisional).toBe(true);
    expect(whyOf(hall)).toBe('1 décision provisoire');
  });

  it('not for the slips of whoever is excluded, nor for a turn that was cancelled where he plays', () => {
    const hall = finished(ALL);
    hall.tell('refer-slip', { ...TURN, entrant: 'p1', reason: 'lecture' });
    hall.tell('exclude-entrant', { entrant: 'p1', reason: 'tricherie' });
    expect(factOf(hall)).toBeUndefined();
    const other = played([]);
    other.tell('cancel-turn', { ...AT_C, reason: 'panne' });
    other.tell('finish-game', DECISION);
    expect(factOf(other)).toBeUndefined();
  });

  it('with the centre of the tables where there are several, and the game where there are several', () => {
    const hall = openTwoCentres();
    played([], hall);
    hall.tell('end-turn', { ...TURN, centre: 'd' });
    record(hall, 'p1', 'p3');
    const missing = [
      { turn: 1, centre: 'c', tables: [2] },
      { turn: 1, centre: 'd', tables: [4] },
    ];
    hall.tell('finish-game', { ...DECISION, missing });
    expect(factOf(hall)?.missing).toEqual(missing.map((one) => ({ game: 'g', ...one })));
    expect(whyOf(hall)).toBe('2 bulletins à saisir au coup 1 (Centre, table 2 ; Annexe, table 4)');
    hall.tell('plan-game', { id: 'h', name: 'Partie 2', formula: 'normale', rhythm: 'normal' });
    hall.tell('cancel-game', { game: 'h', reason: 'trop tard' });
    expect(whyOf(hall)).toBe('« Partie 1 », 2 bulletins à saisir au coup 1 (Centre, table 2 ; Annexe, table 4)');
  });

  it('by what a station knows: a turn that it has no results of is not told of while the game goes on for it', () => {
    const hall = finished(['p1'], [2, 3, 4]);
    const { state, ledger } = hall.journal;
    const games = [...state.games.values()];
    const known = { turnsOver: () => 0, ranked: () => 0, isFinished: () => false };
    const fact = provisionalOf(state, ledger, games, known);
    expect(fact).toMatchObject({ running: [{ game: 'g', turns: 0 }], missing: [] });
  });

  it('in a few words however many slips are missing', () => {
    const hall = openHall({ players: 30 });
    played([], hall);
    const odd = Array.from({ length: 15 }, (_, index) => 2 * index + 1);
    const some = (tables: readonly number[]) =>
      describeMissing(hall.journal.state, [{ turn: 1, centre: 'c', tables }], 'à saisir').map(plainly);
    expect(some(odd.slice(0, 5))).toEqual(['5 bulletins à saisir au coup 1 (tables 1, 3, 5, 7 et 9)']);
    expect(some(odd)).toEqual(['15 bulletins à saisir au coup 1 (15 tables)']);
    expect(whyOf(hall)).toBe('partie en cours, après 1 coup ; 30 bulletins à saisir au coup 1 (tables 1 à 30)');
    for (const [index, letters] of ['-RATIONS', '-NATURES', '-SALAIRE'].entries()) {
      playTurn(hall, letters, index + 2);
      layTop(hall, index + 2);
    }
    expect(whyOf(hall)).toBe('partie en cours, après 4 coups ; 120 bulletins à saisir des coups 1 à 4');
  });
});
