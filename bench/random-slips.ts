/** `npm run -s bench:random [-- COUNT]`: judges random slips, a million by default, and names the first that breaks a law. */
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import {
  EDITION_NAMES,
  EDITIONS,
  judge,
  type OutsideLetter,
  type Slip,
  Turn,
  type WrittenSolution,
} from '@raccord/regulation';
import {
  buildSearchGraph,
  decodeLexicon,
  FORMULAS,
  findMoves,
  type Random,
  type Solution,
  seededRandom,
  unwrap,
} from '@raccord/scrabble';
import { readPositions } from './positions.ts';

const COUNT = Number(process.argv[2] ?? 1_000_000);
/** A turn serves this many slips, then another one is taken: what it keeps must not grow without end. */
const SLIPS_A_TURN = 2000;

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const lexicon = unwrap(decodeLexicon(brotliDecompressSync(readFileSync(file('../data/lexicon/lexicon.bin.br'))))).words;
const graph = buildSearchGraph(lexicon);
const random = seededRandom(1);
const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)];
const chance = (probability: number): boolean => random() < probability;

main();

function main(): void {
  const positions = readPositions(file('positions.json'));
  const outcomes = new Map<string, number>();
  const start = performance.now();
  for (let done = 0; done < COUNT; ) {
    const { board, draw, id } = pick(positions);
    const solutions = [...findMoves(graph, board, draw, FORMULAS.normale).solutions()].slice(0, 3000);
    const top = solutions[0]?.score ?? 0;
    const turn = new Turn({ turn: 2 + Math.floor(random() * 20), formula: FORMULAS.normale, board, draw, lexicon });
    for (let i = 0; i < SLIPS_A_TURN && done < COUNT; i++, done++) {
      const slip = randomSlip(solutions, random);
      const edition = pick(EDITION_NAMES);
      const verdict = judge(turn, slip, EDITIONS[edition]);
      const isLawful =
        verdict.points <= top &&
        (verdict.outcome !== 'nullity' ||
          (verdict.points === 0 && verdict.penalty === 0 && verdict.reasons.length === 1));
      if (!isLawful) throw new Error(`${id}, ${edition}: ${JSON.stringify(slip)} → ${JSON.stringify(verdict)}`);
      for (const { code } of verdict.reasons) outcomes.set(code, (outcomes.get(code) ?? 0) + 1);
    }
  }
  const seconds = (performance.now() - start) / 1000;
  console.log(
    `${COUNT} random slips judged in ${seconds.toFixed(0)} s, ${((seconds * 1e6) / COUNT).toFixed(0)} µs each, no fault.`,
  );
  for (const [code, count] of [...outcomes].sort(([, a], [, b]) => b - a)) console.log(`${code.padEnd(26)}${count}`);
}

function randomSlip(solutions: readonly Solution[], source: Random): Slip {
  const solution = pick(solutions);
  const written = mangled(solution, source);
  const score = chance(0.8) ? (chance(0.7) ? solution.score : Math.floor(random() * 60)) : undefined;
  const others = chance(0.05) ? [mangled(pick(solutions), source)] : [];
  return { state: 'handed-in', solutions: [written, ...others], ...(score === undefined ? {} : { score }) };
}

function mangled({ word, start, reference }: Solution, source: Random): WrittenSolution {
  const letters = [...word];
  const at = Math.floor(source() * letters.length);
  if (chance(0.1)) letters.splice(at, 1);
  if (chance(0.1)) letters[at] = pick([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']);
  if (chance(0.1)) letters.splice(at, 1, '-');
  if (chance(0.1)) letters[0] = letters[0].toLowerCase();
  const direction = chance(0.95) ? start.direction : pick(['horizontal', 'vertical'] as const);
  const place = chance(0.7)
    ? reference
    : pick(['illisible', 'H8', '8H', reference.toLowerCase(), '', 'A1', '15O', '??']);
  const outside = chance(0.3) ? Array.from({ length: 1 + Math.floor(random() * 5) }, strayLetter) : [];
  return { word: letters.join('') || 'A', direction, outside, ...(chance(0.8) ? { reference: place } : {}) };
}

function strayLetter(): OutsideLetter {
  const offset = () => Math.floor(random() * 9) - 4;
  return { letter: pick([...'AEIRSTN']), down: offset() || 5, right: offset() };
}
