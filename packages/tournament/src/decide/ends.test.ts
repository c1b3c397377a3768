import { EDITION_NAMES } from '@raccord/regulation';
import {
  type Board,
  emptyBoard,
  JOKER_MARK,
  letterIndex,
  makeDraw,
  makeTile,
  NO_TILES,
  parseDraw,
  subtractTiles,
  TILE_COUNTS,
  tilesAvailable,
  unwrap,
} from '@raccord/scrabble';
import { describe, expect, it } from 'vitest';
import { endReached, REACHED } from '../ending.ts';
import type { GameEnd, RecordedEvent } from '../events.ts';
import { describeEvent } from '../kinds/index.ts';
import type { PreparedGame } from '../prepared/prepared.ts';
import { sealGame } from '../prepared/seal.ts';
import { proposeSolution } from '../proposal.ts';
import { drawComb, drawLastOfEight, LAST_TURN, playBlocked, playComb } from '../testing/endofbag.ts';
import {
  ABSENT,
  chiefOf,
  entrants,
  Hall,
  layTop,
  missingIn,
  openHall,
  openTwoCentres,
  outcomeOf,
  playTurn,
  refereeNamed,
  slipOf,
  wordbookOf,
} from '../testing/hall.ts';

const TURN = { game: 'g', turn: 1 };
const AT_C = { ...TURN, centre: 'c' };
const typed = (letters: string) => ({ game: 'g', source: { kind: 'typed', letters } }) as const;

const gameOf = ({ journal }: Hall) => journal.state.games.get('g');
const turnOf = (hall: Hall, turn = 1) => gameOf(hall)?.turns[turn - 1];

function drawn(letters = 'MENERAI', hall = openHall()): Hall {
  hall.tell('make-draw', typed(letters));
  return hall;
}

/** One turn collected, one with a slip missing, one being played. */
function threeTurns(edition: '2019' | '2023'): Hall {
  const hall = openHall({ edition, players: 2 });
  playTurn(hall, 'MENERAI', 1);
  hall.tell('record-tops', { ...TURN, entrants: ['p1', 'p2'] });
  layTop(hall, 1);
  playTurn(hall, 'MERNIAS', 2);
  hall.tell('record-tops', { game: 'g', turn: 2, entrants: ['p1'] });
  layTop(hall, 2);
  hall.tell('make-draw', { game: 'g', source: { kind: 'random', seed: 1 } });
  return hall;
}

