import { expect, test } from 'vitest';
import { openCentres } from '../views/testing/centres.ts';
import { eveningStanding, LastTold } from './evening.ts';

const TURN = { game: 'g', turn: 1 };

test('slips are those handed in: a decision in place of one, or a warning, is none', () => {
  const { journal, tell } = openCentres();
  tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'MENERAI' } });
  tell('record-tops', { ...TURN, entrants: ['pc'] });
  tell('rule-slip', { ...TURN, entrant: 'qc', ruling: { outcome: 'average' }, reason: 'perdu' });
  tell('give-warning', { ...TURN, entrant: 'pd', reason: 'bruit' });
  expect(eveningStanding(journal).game).toEqual({ name: 'Partie', turn: 1, slips: 1, stage: 'playing' });
});

test('what was told already is not told again; that everybody left is told once, and forgotten', () => {
  const told = new LastTold();
  const news = (online: object) => told.isNews('essai', { tournament: 'Essai', online });
  expect(news({})).toBe(false);
  expect(news({ chief: 1 })).toBe(true);
  expect(news({ chief: 1, player: 30 })).toBe(false);
  expect(news({ chief: 1, referee: 1 })).toBe(true);
  expect(news({ player: 30 })).toBe(true);
  expect(told.size).toBe(1);
  expect(news({})).toBe(true);
  expect(told.size).toBe(0);
  expect(news({})).toBe(false);
});
