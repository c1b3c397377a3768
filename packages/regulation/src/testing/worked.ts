import { readdirSync, readFileSync } from 'node:fs';
import { WordGraph } from '@raccord/scrabble';
import { type Case, parseCases } from '../cases/case.ts';
import { Turn } from '../turn.ts';

const ROOT = new URL('../../../../cases/', import.meta.url);

/** A worked slip, the file it stands in, and its turn. */
export interface WorkedCase {
  readonly file: string;
  readonly worked: Case;
  readonly turn: Turn;
}

/** The files of worked slips: those of the older editions, then those of 2023. */
const CASE_FILES: readonly string[] = ['', '2023/'].flatMap((folder) =>
  readdirSync(new URL(folder, ROOT))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `${folder}${name}`),
);

/** All of them, in the order of their files. */
export const WORKED_CASES: readonly WorkedCase[] = CASE_FILES.flatMap((file) => {
  const parsed = parseCases(readFileSync(new URL(file, ROOT), 'utf8'));
  if (!parsed.ok) throw new Error(`${file} : ${parsed.fault.text}`);
  return parsed.value.map((worked) => ({
    file,
    worked,
    turn: new Turn({ ...worked, lexicon: WordGraph.fromWords(worked.words ?? []) }),
  }));
});
