import { describe, expect, it } from 'vitest';
import type { RecordedEvent } from '../events.ts';
import { Journal } from '../history/journal.ts';
import {
  ABSENT,
  CHIEF,
  entrants,
  type Hall,
  layTop,
  openHall,
  outcomeOf,
  playerNamed,
  playTurn,
  refereeNamed,
  SECOND,
  slipOf,
  WORDBOOK,
} from '../testing/hall.ts';
import { standingEvents, withReliant } from './undo.ts';

const TURN = { game: 'g', turn: 1 };
const AT_C = { ...TURN, centre: 'c' };
const slips = (entrant: string, turn = 1, slip = slipOf('MENERAI', 'H4', 70)) => ({
  game: 'g',
  turn,
  slips: [{ entrant, slip }],
});

/** Three turns played and closed, two players. */
function threeTurns(): Hall {
  const hall = openHall({ players: 2 });
  for (const [index, letters] of ['MENERAI', 'MERNIAS', 'USTEALO'].entries()) {
    const turn = index + 1;
    playTurn(hall, letters, turn);
    layTop(hall, turn);
    hall.tell('record-tops', { game: 'g', turn, entrants: ['p1'] }, refereeNamed('a'));
    hall.tell('record-slips', slips('p2', turn, ABSENT), refereeNamed('b'));
    hall.tell('close-turn', { game: 'g', turn, centre: 'c' });
  }
  return hall;
}

const readAll = ({ journal: { state, ledger } }: Hall) =>
  structuredClone({
    state,
    totals: ['p1', 'p2'].map((entrant) => ledger.gameTotal('g', entrant)),
    results: [1, 2, 3].map((turn) => ledger.results('g', turn)),
  });

/** Takes an action back with all that relies on it. */
function undoWhole(hall: Hall, wanted: (event: RecordedEvent) => boolean): RecordedEvent {
  const { journal } = hall;
  const standing = standingEvents(journal.events, journal.undone);
  const [target, ...others] = withReliant(journal.state, standing.find(wanted) as RecordedEvent, standing);
  return hall.tell('undo', { event: target.id, alongside: others.map(({ id }) => id) });
}

const solutionOf = (turn: number) => (event: RecordedEvent) =>
  event.type === 'solution-laid' && event.data.turn === turn;

describe('what was taken back', () => {
  it('comes back whole, however much it is: the solution of two turns before, and all that relied on it', () => {
    const hall = threeTurns();
    const before = readAll(hall);
    const undone = undoWhole(hall, solutionOf(1));
    expect(undone.type === 'action-undone' && undone.data.alongside.length).toBeGreaterThan(12);
    expect(hall.journal.state.games.get('g')?.turns).toHaveLength(1);
    expect(hall.tell('redo', {})).toMatchObject({ type: 'action-redone', data: { event: undone.id } });
    expect(readAll(hall)).toEqual(before);
    expect(new Journal(WORDBOOK, hall.journal.events).state).toEqual(hall.journal.state);
  });

  it('comes back where it was named, and once', () => {
    const hall = openHall();
    playTurn(hall, 'MENERAI', 1);
    const [first, second] = ['p1', 'p2'].map((entrant) => hall.tell('record-slips', slips(entrant)));
    const undone = hall.tell('undo', { event: first.id });
    hall.tell('undo', { event: second.id });
    hall.tell('redo', { event: undone.id });
    expect([...(hall.journal.state.games.get('g')?.turns[0].files.keys() ?? [])]).toEqual(['p1']);
    expect(outcomeOf(hall.ask('redo', { event: undone.id }))).toBe('nothing-to-redo');
    expect(hall.journal.isUndone(undone)).toBe(true);
  });

  it('can be taken back again, and come back again', () => {
    const hall = openHall();
    playTurn(hall, 'MENERAI', 1);
    const recorded = hall.tell('record-slips', slips('p1'));
    const before = readAll(hall);
    for (let times = 0; times < 3; times++) {
      hall.tell('undo', { event: recorded.id });
      hall.tell('redo', {});
      expect(readAll(hall)).toEqual(before);
    }
  });

  it('about slips of one turn leaves the rest of the state as it is', () => {
    const hall = openHall();
    playTurn(hall, 'MENERAI', 1);
    hall.tell('record-slips', slips('p1'));
    const { state } = hall.journal;
    hall.tell('undo', {});
    hall.tell('redo', {});
    expect(hall.journal.state).toBe(state);
    expect(hall.journal.ledger.missingTables('g', 1, 'c')).toEqual([2, 3, 4]);
  });
});

