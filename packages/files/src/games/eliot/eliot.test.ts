import { makeDraw, unwrap } from '@raccord/scrabble';
import { describe, expect, it } from 'vitest';
import type { FiledGame } from '../game.ts';
import { readGame } from '../read.ts';
import { gameIn, refusal, textOf, totalsOf } from '../testing/given.ts';
import { makeEliotGame } from './write.ts';

const RECENT = textOf('eliot-2.1.xml');

const written = (game: FiledGame): string => [...unwrap(makeEliotGame(game))].join('');

/** Lines are those of the file. */
const withoutLines = (game: FiledGame) => ({ ...game, turns: game.turns.map(({ line: _, ...turn }) => turn) });

describe('a game that Eliot saved', () => {
  const game = gameIn('eliot-2.1.xml');

  it('has its formula, its dictionary and its players with their tables', () => {
    expect(game.formula.name).toBe('normale');
    expect(game.dictionary).toEqual({ name: 'Petit lexique', words: 6 });
    expect(game.players).toEqual([
      { name: 'Loutre', table: 4 },
      { name: 'Martre <1re & 2e>', table: 7 },
      { name: 'Ours Anne et Pie Léo', table: 2 },
    ]);
    expect(game.alerts).toEqual([]);
  });

  it('has names without what no screen shows', () => {
    const read = (name: string) => unwrap(readGame(RECENT.replace('Loutre', name))).players[0].name;
    expect(read(' Lou\u202etre&#x200B;&#9; Anne ')).toBe('Lou tre Anne');
    expect(read('\u200b')).toBe('Joueur 1');
  });

  it('has its draws with their marks, and what was laid, the last master move counting', () => {
    const shown = game.turns.map(({ drawText, word, score, line }) => [drawText, word, score, line]);
    expect(shown).toEqual([
      ['MENERAI', 'MENERAI', 70, 29],
      ['GAMNOUT', 'GAMIN', 9, 41],
      ['OTU+ASEL', 'TAS', 15, 54],
    ]);
  });

  it('has the move of each player, his warnings, penalties and solos', () => {
    const [first, second, third] = game.turns.map(({ results }) => results);
    expect(first[1]).toEqual({
      player: 1,
      move: { kind: 'valid', word: 'MENERAI', reference: 'H4', points: 70 },
      warnings: 1,
      penalties: [],
      solo: 0,
    });
    expect(first[2].move).toEqual({ kind: 'invalid', word: 'MENARIE', reference: 'H4' });
    expect(second.map(({ move, penalties }) => [move.kind, ...penalties])).toEqual([
      ['valid'],
      ['none'],
      ['valid', -5],
    ]);
    expect(third.map(({ solo }) => solo)).toEqual([0, 10, 0]);
    expect(totalsOf(game)).toEqual([82, 95, 4]);
  });

  it('of the older version has players without tables, and lower-case names of attributes', () => {
    const older = gameIn('eliot-2.0.xml');
    expect(older.formula.name).toBe('joker');
    expect(older.players).toEqual([
      { name: 'Hérisson', table: undefined },
      { name: 'Eliot', table: undefined },
    ]);
    expect(older.turns.map(({ word, draw }) => [word, makeDraw(draw)])).toEqual([
      ['KIF', 'FIKPSU?'],
      ['KAkI', 'AEIPSU?'],
    ]);
    expect(totalsOf(older)).toEqual([12, 42]);
    expect(older.alerts).toEqual(['Le coup 3 n’a pas de solution : il est laissé de côté.']);
  });

  it.each(['eliot-2.1.xml', 'eliot-2.0.xml'])('%s read, written and read is the same game', (name) => {
    const once = gameIn(name);
    const again = unwrap(readGame(written(once)));
    expect(withoutLines(again)).toEqual({ ...withoutLines(once), alerts: [] });
    expect(written(again)).toBe(written(once));
  });

  it.each([
    ['# formule: 7et8\nMENERAIS MENERAIS H4 92', '7 et 8'],
    ['# formule: 789\nSATINERAI SATINERAI H1 160', '7, 8 et 9'],
  ])('of a formula that Eliot has not is not written: %o', (text, label) => {
    const { formula } = unwrap(readGame(text));
    expect(refusal(makeEliotGame({ ...game, formula }))).toBe(
      `unknown-formula: Eliot ne joue pas la formule ${label} : demandez plutôt la feuille de partie (txt).`,
    );
  });
});

