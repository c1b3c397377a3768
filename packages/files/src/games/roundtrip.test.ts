import type { EditionName } from '@raccord/regulation';
import { type FormulaName, makeBoard, makeDraw, makeMarkedDraw, replay, unwrap } from '@raccord/scrabble';
import { SIMULATED_GAME, simulate } from '@raccord/simulation';
import { type GameState, type Journal, nameOf } from '@raccord/tournament';
import { describe, expect, it } from 'vitest';
import { asRecord } from './asrecord.ts';
import { makeEliotGame } from './eliot/write.ts';
import { readGame } from './read.ts';
import { makeGameRecord } from './record.ts';
import { freeWordbook, importGame, orderWith, totalsIn } from './testing/given.ts';
import { gameOfTournament } from './tournament.ts';

const EVERYTHING = { isTold: () => true, reaches: () => true };

function played(seed: number, formula: FormulaName, edition: EditionName): Journal {
  const lexicon = { name: 'libre', hash: 'libre' };
  return simulate({ wordbook: freeWordbook(), lexicon, players: 20, turns: 14, seed, edition, formula });
}

/** The game as its sheet shows it. */
const seen = ({ plan, turns }: GameState) => ({
  formula: plan.formula,
  turns: turns.map(({ number, draw, leftover, isWhole, drawn, board, solution, topScore, isVoid }) => ({
    number,
    draw: makeDraw(draw),
    markedDraw: makeMarkedDraw(draw, leftover, isWhole),
    leftover: makeDraw(leftover),
    drawn,
    rejected: [],
    board: makeBoard(board).split('\n'),
    ...(solution ? { solution } : {}),
    running: topScore,
    isVoid,
  })),
});

const gameOf = (journal: Journal): GameState => [...journal.state.games.values()][0];

const turnsOf = (journal: Journal) =>
  gameOf(journal).turns.map(({ draw, leftover, isWhole, solution }) => [
    makeMarkedDraw(draw, leftover, isWhole),
    solution?.word,
    solution?.reference,
    solution?.score,
    makeBoard(solution?.after.board as never),
  ]);

/** What each one played and got on each turn, by name. */
function resultsOf(journal: Journal) {
  const { state, ledger } = journal;
  const game = gameOf(journal);
  return [...state.entrants.values()].map(({ id, members, index }) => [
    nameOf(members),
    game.turns.map(({ number, files }) => {
      const { outcome, points, penalty, bonus, warnings } = ledger.results(game.plan.id, number)[index];
      const retained = outcome === 'average' ? undefined : files.get(id)?.slip?.verdict.retained;
      const move = points > 0 && retained ? `${retained.word} ${retained.reference}` : '';
      return [move, points + bonus - penalty, warnings];
    }),
  ]);
}

describe('a simulated tournament, through a file of Eliot, is the same tournament', () => {
  it.each([
    [1, 'normale', '2019'],
    [2, 'joker', '2023'],
    [3, '7sur8', '2015'],
    [8, '7sur8joker', '2016'],
  ] as const)('seed %s, formula %s, edition %s', (seed, formula, edition) => {
    const before = played(seed, formula, edition);
    const filed = gameOfTournament(before, SIMULATED_GAME, EVERYTHING);
    if (!filed) throw new Error('No game.');
    const text = [...unwrap(makeEliotGame(filed))].join('');
    const replayed = replay(asRecord(unwrap(readGame(text))), freeWordbook().words, freeWordbook().graph);
    expect(replayed.errors).toEqual([]);
    expect(makeBoard(replayed.boards[replayed.turns.length])).toBe(turnsOf(before).at(-1)?.at(-1));
    const { journal: after, alerts } = unwrap(
      importGame(unwrap(readGame(text)), orderWith(freeWordbook(), { edition })),
    );
    expect(alerts).toEqual([]);
    expect(turnsOf(after)).toEqual(turnsOf(before));
    expect(totalsIn(after)).toEqual(totalsIn(before));
    expect(resultsOf(after)).toEqual(resultsOf(before));
  });
});

describe('a simulated tournament, through a record, is the same game', () => {
  it.each([
    [5, 'normale', '2019'],
    [6, '7et8', '2019'],
    [7, '789', '2023'],
  ] as const)('seed %s, formula %s, edition %s', (seed, formula, edition) => {
    const before = played(seed, formula, edition);
    const game = unwrap(readGame(makeGameRecord(seen(gameOf(before)), 'Club')));
    expect(game.name).toBe('Club');
    const { journal: after, alerts } = unwrap(importGame(game, orderWith(freeWordbook(), { edition })));
    expect(alerts).toEqual([]);
    expect(turnsOf(after)).toEqual(turnsOf(before));
  });
});
