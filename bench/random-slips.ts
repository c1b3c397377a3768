/**
 * `npm run -s bench:random [-- COUNT --edition E --seed N]`: judges random slips on the committed positions, a million by
 * default, each by the fast judge and by the slow one of its edition, and names the first on which they differ or that breaks a
 * law.
 */
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { essenceOf, judgeSlowly } from '@raccord/checkers';
import { EDITION_NAMES, EDITIONS, judge, Turn, type Verdict } from '@raccord/regulation';
import { buildSearchGraph, decodeLexicon, FORMULAS, findMoves, seededRandom, unwrap } from '@raccord/scrabble';
import fc from 'fast-check';
import { slipsFor } from '../packages/regulation/src/testing/slips.ts';
import { readPositions } from './positions.ts';

const { values, positionals } = parseArgs({
  options: { edition: { type: 'string' }, seed: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const COUNT = Number(positionals[0] ?? 1_000_000);
const EDITIONS_JUDGED = EDITION_NAMES.filter((name) => values.edition === undefined || values.edition === name);
/** A turn serves this many slips, then another one is taken: what it keeps must not grow without end. */
const SLIPS_A_TURN = 500;
/** How often it says how far it is. */
const SLIPS_A_REPORT = 10_000;
/** Of the solutions of a turn, those that slips are made of. */
const SOLUTIONS_A_TURN = 3000;

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const lexicon = unwrap(decodeLexicon(brotliDecompressSync(readFileSync(file('../data/lexicon/lexicon.bin.br'))))).words;
const graph = buildSearchGraph(lexicon);
const random = seededRandom(Number(values.seed));
const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)];

main();

function main(): void {
  const positions = readPositions(file('positions.json'));
  const codes = new Map<string, number>();
  const spent = { fast: 0, slow: 0 };
  for (let done = 0; done < COUNT; ) {
    const { board, draw, id } = pick(positions);
    const solutions = [...findMoves(graph, board, draw, FORMULAS.normale).solutions()].slice(0, SOLUTIONS_A_TURN);
    if (solutions.length === 0) continue;
    const top = solutions[0].score;
    const turn = new Turn({ turn: 2 + Math.floor(random() * 20), formula: FORMULAS.normale, board, draw, lexicon });
    const numRuns = Math.min(SLIPS_A_TURN, COUNT - done);
    for (const slip of fc.sample(slipsFor({ turn, solutions, top }), {
      numRuns,
      seed: Math.floor(random() * 2 ** 31),
    })) {
      const edition = pick(EDITIONS_JUDGED);
      const start = performance.now();
      const verdict = judge(turn, slip, EDITIONS[edition]);
      const between = performance.now();
      const slow = judgeSlowly(turn, slip, edition);
      spent.fast += between - start;
      spent.slow += performance.now() - between;
      const told = `${id}, ${edition}: ${JSON.stringify(slip)} → ${JSON.stringify(verdict)}`;
      if (!isLawful(verdict, top)) throw new Error(told);
      if (essenceOf(verdict) !== essenceOf(slow)) throw new Error(`${told}\nslowly: ${JSON.stringify(slow)}`);
      for (const { code } of verdict.reasons) codes.set(code, (codes.get(code) ?? 0) + 1);
      if (++done % SLIPS_A_REPORT === 0) console.log(`${done}/${COUNT}, no difference`);
    }
  }
  const each = (ms: number) => `${((ms * 1000) / COUNT).toFixed(0)} µs each`;
  console.log(`${COUNT} random slips, no difference: ${each(spent.fast)}, slowly ${each(spent.slow)}.`);
  for (const [code, count] of [...codes].sort(([, a], [, b]) => b - a)) console.log(`${code.padEnd(26)}${count}`);
}

/** Nothing above the top, and nothing for a nullity. */
function isLawful({ outcome, points, penalty, warning, retained }: Verdict, top: number): boolean {
  return points <= top && (outcome !== 'nullity' || (points === 0 && penalty === 0 && !warning && retained === null));
}
