import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Served } from './hall.ts';

export const ms = (time: number): string => `${time.toFixed(0)} ms`;
export const seconds = (time: number): string => `${(time / 1000).toFixed(1)} s`;
export const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MB`;

/** The value under which such a share of them lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Columns as wide as what stands in them. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('   ')
        .trimEnd(),
    );
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The share of a processor that a server takes while something goes on, in percent. */
export async function cpuWhile(server: Served, work: () => Promise<unknown>): Promise<number> {
  const before = server.cpu;
  const took = await timed(work);
  return (server.cpu - before) / 10 / took;
}

/** A server says several times a second what it uses. */
const SETTLING_MS = 500;

/** Milliseconds of processor: of all the threads of a server, and of the one that answers. */
export interface Spent {
  readonly all: number;
  readonly answering: number;
}

/** What a server takes of the processor for something. */
export async function processorWhile(server: Served, work: () => Promise<unknown>): Promise<Spent> {
  await sleep(SETTLING_MS);
  const before = server.cpu;
  const answered = answeringProcessor(server);
  await work();
  await sleep(SETTLING_MS);
  return { all: (server.cpu - before) / 1000, answering: answeringProcessor(server) - answered };
}

/** What so many took, for each of them. */
export const perOne = ({ all, answering }: Spent, count: number): Spent => ({
  all: all / count,
  answering: answering / count,
});

/** What the thread that answers has taken so far, in milliseconds (Linux; elsewhere 0). */
export function answeringProcessor({ process: { pid } }: Served): number {
  const file = `/proc/${pid}/task/${pid}/schedstat`;
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6 : 0;
}

/** Writes to a file what the processor of a server was used for meanwhile: it opens in the tools of a browser. */
export async function profiled<T>(server: Served, file: string, work: () => Promise<T>): Promise<T> {
  server.process.send({ profiles: true });
  const done = await work();
  server.process.send({ profile: file });
  return done;
}

/** A figure, as it is asked for where it is. */
export interface Target {
  readonly what: string;
  readonly seen: string;
  readonly asked?: string;
  readonly isMet?: boolean;
}

/** What a figure must be for the target to be met. */
export const atMost = (
  value: number,
  most: number,
  show: (value: number) => string,
): Pick<Target, 'asked' | 'isMet'> => ({
  asked: `≤ ${show(most)}`,
  isMet: value <= most,
});

/** None of what is counted. */
export const none = (count: number): Pick<Target, 'asked' | 'isMet'> => ({ asked: '0', isMet: count === 0 });

/** In a target as in what was seen. */
export const spread = (all: readonly number[]): string =>
  [0.5, 0.99, 1].map((share) => ms(quantile(all, share))).join(', ');

/** What was measured, what was asked, and whether it is met. */
export function printTargets(targets: readonly Target[]): void {
  const verdict = (isMet: boolean | undefined): string => (isMet === undefined ? '' : isMet ? 'met' : 'MISSED');
  printTable([
    ['what', 'seen', 'target', ''],
    ...targets.map(({ what, seen, asked = '', isMet }) => [what, seen, asked, verdict(isMet)]),
  ]);
}

/** As many at a time as a browser's network would let through. */
export async function inGroups<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < all.length; from += 100) await Promise.all(all.slice(from, from + 100).map(work));
}
