import { referenceLedger } from '@raccord/checkers';
import { describe, expect, it } from 'vitest';
import {
  ABSENT,
  CHIEF,
  COMMISSION,
  type Hall,
  layTop,
  missingIn,
  openHall,
  playTurn,
  refereeNamed,
  SECOND,
  slipOf,
} from '../testing/hall.ts';

/** MERANI is not admitted; at the second turn, in 4H, it would be worth 14 points. */
const AGAIN = slipOf('MERANI', '4H', 14);
const MER_13 = slipOf('MER', 'G5', 13);
const TOP_86 = slipOf('MENERAIS', '5E', 86);

interface Second {
  readonly p1?: ReturnType<typeof slipOf>;
  readonly p2?: ReturnType<typeof slipOf>;
  readonly p3?: ReturnType<typeof slipOf>;
}

/** The first turn: p1 plays MERANI, null; p1, p2 and p3 belong to referee a, the three others to b. */
function firstTurn(settings = {}, edition: '2019' | '2023' = '2019'): Hall {
  const hall = openHall({ players: 6, settings, edition });
  playTurn(hall, 'MENERAI', 1);
  record(hall, 1, { p1: slipOf('MERANI', 'H4', 18), p2: ABSENT, p3: ABSENT });
  layTop(hall, 1);
  return hall;
}

function secondTurn(hall: Hall, { p1 = AGAIN, p2 = MER_13, p3 = ABSENT }: Second = {}): void {
  playTurn(hall, 'MERNIAS', 2);
  record(hall, 2, { p1, p2, p3 });
}

function record(hall: Hall, turn: number, slips: Readonly<Record<string, ReturnType<typeof slipOf>>>): void {
  const entries = Object.entries(slips).map(([entrant, slip]) => ({ entrant, slip }));
  hall.tell('record-slips', { game: 'g', turn, slips: entries });
}

const deliver = (hall: Hall, turn: number, more: object = {}) =>
  hall.tell('deliver-correction', { game: 'g', turn, entrant: 'p1', means: 'paper', ...more });

const resultOf = (hall: Hall, turn = 2, entrant = 'p1') => {
  const { outcome, points, average, total } = hall.journal.ledger.result('g', turn, entrant);
  return { outcome, points, average, total };
};
const AVERAGE_7 = { outcome: 'average', points: 7, average: 'found', total: 7 };
const ZERO = { outcome: 'nullity', points: 0, average: undefined, total: 0 };

