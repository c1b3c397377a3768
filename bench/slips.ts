/** `npm run -s bench:slips`: how fast the slips of one turn of the largest hall are judged. */
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import {
  EDITION_NAMES,
  EDITIONS,
  type EditionName,
  explain,
  judge,
  type Slip,
  Turn,
  type WrittenSolution,
} from '@raccord/regulation';
import {
  buildSearchGraph,
  decodeLexicon,
  FORMULAS,
  findMoves,
  MoveRoom,
  type Random,
  type Solution,
  seededRandom,
  unwrap,
} from '@raccord/scrabble';
import { median } from './median.ts';
import { type BenchPosition, readPositions } from './positions.ts';
import { atMost, printTargets, type Target } from './server/figures.ts';

const HALL = 1500;
/** Asked of them all, beside the search of their turn. */
const MOST_TIMES_SEARCH = 30;
const ROUNDS = 7;

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const lexicon = unwrap(decodeLexicon(brotliDecompressSync(readFileSync(file('../data/lexicon/lexicon.bin.br'))))).words;
const graph = buildSearchGraph(lexicon);

type Fault = 'no-reference' | 'wrong-reference' | 'wrong-score' | 'no-score' | 'clipped' | 'changed' | 'stray-links';
const FAULTS: readonly Fault[] = [
  'no-reference',
  'wrong-reference',
  'wrong-score',
  'no-score',
  'clipped',
  'changed',
  'stray-links',
];

const written = ({ word, start, reference }: Solution): WrittenSolution => ({
  word,
  direction: start.direction,
  reference,
  outside: [],
});

const slipOf = (solution: Solution, change: Partial<WrittenSolution> = {}, score: number = solution.score): Slip => ({
  state: 'handed-in',
  solutions: [{ ...written(solution), ...change }],
  score,
});

main();

function main(): void {
  console.log('edition  jokers  positions   search ms   1500 slips ms   times   worst ms   with traces');
  const targets = EDITION_NAMES.map((edition): Target => {
    const turns = [0, 1, 2].flatMap((jokers) => measure(edition, jokers));
    const times = total(turns, 'hall') / total(turns, 'search');
    const show = (ratio: number) => `${ratio.toFixed(0)} times`;
    return {
      what: `${edition}: ${HALL} slips of all the turns, beside their searches`,
      seen: show(times),
      ...atMost(times, MOST_TIMES_SEARCH, show),
    };
  });
  console.log();
  printTargets(targets);
}

/** What was measured of a turn, in milliseconds of one go at it, the median of some; `traces` is a ratio. */
interface Measured {
  readonly search: number;
  readonly hall: number;
  readonly traces: number;
}

function measure(edition: EditionName, jokers: number): Measured[] {
  const positions = readPositions(file('positions.json')).filter((position) => position.jokers === jokers);
  const turns = positions.map((position, index) => measureTurn(edition, position, seededRandom(index)));
  const halls = turns.map(({ hall }) => hall);
  const cells = [
    edition,
    `${jokers}`,
    `${turns.length}`,
    median(turns.map(({ search }) => search)).toFixed(2),
    median(halls).toFixed(1),
    (total(turns, 'hall') / total(turns, 'search')).toFixed(0),
    Math.max(...halls).toFixed(1),
    median(turns.map(({ traces }) => traces)).toFixed(2),
  ];
  console.log(cells.map((cell, i) => cell.padStart([7, 8, 11, 12, 16, 8, 11, 14][i])).join(''));
  return turns;
}

function measureTurn(edition: EditionName, { board, draw }: BenchPosition, random: Random): Measured {
  const room = new MoveRoom();
  const solutions = [...findMoves(graph, board, draw, FORMULAS.normale, room).solutions()];
  const searches = repeat(() => findMoves(graph, board, draw, FORMULAS.normale, room));
  const slips = hallOf(solutions, random);
  const each = (all: readonly Slip[], answer: (turn: Turn, slip: Slip) => unknown) => () => {
    const turn = new Turn({ turn: 5, formula: FORMULAS.normale, board, draw, lexicon });
    for (const slip of all) answer(turn, slip);
  };
  const halls = repeat(each(slips, (turn, slip) => judge(turn, slip, EDITIONS[edition])));
  const distinct = [...new Map(slips.map((slip) => [JSON.stringify(slip), slip])).values()];
  const judged = repeat(each(distinct, (turn, slip) => judge(turn, slip, EDITIONS[edition])));
  const explained = repeat(each(distinct, (turn, slip) => explain(turn, slip, EDITIONS[edition])));
  return { search: median(searches), hall: median(halls), traces: Math.min(...explained) / Math.min(...judged) };
}

function total(turns: readonly Measured[], what: keyof Measured): number {
  return turns.reduce((sum, turn) => sum + turn[what], 0);
}

/** 60 % of right tops, 25 % of right sub-tops, 15 % of faulty slips. */
function hallOf(solutions: readonly Solution[], random: Random): Slip[] {
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)];
  const subTops = solutions.slice(1, 200);
  return Array.from({ length: HALL }, () => {
    const kind = random();
    if (kind < 0.6 || subTops.length === 0) return slipOf(solutions[0]);
    return kind < 0.85 ? slipOf(pick(subTops)) : faulty(pick(subTops), pick(FAULTS));
  });
}

function faulty(solution: Solution, fault: Fault): Slip {
  switch (fault) {
    case 'no-reference':
      return {
        state: 'handed-in',
        solutions: [{ word: solution.word, direction: solution.start.direction, outside: [] }],
        score: solution.score,
      };
    case 'wrong-reference':
      return slipOf(solution, { reference: solution.start.direction === 'horizontal' ? 'B2' : '2B' });
    case 'wrong-score':
      return slipOf(solution, {}, solution.score + 1);
    case 'no-score':
      return { state: 'handed-in', solutions: [written(solution)] };
    case 'clipped':
      return slipOf(solution, { word: solution.word.slice(0, -1) });
    case 'changed':
      return slipOf(solution, { word: `${solution.word.slice(0, -1)}Q` });
    case 'stray-links':
      return slipOf(solution, {
        outside: [
          { letter: 'E', down: -1, right: 1 },
          { letter: 'A', down: -2, right: 1 },
        ],
      });
  }
}

function repeat(action: () => void): number[] {
  return Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    action();
    return performance.now() - start;
  });
}
