import { clubImport } from './club.ts';
import { dictionaryImport } from './dictionary.ts';
import { gameImport } from './game.ts';
import type { ImportKind } from './importkind.ts';
import { playersImport } from './players.ts';
import { tournamentImport } from './tournament.ts';

/** Every kind of file that can be imported: the first one that knows a file by its content takes it. */
export const IMPORTERS: readonly ImportKind[] = [
  clubImport,
  tournamentImport,
  dictionaryImport,
  gameImport,
  playersImport,
];
