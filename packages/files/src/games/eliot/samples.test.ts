import { unwrap } from '@raccord/scrabble';
import { describe, expect, it } from 'vitest';
import { childNamed, childrenNamed, parseXml } from '../../reading/xml.ts';
import type { FiledGame } from '../game.ts';
import { readGame } from '../read.ts';
import { gameIn, importGame, orderWith, refusal, textOf, totalsIn, totalsOf, wordbookFor } from '../testing/given.ts';
import { gameOfTournament } from '../tournament.ts';
import { makeEliotGame } from './write.ts';

const written = (game: FiledGame): string => [...unwrap(makeEliotGame(game))].join('');

/** What Eliot says of each player at the end of a file. */
function statisticsIn(text: string): Record<string, string>[] {
  const statistics = childNamed(unwrap(parseXml(text)), 'Statistics');
  return childrenNamed(statistics as never, 'PlayerStats').map(({ attributes: { playerid: _, ...more } }) => more);
}

const saidTotals = (text: string): number[] => statisticsIn(text).map(({ totalScore }) => Number(totalScore));

/** The totals as Eliot adds them up: it takes 5 points off for each warning after the third of a player. */
function totalsByEliot(text: string): number[] {
  const root = unwrap(parseXml(text));
  const players = childrenNamed(childNamed(root, 'Game') as never, 'Player');
  const events = childrenNamed(childNamed(root, 'History') as never, 'Turn').flatMap(({ children }) => children);
  return players.map(({ attributes: { id } }) => {
    const own = events.filter(({ attributes }) => attributes.playerId === id);
    const points = own
      .filter(({ name }) => ['PlayerMove', 'Penalty', 'Solo'].includes(name))
      .reduce((sum, { attributes }) => sum + Number(attributes.points), 0);
    return points - 5 * Math.max(0, own.filter(({ name }) => name === 'Warning').length - 3);
  });
}

describe('games that Eliot saved', () => {
  it.each([
    ['eliot-2.2-warnings.xml', []],
    ['eliot-2.2-finished.xml', []],
    ['eliot-2.2-joker.xml', []],
    ['eliot-2.2-merged.xml', []],
    [
      'eliot-2.2-typed.xml',
      [
        'Le coup 4 n’a pas de solution : il est laissé de côté.',
        'Coup 3 : le tirage TAEYSIP ne reprend pas le reliquat (AEIO) ; il est compté comme un rejet.',
      ],
    ],
  ])('%s: its totals are those that Eliot says, read, written, imported and exported', (name, alerts) => {
    const text = textOf(name);
    const game = gameIn(name);
    expect(game.alerts).toEqual(alerts);
    expect(totalsOf(game)).toEqual(saidTotals(text));
    expect(totalsByEliot(written(game))).toEqual(saidTotals(text));
    expect(statisticsIn(written(game))).toEqual(statisticsIn(text));
    for (const edition of ['2015', '2019', '2023'] as const) {
      const imported = unwrap(importGame(game, orderWith(wordbookFor(game), { edition })));
      expect(imported.alerts).toEqual(alerts);
      expect(Object.values(totalsIn(imported.journal))).toEqual(saidTotals(text));
      const exported = gameOfTournament(imported.journal, 'p1', { isTold: () => true, reaches: () => true });
      const again = written(exported as FiledGame);
      expect(totalsByEliot(again)).toEqual(saidTotals(text));
      expect(saidTotals(again)).toEqual(saidTotals(text));
    }
  });

  it('keeps what is given to players on the empty turn at its end', () => {
    const text = textOf('eliot-2.2-finished.xml').replace(
      /(<MasterMove points="0" type="none" \/>\s*)(<\/Turn>\s*<\/History>)/,
      '$1<Penalty playerId="1" points="-5" /><Warning playerId="0" />$2',
    );
    const game = unwrap(readGame(text.replace(/<Statistics>[\s\S]*<\/Statistics>/, '')));
    expect(game.alerts).toEqual([]);
    expect(totalsOf(game)).toEqual([842, 837]);
    expect(game.turns.at(-1)?.results.map(({ warnings }) => warnings)).toEqual([1, 0]);
  });

  it('has two turns in one where it was saved, loaded and gone on with', () => {
    const { turns } = gameIn('eliot-2.2-merged.xml');
    expect(turns.map(({ word, line }) => [word, line])).toEqual([
      ['FINIS', 19],
      ['FARAUDE', 25],
      ['WAIS', 30],
      ['HELERA', 35],
      ['DIALOGUE', 41],
    ]);
  });

  it('is refused with its word when it is a topping', () => {
    expect(refusal(readGame(textOf('eliot-2.2-topping.xml')))).toBe(
      'not-duplicate: Cette partie d’Eliot est un topping, qui compte des secondes et non des points : Raccord ne prend que les parties en duplicate.',
    );
  });

  it('of Eliot 1 sends nobody to an Eliot that cannot read it either', () => {
    expect(refusal(readGame(textOf('eliot-1.14.xml')))).toBe(
      'game-line: Ligne 2 : format « 1 » : Raccord ne lit que le format 2, celui d’Eliot 2 ; recopiez la partie en feuille (.txt), un coup par ligne : tirage, mot, référence, score.',
    );
  });

  it.each([
    ['<Name>A & B</Name>', 'an ampersand alone'],
    ['<Name>A&B;</Name>', 'an entity that XML has not'],
    ['<Name>A&amp B</Name>', 'an entity without its end'],
  ])('%s is blamed on its own line (%s)', (name) => {
    const text = textOf('eliot-2.2-warnings.xml').replace(/<Name>Zoé.*/, name);
    expect(refusal(readGame(text))).toBe(
      'xml-broken: Ligne 17 : un « & » y est mal écrit (en XML : « &amp; ») ; corrigez-le, ou reprenez le fichier d’origine.',
    );
  });

  it('says whose total it tells otherwise', () => {
    const text = textOf('eliot-2.2-warnings.xml').replace('totalScore="563"', 'totalScore="618"');
    expect(unwrap(readGame(text)).alerts).toEqual([
      'Le total écrit à la fin du fichier n’est pas celui des coups : Émile Œuvrard (618 annoncés, 563 comptés).',
    ]);
  });
});

describe('a game written for Eliot', () => {
  const game = gameIn('eliot-2.1.xml');

  it('has a rack for everybody on every turn, whoever played, and both names of the attribute', () => {
    const turns = game.turns.map((turn, index) => (index === 1 ? { ...turn, results: [] } : turn));
    const history = childNamed(unwrap(parseXml(written({ ...game, turns }))), 'History');
    for (const turn of childrenNamed(history as never, 'Turn')) {
      const racks = childrenNamed(turn, 'PlayerRack').map(({ attributes }) => attributes);
      expect(racks).toEqual(['0', '1', '2'].map((id) => ({ playerId: id, playerid: id })));
      expect(childNamed(turn, 'GameMove')?.attributes).toMatchObject({ playerId: '0', playerid: '0' });
    }
  });

  it('gives back what Eliot takes off for warnings and we do not', () => {
    const turns = game.turns.map((turn) => ({
      ...turn,
      results: turn.results.map((result) => ({ ...result, warnings: 2, penalties: [] })),
    }));
    expect(totalsByEliot(written({ ...game, turns }))).toEqual(totalsOf({ ...game, turns }));
    expect(totalsOf(unwrap(readGame(written({ ...game, turns }))))).toEqual(totalsOf({ ...game, turns }));
  });
});