describe('what is no game of Eliot', () => {
  const change = (from: string, to: string) => refusal(readGame(RECENT.replace(from, to)));

  it.each([
    ['<EliotGame format="2">', '<EliotGame format="3">', 'game-line: Ligne 2 : format « 3 »'],
    ['<Mode>arbitration', '<Mode>freegame', 'not-duplicate: Cette partie d’Eliot est une partie libre'],
    ['<Mode>arbitration', '<Mode>échecs', 'not-duplicate: Cette partie d’Eliot est au mode « échecs »'],
    ['<Player id', '<Variant>explosive</Variant><Player id', 'unknown-formula: Variante « explosive »'],
    ['<Player id="2">', '<Player id="0">', 'game-line: Ligne 21 : joueur « 0 »'],
    ['<Warning playerId="1" />', '<Warning playerId="9" />', 'game-line: Ligne 38 : joueur « 9 » inconnu'],
    ['<Solo playerId="1" points="10"', '<Solo playerId="1" points="-10"', 'Ligne 63 : points « -10 »'],
    ['points="-5"', 'points="cinq"', 'game-line: Ligne 51 : points « cinq »'],
    ['points="3" type="valid" word="TAS"', 'points="-3" type="valid" word="TAS"', 'Ligne 60 : points « -3 »'],
    ['<Warning playerId="1" />', '<Warning playerId="1" />'.repeat(30), 'Ligne 38 : plus de 20 avertissements'],
    ['type="none"', 'type="rien"', 'game-line: Ligne 49 : coup de type « rien »'],
    ['coord="F9"', 'coord="P9"', 'game-line: Ligne 60 : « P9 » n’est pas une référence'],
    ['<GameRack>GAMNOUT', '<GameRack>GAM9OUT', 'game-line: Ligne 41 : Le tirage « GAM9OUT »'],
    ['word="TAS" coord="F9"', 'word="TÂS" coord="F9"', 'game-line: Ligne 60 : mot « TÂS »'],
    ['<?xml', '<!DOCTYPE a [<!ENTITY b "c">]><?xml', 'xml-'],
  ])('%s made %s', (from, to, sentence) => {
    expect(change(from, to)).toContain(sentence);
  });

  it('a turn in the middle without a solution', () => {
    const cut = RECENT.replaceAll(/ *<(MasterMove|GameMove).*GAMIN.*\n/g, '').replace(/.*"5G".*\n/, '');
    expect(refusal(readGame(cut))).toMatch(/^game-line: Ligne 41 : le coup 2 n’a pas de solution/);
  });

  it('cut after any tag', () => {
    for (const { index } of RECENT.trimEnd().matchAll(/>/g)) {
      if (index < RECENT.trimEnd().length - 1) {
        expect(refusal(readGame(RECENT.slice(0, index + 1)))).toMatch(/^xml-broken: Ligne \d+ : /);
      }
    }
  });

  it('more players than there can be, a name that has no end', () => {
    const players = Array.from({ length: 20_001 }, (_, id) => `<Player id="j${id}"><Name>Chat</Name></Player>`).join(
      '',
    );
    expect(change('<Turns>', `${players}<Turns>`)).toMatch(/^game-too-large: Cette partie a 20004 joueurs/);
    expect(change('Loutre', 'Loutre'.repeat(1000))).toMatch(/^game-line: Ligne 11 : le nom d’un joueur a 6000 signes/);
  });
});
