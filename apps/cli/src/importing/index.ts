import { club } from './club.ts';
import { dictionary } from './dictionary.ts';
import { game } from './game.ts';
import type { ImportKind } from './importkind.ts';
import { players } from './players.ts';
import { tournament } from './tournament.ts';

/** Every kind of file that can be imported: the first one that knows a file by its content takes it. */
export const IMPORTERS: readonly ImportKind[] = [club, tournament, dictionary, game, players];
