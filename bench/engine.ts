/** `npm run -s bench -- [--positions FILE] [--lexique FILE] [--native] [--json]`: how fast every move is found. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import {
  addTiles,
  buildSearchGraph,
  decodeLexicon,
  decodeSearchGraph,
  encodeLexicon,
  encodeSearchGraph,
  FORMULAS,
  type Formula,
  findMoves,
  isLexiconFile,
  type Lexicon,
  MoveRoom,
  parseDraw,
  parseWordList,
  type SearchGraph,
  unwrap,
  WordGraph,
} from '@raccord/scrabble';
import { median } from './median.ts';
import { buildNative } from './native/build.ts';
import { type BenchPosition, readPositions } from './positions.ts';
import { atMost, printTargets, type Target } from './server/figures.ts';

const HERE = dirname(fileURLToPath(import.meta.url));
const FREE_LEXICON = join(HERE, '../data/lexicon/lexicon.bin.br');
const WARM_ROUNDS = 3;
const ROUNDS = 11;
/** The native generator and ours are run in turn this many times; the middle ratio counts. */
const DUELS = 8;
/** Asked of it. */
const MOST_TIMES_NATIVE = 1.15;
/** A fresh process each. */
const FIRST_CALLS = 7;
const MOST_FIRST_CALL_MS = 7;

const inMs = (time: number): string => `${time.toFixed(1)} ms`;
const inTimes = (ratio: number): string => ratio.toFixed(2);
/** What the draws of seven letters get to be those of « 7, 8 et 9 ». */
const TWO_MORE = unwrap(parseDraw('ES'));

interface JokerResult {
  readonly formula: string;
  readonly jokers: number;
  readonly positions: number;
  readonly moves: number;
  readonly scoreSum: number;
  readonly totalMs: number;
  readonly medianMs: number;
}

