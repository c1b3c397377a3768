import { createHash } from 'node:crypto';
import { makeBoard, unwrap, WordGraph } from '@raccord/scrabble';
import { checkChain } from '@raccord/stream';
import type { Journal } from '@raccord/tournament';
import { describe, expect, it } from 'vitest';
import type { FiledGame, FiledResult } from '../game.ts';
import { readGame } from '../read.ts';
import {
  gameIn,
  importGame,
  orderWith,
  refusal,
  SMALL,
  textOf,
  totalsIn,
  totalsOf,
  wordbookOf,
} from '../testing/given.ts';
import type { ImportOrder } from './import.ts';

const imported = (game: FiledGame, more: Partial<ImportOrder> = {}) => unwrap(importGame(game, orderWith(SMALL, more)));
const journalOf = (game: FiledGame, more: Partial<ImportOrder> = {}): Journal => imported(game, more).journal;

/** The sample with what its players did on each turn changed. */
function changed(change: (result: FiledResult, turn: number) => Partial<FiledResult>): FiledGame {
  const game = gameIn('eliot-2.1.xml');
  return {
    ...game,
    turns: game.turns.map((turn, index) => ({
      ...turn,
      results: turn.results.map((result) => ({ ...result, ...change(result, index + 1) })),
    })),
  };
}

const finalBoard = ({ state }: Journal): string[] => {
  const [game] = state.games.values();
  return makeBoard(game.turns.at(-1)?.solution?.after.board as never).split('\n');
};

const resultsOf = ({ ledger }: Journal, turn: number) =>
  ledger
    .results('p1', turn)
    .map(({ outcome, points, penalty, warnings, bonus }) => [outcome, points, penalty, warnings, bonus]);

describe('a game of Eliot becomes a tournament', () => {
  const journal = journalOf(gameIn('eliot-2.1.xml'));

  it('with its players at their tables, a pair being one', () => {
    const seated = [...journal.state.entrants.values()].map(({ members, seats }) => [
      members.map(({ name }) => name),
      seats[0].value.table,
    ]);
    expect(seated).toEqual([
      [['Loutre'], 4],
      [['Martre <1re & 2e>'], 7],
      [['Ours Anne', 'Pie Léo'], 2],
    ]);
  });

  it('with the totals of the file', () => {
    expect(totalsIn(journal)).toEqual({ Loutre: 82, 'Martre <1re & 2e>': 95, 'Ours Anne et Pie Léo': 4 });
  });

  it('with the verdict of the regulation, and a decision where the file says otherwise', () => {
    expect(resultsOf(journal, 1)).toEqual([
      ['accepted', 70, 0, 0, 0],
      ['accepted', 70, 0, 1, 0],
      ['nullity', 0, 0, 0, 0],
    ]);
    expect(resultsOf(journal, 2)[2]).toEqual(['accepted', 9, 5, 0, 0]);
    expect(resultsOf(journal, 3)[1]).toEqual(['accepted', 15, 0, 0, 10]);
    const [game] = journal.state.games.values();
    expect(game.turns[1].files.get('j3')?.rulings?.map(({ reason }) => reason)).toEqual([
      'Points du fichier Eliot : 9, pénalité de 5.',
    ]);
    expect(game.turns[0].files.get('j1')?.rulings).toBeUndefined();
  });

  it('whose board is the same, whose game is finished, whose chain holds', () => {
    expect(finalBoard(journal)[7]).toBe('...MENERAI.....');
    expect(finalBoard(journal)[9]).toBe('.......TAS.....');
    const [game] = journal.state.games.values();
    expect(game.finished?.cause).toBe('decision');
    expect(checkChain(journal.events, (text) => createHash('sha256').update(text).digest('hex')).ok).toBe(true);
  });

  it('owes nobody a correction slip', () => {
    for (const turn of [1, 2, 3]) expect(journal.ledger.correctionsDue('p1', turn)).toEqual([]);
  });

  it('of the older version, at tables in its order, jokers and all', () => {
    const older = journalOf(gameIn('eliot-2.0.xml'));
    expect(totalsIn(older)).toEqual({ Hérisson: 12, Eliot: 42 });
    expect([...older.state.entrants.values()].map(({ seats }) => seats[0].value.table)).toEqual([1, 2]);
    expect(imported(gameIn('eliot-2.0.xml')).alerts).toEqual([
      'Le coup 3 n’a pas de solution : il est laissé de côté.',
    ]);
  });
});

