import { readdirSync, readFileSync } from 'node:fs';
import { parseCases } from '@raccord/regulation';
import { unwrap } from '@raccord/scrabble';

const ROOT = new URL('../../../../cases/', import.meta.url);

/** The worked slips of `cases/`. */
export const CASES = ['', '2023/'].flatMap((folder) =>
  readdirSync(new URL(folder, ROOT))
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => unwrap(parseCases(readFileSync(new URL(`${folder}${name}`, ROOT), 'utf8')))),
);
