import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeBoard, makeDraw, type SearchGraph } from '@raccord/scrabble';
import type { BenchPosition } from '../positions.ts';

/** What the native generator found with so many jokers, and how long it took. */
export interface NativeResult {
  readonly jokers: number;
  readonly moves: number;
  readonly scoreSum: number;
  readonly totalMs: number;
}

const SOURCES = ['main.c', 'generator.c'].map((name) => join(import.meta.dirname, name));
/** The usual name of the C compiler; `CC` names another one. */
const COMPILER = process.env.CC ?? 'cc';

/** Compiles the native generator into `folder`, with the graph and the positions to run it on; undefined without a compiler. */
export function buildNative(
  folder: string,
  { nodes, root }: SearchGraph,
  positions: readonly BenchPosition[],
): ((rounds: number) => NativeResult[]) | undefined {
  const [program, graphFile, positionsFile] = ['native', 'native-graph', 'native-positions'].map((name) =>
    join(folder, name),
  );
  const compiled = spawnSync(COMPILER, ['-O3', '-march=native', '-o', program, ...SOURCES]);
  if (compiled.error) return undefined;
  if (compiled.status !== 0) throw new Error(compiled.stderr.toString());
  writeFileSync(graphFile, Int32Array.of(root));
  writeFileSync(graphFile, nodes, { flag: 'a' });
  writeFileSync(positionsFile, positions.map(lineOf).join(''));
  return (rounds) => {
    const run = spawnSync(program, [graphFile, positionsFile, String(rounds)]);
    if (run.status !== 0) throw new Error(run.stderr.toString());
    return run.stdout
      .toString()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  };
}

const lineOf = ({ board, draw }: BenchPosition): string =>
  `${makeBoard(board).replaceAll('\n', '')} ${makeDraw(draw)}\n`;
