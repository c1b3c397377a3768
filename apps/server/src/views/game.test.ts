import type { SessionAnswer } from '@raccord/contract';
import { makeGameRecord } from '@raccord/files';
import { expect, it } from 'vitest';
import { seeGame } from './game.ts';
import { seeRanking } from './ranking.ts';
import {
  CHIEF,
  chiefOf,
  draw,
  finish,
  LESS,
  openCentres,
  playerOf,
  playFirstTurn,
  record,
  refereeOf,
  screenOf,
  TOP,
} from './testing/centres.ts';

const turnsFor = (centres: ReturnType<typeof openCentres>, session: SessionAnswer) =>
  seeGame(centres.journal, session, 'g')?.turns.map(({ number, solution, top, running }) => [
    number,
    solution?.word,
    top,
    running,
  ]);

it('tells referees the top to enter slips by, chosen or proposed, once their centre has ended the turn and until it is laid', () => {
  const centres = openCentres();
  draw(centres, 'MAREUUI');
  const proposedTo = (session: SessionAnswer) => {
    const { word, reference } = seeGame(centres.journal, session, 'g')?.turns[0]?.proposed ?? {};
    return word && `${word} ${reference}`;
  };
  for (const centre of ['c', 'd']) centres.tell('start-clock', { game: 'g', turn: 1, centre });
  centres.tell('end-turn', { game: 'g', turn: 1, centre: 'c' });
  const before = proposedTo(refereeOf('c'));
  const other = before === 'MARE H5' ? 'MARE H6' : 'MARE H5';
  const [word, reference] = other.split(' ');
  centres.tell('choose-solution', { game: 'g', turn: 1, word, reference });
  for (const session of [CHIEF, chiefOf('c'), refereeOf('c')]) expect(proposedTo(session)).toBe(other);
  for (const session of [refereeOf('d'), playerOf('c'), screenOf('c')]) expect(proposedTo(session)).toBeUndefined();
  centres.tell('lay-solution', { game: 'g', turn: 1, word, reference });
  expect(proposedTo(refereeOf('c'))).toBeUndefined();
});

it('shows each centre the turns it has begun, with the solutions of those it has ended', () => {
  const centres = openCentres();
  playFirstTurn(centres);
  const both = [
    [1, 'MENERAI', 70, 70],
    [2, undefined, undefined, 70],
  ];
  for (const session of [CHIEF, refereeOf('c'), screenOf('c'), playerOf('c')]) {
    expect(turnsFor(centres, session)).toEqual(both);
  }
  expect(turnsFor(centres, playerOf('d'))).toEqual([]);
  centres.tell('start-clock', { game: 'g', turn: 1, centre: 'd' });
  for (const session of [refereeOf('d'), screenOf('d'), playerOf('d')]) {
    expect(turnsFor(centres, session)).toEqual([[1, undefined, undefined, 0]]);
  }
  centres.tell('end-turn', { game: 'g', turn: 1, centre: 'd' });
  expect(turnsFor(centres, playerOf('d'))).toEqual([[1, 'MENERAI', 70, 70]]);
});

it('has the board before each turn, and says how the game ended once all its turns are known', () => {
  const centres = openCentres();
  playFirstTurn(centres);
  const { journal, tell } = centres;
  expect(seeGame(journal, CHIEF, 'g')?.turns.map(({ board }) => board[7])).toEqual([
    '...............',
    '...MENERAI.....',
  ]);
  tell('end-turn', { game: 'g', turn: 2, centre: 'c' });
  tell('lay-solution', { game: 'g', turn: 2, word: 'MARES', reference: '4H' });
  finish(centres);
  expect(seeGame(journal, CHIEF, 'g')).toMatchObject({ isFinished: true, cause: 'decision' });
  const following = seeGame(journal, playerOf('d'), 'g');
  expect([following?.isFinished, following?.cause]).toEqual([false, undefined]);
  expect(seeGame(journal, CHIEF, 'inconnue')).toBeUndefined();
});

it('lists turns cancelled and letters put back, and for referees the solos of a game that is over', () => {
  const centres = openCentres();
  const { journal, tell } = centres;
  tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'MENERAI' } });
  tell('cancel-turn', { game: 'g', turn: 1, reason: 'temps' });
  tell('reject-draw', { game: 'g', letters: 'AEIOUAE' });
  const rejected = [{ letters: 'AEIOUAE', cause: 'invalid' }];
  const cancelled = [{ number: 1, draw: 'AEEIMNR', reason: 'temps', delivered: 0 }];
  expect(seeGame(journal, CHIEF, 'g')).toMatchObject({ turns: [], cancelled, next: { rejected, isPutBack: true } });
  expect(seeGame(journal, playerOf('c'), 'g')?.next).toBeUndefined();
  tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'MERNIAS' } });
  expect(seeGame(journal, CHIEF, 'g')?.turns).toMatchObject([{ number: 1, drawn: 'MERNIAS', rejected }]);
  expect(seeGame(journal, CHIEF, 'g')?.solos).toBeUndefined();
  tell('end-turn', { game: 'g', turn: 1, centre: 'c' });
  tell('lay-solution', { game: 'g', turn: 1, word: 'MARES', reference: 'H4' });
  finish(centres);
  expect(seeGame(journal, CHIEF, 'g')?.solos).toEqual([]);
});

