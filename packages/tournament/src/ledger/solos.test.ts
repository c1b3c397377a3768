import { EDITION_NAMES } from '@raccord/regulation';
import { describe, expect, it } from 'vitest';
import {
  ABSENT,
  COMMISSION,
  entrants,
  type Hall,
  type HallSetup,
  layTop,
  openHall,
  playTurn,
  slipOf,
} from '../testing/hall.ts';

const TOP = slipOf('MENERAI', 'H4', 70);
const MARE_10 = slipOf('MARE', 'H5', 10);

const FEW = { soloThreshold: 3 };

function firstTurn(setup: HallSetup = {}): Hall {
  const hall = openHall({ players: 3, settings: FEW, ...setup });
  playTurn(hall, 'MENERAI', 1);
  return hall;
}

const record = (hall: Hall, entrant: string, slip: typeof TOP) =>
  hall.tell('record-slips', { game: 'g', turn: 1, slips: [{ entrant, slip }] });

const soloOf = (hall: Hall, entrant = 'p1') => {
  const { solo, bonus, total } = hall.journal.ledger.result('g', 1, entrant);
  return [solo, bonus, total];
};

describe('a solo (3.5; S1 and C before 2023)', () => {
  it('goes to the player alone with the best score, which need not be the top, once everybody is known', () => {
    const hall = firstTurn();
    record(hall, 'p1', MARE_10);
    record(hall, 'p2', ABSENT);
    expect(soloOf(hall)).toEqual(['pending', 0, 10]);
    record(hall, 'p3', ABSENT);
    expect(soloOf(hall)).toEqual(['given', 10, 20]);
  });

  it.each(EDITION_NAMES)(
    'under %s is credited with 15 players too, for nothing; the sixteenth brings the bonus (3.5)',
    (edition) => {
      for (const [players, bonus] of [
        [15, 0],
        [16, 10],
      ] as const) {
        const hall = firstTurn({ edition, players, settings: {} });
        for (let table = 1; table <= players; table++) record(hall, `p${table}`, table === 1 ? TOP : ABSENT);
        expect(soloOf(hall)).toEqual(['given', bonus, 70 + bonus]);
      }
    },
  );

  it('is shared by nobody', () => {
    const hall = firstTurn();
    for (const player of ['p1', 'p2']) record(hall, player, TOP);
    record(hall, 'p3', ABSENT);
    expect([soloOf(hall, 'p1'), soloOf(hall, 'p2')]).toEqual([
      [undefined, 0, 70],
      [undefined, 0, 70],
    ]);
  });

  it('is not for a best score of nothing', () => {
    const hall = firstTurn();
    for (const player of ['p1', 'p2', 'p3']) record(hall, player, ABSENT);
    expect(soloOf(hall)).toEqual([undefined, 0, 0]);
  });

  it('is judged before penalties: a penalised slip can be one', () => {
    const hall = firstTurn();
    record(hall, 'p1', MARE_10);
    record(hall, 'p2', slipOf('RA', 'H8', 4));
    record(hall, 'p3', slipOf('RE', 'H8', 4));
    const ruling = { outcome: 'accepted', points: 12, penalty: 5, warning: false } as const;
    hall.tell('rule-slip', { game: 'g', turn: 1, entrant: 'p2', ruling, reason: 'essai' });
    expect([soloOf(hall, 'p1'), soloOf(hall, 'p2')]).toEqual([
      [undefined, 0, 10],
      ['given', 10, 17],
    ]);
  });

  it('is taken back by a correction, and given again by its reverse', () => {
    const hall = firstTurn();
    record(hall, 'p1', TOP);
    record(hall, 'p2', MARE_10);
    record(hall, 'p3', ABSENT);
    expect(soloOf(hall)).toEqual(['given', 10, 80]);
    hall.tell('correct-slip', { game: 'g', turn: 1, entrant: 'p2', slip: TOP, reason: 'mal lu' });
    expect(soloOf(hall)).toEqual([undefined, 0, 70]);
    hall.tell('correct-slip', { game: 'g', turn: 1, entrant: 'p2', slip: MARE_10, reason: 'bien lu' });
    expect(soloOf(hall)).toEqual(['given', 10, 80]);
  });

  it('waits for the commission while a referred slip could reach it', () => {
    const hall = firstTurn();
    record(hall, 'p1', MARE_10);
    // Judged 4 so far, and 10 by what is written.
    record(hall, 'p2', slipOf('AN', 'H8', 10));
    record(hall, 'p3', ABSENT);
    hall.tell('refer-slip', { game: 'g', turn: 1, entrant: 'p2', reason: 'ambigu' });
    expect(soloOf(hall)).toEqual(['pending', 0, 10]);
    hall.tell(
      'rule-slip',
      { game: 'g', turn: 1, entrant: 'p2', ruling: { outcome: 'nullity' }, reason: 'illisible' },
      COMMISSION,
    );
    expect(soloOf(hall)).toEqual(['given', 10, 20]);
  });

  it('waits for players of other centres, and is lost to one of them', () => {
    const hall = openHall({ players: 3, settings: FEW });
    hall.tell('add-centre', { id: 'loin', name: 'Ailleurs' });
    hall.tell('register-entrants', { entrants: [{ id: 'q', members: [{ name: 'Q' }], centre: 'loin', table: 1 }] });
    playTurn(hall, 'MENERAI', 1);
    record(hall, 'p1', TOP);
    record(hall, 'p2', ABSENT);
    record(hall, 'p3', ABSENT);
    hall.tell('close-turn', { game: 'g', turn: 1, centre: 'c' });
    expect(soloOf(hall)).toEqual(['pending', 0, 70]);
    record(hall, 'q', TOP);
    expect(soloOf(hall)).toEqual([undefined, 0, 70]);
  });

  it.each(EDITION_NAMES)('under %s counts the players of the game, those who left it included (D21)', (edition) => {
    const hall = firstTurn({ edition });
    for (const player of ['p1', 'p2', 'p3']) record(hall, player, ABSENT);
    hall.tell('note-departure', { entrant: 'p3', reason: 'malade' });
    layTop(hall, 1);
    playTurn(hall, 'MERNIAS', 2);
    hall.tell('record-slips', { game: 'g', turn: 2, slips: [{ entrant: 'p1', slip: slipOf('MER', 'G5', 13) }] });
    hall.tell('record-slips', { game: 'g', turn: 2, slips: [{ entrant: 'p2', slip: ABSENT }] });
    expect(hall.journal.ledger.result('g', 2, 'p1')).toMatchObject({ solo: 'given', bonus: 10, total: 23 });
  });

  it('counts neither who left before the first turn nor who is only registered (D21)', () => {
    const hall = openHall({ players: 3, settings: FEW });
    hall.tell('note-departure', { entrant: 'p3', reason: 'malade' });
    playTurn(hall, 'MENERAI', 1);
    record(hall, 'p1', TOP);
    record(hall, 'p2', ABSENT);
    expect(soloOf(hall)).toEqual(['given', 0, 70]);
  });

  it('brings its bonus on the turns before a latecomer makes the players enough (D21)', () => {
    const hall = openHall({ players: 2, settings: FEW });
    playTurn(hall, 'MENERAI', 1);
    record(hall, 'p1', TOP);
    record(hall, 'p2', ABSENT);
    hall.tell('close-turn', { game: 'g', turn: 1, centre: 'c' });
    expect(soloOf(hall)).toEqual(['given', 0, 70]);
    hall.tell('register-entrants', { entrants: entrants(1, 'c', 3) });
    expect(soloOf(hall)).toEqual(['given', 0, 70]);
    layTop(hall, 1);
    playTurn(hall, 'MERNIAS', 2);
    expect(soloOf(hall)).toEqual(['given', 10, 80]);
    expect(hall.journal.ledger.gameTotal('g', 'p1').total).toBe(80);
  });

  it('counts a pair as one (D21)', () => {
    const hall = openHall({ players: 1, settings: FEW });
    const members = [{ name: 'A' }, { name: 'B' }];
    hall.tell('register-entrants', { entrants: [{ id: 'p2', centre: 'c', table: 2, members }] });
    playTurn(hall, 'MENERAI', 1);
    record(hall, 'p1', TOP);
    record(hall, 'p2', ABSENT);
    expect(soloOf(hall)).toEqual(['given', 0, 70]);
  });

  it('needs somebody else to be above', () => {
    const hall = firstTurn({ players: 1, settings: { soloThreshold: 1 } });
    record(hall, 'p1', TOP);
    expect(soloOf(hall)).toEqual([undefined, 0, 70]);
  });

  it('is not lost to somebody who registers once the turn is over', () => {
    const hall = firstTurn();
    record(hall, 'p1', TOP);
    for (const player of ['p2', 'p3']) record(hall, player, ABSENT);
    hall.tell('register-entrants', { entrants: entrants(1, 'c', 4) });
    expect(soloOf(hall)).toEqual(['given', 10, 80]);
    expect(hall.journal.ledger.result('g', 1, 'p4').reasons).toMatchObject([{ code: 'lateness' }]);
  });

  it('is not lost to an average', () => {
    const hall = firstTurn();
    record(hall, 'p1', MARE_10);
    record(hall, 'p2', ABSENT);
    hall.tell('rule-slip', {
      game: 'g',
      turn: 1,
      entrant: 'p3',
      ruling: { outcome: 'average' },
      reason: 'aide l’arbitre',
    });
    expect(soloOf(hall)).toEqual(['given', 10, 20]);
  });

  it('earns what the tournament is set to', () => {
    const hall = firstTurn({ settings: { soloThreshold: 3, soloBonus: 7 } });
    record(hall, 'p1', MARE_10);
    for (const player of ['p2', 'p3']) record(hall, player, ABSENT);
    expect(soloOf(hall)).toEqual(['given', 7, 17]);
  });
});
