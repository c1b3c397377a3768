/** The process that runs the program: orders come in, one a line, tournaments go out as it ran them. */
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { FAULT_NAMES, type FaultName, runTrial, withFault } from '@raccord/conformity';
import { openLexicon } from '../lexicons.ts';
import { makeProgress } from '../progress.ts';

/** A tournament by its number; with faults, it goes out once for each of them that it has a place for, and not by itself. */
export interface DriverOrder {
  readonly seed: number;
  readonly number: number;
  /** Most turns of each game. */
  readonly turns?: number;
  readonly faults?: readonly FaultName[];
}

// Whoever asked has gone: there is nobody to tell.
process.stdout.on('error', () => process.exit(1));

const [, , name = '', hash = '', path] = process.argv;
const opened = await openLexicon(path, makeProgress(true));
const wordbook = { words: (await opened.lexicon()).words, graph: await opened.search() };

for await (const line of createInterface({ input: process.stdin })) {
  const { faults, ...order } = JSON.parse(line) as DriverOrder;
  const record = runTrial(order, wordbook, { name, hash });
  const isKnown = (fault: FaultName) => FAULT_NAMES.includes(fault);
  const records = faults ? faults.filter(isKnown).flatMap((fault) => withFault(record, fault) ?? []) : [record];
  for (const one of records) await write(JSON.stringify(one));
  await write('');
}

async function write(line: string): Promise<void> {
  if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain');
}
