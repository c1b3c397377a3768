import { describe, expect, it } from 'vitest';
import {
  ABSENT,
  type Hall,
  type HallSetup,
  layTop,
  openHall,
  openTwoCentres,
  playTurn,
  slipOf,
} from '../testing/hall.ts';
import { closedTurns, finishedTurns } from './published.ts';
import { lastTurnOf, type RankingRow, rankGame, rankOverall } from './ranking.ts';

const TOP_70 = slipOf('MENERAI', 'H4', 70);
const MARE_10 = slipOf('MARE', 'H5', 10);
const RA_4 = slipOf('RA', 'H8', 4);
const TOP_86 = slipOf('MENERAIS', '5E', 86);
const MER_13 = slipOf('MER', 'G5', 13);

type Slips = Readonly<Record<string, typeof TOP_70>>;

function record(hall: Hall, game: string, turn: number, slips: Slips): void {
  const entries = Object.entries(slips).map(([entrant, slip]) => ({ entrant, slip }));
  hall.tell('record-slips', { game, turn, slips: entries });
}

/** Two turns of a game. */
function twoTurns(hall: Hall, first: Slips, second: Slips, game = 'g'): void {
  playTurn(hall, 'MENERAI', 1, game);
  record(hall, game, 1, first);
  layTop(hall, 1, game);
  playTurn(hall, 'MERNIAS', 2, game);
  record(hall, game, 2, second);
}

function played(first: Slips, second: Slips, setup: HallSetup = {}): Hall {
  const hall = openHall({ players: Object.keys(first).length, ...setup });
  twoTurns(hall, first, second);
  return hall;
}

const show = (rows: readonly RankingRow[]) => rows.map(({ rank, entrant, total }) => `${rank} ${entrant.id} ${total}`);
const overall = ({ journal: { state, ledger } }: Hall) => rankOverall(state, ledger);

