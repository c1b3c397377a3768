/** `npx tsx bench/make-positions.ts > bench/positions.json`: positions of seeded games, each with 0, 1 and 2 jokers. */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { EDITIONS, playRulesOf } from '@raccord/regulation';
import {
  buildSearchGraph,
  decodeLexicon,
  drawTiles,
  emptyBoard,
  FORMULAS,
  findMoves,
  makeBoard,
  makeDraw,
  NO_TILES,
  playSolution,
  seededRandom,
  unwrap,
} from '@raccord/scrabble';

const GAMES = 5;
const TURNS_KEPT = [3, 6, 10, 14];

const file = new URL('../data/lexicon/lexicon.bin.br', import.meta.url);
const graph = buildSearchGraph(unwrap(decodeLexicon(brotliDecompressSync(readFileSync(file)))).words);
const positions: { id: string; board: string[]; draw: string }[] = [];
for (let game = 1; game <= GAMES; game++) {
  const random = seededRandom(game);
  let board = emptyBoard();
  let leftover = NO_TILES;
  for (let turn = 1; turn <= Math.max(...TURNS_KEPT); turn++) {
    const draw = drawTiles(
      board,
      leftover,
      { turn, formula: FORMULAS.normale, rules: playRulesOf(EDITIONS['2019']) },
      random,
      () => ({}),
    );
    const top = draw && findMoves(graph, board, draw.tiles, FORMULAS.normale).tops()[0];
    if (!draw || !top) break;
    if (TURNS_KEPT.includes(turn)) {
      const letters = makeDraw(draw.tiles).replaceAll('?', 'E');
      for (const jokers of [0, 1, 2]) {
        const text = letters.slice(0, letters.length - jokers) + '?'.repeat(jokers);
        positions.push({ id: `g${game}t${turn}j${jokers}`, board: makeBoard(board).split('\n'), draw: text });
      }
    }
    ({ board, leftover } = playSolution(board, draw.tiles, FORMULAS.normale, top));
  }
}
console.log(`[\n${positions.map((position) => JSON.stringify(position)).join(',\n')}\n]`);
