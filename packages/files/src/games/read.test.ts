import { replay, unwrap, WordGraph } from '@raccord/scrabble';
import { describe, expect, it } from 'vitest';
import { asRecord } from './asrecord.ts';
import { readGame, recogniseGame } from './read.ts';
import { gameIn, refusal, textOf, wordbookOf } from './testing/given.ts';

const RECORD = '# nom: Finale\n# formule: joker\nKIF?SUP KIF H6 30\n';
const FEDERAL = textOf('federation.txt');

describe('a game is known by its content', () => {
  it.each([
    ['eliot', textOf('eliot-2.1.xml')],
    ['federation', FEDERAL],
    ['record', RECORD],
    ['record', 'OTU+ASEL\tTAS\tJ8\t15 # facile'],
    ['record', '# formule: joker\nTES?OUP TEST H7 6'],
    ['record', 'ÉTÉSOUP ÉTÉS H 7 6 96'],
    ['record', '-TES?OUP TE(T)S H7 6'],
    [undefined, 'BERTRAND Andre 4A 1520\nMARTINE ANNIE 3B 900'],
    [undefined, 'Nom;Prénom;Licence\nLoutre;Anne;12'],
    [undefined, '<html><body>Bonjour</body></html>'],
    [undefined, ''],
  ])('%s', (format, text) => {
    expect(recogniseGame(text)).toBe(format);
  });
});

describe('the export of the federations', () => {
  it('has on each line the draw of a turn and the solution of the turn before', () => {
    const { format, formula, turns, players, alerts } = gameIn('federation.txt');
    expect([format, formula.name, players, alerts]).toEqual(['federation', 'normale', [], []]);
    expect(turns.map(({ drawText, word, score, line }) => [drawText, word, score, line])).toEqual([
      ['MENERAI', 'MENERAI', 70, 4],
      ['GAMNOUT', 'GAMIN', 9, 5],
      ['OTU+ASEL', 'TAS', 15, 6],
    ]);
  });

  it.each([
    ['Partie normale', 'normale'],
    ['Partie Joker', 'joker'],
    ['Partie 7 sur 8', '7sur8'],
    ['7/8 joker', '7sur8joker'],
    ['PARTIE 7 ET 8', '7et8'],
    ['Les 7 et 8 Joker', '7et8joker'],
    ['Partie 7, 8 et 9', '789'],
    ['7 et 8 et 9 joker', '789joker'],
    ['Partie 7-8-9', '789'],
    ['Partie 7/8/9', '789'],
    ['7 8 9', '789'],
    ['789 joker', '789joker'],
    ['Partie 7, 8, et 9 lettres', '789'],
    ['Partie normale du 7/8/2018', 'normale'],
    ['Partie normale du 7-8-19', 'normale'],
    ['Partie normale du 07/08/2018', 'normale'],
  ])('« %s » is the formula %s', (header, name) => {
    expect(unwrap(readGame(FEDERAL.replace('Partie normale', header))).formula.name).toBe(name);
  });

  it('has its jokers in lower case or in brackets', () => {
    const turns = (word: string) => unwrap(readGame(FEDERAL.replace('\tTAS', `\t${word}`))).turns;
    expect(turns('TaS')[2].word).toBe('TaS');
    expect(turns('T(A)S')[2].word).toBe('TaS');
  });

  it('whose formula is not said is read as « normale », which is told', () => {
    const { formula, alerts } = unwrap(readGame(FEDERAL.replace('Partie normale', 'Partie du vendredi')));
    expect(formula.name).toBe('normale');
    expect(alerts).toEqual([
      'Rien au-dessus des coups ne dit la formule (normale ; 7 sur 8 ; 7 et 8 ; 7, 8 et 9 ; joker ; 7 sur 8 joker ; 7 et 8 joker ; 7, 8 et 9 joker) : la partie est lue comme normale.',
    ]);
  });

  it.each([
    ['club.txt', 'normale', 21, 1034],
    ['club-joker.txt', 'joker', 18, 1187],
  ])('as a club publishes it: %s', (file, formula, count, total) => {
    const game = gameIn(file);
    expect([game.formula.name, game.turns.length, game.alerts]).toEqual([formula, count, []]);
    const { words, graph } = wordbookOf(WordGraph.fromWords(game.turns.map(({ word }) => word.toUpperCase())));
    const played = replay(asRecord(game), words, graph);
    expect(played.errors).toEqual([]);
    expect(played.total).toBe(total);
  });

  it('may end with its total', () => {
    expect(unwrap(readGame(`${FEDERAL}Total\t\t94\r\n`)).turns).toHaveLength(3);
  });

  it('may end on a draw that nobody played', () => {
    const { turns, alerts } = unwrap(readGame(FEDERAL.replace('\t\tTAS\tJ8\t15', '')));
    expect(turns).toHaveLength(2);
    expect(alerts).toEqual(['Le coup 3 n’a qu’un tirage : il est laissé de côté.']);
  });

  it.each([
    ['3.\t', '4.\t', 'game-line: Ligne 5 : coup « 4 » : il faut ici le coup 3.'],
    ['GAMNOUT', 'GAM9OUT', 'game-line: Ligne 4 : Le tirage « GAM9OUT »'],
    ['10E', '10Z', 'game-line: Ligne 5 : « 10Z » n’est pas une référence'],
    ['10E', '10Z', 'Cette ligne donne après son tirage la solution du coup 2.'],
    ['\t9\r', '\tneuf\r', 'game-line: Ligne 5 : score « neuf »'],
    ['1.\tMENERAI', '1.\tMENERAI\tLOUP\tH4\t8', 'game-line: Ligne 3 : la première ligne n’a que son tirage'],
    ['\t\tTAS\tJ8\t15', '\t\tTAS\tJ8\t15\r\n\t\tTES\tA1\t3', 'game-line: Ligne 7 : la partie est déjà finie'],
    ['MENERAI\tH4\t70', '', 'game-line: Ligne 4 : '],
  ])('%s made %s is refused', (from, to, sentence) => {
    expect(refusal(readGame(FEDERAL.replace(from, to)))).toContain(sentence);
  });
});