describe('a ranking', () => {
  it('goes from the best total down, with negative and percentage of the top', () => {
    const hall = played({ p1: MARE_10, p2: TOP_70 }, { p1: MER_13, p2: TOP_86 });
    expect(
      overall(hall).map(({ rank, entrant, total, top, negative, percent }) => [
        rank,
        entrant.id,
        total,
        top,
        negative,
        percent,
      ]),
    ).toEqual([
      [1, 'p2', 156, 156, 0, 100],
      [2, 'p1', 23, 156, -133, (100 * 23) / 156],
    ]);
  });

  it('knows no percentage before the first turn ends', () => {
    const hall = openHall({ players: 2 });
    expect(overall(hall).map(({ rank, total, percent }) => [rank, total, percent])).toEqual([
      [1, 0, undefined],
      [1, 0, undefined],
    ]);
  });

  it('separates equal totals by the last turn, then the one before it', () => {
    const hall = played({ p1: MER_13, p2: RA_4, p3: RA_4 }, { p1: ABSENT, p2: ABSENT, p3: ABSENT });
    hall.tell('rule-slip', {
      game: 'g',
      turn: 1,
      entrant: 'p1',
      ruling: { outcome: 'accepted', points: 4, penalty: 0, warning: false },
      reason: 'essai',
    });
    hall.tell('rule-slip', {
      game: 'g',
      turn: 1,
      entrant: 'p2',
      ruling: { outcome: 'accepted', points: 1, penalty: 0, warning: false },
      reason: 'essai',
    });
    hall.tell('rule-slip', {
      game: 'g',
      turn: 2,
      entrant: 'p2',
      ruling: { outcome: 'accepted', points: 3, penalty: 0, warning: false },
      reason: 'essai',
    });
    expect(show(overall(hall))).toEqual(['1 p2 4', '2 p1 4', '2 p3 4']);
  });

  it('leaves them equal where the tournament has no tie-break', () => {
    const hall = played({ p1: RA_4, p2: ABSENT }, { p1: ABSENT, p2: ABSENT }, { settings: { tieBreaks: [] } });
    hall.tell('rule-slip', {
      game: 'g',
      turn: 2,
      entrant: 'p2',
      ruling: { outcome: 'accepted', points: 4, penalty: 0, warning: false },
      reason: 'essai',
    });
    expect(show(overall(hall))).toEqual(['1 p1 4', '1 p2 4']);
  });

  it('separates equal totals over several games by the last game first', () => {
    const hall = openHall({ players: 2 });
    twoTurns(hall, { p1: RA_4, p2: ABSENT }, { p1: ABSENT, p2: ABSENT });
    layTop(hall, 2);
    hall.tell('finish-game', { game: 'g', cause: 'decision', reason: 'essai' });
    hall.tell('plan-game', { id: 'h', name: 'Partie 2', formula: 'normale', rhythm: 'normal' });
    twoTurns(hall, { p1: ABSENT, p2: RA_4 }, { p1: ABSENT, p2: ABSENT }, 'h');
    expect(show(overall(hall))).toEqual(['1 p2 4', '2 p1 4']);
    const { state, ledger } = hall.journal;
    expect(show(rankGame(state, ledger, 'g'))).toEqual(['1 p1 4', '2 p2 0']);
    expect(show(rankGame(state, ledger, 'h'))).toEqual(['1 p2 4', '2 p1 0']);
  });

  it('separates equal totals by the last game that was played, which one that is only planned is not', () => {
    const hall = openHall({ players: 2, settings: { tieBreaks: ['last-game'] } });
    twoTurns(hall, { p1: RA_4, p2: ABSENT }, { p1: ABSENT, p2: ABSENT });
    layTop(hall, 2);
    hall.tell('finish-game', { game: 'g', cause: 'decision', reason: 'essai' });
    hall.tell('plan-game', { id: 'h', name: 'Partie 2', formula: 'normale', rhythm: 'normal' });
    twoTurns(hall, { p1: ABSENT, p2: RA_4 }, { p1: ABSENT, p2: ABSENT }, 'h');
    hall.tell('plan-game', { id: 'i', name: 'Partie 3', formula: 'normale', rhythm: 'normal' });
    expect(show(overall(hall))).toEqual(['1 p2 4', '2 p1 4']);
  });

  it('counts the cost of warnings once the game is finished', () => {
    const hall = played({ p1: TOP_70, p2: TOP_70 }, { p1: ABSENT, p2: ABSENT });
    for (let count = 0; count < 4; count++) {
      hall.tell('give-warning', { game: 'g', turn: 1, entrant: 'p1', reason: 'bruit' });
    }
    expect(show(overall(hall))).toEqual(['1 p1 70', '1 p2 70']);
    layTop(hall, 2);
    hall.tell('finish-game', { game: 'g', cause: 'decision', reason: 'essai' });
    expect(show(overall(hall))).toEqual(['1 p2 70', '2 p1 65']);
  });

  it('has whoever came late or left early, and not whoever never played', () => {
    const hall = openHall({ players: 3 });
    hall.tell('note-departure', { entrant: 'p3', reason: 'forfait' });
    playTurn(hall, 'MENERAI', 1);
    record(hall, 'g', 1, { p1: TOP_70, p2: RA_4 });
    layTop(hall, 1);
    hall.tell('note-departure', { entrant: 'p2', from: { game: 0, turn: 2 }, reason: 'malade' });
    playTurn(hall, 'MERNIAS', 2);
    record(hall, 'g', 2, { p1: TOP_86 });
    expect(show(overall(hall))).toEqual(['1 p1 156', '2 p2 4']);
  });

  it('has nobody who was excluded: his scores are annulled', () => {
    const hall = played({ p1: TOP_70, p2: RA_4 }, { p1: TOP_86, p2: RA_4 });
    hall.tell('exclude-entrant', { entrant: 'p1', reason: 'téléphone' });
    expect(show(overall(hall)).map((row) => row.slice(0, 4))).toEqual(['1 p2']);
  });

  it('goes by totals where a sudden death is one game of several', () => {
    const hall = openHall({ players: 2, game: { rhythm: 'mort-subite' } });
    playTurn(hall, 'MENERAI', 1);
    record(hall, 'g', 1, { p1: TOP_70, p2: MARE_10 });
    layTop(hall, 1);
    hall.tell('finish-game', { game: 'g', cause: 'sudden-death', reason: 'essai' });
    hall.tell('plan-game', { id: 'h', name: 'Partie 2', formula: 'normale', rhythm: 'normal' });
    twoTurns(hall, { p1: RA_4, p2: TOP_70 }, { p1: ABSENT, p2: ABSENT }, 'h');
    expect(show(overall(hall))).toEqual(['1 p2 80', '2 p1 74']);
  });

  it('knows its last turn, and how many turns of each game came before it', () => {
    const hall = openHall({ players: 2 });
    const last = (turns = Number.POSITIVE_INFINITY) => {
      const games = [...hall.journal.state.games.values()];
      const found = lastTurnOf(games, () => turns);
      return found && [found.game, found.turn, found.before && games.map(found.before)];
    };
    expect(last()).toBeUndefined();
    twoTurns(hall, { p1: TOP_70, p2: RA_4 }, { p1: TOP_86, p2: RA_4 });
    expect([last(0), last(1), last(2)]).toEqual([undefined, ['g', 1, undefined], ['g', 2, [1]]]);
    layTop(hall, 2);
    hall.tell('finish-game', { game: 'g', cause: 'decision', reason: 'essai' });
    hall.tell('plan-game', { id: 'h', name: 'Partie 2', formula: 'normale', rhythm: 'normal' });
    hall.tell('make-draw', { game: 'h', source: { kind: 'typed', letters: 'MENERAI' } });
    expect(last(2)).toEqual(['g', 2, [1, 2]]);
    hall.tell('start-clock', { game: 'h', turn: 1, centre: 'c' });
    hall.tell('end-turn', { game: 'h', turn: 1, centre: 'c' });
    expect(last(2)).toEqual(['h', 1, [2, 0]]);
  });

  it('of a game that is not there has nobody', () => {
    const { state, ledger } = openHall().journal;
    expect(rankGame(state, ledger, 'z')).toEqual([]);
  });

  it('has those who played before, while the next game is only planned', () => {
    const hall = played({ p1: TOP_70, p2: RA_4 }, { p1: TOP_86, p2: RA_4 });
    layTop(hall, 2);
    hall.tell('finish-game', { game: 'g', cause: 'decision', reason: 'essai' });
    hall.tell('plan-game', { id: 'h', name: 'Partie 2', formula: 'normale', rhythm: 'normal' });
    hall.tell('register-entrants', { entrants: [{ id: 'q', members: [{ name: 'Q' }], centre: 'c', table: 9 }] });
    expect(show(overall(hall)).map((row) => row.slice(0, 4))).toEqual(['1 p1', '2 p2']);
  });

  it('counts the top of a turn from the first centre that announces its end, and no longer if the turn is void (3.7)', () => {
    const hall = openTwoCentres({ edition: '2023' });
    const tops = () => overall(hall).map(({ top, negative }) => [top, negative]);
    hall.tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'MENERAI' } });
    hall.tell('start-clock', { game: 'g', turn: 1, centre: 'd' });
    hall.tell('start-clock', { game: 'g', turn: 1, centre: 'c' });
    record(hall, 'g', 1, { p1: TOP_70 });
    expect(tops()[0]).toEqual([0, 70]);
    hall.tell('end-turn', { game: 'g', turn: 1, centre: 'c' });
    expect(tops()[0]).toEqual([70, 0]);
    hall.tell('finish-game', { game: 'g', cause: 'interruption', reason: 'incendie' });
    expect(tops()).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });
});

