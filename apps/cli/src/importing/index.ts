import { clubImport } from './clubImport.ts';
import { dictionaryImport } from './dictionaryImport.ts';
import { gameImport } from './gameImport.ts';
import type { ImportKind } from './importkind.ts';
import { playersImport } from './playersImport.ts';
import { tournamentImport } from './tournamentImport.ts';

/** Every kind of file that can be imported: the first one that knows a file by its content takes it. */
export const IMPORTERS: readonly ImportKind[] = [
  clubImport,
  tournamentImport,
  dictionaryImport,
  gameImport,
  playersImport,
];
