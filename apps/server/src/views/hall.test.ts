import type { SessionAnswer } from '@raccord/contract';
import { EDITION_NAMES } from '@raccord/regulation';
import type { Journal } from '@raccord/tournament';
import { expect, it } from 'vitest';
import { seeGame } from './game.ts';
import { seeHall } from './hall.ts';
import {
  CHIEF,
  chiefOf,
  draw,
  openCentres,
  playerOf,
  playFirstTurn,
  refereeOf,
  screenOf,
  slipOf,
} from './testing/centres.ts';

const shown = (journal: Journal, session: SessionAnswer) => {
  const { turn } = seeHall(journal, session, 0);
  return turn && [turn.number, turn.solution?.word, turn.board.join('').includes('MENERAI')];
};

it('shows a centre that follows its own turn, and the solution once it has ended it', () => {
  const centres = openCentres();
  const { journal, tell } = centres;
  draw(centres, 'MENERAI');
  expect(shown(journal, playerOf('c'))).toEqual([1, undefined, false]);
  expect(shown(journal, playerOf('d'))).toBeUndefined();
  tell('end-turn', { game: 'g', turn: 1, centre: 'c' });
  tell('lay-solution', { game: 'g', turn: 1, word: 'MENERAI', reference: 'H4' });
  draw(centres, 'SMARENE');
  tell('start-clock', { game: 'g', turn: 1, centre: 'd' });
  expect(shown(journal, playerOf('d'))).toEqual([1, undefined, false]);
  expect(shown(journal, screenOf('d'))).toEqual([1, undefined, false]);
  expect(shown(journal, refereeOf('d'))).toEqual([1, undefined, false]);
  expect(shown(journal, playerOf('c'))).toEqual([2, undefined, true]);
  tell('end-turn', { game: 'g', turn: 1, centre: 'd' });
  expect(shown(journal, playerOf('d'))).toEqual([1, 'MENERAI', true]);
});

it('reads the clock of a turn at the time of the last event when the machine was set back', () => {
  const centres = openCentres();
  const { journal, tell } = centres;
  draw(centres, 'MENERAI');
  tell('start-clock', { game: 'g', turn: 1, centre: 'c' });
  tell('add-centre', { id: 'e', name: 'e' });
  const { now, turn } = seeHall(journal, CHIEF, 0);
  expect(now).toBe(journal.events.at(-1)?.at);
  expect(turn?.centres[0].clock).toEqual({ phase: 'think', left: 149_000, isRunning: true });
});

it.each(EDITION_NAMES)(
  'gives the letters in the order announced (2.2), those that the solution leaves, and the times (%s)',
  (edition) => {
    const centres = openCentres({}, edition);
    playFirstTurn(centres);
    centres.tell('end-turn', { game: 'g', turn: 2, centre: 'c' });
    expect(seeHall(centres.journal, CHIEF, 0).turn).toMatchObject({
      ...{ draw: 'AEEMNRS', markedDraw: 'SMARENE', leftover: '', times: { think: 150, write: 30 } },
    });
    centres.tell('lay-solution', { game: 'g', turn: 2, word: 'MARES', reference: '4H' });
    expect(seeHall(centres.journal, CHIEF, 0).turn?.remainder).toBe('EMN');
    draw(centres, 'NEM+RAIL');
    expect(seeHall(centres.journal, CHIEF, 0).turn).toMatchObject({ markedDraw: 'EMN+RAIL', leftover: 'EMN' });
    expect(seeGame(centres.journal, CHIEF, 'g')?.turns.at(-1)).toMatchObject({ markedDraw: 'EMN+RAIL' });
    centres.tell('correct-draw', { game: 'g', turn: 3, letters: '-TREMAIL', reason: 'rejet' });
    expect(seeHall(centres.journal, CHIEF, 0).turn).toMatchObject({ markedDraw: '-TREMAIL', leftover: 'EMN' });
  },
);

it('tells screens, and the chiefs who direct them, what those of their centre were told to show', () => {
  const { journal, tell } = openCentres();
  const screensFor = (session: SessionAnswer) => seeHall(journal, session, 0).screens?.map(({ centre }) => centre);
  expect(screensFor(CHIEF)).toEqual([]);
  tell('direct-screens', { show: { kind: 'ranking', page: 2 } });
  expect(screensFor(CHIEF)).toEqual(['c', 'd']);
  expect(screensFor(chiefOf('c'))).toEqual(['c']);
  expect(seeHall(journal, screenOf('d'), 0).screens).toEqual([
    { centre: 'd', show: { kind: 'ranking', page: 2 }, since: journal.events.at(-1)?.at },
  ]);
  for (const session of [refereeOf('c'), playerOf('c')]) expect(screensFor(session)).toBeUndefined();
});

it('tells whether a game is prepared to the chief of the whole tournament alone', () => {
  const { journal } = openCentres();
  const preparedFor = (session: SessionAnswer) => seeHall(journal, session, 0).games[0].prepared;
  expect(preparedFor(CHIEF)).toBe('none');
  for (const session of [chiefOf('c'), refereeOf('c'), screenOf('c'), playerOf('c')]) {
    expect(preparedFor(session)).toBeUndefined();
  }
  expect(seeHall(journal, playerOf('c'), 0).settings.soloThreshold).toBe(16);
});

it('keeps the centre that draws on its own turn when another one is ahead with a prepared game', () => {
  const centres = openCentres();
  const { journal, tell } = centres;
  draw(centres, 'MENERAI');
  tell('end-turn', { game: 'g', turn: 1, centre: 'd' });
  tell('lay-solution', { game: 'g', turn: 1, word: 'MENERAI', reference: 'H4' });
  draw(centres, 'SMARENE');
  for (const session of [playerOf('c'), CHIEF]) expect(shown(journal, session)).toEqual([1, undefined, false]);
  tell('end-turn', { game: 'g', turn: 1, centre: 'c' });
  for (const session of [playerOf('c'), CHIEF]) expect(shown(journal, session)).toEqual([2, undefined, true]);
});

it('says that a turn is the last one where its solution is told and the game cannot go on', () => {
  const centres = openCentres();
  const { journal, tell } = centres;
  const isLast = (session: SessionAnswer) => seeHall(journal, session, 0).turn?.isLast;
  tell('finish-game', { game: 'g', cause: 'decision', reason: 'essai' });
  tell('plan-game', { id: 'm', name: 'Mort subite', formula: 'normale', rhythm: 'mort-subite' });
  tell('make-draw', { game: 'm', source: { kind: 'typed', letters: 'MENERAI' } });
  tell('start-clock', { game: 'm', turn: 1, centre: 'c' });
  tell('end-turn', { game: 'm', turn: 1, centre: 'c' });
  tell('record-slips', {
    ...{ game: 'm', turn: 1 },
    slips: [
      { entrant: 'pc', slip: slipOf('MENERAI', 'H4', 70) },
      { entrant: 'qc', slip: { state: 'blank', solutions: [] } },
    ],
  });
  expect(isLast(screenOf('c'))).toBe(false);
  tell('lay-solution', { game: 'm', turn: 1, word: 'MENERAI', reference: 'H4' });
  tell('start-clock', { game: 'm', turn: 1, centre: 'd' });
  tell('record-slips', { game: 'm', turn: 1, slips: [{ entrant: 'pd', slip: { state: 'blank', solutions: [] } }] });
  expect(isLast(screenOf('c'))).toBe(true);
  expect(isLast(screenOf('d'))).toBe(false);
  tell('end-turn', { game: 'm', turn: 1, centre: 'd' });
  expect(isLast(screenOf('d'))).toBe(true);
});
