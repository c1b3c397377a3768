import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../files.ts';

/** What a relay keeps so as to start again without the network. It lets in whoever has it: nobody else may read the file. */
export interface Kept {
  /** The address of the server of the tournament. */
  readonly base: string;
  readonly token: string;
  readonly cookie: string;
  readonly tournament: string;
  readonly centre: string;
  /** How far the clock of that server is ahead of ours, in milliseconds. */
  readonly ahead: number;
}

const FILE_NAME = 'relais.json';
/** Undefined when the directory is not that of a relay. */
export async function readKept(directory: string): Promise<Kept | undefined> {
  const text = await readFile(join(directory, FILE_NAME), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Kept);
}

export const writeKept = (directory: string, kept: Kept): Promise<void> =>
  writeWhole(join(directory, FILE_NAME), Buffer.from(`${JSON.stringify(kept, null, 1)}\n`));