describe('every total is that of the file', () => {
  it.each<[string, (result: FiledResult, turn: number) => Partial<FiledResult>, number[]]>([
    [
      'solos that are not the regulation’s',
      ({ player }, turn) => ({ solo: player === 0 && turn === 3 ? 10 : 0 }),
      [92, 85, 4],
    ],
    ['solos of several values', ({ player }, turn) => ({ solo: player === 1 ? turn : 0 }), [82, 91, 4]],
    [
      'points granted beside a null move',
      ({ player }, turn) => (player === 2 && turn === 1 ? { penalties: [30] } : {}),
      [82, 95, 34],
    ],
    [
      'fewer points than the move makes',
      ({ player }, turn) => (player === 0 && turn === 1 ? { penalties: [-8] } : {}),
      [74, 95, 4],
    ],
    [
      'a penalty on a null move',
      ({ player }, turn) => (player === 2 && turn === 1 ? { penalties: [-5] } : {}),
      [82, 95, -1],
    ],
    [
      'warnings that the file makes cost',
      ({ player }) => (player === 0 ? { warnings: 2, penalties: [-5] } : {}),
      [67, 95, 4],
    ],
    ['warnings that it does not', ({ player }) => (player === 0 ? { warnings: 3, penalties: [] } : {}), [82, 95, 4]],
    [
      'a valid move that the file makes null',
      ({ player, move }) => (player === 0 && move.kind === 'valid' ? { move: { ...move, kind: 'invalid' } } : {}),
      [0, 95, 4],
    ],
    [
      'a word not admitted, again and again',
      ({ player }) => (player === 0 ? { move: { kind: 'invalid', word: 'ZUT', reference: 'H8' } } : {}),
      [0, 95, 4],
    ],
  ])('%s', (_, change, totals) => {
    expect(Object.values(totalsIn(journalOf(changed(change))))).toEqual(totals);
  });

  it('solos that are the regulation’s stay solos, whatever they bring', () => {
    const journal = journalOf(changed(({ solo }) => ({ solo: solo * 2 })));
    expect(resultsOf(journal, 3)[1]).toEqual(['accepted', 15, 0, 0, 20]);
  });

  it('a solo over nobody, which the regulation does not know', () => {
    const game = gameIn('eliot-2.1.xml');
    const turns = game.turns.map((turn) => ({
      ...turn,
      results: turn.results.filter(({ player }) => player === 0).map((result) => ({ ...result, solo: 10 })),
    }));
    const alone = { ...game, players: game.players.slice(0, 1), turns };
    expect(Object.values(totalsIn(journalOf(alone)))).toEqual(totalsOf(alone));
  });

  it.each([[[9999]], [[-9999, -9999]]])('points that no ruling may give or take are refused: %j', (penalties) => {
    const game = changed(({ player }) => (player === 0 ? { penalties } : {}));
    expect(refusal(importGame(game, orderWith(SMALL)))).toMatch(/^points-too-high: Coup 1 : /);
  });

  it('a penalty of another value on a null move is a decision of the commission', () => {
    const journal = journalOf(changed(({ player }, turn) => (player === 2 && turn === 1 ? { penalties: [-20] } : {})));
    expect(Object.values(totalsIn(journal))).toEqual([82, 95, -16]);
    expect(resultsOf(journal, 1)[2]).toEqual(['accepted', 0, 20, 0, 0]);
    const [game] = journal.state.games.values();
    expect(game.turns[0].files.get('j3')?.rulings?.map(({ actor, reason }) => [actor.role, reason])).toEqual([
      ['commission', 'Points du fichier Eliot : 0, pénalité de 20.'],
    ]);
  });

  it('a penalty on no move at all', () => {
    const journal = journalOf(
      changed(({ player }, turn) =>
        player === 1 && turn === 2 ? { move: { kind: 'none' }, penalties: [-5, -2] } : {},
      ),
    );
    expect(resultsOf(journal, 2)[1]).toEqual(['accepted', 0, 7, 0, 0]);
  });
});

describe('a game without players', () => {
  it('the tournament has the game alone', () => {
    const journal = journalOf(gameIn('federation.txt'), { name: 'Partie du mardi' });
    expect(totalsIn(journal)).toEqual({ 'Solutions retenues': 94 });
    expect(journal.state.charter?.name).toBe('Partie du mardi');
    expect(finalBoard(journal)).toEqual(finalBoard(journalOf(gameIn('eliot-2.1.xml'))));
  });

  it('a joker game whose record has the real letters', () => {
    const journal = journalOf(unwrap(readGame('# nom: Club\n# formule: joker\nTES?OUP TEST H7 6')));
    expect(totalsIn(journal)).toEqual({ 'Solutions retenues': 6 });
    expect(journal.state.charter?.name).toBe('Club');
  });

  it('a score that is not right is told', () => {
    const { alerts } = imported(unwrap(readGame('MENERAI MENERAI H4 71')));
    expect(alerts).toEqual(['Coup 1 : le fichier dit 71\u00a0points, la solution en vaut 70.']);
  });
});