describe('the ranking that everybody may see', () => {
  const published = ({ journal: { state, ledger } }: Hall) =>
    show(rankOverall(state, ledger, (game) => closedTurns(state, game)));

  it('stops before the first turn that is not closed', () => {
    const hall = played({ p1: MARE_10, p2: RA_4 }, { p1: ABSENT, p2: TOP_86 });
    expect(published(hall)).toEqual(['1 p1 0', '1 p2 0']);
    hall.tell('close-turn', { game: 'g', turn: 1, centre: 'c' });
    expect(published(hall)).toEqual(['1 p1 10', '2 p2 4']);
    hall.tell('close-turn', { game: 'g', turn: 2, centre: 'c' });
    expect(published(hall)).toEqual(['1 p2 90', '2 p1 10']);
  });

  it('keeps what warnings cost in a game that is over', () => {
    const hall = played({ p1: TOP_70, p2: TOP_70 }, { p1: ABSENT, p2: ABSENT });
    for (let count = 0; count < 4; count++) {
      hall.tell('give-warning', { game: 'g', turn: 1, entrant: 'p1', reason: 'bruit' });
    }
    layTop(hall, 2);
    for (const turn of [1, 2]) hall.tell('close-turn', { game: 'g', turn, centre: 'c' });
    hall.tell('finish-game', { game: 'g', cause: 'decision', reason: 'essai' });
    hall.tell('plan-game', { id: 'h', name: 'Partie 2', formula: 'normale', rhythm: 'normal' });
    playTurn(hall, 'MENERAI', 1, 'h');
    expect(published(hall)).toEqual(['1 p2 70', '2 p1 65']);
  });

  it('says nothing of a sudden death that separates ties while its turn is open', () => {
    const hall = openHall({ players: 2 });
    playTurn(hall, 'MENERAI', 1);
    record(hall, 'g', 1, { p1: TOP_70, p2: TOP_70 });
    layTop(hall, 1);
    hall.tell('close-turn', { game: 'g', turn: 1, centre: 'c' });
    hall.tell('finish-game', { game: 'g', cause: 'decision', reason: 'essai' });
    const sudden = { formula: 'normale', rhythm: 'mort-subite', entrants: ['p1', 'p2'], separatesTies: true } as const;
    hall.tell('plan-game', { id: 's', name: 'Départage', ...sudden });
    playTurn(hall, 'MENERAI', 1, 's');
    record(hall, 's', 1, { p1: MARE_10, p2: TOP_70 });
    expect(published(hall)).toEqual(['1 p1 70', '1 p2 70']);
    hall.tell('close-turn', { game: 's', turn: 1, centre: 'c' });
    expect(published(hall)).toEqual(['1 p2 70', '2 p1 70']);
  });

  it('ranks a sudden death by survival, as the game itself is ranked', () => {
    const hall = openHall({ players: 3, game: { rhythm: 'mort-subite' } });
    playTurn(hall, 'MENERAI', 1);
    record(hall, 'g', 1, { p1: TOP_70, p2: MARE_10, p3: ABSENT });
    expect(show(overall(hall)).map((row) => row.slice(0, 4))).toEqual(['1 p1', '2 p2', '2 p3']);
    expect(published(hall).map((row) => row.slice(0, 4))).toEqual(['1 p1', '1 p2', '1 p3']);
    hall.tell('close-turn', { game: 'g', turn: 1, centre: 'c' });
    expect(published(hall).map((row) => row.slice(0, 4))).toEqual(['1 p1', '2 p2', '2 p3']);
  });

  it('waits for the centres that play later', () => {
    const hall = openHall({ players: 1 });
    hall.tell('add-centre', { id: 'loin', name: 'Ailleurs' });
    hall.tell('register-entrants', { entrants: [{ id: 'q', members: [{ name: 'Q' }], centre: 'loin', table: 1 }] });
    playTurn(hall, 'MENERAI', 1);
    record(hall, 'g', 1, { p1: TOP_70 });
    hall.tell('close-turn', { game: 'g', turn: 1, centre: 'c' });
    expect(published(hall)).toEqual(['1 p1 0', '1 q 0']);
    record(hall, 'g', 1, { q: RA_4 });
    hall.tell('end-turn', { game: 'g', turn: 1, centre: 'loin' });
    hall.tell('close-turn', { game: 'g', turn: 1, centre: 'loin' });
    expect(published(hall)).toEqual(['1 p1 70', '2 q 4']);
  });
});

