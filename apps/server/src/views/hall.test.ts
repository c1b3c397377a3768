import type { Session } from '@raccord/contract';
import { buildSearchGraph, unwrap, WordGraph } from '@raccord/scrabble';
import { type Actor, type CommandBody, type CommandData, type CommandType, Journal } from '@raccord/tournament';
import { expect, it } from 'vitest';
import { seeHall } from './hall.ts';

const CHIEF: Actor = { role: 'chief', name: 'Juge' };
const words = WordGraph.fromWords(['MENERAI', 'MENERAIS', 'MARE']);

/** Two centres: `c` draws, `d` follows later. */
function twoCentres() {
  const journal = new Journal({ words, graph: buildSearchGraph(words) });
  let count = 0;
  const tell = <Type extends CommandType>(type: Type, data: CommandData<Type>) =>
    unwrap(journal.submit({ ...({ type, data } as CommandBody), id: `c${++count}`, actor: CHIEF, at: 1000 * count }));
  const lexicon = { name: 'essai', hash: 'essai' };
  tell('create-tournament', { name: 'Essai', place: 'Ici', date: '2026-11-15', edition: '2019', lexicon });
  for (const id of ['c', 'd']) tell('add-centre', { id, name: id });
  const entrants = ['c', 'd'].map((centre) => ({ id: `p${centre}`, members: [{ name: centre }], centre, table: 1 }));
  tell('register-entrants', { entrants });
  tell('plan-game', { id: 'g', name: 'Partie', formula: 'normale', rhythm: 'normal' });
  tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'MENERAI' } });
  return { journal, tell };
}

const playerOf = (centre: string): Session => ({ role: 'player', name: centre, id: `p${centre}` });
const shown = (journal: Journal, session: Session) => {
  const { turn } = seeHall(journal, session, 0);
  return turn && [turn.number, turn.solution?.word, turn.board.join('').includes('MENERAI')];
};

it('shows a centre that follows its own turn, and the solution once it has ended it', () => {
  const { journal, tell } = twoCentres();
  expect(shown(journal, playerOf('c'))).toEqual([1, undefined, false]);
  expect(shown(journal, playerOf('d'))).toBeUndefined();
  tell('end-turn', { game: 'g', turn: 1, centre: 'c' });
  tell('lay-solution', { game: 'g', turn: 1, word: 'MENERAI', reference: 'H4' });
  tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'SMARENE' } });
  tell('start-clock', { game: 'g', turn: 1, centre: 'd' });
  expect(shown(journal, playerOf('d'))).toEqual([1, undefined, false]);
  expect(shown(journal, { role: 'screen', name: 'Écran', centre: 'd' })).toEqual([1, undefined, false]);
  expect(shown(journal, { role: 'referee', name: 'Arbitre', id: 'a', centre: 'd' })).toEqual([1, undefined, false]);
  expect(shown(journal, playerOf('c'))).toEqual([2, undefined, true]);
  tell('end-turn', { game: 'g', turn: 1, centre: 'd' });
  expect(shown(journal, playerOf('d'))).toEqual([1, 'MENERAI', true]);
});

it('reads the clock of a turn at the time of the last event when the machine was set back', () => {
  const { journal, tell } = twoCentres();
  tell('start-clock', { game: 'g', turn: 1, centre: 'c' });
  tell('add-centre', { id: 'e', name: 'e' });
  const [centre] = seeHall(journal, { role: 'chief', name: 'Juge' }, 0).turn?.centres ?? [];
  expect(centre?.clock).toEqual({ phase: 'think', left: 149_000, isRunning: true });
});