describe('finish-game (3.7)', () => {
  const finish = (hall: Hall, cause: GameEnd, reason = '') =>
    outcomeOf(hall.ask('finish-game', { game: 'g', cause, reason, missing: missingIn(hall) }));

  it('because the bag gives no draw any more', () => {
    expect(finish(playComb(LAST_TURN), 'bag')).toMatchObject({
      type: 'game-finished',
      data: { game: 'g', cause: 'bag', reason: '' },
    });
    expect(finish(playComb(LAST_TURN - 1), 'bag')).toBe('bag-not-exhausted');
    expect(finish(openHall(), 'bag')).toBe('bag-not-exhausted');
  });

  it('because nothing can be played with what is left, however it is drawn', () => {
    expect(finish(playComb(LAST_TURN - 1), 'no-move')).toBe('something-playable');
    expect(finish(playComb(LAST_TURN), 'no-move')).toMatchObject({ type: 'game-finished' });
    expect(finish(playComb(3), 'no-move')).toBe('something-playable');
    expect(finish(openHall(), 'no-move')).toBe('something-playable');
    expect(finish(playBlocked(), 'no-move')).toMatchObject({ type: 'game-finished' });
  });

  it('because of an incident on the last draw, which is then not played', () => {
    const hall = playComb(LAST_TURN - 1);
    expect(finish(hall, 'incident', 'affichage')).toBe('unknown-turn');
    drawComb(hall, LAST_TURN);
    expect(finish(hall, 'incident')).toBe('reason-missing');
    expect(finish(hall, 'incident', 'affichage')).toMatchObject({ data: { cause: 'incident', reason: 'affichage' } });
    expect(turnOf(hall, LAST_TURN)?.isVoid).toBe(true);
    const slips = [{ entrant: 'p1', slip: ABSENT }];
    expect(outcomeOf(hall.ask('record-slips', { game: 'g', turn: LAST_TURN, slips }))).toBe('turn-void');
    expect(outcomeOf(hall.ask('start-clock', { game: 'g', turn: LAST_TURN, centre: 'c' }))).toBe('turn-void');
    expect(hall.journal.ledger.result('g', LAST_TURN, 'p1').outcome).toBe('not-playing');
  });

  it.each(EDITION_NAMES)(
    'because of an incident with seven letters left, in eight-letter formulas too, under %s (3.7; S1 before 2023)',
    (edition) => {
      expect(finish(drawLastOfEight(3, edition), 'incident', 'affichage')).toBe('not-last-draw');
      expect(finish(drawLastOfEight(4, edition), 'incident', 'affichage')).toMatchObject({
        data: { cause: 'incident' },
      });
    },
  );

  it('not because of an incident while letters are left: the turn is played again', () => {
    expect(finish(drawn(), 'incident', 'affichage')).toBe('not-last-draw');
  });

  it('because of an interruption, at the last turn whose end was announced, under 2023 only', () => {
    const hall = threeTurns('2023');
    expect(finish(hall, 'interruption')).toBe('reason-missing');
    expect(finish(hall, 'interruption', 'incendie')).toMatchObject({
      type: 'game-finished',
      data: { game: 'g', cause: 'interruption', reason: 'incendie', lastTurn: 2, missing: [{ turn: 2, tables: [2] }] },
    });
    const outcomes = (entrant: string) =>
      [1, 2, 3].map((turn) => hall.journal.ledger.result('g', turn, entrant).outcome);
    expect(outcomes('p1')).toEqual(['accepted', 'accepted', 'not-playing']);
    // Its slips may still be entered.
    expect(outcomes('p2')).toEqual(['accepted', 'missing', 'not-playing']);
    hall.tell('record-tops', { game: 'g', turn: 2, entrants: ['p2'] }, refereeNamed('b'));
    expect(outcomes('p2')).toEqual(['accepted', 'accepted', 'not-playing']);
    expect(finish(threeTurns('2019'), 'interruption', 'incendie')).toBe('unknown-end');
  });

  it('because of an interruption, at a turn whose solution nobody could lay any more: it was collected', () => {
    const hall = openHall({ edition: '2023', players: 2 });
    playTurn(hall, 'MENERAI', 1);
    expect(finish(hall, 'interruption', 'incendie')).toMatchObject({ data: { lastTurn: 1 } });
    hall.tell('record-tops', { ...TURN, entrants: ['p1'] }, refereeNamed('a'));
    expect(hall.journal.ledger.gameTotal('g', 'p1').total).toBe(70);
  });

  it('because of an interruption, at a turn that ended in every centre that plays it, or was cancelled there', () => {
    const inOneCentre = () => {
      const hall = openTwoCentres({ edition: '2023' });
      playTurn(hall, 'MENERAI', 1);
      return hall;
    };
    expect(finish(inOneCentre(), 'interruption', 'incendie')).toMatchObject({ data: { lastTurn: 0 } });
    const cancelledThere = inOneCentre();
    cancelledThere.tell('cancel-turn', { ...TURN, centre: 'd', reason: 'panne' });
    expect(finish(cancelledThere, 'interruption', 'incendie')).toMatchObject({ data: { lastTurn: 1 } });
  });

  it('because of an interruption, at the turn that the chief referee says', () => {
    const at = (lastTurn: number) => {
      const hall = threeTurns('2023');
      const data = { game: 'g', cause: 'interruption', reason: 'incendie', lastTurn } as const;
      return outcomeOf(hall.ask('finish-game', { ...data, missing: missingIn(hall) }));
    };
    expect(at(2)).toMatchObject({ data: { lastTurn: 2 } });
    expect(at(0)).toMatchObject({ data: { lastTurn: 0 } });
    expect([at(4), at(-1), at(1.5)]).toEqual(['bad-last-turn', 'bad-last-turn', 'bad-last-turn']);
  });

  it('by decision, with its reason', () => {
    expect(finish(openHall(), 'decision', ' ')).toBe('reason-missing');
    const hall = openHall();
    expect(finish(hall, 'decision', 'panne')).toMatchObject({ type: 'game-finished' });
    expect(finish(hall, 'decision', 'panne')).toBe('game-finished');
  });

  it('because a sudden death has one player left', () => {
    const hall = openHall({ players: 3, game: { rhythm: 'mort-subite' } });
    playTurn(hall, 'MENERAI', 1);
    layTop(hall, 1);
    hall.tell('record-tops', { ...TURN, entrants: ['p1', 'p2'] });
    hall.tell('record-slips', { ...TURN, slips: [{ entrant: 'p3', slip: ABSENT }] });
    expect(finish(hall, 'sudden-death')).toBe('several-still-in');
    hall.tell('note-departure', { entrant: 'p2', reason: 'forfait', from: { game: 0, turn: 2 } });
    playTurn(hall, 'MERNIAS', 2);
    layTop(hall, 2);
    expect(finish(hall, 'sudden-death')).toMatchObject({ type: 'game-finished' });
    expect(finish(openHall(), 'sudden-death')).toBe('not-sudden-death');
  });

  it.each(['bag', 'no-move', 'decision', 'sudden-death'] as const)('%s: not in the middle of a turn', (cause) => {
    expect(finish(drawn(), cause, 'panne')).toBe('turn-not-over');
  });
});