describe('the ranking over the turns that a centre has finished', () => {
  const knownIn = ({ journal: { state, ledger } }: Hall, centre: string) =>
    show(rankOverall(state, ledger, (game) => finishedTurns(state, game, centre)));

  /** Two turns in `c`, where p1 plays; q plays in `loin`, and nobody in `siege`. */
  function twoCentres(): Hall {
    const hall = openHall({ players: 1 });
    for (const id of ['loin', 'siege']) hall.tell('add-centre', { id, name: id });
    hall.tell('register-entrants', { entrants: [{ id: 'q', members: [{ name: 'Q' }], centre: 'loin', table: 1 }] });
    twoTurns(hall, { p1: TOP_70, q: RA_4 }, { p1: TOP_86, q: MER_13 });
    return hall;
  }

  it('is what it was before the turns that were drawn since', () => {
    const hall = twoCentres();
    expect(knownIn(hall, 'c')).toEqual(['1 p1 156', '2 q 17']);
    expect(knownIn(hall, 'loin')).toEqual(['1 p1 0', '1 q 0']);
    hall.tell('end-turn', { game: 'g', turn: 1, centre: 'loin' });
    expect(knownIn(hall, 'loin')).toEqual(['1 p1 70', '2 q 4']);
    const { state, ledger } = hall.journal;
    const [first] = rankGame(state, ledger, 'g', () => 1);
    expect([first.top, first.percent]).toEqual([70, 100]);
  });

  it('goes on after a turn that does not count in the centre', () => {
    const hall = twoCentres();
    hall.tell('end-turn', { game: 'g', turn: 1, centre: 'loin' });
    hall.tell('cancel-turn', { game: 'g', turn: 2, centre: 'loin', reason: 'chronomètre' });
    expect(knownIn(hall, 'loin')).toEqual(['1 p1 156', '2 q 4']);
  });

  it('is over the turns closed everywhere in a centre where nobody plays', () => {
    const hall = twoCentres();
    hall.tell('end-turn', { game: 'g', turn: 1, centre: 'loin' });
    hall.tell('close-turn', { game: 'g', turn: 1, centre: 'c' });
    expect(knownIn(hall, 'siege')).toEqual(['1 p1 0', '1 q 0']);
    hall.tell('close-turn', { game: 'g', turn: 1, centre: 'loin' });
    expect(knownIn(hall, 'siege')).toEqual(['1 p1 70', '2 q 4']);
  });

  it('takes off what warnings cost only where the whole game is known', () => {
    const hall = twoCentres();
    for (let count = 0; count < 4; count++) {
      hall.tell('give-warning', { game: 'g', turn: 1, entrant: 'q', reason: 'bruit' });
    }
    layTop(hall, 2);
    hall.tell('finish-game', { game: 'g', cause: 'decision', reason: 'essai' });
    hall.tell('end-turn', { game: 'g', turn: 1, centre: 'loin' });
    expect(knownIn(hall, 'loin')).toEqual(['1 p1 70', '2 q 4']);
    expect(knownIn(hall, 'c')).toEqual(['1 p1 156', '2 q 12']);
  });

  it('keeps whoever a later turn put out of a sudden death among those still in', () => {
    const hall = openHall({ players: 2, game: { rhythm: 'mort-subite' } });
    twoTurns(hall, { p1: TOP_70, p2: TOP_70 }, { p1: ABSENT, p2: TOP_86 });
    const { state, ledger } = hall.journal;
    const ranks = (turns: number) => rankGame(state, ledger, 'g', () => turns).map(({ rank }) => rank);
    expect([ranks(1), ranks(2)]).toEqual([
      [1, 1],
      [1, 2],
    ]);
  });
});
