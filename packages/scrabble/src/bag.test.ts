import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawTiles, NO_TILES, playSolution, tilesAvailable } from './bag.ts';
import { emptyBoard, makeBoard, makeTile } from './board.ts';
import { canDraw, countTiles, drawFault, lacksNothing, makeDraw, subtractTiles, type Tiles } from './draw.ts';
import { FORMULA_NAMES, FORMULAS, type FormulaName } from './formula.ts';
import { SQUARE_COUNT } from './geometry.ts';
import { JOKER, letterIndex, TILE_COUNTS } from './letters.ts';
import { findMoves } from './moves/movelist.ts';
import { seededRandom } from './random.ts';
import { WORDS } from './testing/arbitraries.ts';
import { boardOf, drawOf, lexiconOf, NEW_RULES, OLD_RULES, startOf, termsOf } from './testing/given.ts';

describe('the tiles not on the board', () => {
  it('are 102 before the first turn', () => {
    expect(tilesAvailable(emptyBoard())).toEqual(TILE_COUNTS);
  });

  it('lack those of the board, a joker as a joker', () => {
    const gone = subtractTiles(TILE_COUNTS, tilesAvailable(boardOf('H4 MENERaI', '5H EX')));
    expect(makeDraw(gone)).toBe('EEIMNRX?');
  });
});

function play(moves: readonly string[], draw: string, formula: FormulaName, move: string) {
  const [reference, word] = move.split(' ');
  const board = boardOf(...moves);
  const after = playSolution(board, drawOf(draw), FORMULAS[formula], { start: startOf(reference), word });
  return { row: makeBoard(after.board).split('\n')[startOf(reference).row], leftover: makeDraw(after.leftover) };
}

describe('laying a solution', () => {
  it.each([
    ['leaves the other letters', [], 'TESOUPL', 'normale', 'H7 TES', '......TES......', 'LOPU'],
    ['leaves the joker where it is', [], 'TES?UPL', 'normale', 'H7 TaS', '......TaS......', 'ELPU'],
    ['takes no tile that stands', ['H4 MENERAI'], 'PROSTUE', 'normale', 'H1 PROMENERAI', 'PROMENERAI.....', 'ESTU'],
    ['joker game: the real letter replaces the joker', [], 'TES?UPL', 'joker', 'H7 TaS', '......TAS......', 'ELPU'],
    ['joker game: a joker kept stays in hand', [], 'TES?UPL', 'joker', 'H7 TES', '......TES......', 'LPU?'],
    ['joker game: the only K is on the board', ['8H KA'], 'IF?SUPL', 'joker', 'G7 kIF', '......kIF......', 'LPSU'],
    ['joker game: the only K is in the draw', [], 'KIF?SUP', 'joker', 'H7 kIF', '......kIF......', 'KPSU'],
    ['joker game: an older joker stays', ['H7 kIF'], 'SES?UPL', 'joker', 'H7 kIFs', '......kIFS.....', 'ELPSSU'],
  ] as const)('%s', (_, moves, draw, formula, move, row, leftover) => {
    expect(play(moves, draw, formula, move)).toEqual({ row, leftover });
  });

  it('gives the joker back to the bag of a joker game', () => {
    const after = playSolution(emptyBoard(), drawOf('TES?UPL'), FORMULAS.joker, { start: startOf('H7'), word: 'TaS' });
    expect(tilesAvailable(after.board)[JOKER]).toBe(2);
  });
});

/** A bag that has already lost tiles, and some of what is left kept in hand. */
const situations = fc
  .record({ onBoard: fc.nat(98), inHand: fc.nat(6), turn: fc.integer({ min: 1, max: 25 }), seed: fc.nat() })
  .map(({ onBoard, inHand, turn, seed }) => {
    const random = seededRandom(seed);
    const tiles = TILE_COUNTS.flatMap((count, letter) => new Array<number>(count).fill(letter));
    const shuffled = tiles.map((letter) => ({ letter, at: random() })).sort((a, b) => a.at - b.at);
    const squares = new Uint8Array(SQUARE_COUNT);
    shuffled.slice(0, onBoard).forEach(({ letter }, square) => {
      squares[square] = letter === JOKER ? makeTile(0, true) : makeTile(letter, false);
    });
    const leftover: number[] = [...NO_TILES];
    for (const { letter } of shuffled.slice(onBoard, onBoard + inHand)) leftover[letter]++;
    return { board: squares, leftover, turn, random };
  });

/** Something can always be played. */
const LOOK = () => ({});

const forFormula = (leftover: Tiles, name: FormulaName): Tiles =>
  FORMULAS[name].jokerEveryDraw ? leftover.with(JOKER, Math.min(1, leftover[JOKER])) : leftover;