/** A board that holds every tile but these, whatever it spells. */
function boardWithout(left: string): Board {
  const tiles = [...makeDraw(subtractTiles(TILE_COUNTS, left === '' ? NO_TILES : unwrap(parseDraw(left))))];
  const board = emptyBoard().slice();
  for (const [square, letter] of tiles.entries()) {
    board[square] = letter === JOKER_MARK ? makeTile(0, true) : makeTile(letterIndex(letter), false);
  }
  return board;
}

describe('cancel-turn (3.6)', () => {
  const cancel = (hall: Hall, more: object = {}) =>
    hall.ask('cancel-turn', { ...TURN, reason: 'erreur de temps', ...more });

  /** A turn played, collected, laid and closed. */
  function played(): Hall {
    const hall = openHall({ edition: '2023', players: 2 });
    playTurn(hall, 'MENERAI', 1);
    hall.tell('record-tops', { ...TURN, entrants: ['p1'] });
    hall.tell('record-slips', { ...TURN, slips: [{ entrant: 'p2', slip: slipOf('MERANI', 'H4', 18) }] });
    hall.tell('give-warning', { ...TURN, entrant: 'p2', reason: 'bavardage' });
    layTop(hall, 1);
    hall.tell('close-turn', AT_C);
    return hall;
  }

  it('makes its points, the warnings of its slips and its correction slips void, and puts everything back', () => {
    const hall = played();
    const { ledger } = hall.journal;
    expect(ledger.correctionsDue('g', 1)).toEqual(['p2']);
    expect(outcomeOf(cancel(hall))).toEqual({
      type: 'turn-cancelled',
      data: { game: 'g', turn: 1, reason: 'erreur de temps' },
    });
    expect(ledger.gameTotal('g', 'p1')).toMatchObject({ total: 0, warnings: 0 });
    // Conduct stays (D22).
    expect(ledger.gameTotal('g', 'p2')).toMatchObject({ total: 0, warnings: 1 });
    expect(ledger.correctionsDue('g', 1)).toEqual([]);
    expect(gameOf(hall)?.turns).toEqual([]);
    expect(gameOf(hall)?.cancelled).toMatchObject([{ reason: 'erreur de temps', turn: { number: 1 } }]);
  });

  it.each(['2015', '2016', '2019', '2023'] as const)(
    '%s: leaves warnings for conduct, given by a person or noted on the slip, and takes those of slips (D22)',
    (edition) => {
      const hall = openTwoCentres({ edition });
      playTurn(hall, 'MENERAI', 1);
      hall.tell('end-turn', { ...TURN, centre: 'd' });
      const badlyScored = slipOf('MARE', 'H5', 12);
      const slips = [
        { entrant: 'p1', slip: badlyScored },
        { entrant: 'p2', slip: { ...badlyScored, conduct: 'warned' as const } },
        { entrant: 'p3', slip: badlyScored },
      ];
      hall.tell('record-slips', { ...TURN, slips });
      for (const entrant of ['p3', 'p3', 'p4']) hall.tell('give-warning', { ...TURN, entrant, reason: 'bavardage' });
      const warnings = () => ['p1', 'p2', 'p3', 'p4'].map((id) => hall.journal.ledger.gameTotal('g', id).warnings);
      expect(warnings()).toEqual([1, 2, 3, 1]);
      cancel(hall, { centre: 'd' });
      expect(warnings()).toEqual([1, 2, 2, 1]);
      cancel(hall);
      expect(warnings()).toEqual([0, 1, 2, 1]);
      playTurn(hall, 'LAMESTU', 1);
      hall.tell('give-warning', { ...TURN, entrant: 'p2', reason: 'bavardage' });
      expect(warnings()).toEqual([0, 2, 2, 1]);
    },
  );

  it('in one centre follows conduct that is taken back afterwards (D22)', () => {
    const hall = openTwoCentres({ edition: '2023' });
    playTurn(hall, 'MENERAI', 1);
    const given = hall.tell('give-warning', { ...TURN, entrant: 'p3', reason: 'bavardage' });
    const count = () => hall.journal.ledger.gameTotal('g', 'p3').warnings;
    cancel(hall, { centre: 'd' });
    expect(count()).toBe(1);
    hall.tell('undo', { event: given.id });
    expect(count()).toBe(0);
    hall.tell('redo', {});
    expect(count()).toBe(1);
  });

  it('in one centre grants its players the average of the others, where the chief referee chooses it', () => {
    const hall = openTwoCentres({ edition: '2023' });
    playTurn(hall, 'MENERAI', 1);
    hall.tell('end-turn', { ...TURN, centre: 'd' });
    hall.tell('record-tops', { ...TURN, entrants: ['p1', 'p3'] });
    hall.tell('record-slips', { ...TURN, slips: [{ entrant: 'p2', slip: slipOf('MARE', 'H5', 10) }] });
    hall.tell('give-warning', { ...TURN, entrant: 'p3', reason: 'bavardage' });
    expect(outcomeOf(cancel(hall, { grants: 'average' }))).toBe('average-everywhere');
    expect(outcomeOf(cancel(hall, { centre: 'd', grants: 'average' }))).toMatchObject({
      data: { centre: 'd', grants: 'average' },
    });
    const { ledger, state } = hall.journal;
    // 70 and 10.
    expect(ledger.result('g', 1, 'p3')).toMatchObject({
      outcome: 'average',
      average: 'granted',
      points: 40,
      warnings: 1,
    });
    expect(ledger.result('g', 1, 'p4')).toMatchObject({ outcome: 'average', points: 40, total: 40, warnings: 0 });
    expect(ledger.result('g', 1, 'p4').reasons).toEqual([
      { code: 'cancelled', citation: 'coup annulé dans ce centre, décision du juge-arbitre', text: 'erreur de temps' },
    ]);
    expect(ledger.isComplete('g', 1)).toBe(true);
    expect(ledger.result('g', 1, 'p1')).toMatchObject({ solo: 'given' });
    expect(describeEvent(hall.journal.events.at(-1) as RecordedEvent, state, 'all')).toBe(
      'annulation du coup 1 (Partie 1) pour le centre Annexe ; la moyenne des autres y est accordée',
    );
    expect(ledger.correctionsDue('g', 1)).toEqual([]);
  });

  it('leads to the same number, on other letters', () => {
    const hall = played();
    cancel(hall);
    expect(outcomeOf(hall.ask('make-draw', typed('IAMNERE')))).toBe('as-cancelled');
    expect(outcomeOf(hall.ask('reject-draw', { game: 'g', letters: 'IAMNERE' }))).toMatchObject({
      data: { turn: 1, cause: 'as-cancelled' },
    });
    hall.tell('make-draw', typed('SALETUN'));
    expect(turnOf(hall)).toMatchObject({ number: 1, drawn: 'SALETUN', rejected: [{ letters: 'IAMNERE' }] });
    hall.tell('end-turn', AT_C);
    hall.tell('record-tops', { ...TURN, entrants: ['p1', 'p2'] });
    expect(hall.journal.ledger.gameTotal('g', 'p2').total).toBeGreaterThan(0);
  });

  it('puts the leftover back as well: chance draws everything again, and never the same', () => {
    const hall = openHall({ edition: '2023' });
    playTurn(hall, 'SALETUN', 1);
    hall.tell('lay-solution', { ...TURN, word: 'SALE', reference: 'H8' });
    playTurn(hall, 'NTU+EIRS', 2);
    hall.tell('cancel-turn', { game: 'g', turn: 2, reason: 'épellation' });
    for (let seed = 0; seed < 20; seed++) {
      const answer = hall.ask('make-draw', { game: 'g', source: { kind: 'random', seed } });
      expect(outcomeOf(answer)).toMatchObject({ type: 'draw-made', data: { turn: 2, isWhole: true } });
      expect(turnOf(hall, 2)?.drawn).toHaveLength(7);
      hall.tell('undo', {});
    }
  });

  it('can be undone until the next draw', () => {
    const hall = played();
    const before = structuredClone(hall.journal.state);
    cancel(hall);
    hall.tell('undo', {});
    expect(hall.journal.state).toEqual(before);
    cancel(hall);
    const { id = '' } = hall.journal.events.at(-1) ?? {};
    hall.tell('make-draw', typed('SALETUN'));
    expect(outcomeOf(hall.ask('undo', { event: id }))).toBe('action-relied-upon');
  });

  it('is for the last turn drawn, with a reason, of a game that goes on', () => {
    const hall = played();
    expect(outcomeOf(cancel(hall, { reason: ' ' }))).toBe('reason-missing');
    hall.tell('make-draw', typed('MERNIAS'));
    expect(outcomeOf(cancel(hall))).toBe('next-turn-drawn');
    const over = played();
    over.tell('finish-game', { game: 'g', cause: 'decision', reason: 'panne', missing: missingIn(over) });
    expect(outcomeOf(cancel(over))).toBe('game-finished');
    expect(outcomeOf(cancel(openHall()))).toBe('unknown-turn');
  });

  it('is for the chief of the whole tournament, in one centre too', () => {
    const hall = drawn('MENERAI', openTwoCentres());
    expect(outcomeOf(hall.ask('cancel-turn', { ...AT_C, reason: 'panne' }, chiefOf('c')))).toBe('not-allowed');
    expect(outcomeOf(cancel(hall, { centre: 'z' }))).toBe('unknown-centre');
  });

  it('in one centre puts nobody out of a sudden death', () => {
    const hall = openTwoCentres({ edition: '2023', game: { rhythm: 'mort-subite' } });
    playTurn(hall, 'MENERAI', 1);
    hall.tell('end-turn', { ...TURN, centre: 'd' });
    hall.tell('record-tops', { ...TURN, entrants: ['p1'] });
    hall.tell('record-slips', { ...TURN, slips: [{ entrant: 'p2', slip: ABSENT }] });
    cancel(hall, { centre: 'd' });
    expect(hall.journal.ledger.stillIn('g')).toEqual(['p1', 'p3', 'p4']);
  });

  it('withdraws the correction slips of that centre, and keeps nobody else from printing his', () => {
    const hall = openTwoCentres({ edition: '2023' });
    playTurn(hall, 'MENERAI', 1);
    hall.tell('end-turn', { ...TURN, centre: 'd' });
    const keys = ['p1', 'p3'].map((entrant) => ({ ...TURN, entrant }));
    const slips = keys.map(({ entrant }) => ({ entrant, slip: slipOf('MERANI', 'H4', 18) }));
    hall.tell('record-slips', { ...TURN, slips });
    hall.tell('deliver-correction', { ...TURN, entrant: 'p3', means: 'paper' });
    cancel(hall, { centre: 'd' });
    expect(hall.journal.ledger.correctionsDue('g', 1)).toEqual(['p1']);
    expect(outcomeOf(hall.ask('print-corrections', { slips: keys }))).toMatchObject({
      data: { slips: [{ entrant: 'p1' }] },
    });
  });

  it('of a turn before it leaves the draws of a later one, cancelled first, behind', () => {
    const hall = played();
    hall.tell('make-draw', typed('MERNIAS'));
    hall.tell('cancel-turn', { game: 'g', turn: 2, reason: 'temps' });
    hall.tell('reject-draw', { game: 'g', letters: 'BCDFGHL' });
    cancel(hall);
    playTurn(hall, 'LAMESTU', 1);
    expect(turnOf(hall)?.rejected).toEqual([]);
    hall.tell('lay-solution', { ...TURN, word: 'LAMES', reference: 'H4' });
    hall.tell('make-draw', typed('TU+ARMES'));
    expect(turnOf(hall, 2)).toMatchObject({ isWhole: false, drawn: 'ARMES' });
  });

  it('leaves a prepared game for good', () => {
    const hall = openHall({ edition: '2023' });
    const prepared: PreparedGame = {
      name: 'Finale',
      formula: 'normale',
      turns: [{ draw: 'LAMESTU', word: 'LAMES', reference: 'H4' }],
    };
    const sealed = unwrap(
      sealGame(prepared, 'le chat dort au soleil', { salt: new Uint8Array(16), nonce: new Uint8Array(24) }),
    );
    hall.tell('attach-prepared-game', { game: 'g', sealed });
    hall.tell('open-prepared-game', { game: 'g', passphrase: 'le chat dort au soleil' });
    hall.tell('make-draw', { game: 'g', source: { kind: 'prepared' } });
    expect(proposeSolution(hall.journal, 'g')).toMatchObject({ solution: { word: 'LAMES' }, reason: 'prepared' });
    cancel(hall);
    const again = hall.ask('make-draw', { game: 'g', source: { kind: 'prepared' } });
    expect(outcomeOf(again)).toBe('prepared-game-differs');
    hall.tell('make-draw', typed('LAMESRN'));
    expect(proposeSolution(hall.journal, 'g')).toMatchObject({ solution: { word: 'LARMES' }, reason: 'opens-most' });
  });

  it('brings those who came or left during it to the turn played in its place', () => {
    const hall = openHall({ edition: '2023', players: 2 });
    playTurn(hall, 'MENERAI', 1);
    hall.tell('register-entrants', { entrants: entrants(1, 'c', 9) });
    hall.tell('note-departure', { entrant: 'p2', reason: 'malade' });
    cancel(hall);
    playTurn(hall, 'LAMESTU', 1);
    expect(['p1', 'p2', 'p9'].map((id) => hall.journal.ledger.result('g', 1, id).outcome)).toEqual([
      'missing',
      'not-playing',
      'missing',
    ]);
  });

  it('does not take back what a player was told', () => {
    const hall = openHall({ edition: '2023', players: 2 });
    playTurn(hall, 'MENERAI', 1);
    hall.tell('record-slips', { ...TURN, slips: [{ entrant: 'p1', slip: slipOf('MERANI', 'H4', 18) }] });
    layTop(hall, 1);
    const second = { game: 'g', turn: 2 };
    const again = { ...second, slips: [{ entrant: 'p1', slip: slipOf('MERANI', '4H', 14) }] };
    playTurn(hall, 'MERNIAS', 2);
    hall.tell('record-slips', again);
    hall.tell('deliver-correction', { ...second, entrant: 'p1', means: 'paper' });
    hall.tell('cancel-turn', { ...second, reason: 'temps' });
    playTurn(hall, '-MERNIAT', 2);
    hall.tell('record-slips', again);
    expect(hall.journal.ledger.result('g', 2, 'p1').average).toBeUndefined();
  });

  it('in one centre leaves the others their points, and asks nothing more of it', () => {
    const hall = openTwoCentres();
    playTurn(hall, 'MENERAI', 1);
    hall.tell('end-turn', { ...TURN, centre: 'd' });
    hall.tell('record-tops', { ...TURN, entrants: ['p1', 'p3'] });
    expect(outcomeOf(cancel(hall, { centre: 'd' }))).toMatchObject({ data: { centre: 'd' } });
    const { ledger } = hall.journal;
    expect(['p1', 'p3'].map((entrant) => ledger.gameTotal('g', entrant).total)).toEqual([70, 0]);
    expect(ledger.missingTables('g', 1, 'd')).toEqual([]);
    const again = hall.ask('record-tops', { ...TURN, entrants: ['p4'] });
    expect(outcomeOf(again)).toBe('turn-cancelled-here');
    expect(outcomeOf(cancel(hall, { centre: 'd' }))).toBe('already-cancelled');
    hall.tell('undo', {});
    expect(ledger === hall.journal.ledger).toBe(false);
    expect(hall.journal.ledger.gameTotal('g', 'p3').total).toBe(70);
  });
});