it('lists the solos of a game of three players too, for no points (3.5)', () => {
  const centres = openCentres();
  const { journal, tell } = centres;
  playFirstTurn(centres);
  tell('end-turn', { game: 'g', turn: 1, centre: 'd' });
  record(centres, 1, { pc: TOP, qc: LESS, pd: LESS });
  for (const centre of ['c', 'd']) tell('end-turn', { game: 'g', turn: 2, centre });
  tell('lay-solution', { game: 'g', turn: 2, word: 'MARES', reference: '4H' });
  finish(centres);
  expect(seeGame(journal, CHIEF, 'g')?.solos).toMatchObject([{ entrant: 'pc', turn: 1, points: 70, bonus: 0 }]);
});

it('tells chiefs, and nobody else, which centres have still to close each turn, and what they wait for', () => {
  const centres = openCentres();
  playFirstTurn(centres);
  const openFor = (session: SessionAnswer) => seeGame(centres.journal, session, 'g')?.turns[0]?.open;
  expect(openFor(CHIEF)).toEqual([
    { centre: 'c', isEnded: true, missing: 2 },
    { centre: 'd', isEnded: false, missing: 1 },
  ]);
  expect(openFor(chiefOf('c'))).toEqual([{ centre: 'c', isEnded: true, missing: 2 }]);
  expect(openFor(screenOf('c'))).toBeUndefined();
  record(centres, 1, { pc: TOP, qc: TOP });
  expect(openFor(refereeOf('c'))).toBeUndefined();
  expect(openFor(chiefOf('c'))).toEqual([{ centre: 'c', isEnded: true, missing: 0 }]);
  centres.tell('close-turn', { game: 'g', turn: 1, centre: 'c' });
  expect(openFor(chiefOf('c'))).toEqual([]);
});

it('says that the game is over, and until when to appeal, once the centre has ended its last turn', () => {
  const centres = openCentres({}, '2023');
  playFirstTurn(centres);
  const { journal, tell } = centres;
  tell('end-turn', { game: 'g', turn: 2, centre: 'c' });
  tell('lay-solution', { game: 'g', turn: 2, word: 'MARES', reference: '4H' });
  finish(centres);
  const endFor = (session: SessionAnswer) => {
    const { isFinished, appealsUntil, solos } = seeGame(journal, session, 'g') ?? {};
    return [isFinished, appealsUntil !== undefined, solos !== undefined];
  };
  expect(endFor(refereeOf('c'))).toEqual([true, true, true]);
  tell('end-turn', { game: 'g', turn: 1, centre: 'd' });
  tell('start-clock', { game: 'g', turn: 2, centre: 'd' });
  expect(endFor(refereeOf('d'))).toEqual([false, false, false]);
  tell('end-turn', { game: 'g', turn: 2, centre: 'd' });
  expect(endFor(refereeOf('d'))).toEqual([true, true, true]);
});

it('tells what was put back before the next draw where it is drawn, not in a centre that follows', () => {
  const centres = openCentres();
  playFirstTurn(centres);
  const { journal, tell } = centres;
  tell('end-turn', { game: 'g', turn: 2, centre: 'c' });
  tell('lay-solution', { game: 'g', turn: 2, word: 'MARES', reference: '4H' });
  tell('reject-draw', { game: 'g', letters: 'EMN+BCDF' });
  const rejectedFor = (session: SessionAnswer) => seeGame(journal, session, 'g')?.next?.rejected.length;
  for (const session of [CHIEF, chiefOf('c'), refereeOf('c')]) expect(rejectedFor(session)).toBe(1);
  for (const session of [chiefOf('d'), refereeOf('d'), playerOf('c')]) expect(rejectedFor(session)).toBeUndefined();
});

it('goes on in a centre where a turn does not count, and follows the others where nobody plays', () => {
  const centres = openCentres();
  const { tell } = centres;
  tell('add-centre', { id: 'e', name: 'Siège' });
  draw(centres, 'MENERAI');
  tell('start-clock', { game: 'g', turn: 1, centre: 'd' });
  tell('cancel-turn', { game: 'g', turn: 1, centre: 'd', reason: 'chronomètre' });
  tell('end-turn', { game: 'g', turn: 1, centre: 'c' });
  tell('lay-solution', { game: 'g', turn: 1, word: 'MENERAI', reference: 'H4' });
  expect(turnsFor(centres, refereeOf('d'))).toEqual([[1, 'MENERAI', 70, 70]]);
  expect(turnsFor(centres, chiefOf('e'))).toEqual([]);
  record(centres, 1, { pc: TOP, qc: TOP });
  tell('close-turn', { game: 'g', turn: 1, centre: 'c' });
  expect(turnsFor(centres, chiefOf('e'))).toEqual([[1, 'MENERAI', 70, 70]]);
});

it('tells no solution of a turn that counts no more: its total is the top of the ranking, and no record has it', () => {
  const centres = openCentres({}, '2023');
  const { journal, tell } = centres;
  playFirstTurn(centres);
  tell('end-turn', { game: 'g', turn: 1, centre: 'd' });
  for (const centre of ['c', 'd']) tell('end-turn', { game: 'g', turn: 2, centre });
  tell('lay-solution', { game: 'g', turn: 2, word: 'MARES', reference: '4H' });
  record(centres, 1, { pc: TOP, qc: TOP, pd: LESS });
  tell('finish-game', { game: 'g', cause: 'interruption', reason: 'panne', lastTurn: 1 });
  expect(turnsFor(centres, CHIEF)).toEqual([
    [1, 'MENERAI', 70, 70],
    [2, undefined, undefined, 70],
  ]);
  expect(seeRanking(journal, CHIEF, { game: 'g' })?.rows[0]?.top).toBe(70);
  const game = seeGame(journal, CHIEF, 'g');
  expect(game && makeGameRecord(game, 'Essai')).not.toContain('MARES');
});