describe('a leftover noted where nothing is left over', () => {
  const NOTED = [
    'Coup 1 : le tirage ME+NERAI note un reliquat alors qu’il n’y en a pas ; il est lu sans « + ».',
    'Coup 2 : le tirage GA+MNOUT note un reliquat alors qu’il n’y en a pas ; il est lu sans « + ».',
  ];

  it.each(['eliot-2.1.xml', 'federation.txt'])('is dropped, and told: %s', (file) => {
    const noted = textOf(file)
      .replaceAll(/(<GameRack>|\t)MENERAI(?=<|\r?\n)/g, '$1ME+NERAI')
      .replaceAll(/(<GameRack>|\t)GAMNOUT(?=<|\t)/g, '$1GA+MNOUT');
    const { journal, alerts } = imported(unwrap(readGame(noted)));
    expect(alerts).toEqual([...imported(gameIn(file)).alerts, ...NOTED]);
    expect(totalsIn(journal)).toEqual(totalsIn(journalOf(gameIn(file))));
  });

  it('in a game record too', () => {
    const game = unwrap(readGame('ME+NERAI MENERAI H4 70\nGA+MNOUT GAMIN 10E 9\nOTU+ASEL TAS J8 15'));
    expect(imported(game).alerts).toEqual(NOTED);
  });

  it('says nothing of why a word cannot be laid', () => {
    const game = unwrap(readGame('ME+NERAI MENERAI A1 70'));
    expect(refusal(importGame(game, orderWith(SMALL)))).toContain(
      'not-a-solution: Coup 1 (ligne 1) : MENERAI en A1 ne touche',
    );
  });
});

describe('what the rules refuse', () => {
  const importing = (from: string | RegExp, to: string) =>
    refusal(importGame(unwrap(readGame(textOf('federation.txt').replace(from, to))), orderWith(SMALL)));

  it.each([
    [
      'a draw that is not valid',
      '1.\tMENERAI',
      '1.\tMNRLPTS',
      'invalid-draw: Coup 1 (ligne 4) : Au coup 1, le tirage doit',
    ],
    ['a leftover that is not there', 'OTU+ASEL', 'OTA+USEL', 'leftover-missing: Coup 3 (ligne 6) : '],
    ['a word that cannot be laid', '10E', '9E', 'not-a-solution: Coup 2 (ligne 5) : GAMIN en 9E sort de la grille'],
    [
      'letters that the draw has not',
      'GAMNOUT',
      'GAMPOUT',
      'nothing-playable: Coup 2 (ligne 5) : le tirage GAMPOUT ne permet pas',
    ],
  ])('%s', (_, from, to, sentence) => {
    expect(importing(from, to)).toContain(sentence);
  });

  it('words that the lexicon has not are told all at once', () => {
    const game = unwrap(readGame('MENERAI MENERAI H4 70\nOPRSTUE PROMENERAI H1 39\nSU+GAMNE GAMINEZ 10E 9'));
    expect(refusal(importGame(game, orderWith(SMALL)))).toBe(
      'words-unknown: Le dictionnaire « essai » n’a pas tous les mots posés : PROMENERAI (coup 2). Importez la partie avec celui qui a servi à la jouer.',
    );
  });
});

it.each([
  ['club.txt', 1034, 'MU ON LE VU EX BEARNAISE AVEUX TA RI ANHELAIS DE UT VEDIKAS ODE PUT AN IL NU'],
  ['club-joker.txt', 1187, 'SKETCH SKETCHS ETRIQUAS ADJUGEAIS AH BI ET ETRIQUASSES BE OR COR DO EN'],
])('a game as a club publishes it becomes a tournament: %s', (file, total, crossed) => {
  const game = gameIn(file);
  const words = [...game.turns.map(({ word }) => word.toUpperCase()), ...crossed.split(' ')];
  const journal = journalOf(game, { wordbook: wordbookOf(WordGraph.fromWords(words)) });
  expect(totalsIn(journal)).toEqual({ 'Solutions retenues': total });
});