describe('a record', () => {
  it('has its name and its formula', () => {
    const { format, name, formula, turns } = unwrap(readGame(RECORD));
    expect([format, name, formula.name, turns.length]).toEqual(['record', 'Finale', 'joker', 1]);
  });

  it('has no name where its line is empty, and none that a screen cannot show', () => {
    const named = (name: string) => unwrap(readGame(`# nom:${name}\n${RECORD.slice(RECORD.indexOf('\n'))}`)).name;
    expect(named('')).toBeUndefined();
    expect(named(' \t')).toBeUndefined();
    expect(named(' \u202e\u200b\x1b')).toBeUndefined();
    expect(named(' Fin\u202eale  du\x1b[31m club ')).toBe('Fin ale du [31m club');
  });

  it('is refused in a sentence of its own length, whatever the file has', () => {
    const long = 'Z'.repeat(500_000);
    const texts = [
      `# formule: ${long}\nKIF KIF H6 30`,
      `KIF ${long} H6 30`,
      `KIF KIF ${long} 30`,
      `KIF KIF H6 »${long}`,
      `${long} KIF H6 30`,
      `<EliotGame format="\u202e${long}"/>`,
      `<${long}/>`,
    ];
    for (const text of texts) {
      const sentence = refusal(readGame(text));
      expect(sentence.length).toBeLessThan(600);
      expect(sentence).toMatch(/Ligne \d|EliotGame/);
      expect(sentence).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    }
  });

  it.each([
    ['# formule: échecs\nKIF KIF H6 30', 'unknown-formula: Ligne 1'],
    ['KIF KIF H6 trente', 'game-line: Ligne 1 : score « trente »'],
    ['', 'game-empty: '],
    ['KIF\0KIF H6 30', 'not-a-game: '],
    ['KIF�', 'not-a-game: '],
    [`${'KIF KIF H6 30\n'.repeat(80_000)}`, 'game-too-large: '],
    ['<html/>', 'not-a-game: Ce XML commence par « html »'],
  ])('%j is refused', (text, sentence) => {
    expect(refusal(readGame(text))).toContain(sentence);
  });
});