describe('the average (5.9, D13; 5.7 before 2023)', () => {
  it('goes to whoever plays again the same word not admitted before being told: 13 and 0 make 7, half up', () => {
    const hall = firstTurn();
    secondTurn(hall);
    expect(resultOf(hall)).toEqual(AVERAGE_7);
    expect(resultOf(hall, 1)).toEqual(ZERO);
  });

  it('says why', () => {
    const hall = firstTurn();
    secondTurn(hall);
    const { reasons } = hall.journal.ledger.result('g', 2, 'p1');
    expect(reasons.map(({ code, citation }) => [code, citation])).toEqual([
      ['word-not-admitted', 'Règlement en vigueur au 1er janvier 2019, mot non admis'],
      ['average', 'article 5.7'],
    ]);
    expect(reasons[1].text).toContain('a été rejoué avant que le joueur ait été averti');
  });

  it('is refused to whoever had been told', () => {
    const hall = firstTurn();
    deliver(hall, 1);
    secondTurn(hall);
    expect(resultOf(hall)).toEqual(ZERO);
  });

  it('is refused when the correction slip came during the turn: the slip could still be changed', () => {
    const hall = firstTurn();
    hall.tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'MERNIAS' } });
    hall.tell('start-clock', { game: 'g', turn: 2, centre: 'c' });
    deliver(hall, 1);
    hall.tell('end-turn', { game: 'g', turn: 2, centre: 'c' });
    record(hall, 2, { p1: AGAIN, p2: MER_13, p3: ABSENT });
    expect(resultOf(hall)).toEqual(ZERO);
  });

  it('stays when the correction slip came after the announcement', () => {
    const hall = firstTurn();
    secondTurn(hall);
    deliver(hall, 1);
    expect(resultOf(hall)).toEqual(AVERAGE_7);
  });

  it.each([
    ['stays when the correction slip came with the announcement itself', 0, AVERAGE_7],
    ['is refused when it came the moment before', -1, ZERO],
  ] as const)('%s', (_, after, expected) => {
    const hall = firstTurn();
    playTurn(hall, 'MERNIAS', 2);
    const announcedAt = hall.at;
    record(hall, 2, { p1: AGAIN, p2: MER_13, p3: ABSENT });
    deliver(hall, 1, { deliveredAt: announcedAt + after });
    expect(resultOf(hall)).toEqual(expected);
  });

  it('is found at the announcement, even if the ledger was read before it', () => {
    const hall = firstTurn();
    hall.tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'MERNIAS' } });
    hall.tell('start-clock', { game: 'g', turn: 2, centre: 'c' });
    record(hall, 2, { p1: AGAIN, p2: MER_13, p3: ABSENT });
    deliver(hall, 1);
    expect(resultOf(hall)).toEqual(ZERO);
    hall.at -= 1000;
    hall.tell('end-turn', { game: 'g', turn: 2, centre: 'c' });
    expect(resultOf(hall)).toEqual(AVERAGE_7);
  });

  it('is taken back when the correction slip is noted late but was delivered in time', () => {
    const hall = firstTurn();
    const inTime = hall.at;
    secondTurn(hall);
    expect(resultOf(hall)).toEqual(AVERAGE_7);
    deliver(hall, 1, { deliveredAt: inTime });
    expect(resultOf(hall)).toEqual(ZERO);
  });

  it('stays when the correction slip was incomplete', () => {
    const hall = firstTurn();
    deliver(hall, 1, { isComplete: false });
    secondTurn(hall);
    expect(resultOf(hall)).toEqual(AVERAGE_7);
  });

  it('is never more than his own solution', () => {
    const hall = firstTurn();
    secondTurn(hall, { p2: TOP_86, p3: MER_13 });
    expect(resultOf(hall)).toEqual({ outcome: 'average', points: 14, average: 'found', total: 14 });
  });

  it('is never more than his own solution less the penalty it would have had', () => {
    const hall = firstTurn();
    secondTurn(hall, { p1: slipOf('MERANI', '1A', 14), p2: TOP_86, p3: MER_13 });
    expect(resultOf(hall)).toEqual({ outcome: 'average', points: 9, average: 'found', total: 9 });
  });

  it('is refused when another fault makes the slip null', () => {
    const hall = firstTurn();
    secondTurn(hall, { p1: slipOf('MERANI', 'A1', 3) });
    expect(resultOf(hall)).toEqual(ZERO);
  });

  it('is refused for another word not admitted', () => {
    const hall = firstTurn();
    secondTurn(hall, { p1: slipOf('RANIME', '8H', 14) });
    expect(resultOf(hall)).toEqual(ZERO);
  });

  it('leaves other averages out of the mean', () => {
    const hall = firstTurn();
    secondTurn(hall);
    hall.tell('rule-slip', {
      game: 'g',
      turn: 2,
      entrant: 'p3',
      ruling: { outcome: 'average' },
      reason: 'aide l’arbitre',
    });
    expect(resultOf(hall)).toEqual({ outcome: 'average', points: 13, average: 'found', total: 13 });
    expect(resultOf(hall, 2, 'p3')).toEqual({ outcome: 'average', points: 13, average: 'granted', total: 13 });
  });

  it('leaves the players of other referees out of the mean', () => {
    const hall = firstTurn();
    secondTurn(hall);
    record(hall, 2, { p4: TOP_86, p5: TOP_86, p6: TOP_86 });
    expect(resultOf(hall)).toEqual(AVERAGE_7);
  });

  it('follows a change of referee from its turn on', () => {
    const hall = firstTurn();
    secondTurn(hall);
    record(hall, 2, { p4: TOP_86, p5: ABSENT, p6: ABSENT });
    hall.tell('assign-tables', {
      official: 'b',
      tables: [
        { from: 1, to: 1 },
        { from: 4, to: 6 },
      ],
      from: { game: 0, turn: 2 },
    });
    expect(resultOf(hall)).toEqual({ outcome: 'average', points: 14, average: 'found', total: 14 });
  });

  it('counts everybody when the referee has no other player', () => {
    const hall = firstTurn();
    hall.tell('assign-tables', { official: 'b', tables: [{ from: 2, to: 6 }], from: { game: 0, turn: 2 } });
    secondTurn(hall);
    expect(resultOf(hall)).toEqual(AVERAGE_7);
  });

  it('changes with the score of another player', () => {
    const hall = firstTurn();
    secondTurn(hall);
    hall.tell('correct-slip', {
      game: 'g',
      turn: 2,
      entrant: 'p3',
      slip: slipOf('MA', 'G9', 12),
      reason: 'bulletin retrouvé',
    });
    expect(resultOf(hall)).toEqual({ outcome: 'average', points: 13, average: 'found', total: 13 });
  });

  it('is taken back when the first nullity is', () => {
    const hall = firstTurn();
    secondTurn(hall);
    hall.tell('correct-slip', { game: 'g', turn: 1, entrant: 'p1', slip: slipOf('MARE', 'H5', 10), reason: 'mal lu' });
    expect(resultOf(hall)).toEqual(ZERO);
  });

  it('goes on at a third turn until he is told of one of them', () => {
    const hall = firstTurn();
    secondTurn(hall);
    hall.tell('lay-solution', { game: 'g', turn: 2, word: 'MA', reference: 'G9' });
    playTurn(hall, '-MERNIAS', 3);
    record(hall, 3, { p1: AGAIN, p2: ABSENT, p3: ABSENT });
    expect(resultOf(hall, 3)).toEqual({ outcome: 'average', points: 0, average: 'found', total: 0 });
    deliver(hall, 2, { deliveredAt: 0 });
    expect(resultOf(hall, 3)).toEqual(ZERO);
    expect(resultOf(hall, 2)).toEqual(AVERAGE_7);
  });

  it('goes to whoever forms the word again as a perpendicular one', () => {
    const hall = openHall({ players: 3 });
    playTurn(hall, 'MENERAI', 1);
    hall.tell('record-tops', { game: 'g', turn: 1, entrants: ['p1', 'p2', 'p3'] });
    layTop(hall, 1);
    playTurn(hall, 'USTEALO', 2);
    record(hall, 2, { p1: slipOf('NS', '6H', 2) });
    hall.tell('lay-solution', { game: 'g', turn: 2, word: 'SALE', reference: '11H' });
    playTurn(hall, '-USTEALO', 3);
    record(hall, 3, { p1: slipOf('US', 'I5', 6), p2: slipOf('RA', '8H', 2) });
    const { reasons } = hall.journal.state.games.get('g')?.turns[2].files.get('p1')?.slip?.verdict ?? { reasons: [] };
    expect(reasons.map(({ code, words }) => [code, words])).toEqual([['formed-word-not-admitted', ['NS']]]);
    expect(resultOf(hall, 3).average).toBe('found');
  });

  it.each([
    ['by the program', () => {}],
    [
      'by the commission, which names no word',
      (hall: Hall) => {
        hall.tell(
          'rule-slip',
          { game: 'g', turn: 3, entrant: 'p1', ruling: { outcome: 'nullity' }, reason: 'confirmé' },
          COMMISSION,
        );
      },
    ],
  ])('goes to whoever plays the very same slip again, judged %s, all that it forms not admitted', (_, decide) => {
    const hall = openHall({ players: 6 });
    playTurn(hall, 'MENERAI', 1);
    layTop(hall, 1);
    playTurn(hall, 'MERNIAS', 2);
    hall.tell('lay-solution', { game: 'g', turn: 2, word: 'MENERAIS', reference: '5E' });
    // MERANI in 4H forms ER and NS there: the verdict names MERANI alone.
    playTurn(hall, '-MERNIAS', 3);
    record(hall, 3, { p1: AGAIN, p2: ABSENT, p3: ABSENT });
    decide(hall);
    hall.tell('lay-solution', { game: 'g', turn: 3, word: 'SE', reference: '11H' });
    playTurn(hall, '-MERNIAS', 4);
    record(hall, 4, { p1: AGAIN, p2: MER_13, p3: ABSENT });
    expect(resultOf(hall, 4)).toMatchObject({ outcome: 'average', average: 'found' });
  });

  it('reaches into the next game, until he is told', () => {
    const hall = firstTurn();
    const inTime = hall.at;
    hall.tell('finish-game', { game: 'g', cause: 'decision', reason: 'essai', missing: missingIn(hall) });
    hall.tell('plan-game', { id: 'h', name: 'Partie 2', formula: 'normale', rhythm: 'normal' });
    playTurn(hall, 'MENERAI', 1, 'h');
    const slips = [{ entrant: 'p1', slip: slipOf('MERANI', 'H4', 18) }];
    hall.tell('record-slips', { game: 'h', turn: 1, slips });
    expect(hall.journal.ledger.result('h', 1, 'p1').outcome).toBe('average');
    deliver(hall, 1, { deliveredAt: inTime });
    expect(hall.journal.ledger.result('h', 1, 'p1').outcome).toBe('nullity');
  });

  it('under 2023 is of what the others obtained, their penalties taken off, rounded down, and cites 5.9', () => {
    const hall = firstTurn({}, '2023');
    // 13 less 5 for a wrong reference, and 13: 8 and 13 make 10 and a half.
    secondTurn(hall, { p2: slipOf('MER', 'A1', 13), p3: MER_13 });
    expect(hall.journal.ledger.result('g', 2, 'p2')).toMatchObject({ points: 13, penalty: 5 });
    expect(resultOf(hall)).toMatchObject({ outcome: 'average', points: 10 });
    const { reasons } = hall.journal.ledger.result('g', 2, 'p1');
    expect(reasons.find(({ code }) => code === 'average')?.citation).toBe('art. 5.9');
  });

  it.each([
    ['nearest', 7],
    ['down', 6],
    ['up', 7],
  ] as const)('is rounded as the tournament is set: %s', (averageRounding, points) => {
    const hall = firstTurn({ averageRounding });
    secondTurn(hall);
    expect(resultOf(hall).points).toBe(points);
  });

  it('counts the words of a nullity that the commission decided, named or found, and not those it leaves out', () => {
    const decided = (words?: readonly string[]) => {
      const hall = firstTurn();
      const key = { game: 'g', turn: 1, entrant: 'p1' };
      hall.tell('refer-slip', { ...key, reason: 'ambigu' });
      const ruling = { outcome: 'nullity' as const, ...(words ? { words } : {}) };
      hall.tell('rule-slip', { ...key, ruling, reason: 'nul' }, COMMISSION);
      secondTurn(hall);
      return hall;
    };
    expect(resultOf(decided())).toEqual(AVERAGE_7);
    expect(resultOf(decided(['MERANI']))).toEqual(AVERAGE_7);
    expect(resultOf(decided([]))).toEqual(ZERO);
    for (const words of [undefined, ['MERANI'], []]) {
      const { journal } = decided(words);
      const { turns } = referenceLedger(journal.events, 'g');
      const { outcome, points } = journal.ledger.result('g', 2, 'p1');
      expect({ outcome, points }).toEqual({ outcome: turns[1].get('p1')?.outcome, points: turns[1].get('p1')?.points });
    }
  });

  it('gives way to a ruling on the slip', () => {
    const hall = firstTurn();
    secondTurn(hall);
    hall.tell(
      'rule-slip',
      { game: 'g', turn: 2, entrant: 'p1', ruling: { outcome: 'nullity' }, reason: 'averti de vive voix' },
      SECOND,
    );
    expect(resultOf(hall)).toEqual(ZERO);
  });
});

describe('an average granted by hand (5.9; 5.7 before 2023)', () => {
  it('needs no slip and has no limit but the mean', () => {
    const hall = firstTurn();
    playTurn(hall, 'MERNIAS', 2);
    record(hall, 2, { p2: TOP_86, p3: MER_13 });
    hall.tell(
      'rule-slip',
      { game: 'g', turn: 2, entrant: 'p1', ruling: { outcome: 'average' }, reason: 'bulletin perdu' },
      CHIEF,
    );
    expect(resultOf(hall)).toEqual({ outcome: 'average', points: 50, average: 'granted', total: 50 });
  });

  it('is not for a referee to grant', () => {
    const hall = firstTurn();
    playTurn(hall, 'MERNIAS', 2);
    const answer = hall.ask(
      'rule-slip',
      { game: 'g', turn: 2, entrant: 'p1', ruling: { outcome: 'average' }, reason: 'bulletin perdu' },
      refereeNamed('a'),
    );
    expect(answer).toMatchObject({ ok: false, fault: { code: 'bad-ruling' } });
  });
});