describe('drawing the letters of a turn', () => {
  it.each(FORMULA_NAMES.flatMap((name) => [[name, OLD_RULES] as const, [name, NEW_RULES] as const]))(
    'gives a draw that stands, whatever is left, in formula %s under %o',
    (name, rules) => {
      fc.assert(
        fc.property(situations, ({ board, turn, random, ...situation }) => {
          const leftover = forFormula(situation.leftover, name);
          const available = tilesAvailable(board);
          const terms = termsOf(turn, name, rules);
          const drawn = drawTiles(board, leftover, terms, random, LOOK);
          expect(drawn !== undefined).toBe(canDraw(available, terms));
          if (!drawn) return;
          expect(drawFault(drawn.tiles, terms, available)).toBeUndefined();
          for (const { letters } of drawn.rejected) expect(drawFault(drawOf(letters), terms, available)).toBeDefined();
          const kept = drawn.isWhole || drawn.rejected.length > 0 ? NO_TILES : leftover;
          expect(makeDraw(drawn.tiles)).toBe(makeDraw(drawOf(makeDraw(kept) + drawn.drawn)));
          expect(lacksNothing(subtractTiles(available, drawn.tiles))).toBe(true);
          if (!drawn.isWhole) expect(lacksNothing(subtractTiles(drawn.tiles, leftover))).toBe(true);
        }),
        { numRuns: 300 },
      );
    },
  );

  it.each([
    ['789', 'none'],
    ['789', 'AEST'],
    ['789joker', 'none'],
    ['789joker', 'AEST?'],
  ] as const)('draws nine letters in formula %s, kept ones included: %s', (name, kept) => {
    for (let seed = 0; seed < 20; seed++) {
      const leftover = kept === 'none' ? NO_TILES : drawOf(kept);
      const drawn = drawTiles(emptyBoard(), leftover, termsOf(1, name), seededRandom(seed), LOOK);
      expect(drawn && countTiles(drawn.tiles)).toBe(9);
      if (name === '789joker') expect(drawn?.tiles[JOKER]).toBe(1);
    }
  });

  it('puts back a leftover that no letter can save', () => {
    const drawn = drawTiles(emptyBoard(), drawOf('AEIOUE'), termsOf(1), seededRandom(7), LOOK);
    expect(drawn?.isWhole).toBe(true);
    expect(drawn?.rejected[0]).toMatchObject({ letters: expect.stringMatching(/^AEEIOU.$/), cause: 'invalid' });
  });

  it('puts back letters with which nothing can be played', () => {
    const withoutE = (tiles: Tiles) => (tiles[letterIndex('E')] === 0 ? { found: true } : 'nothing-playable');
    const drawn = drawTiles(emptyBoard(), drawOf('EAST'), termsOf(1), seededRandom(7), withoutE);
    expect(drawn).toMatchObject({ isWhole: true, found: { found: true } });
    expect(drawn?.rejected[0]).toMatchObject({
      letters: expect.stringMatching(/^AEST...$/),
      cause: 'nothing-playable',
    });
  });

  it('is over when nothing can be played with the only draw left, or with any', () => {
    const tiles = TILE_COUNTS.flatMap((count, letter) => new Array<number>(count).fill(letter));
    const last = ['A', 'E', 'S', 'T'].map(letterIndex);
    const board = new Uint8Array(SQUARE_COUNT);
    for (const letter of last) tiles.splice(tiles.indexOf(letter), 1);
    tiles.forEach((letter, square) => {
      board[square] = letter === JOKER ? makeTile(0, true) : makeTile(letter, false);
    });
    const looked: string[] = [];
    const nothing = (draw: Tiles) => {
      looked.push(makeDraw(draw));
      return 'nothing-playable' as const;
    };
    expect(drawTiles(board, NO_TILES, termsOf(20), seededRandom(1), nothing)).toBeUndefined();
    expect(looked).toEqual(['AEST']);
    expect(drawTiles(emptyBoard(), NO_TILES, termsOf(1), seededRandom(1), nothing)).toBeUndefined();
  });

  it('keeps the order in which letters came, the joker of a joker game last', () => {
    const orders = [1, 2, 3, 4].map(
      (seed) => drawTiles(emptyBoard(), NO_TILES, termsOf(1), seededRandom(seed), LOOK)?.drawn ?? '',
    );
    expect(orders.some((letters) => letters !== [...letters].sort().join(''))).toBe(true);
    expect(drawTiles(emptyBoard(), NO_TILES, termsOf(1, 'joker'), seededRandom(1), LOOK)?.drawn).toMatch(
      /^[A-Z]{6}\?$/,
    );
  });

  it.each([
    ['the joker among the new letters', 'AEST'],
    ['the joker kept', 'AEST?'],
  ])('completes a leftover that stands by itself, %s', (_, leftover) => {
    for (let seed = 0; seed < 100; seed++) {
      const drawn = drawTiles(emptyBoard(), drawOf(leftover), termsOf(1, 'joker'), seededRandom(seed), LOOK);
      expect(drawn?.isWhole).toBe(false);
    }
  });

  it('gives the same letters again for the same seed', () => {
    const draws = [1, 1, 2].map((seed) =>
      makeDraw(drawTiles(emptyBoard(), NO_TILES, termsOf(1), seededRandom(seed), LOOK)?.tiles ?? NO_TILES),
    );
    expect(draws[0]).toBe(draws[1]);
    expect(draws[0]).not.toBe(draws[2]);
  });
});

describe('a whole game of tops', () => {
  const { graph } = lexiconOf(WORDS);

  it.each(FORMULA_NAMES)('never lays a tile that is not there and comes to an end, in formula %s', (name) => {
    const formula = FORMULAS[name];
    const random = seededRandom(2019);
    let board = emptyBoard();
    let leftover = NO_TILES;
    let turn = 1;
    for (; turn < 60; turn++) {
      const drawn = drawTiles(board, leftover, termsOf(turn, name), random, LOOK);
      const [top] = drawn ? findMoves(graph, board, drawn.tiles, formula).tops() : [];
      if (!drawn || !top) break;
      const after = playSolution(board, drawn.tiles, formula, top);
      expect(lacksNothing(after.leftover)).toBe(true);
      expect(lacksNothing(subtractTiles(tilesAvailable(after.board), after.leftover))).toBe(true);
      ({ board, leftover } = after);
    }
    expect(turn).toBeGreaterThan(3);
    expect(turn).toBeLessThan(60);
  });
});