const { values: options } = parseArgs({
  options: {
    positions: { type: 'string', default: join(HERE, 'positions.json') },
    lexique: { type: 'string', default: FREE_LEXICON },
    native: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});

if (options.native && options.json) {
  console.error('--json has no duel to tell: ask for --native or for --json.');
  process.exit(2);
}

const scratch = mkdtempSync(join(tmpdir(), 'raccord-bench-'));
try {
  main();
} finally {
  rmSync(scratch, { recursive: true });
}

function main(): void {
  const positions = readPositions(options.positions);
  const lexicon = readLexicon(options.lexique);
  const { graph, buildMs } = buildAndKeep(lexicon);
  const loadMs = timed(() => {
    unwrap(decodeLexicon(readFileSync(join(scratch, 'words'))));
    unwrap(decodeSearchGraph(readFileSync(join(scratch, 'graph'))));
  });
  const firstCallMs = median(Array.from({ length: FIRST_CALLS }, firstCall));
  const results = measure(graph, positions, FORMULAS.normale);
  const nineTiles = measure(graph, positions.map(withNineTiles), FORMULAS['789']);
  const rssMb = Math.round(process.memoryUsage().rss / 1e6);
  if (options.json) {
    console.log(JSON.stringify({ results, nineTiles, loadMs, buildMs, firstCallMs, rssMb }));
    return;
  }
  printTable([...results, ...nineTiles]);
  console.log(`build ${buildMs.toFixed(0)} ms, load ${loadMs.toFixed(0)} ms, ${rssMb} MB\n`);
  printTargets([
    {
      what: `first search of a fresh process, middle of ${FIRST_CALLS}`,
      seen: inMs(firstCallMs),
      ...atMost(firstCallMs, MOST_FIRST_CALL_MS, inMs),
    },
    ...(options.native ? duel(graph, positions) : []),
  ]);
}

function readLexicon(file: string): Lexicon {
  const bytes = file.endsWith('.br') ? brotliDecompressSync(readFileSync(file)) : readFileSync(file);
  if (isLexiconFile(bytes)) return unwrap(decodeLexicon(bytes));
  return { name: file, words: WordGraph.fromWords(unwrap(parseWordList(bytes.toString())).words) };
}

/** Builds everything from the words and writes it down as the cache would. */
function buildAndKeep(lexicon: Lexicon): { graph: SearchGraph; buildMs: number } {
  const words = [...lexicon.words.words()];
  let graph: SearchGraph | undefined;
  const buildMs = timed(() => {
    graph = buildSearchGraph(WordGraph.fromWords(words));
  });
  if (!graph) throw new Error('nothing was built');
  writeFileSync(join(scratch, 'words'), encodeLexicon(lexicon));
  writeFileSync(join(scratch, 'graph'), encodeSearchGraph(graph, lexicon));
  return { graph, buildMs };
}

/** The first search of a fresh process, on a position with one joker, nothing warmed up. */
function firstCall(): number {
  const script = join(HERE, 'first-call.ts');
  const child = spawnSync(process.execPath, [...process.execArgv, script, join(scratch, 'graph'), options.positions]);
  if (child.status !== 0) throw new Error(child.stderr.toString());
  return Number(child.stdout.toString());
}

function withNineTiles(position: BenchPosition): BenchPosition {
  return { ...position, draw: addTiles(position.draw, TWO_MORE) };
}

/** Repetitions outside, positions inside; a position counts for its median. */
function measure(graph: SearchGraph, positions: readonly BenchPosition[], formula: Formula): JokerResult[] {
  const room = new MoveRoom();
  const times = positions.map((): number[] => []);
  const found = positions.map(() => ({ moves: 0, scoreSum: 0 }));
  for (let round = -WARM_ROUNDS; round < ROUNDS; round++) {
    positions.forEach(({ board, draw }, index) => {
      const start = performance.now();
      const moves = findMoves(graph, board, draw, formula, room);
      const elapsed = performance.now() - start;
      if (round >= 0) times[index].push(elapsed);
      found[index] = { moves: moves.count, scoreSum: moves.scoreSum };
    });
  }
  const jokerCounts = [...new Set(positions.map(({ jokers }) => jokers))].sort();
  return jokerCounts.map((jokers) => {
    const indexes = positions.flatMap((position, index) => (position.jokers === jokers ? [index] : []));
    const medians = indexes.map((index) => median(times[index]));
    return {
      formula: formula.label,
      jokers,
      positions: indexes.length,
      moves: sum(indexes.map((index) => found[index].moves)),
      scoreSum: sum(indexes.map((index) => found[index].scoreSum)),
      totalMs: sum(medians),
      medianMs: median(medians),
    };
  });
}

function printTable(results: readonly JokerResult[]): void {
  console.log('formula    jokers  positions    moves   score sum   total ms   median ms');
  for (const { formula, jokers, positions, moves, scoreSum, totalMs, medianMs } of results) {
    const cells = [`${jokers}`, `${positions}`, `${moves}`, `${scoreSum}`, totalMs.toFixed(2), medianMs.toFixed(3)];
    console.log(formula.padEnd(11) + cells.map((cell, i) => cell.padStart([6, 11, 9, 12, 11, 12][i])).join(''));
  }
}

/** Runs the native generator and ours in turn on the same graph: the ratios of their totals, by number of jokers. */
function duel(graph: SearchGraph, positions: readonly BenchPosition[]): Target[] {
  const runNative = buildNative(scratch, graph, positions);
  if (!runNative) {
    console.log('There is no C compiler: install one (cc), or name it in CC, to compare with the native generator.');
    return [];
  }
  const ratios = new Map<number, number[]>();
  for (let run = 0; run < DUELS; run++) {
    const native = runNative(ROUNDS);
    for (const { jokers, moves, scoreSum, totalMs } of measure(graph, positions, FORMULAS.normale)) {
      const same = native.find((result) => result.jokers === jokers);
      if (same?.moves !== moves || same.scoreSum !== scoreSum) {
        throw new Error(`with ${jokers} jokers the native generator finds other moves`);
      }
      ratios.set(jokers, [...(ratios.get(jokers) ?? []), totalMs / same.totalMs]);
    }
  }
  return [...ratios].map(([jokers, ofJokers]) => {
    const sorted = ofJokers.toSorted((a, b) => a - b);
    const middle = median(sorted);
    return {
      what: `times native, ${jokers} jokers: least, middle, most of ${DUELS}`,
      seen: [sorted[0], middle, sorted[DUELS - 1]].map(inTimes).join(', '),
      ...atMost(middle, MOST_TIMES_NATIVE, inTimes),
    };
  });
}

function timed(action: () => void): number {
  const start = performance.now();
  action();
  return performance.now() - start;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