describe('the end that is reached (3.2, 3.6, 3.7)', () => {
  const end = (hall: Hall) => {
    const game = gameOf(hall);
    return game && endReached(hall.journal, game);
  };

  it('is none while the game goes on, nor in the middle of a turn', () => {
    expect(end(openHall())).toBeUndefined();
    expect(end(playComb(LAST_TURN - 1, '2023'))).toBeUndefined();
    const hall = playComb(LAST_TURN - 1, '2023');
    drawComb(hall, LAST_TURN);
    expect(end(hall)).toBeUndefined();
  });

  it('says which letters are left that give no draw, with the article', () => {
    expect(end(playComb(LAST_TURN, '2023'))).toEqual({
      cause: 'bag',
      text: 'Il ne reste qu’une lettre : ? (art. 3.7).',
    });
  });

  it.each([
    ['', 'Toutes les lettres sont posées'],
    ['A', 'Il ne reste qu’une lettre : A'],
    ['AEU', 'Il ne reste que des voyelles : AEU'],
    ['BCD', 'Il ne reste que des consonnes : BCD'],
    ['AB', undefined],
    ['BY', undefined],
    ['A?', undefined],
    ['Y', 'Il ne reste qu’une lettre : Y'],
  ])('with %o left: %s', (left, text) => {
    const hall = openHall({ edition: '2023' });
    playTurn(hall, 'MENERAI', 1);
    layTop(hall, 1);
    const game = gameOf(hall);
    const solution = game?.turns[0].solution;
    if (!game || !solution) throw new Error('No game.');
    const after = { board: boardWithout(left), leftover: NO_TILES };
    const turns = [{ ...game.turns[0], solution: { ...solution, after } }];
    expect(REACHED.bag(hall.journal, { ...game, turns }, '2023')).toBe(text);
  });

  it('says that nothing can be laid any more', () => {
    const hall = playComb(LAST_TURN - 1, '2023');
    const last = gameOf(hall)?.turns.at(-1)?.solution;
    expect(last && makeDraw(tilesAvailable(last.after.board))).toBe('UU??');
    const stuck = new Hall(wordbookOf(['ZZZZ']), hall.journal.events);
    expect(end(stuck)).toEqual({
      cause: 'no-move',
      text: 'Rien ne peut plus se poser avec les lettres qui restent : UU?? (art. 3.7).',
    });
  });

  it('says that a cancelled turn has no other draw', () => {
    const hall = playComb(LAST_TURN - 1, '2023');
    drawComb(hall, LAST_TURN);
    hall.tell('cancel-turn', { game: 'g', turn: LAST_TURN, reason: 'affichage' });
    expect(end(hall)).toEqual({
      cause: 'incident',
      text: 'Le coup annulé ne peut pas se rejouer sur un tirage différent (art. 3.6 et 3.7).',
    });
    expect(outcomeOf(hall.ask('make-draw', { game: 'g', source: { kind: 'random', seed: 1 } }))).toBe('no-other-draw');
    hall.tell('finish-game', { game: 'g', cause: 'incident', reason: 'affichage', missing: missingIn(hall) });
    expect(gameOf(hall)?.turns).toHaveLength(LAST_TURN - 1);
    expect(gameOf(hall)?.turns.some(({ isVoid }) => isVoid)).toBe(false);
  });

  it('says that a sudden death has nobody left to beat', () => {
    const hall = openHall({ players: 2, game: { rhythm: 'mort-subite' } });
    playTurn(hall, 'MENERAI', 1);
    layTop(hall, 1);
    hall.tell('record-tops', { ...TURN, entrants: ['p1'] });
    expect(end(hall)).toBeUndefined();
    hall.tell('record-slips', { ...TURN, slips: [{ entrant: 'p2', slip: ABSENT }] });
    expect(end(hall)?.cause).toBe('sudden-death');
  });
});