describe('what stands in the way of it', () => {
  it('is what set the same thing since, named', () => {
    const hall = openHall();
    playTurn(hall, 'MENERAI', 1);
    hall.tell('record-slips', slips('p1'));
    hall.tell('undo', {});
    hall.tell('record-slips', slips('p1', 1, ABSENT), refereeNamed('a'));
    expect(hall.ask('redo', {})).toMatchObject({
      fault: {
        code: 'set-since',
        text: 'Une action plus récente a pris la place de ce qui serait rétabli : saisie : bulletin de Joueur 1, coup 1 (Partie 1). Annulez-la d’abord.',
      },
    });
  });

  it('is another draw of the turn that was taken back', () => {
    const hall = openHall();
    hall.tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'MENERAI' } });
    hall.tell('undo', {});
    hall.tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'MERNIAS' } });
    expect(outcomeOf(hall.ask('redo', {}))).toBe('set-since');
  });

  it('is what came back meanwhile in its place', () => {
    const hall = openHall();
    playTurn(hall, 'MENERAI', 1);
    hall.tell('record-slips', slips('p1'));
    const first = hall.tell('undo', {});
    hall.tell('record-slips', slips('p1', 1, ABSENT));
    const second = hall.tell('undo', {});
    hall.tell('redo', { event: first.id });
    expect(outcomeOf(hall.ask('redo', { event: second.id }))).toBe('set-since');
  });

  it('is what it relied on and was taken back since: that comes back first', () => {
    const hall = openHall();
    playTurn(hall, 'MENERAI', 1);
    hall.tell('record-slips', slips('p1'));
    const slip = hall.tell('undo', {});
    const drawn = undoWhole(hall, ({ type }) => type === 'draw-made');
    expect(hall.ask('redo', { event: slip.id })).toMatchObject({
      fault: {
        code: 'redo-first',
        text: 'Ce qui serait rétabli repose sur une action annulée depuis : tirage AEEIMNR, coup 1 (Partie 1). Rétablissez-la d’abord.',
      },
    });
    hall.tell('redo', { event: drawn.id });
    hall.tell('redo', { event: slip.id });
    expect(hall.journal.ledger.result('g', 1, 'p1').points).toBe(70);
  });

  it('is not what was taken back before it happened', () => {
    const hall = openHall();
    hall.tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'MERNIAS' } });
    hall.tell('undo', {});
    playTurn(hall, 'MENERAI', 1);
    hall.tell('record-slips', slips('p1'));
    hall.tell('undo', {});
    hall.tell('redo', {});
    expect(hall.journal.ledger.result('g', 1, 'p1').points).toBe(70);
  });

  it('is a slip gone meanwhile from the turn that would be closed again', () => {
    const hall = openHall({ players: 1 });
    playTurn(hall, 'MENERAI', 1);
    const recorded = hall.tell('record-slips', slips('p1'));
    hall.tell('close-turn', AT_C);
    const closed = hall.tell('undo', {});
    hall.tell('undo', { event: recorded.id });
    expect(outcomeOf(hall.ask('redo', { event: closed.id }))).toBe('redo-first');
  });

  it('is a turn closed meanwhile without the slip of whoever would be there again', () => {
    const hall = openHall({ players: 1 });
    playTurn(hall, 'MENERAI', 1);
    hall.tell('register-entrants', { entrants: entrants(1, 'c', 9), from: { game: 0, turn: 1 } });
    hall.tell('undo', {});
    hall.tell('record-slips', slips('p1'));
    hall.tell('close-turn', AT_C);
    expect(hall.ask('redo', {})).toMatchObject({
      fault: {
        code: 'slips-missing',
        text: 'Coup 1 : il manque un bulletin ou une décision (table 9). Saisissez ce qui manque avant de clore.',
      },
    });
  });

  it('is not a slip that was missing already when the turn stood closed', () => {
    const hall = openHall({ players: 2 });
    hall.tell('note-departure', { entrant: 'p2', from: { game: 0, turn: 1 }, reason: 'train' });
    playTurn(hall, 'MENERAI', 1);
    hall.tell('record-slips', slips('p1'));
    const closed = hall.tell('close-turn', AT_C);
    hall.tell('note-arrival', { entrant: 'p2', from: { game: 0, turn: 1 } });
    const undone = hall.tell('undo', { event: closed.id });
    hall.tell('redo', { event: undone.id });
    expect(hall.journal.state.games.get('g')?.turns[0].centres.get('c')?.isClosed).toBe(true);
  });

  it('is somebody else at the table', () => {
    const hall = openHall();
    hall.tell('register-entrants', { entrants: entrants(1, 'c', 9) });
    hall.tell('undo', {});
    hall.tell('register-entrants', { entrants: [{ ...entrants(1, 'c', 9)[0], id: 'q' }] });
    expect(outcomeOf(hall.ask('redo', {}))).toBe('table-taken');
  });
});

describe('who may have it back', () => {
  it('is whoever took it back, or the chief referee', () => {
    const hall = openHall();
    playTurn(hall, 'MENERAI', 1);
    hall.tell('record-slips', slips('p1'), refereeNamed('a'));
    const undone = hall.tell('undo', {}, refereeNamed('a'));
    expect(hall.ask('redo', { event: undone.id }, SECOND)).toMatchObject({
      fault: {
        code: 'not-your-undo',
        text: 'Cette annulation est celle d’Arbitre a : son auteur ou le juge-arbitre peut rétablir ce qu’elle a annulé.',
      },
    });
    hall.tell('redo', { event: undone.id }, refereeNamed('a'));
    const again = hall.tell('undo', {}, refereeNamed('a'));
    hall.tell('redo', { event: again.id }, CHIEF);
  });

  it('is a player, as long as slips are taken', () => {
    const hall = openHall({ settings: { playersWriteSlips: true } });
    hall.tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'MENERAI' } });
    hall.tell('record-slips', slips('p1'), playerNamed('p1'));
    hall.tell('undo', {}, playerNamed('p1'));
    hall.tell('redo', {}, playerNamed('p1'));
    hall.tell('undo', {}, playerNamed('p1'));
    hall.tell('end-turn', AT_C);
    expect(outcomeOf(hall.ask('redo', {}, playerNamed('p1')))).toBe('turn-ended');
  });
});
