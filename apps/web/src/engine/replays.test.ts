import { buildSearchGraph, WordGraph } from '@raccord/scrabble';
import { describe, expect, test } from 'vitest';
import { replayText } from './replays.ts';

const words = WordGraph.fromWords(['TAS', 'TASE', 'BLOC']);
const wordbook = { words, graph: buildSearchGraph(words) };

describe('the text of a game', () => {
  test('is played again turn by turn, with the board after each', () => {
    const { formula, turns, total, missing, errors, lacked } = replayText(
      '# Club\nTASOULB TAS H7 6\nBLOU+ECD TASE H7 5',
      wordbook,
    );
    expect({ formula, total, missing, lacked }).toEqual({ formula: 'normale', total: 10, missing: 0, lacked: [] });
    expect(errors).toEqual([{ turn: 2, line: 3, text: 'score 5 annoncé, 4 calculé.' }]);
    expect(turns.map(({ number, draw, markedDraw, running }) => [number, draw, markedDraw, running])).toEqual([
      [1, 'TASOULB', 'TASOULB', 6],
      [2, 'BLOUECD', 'BLOU+ECD', 10],
    ]);
    const { lines, laid } = turns[1].after;
    expect(lines[7]).toBe('......TASE.....');
    expect(laid).toEqual([7 * 15 + 9]);
  });

  test('says how many turns come after a move that cannot be laid', () => {
    expect(replayText('TASOULB TAS H7 6\nBLOU+ECD ZUT H7 5\nBLOU+ECD TASE H7 4', wordbook)).toMatchObject({
      missing: 2,
      turns: [{ number: 1 }],
    });
  });

  test('says what was read otherwise than it is written', () => {
    const text = `<EliotGame format="2"><Game><Mode>duplicate</Mode></Game><History>
<Turn><GameRack>TASOULB</GameRack><GameMove points="6" type="valid" word="TAS" coord="H7" /></Turn>
<Turn><GameRack>ECDAINR</GameRack><GameMove points="4" type="valid" word="TASE" coord="H7" /></Turn>
</History></EliotGame>`;
    expect(replayText(text, wordbook)).toMatchObject({
      errors: [],
      alerts: ['Coup 2 : le tirage ECDAINR ne reprend pas le reliquat (BLOU) ; il est compté comme un rejet.'],
    });
  });

  test.each([
    ['bonjour', /^Ligne 1 : .* il faut quatre champs/],
    ['TASOULB TAS H7 6\nBLOU+ECD BLOC H13 12', /^Ligne 2 : BLOC en H13 sort de la grille/],
  ])('%o is refused with a sentence', (text, sentence) => {
    expect(() => replayText(text, wordbook)).toThrow(sentence);
  });
});
