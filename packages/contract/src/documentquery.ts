import { GROUPINGS } from '@raccord/tournament';
import { z } from 'zod';
import { about } from './commands.ts';
import { type DocumentFormat, FORMATS, PAPERS } from './documents.ts';
import { id } from './ids.ts';
import { count, flag, turnNumber } from './route.ts';

/** What a document may be asked to be about; each one heeds what concerns it. */
export const documentQuery = z.object({
  format: z.enum(FORMATS as [DocumentFormat]).optional(),
  paper: z.enum(PAPERS).optional(),
  game: id.optional(),
  turn: turnNumber.optional(),
  entrant: id.optional(),
  centre: id.optional(),
  /** What the file of a second appeal is about. */
  about: about.optional(),
  /** The tables from this one on, up to that one. */
  from: count(1e6).optional(),
  to: count(1e6).optional(),
  by: z.enum(GROUPINGS).optional(),
  /** A ranking on its long side, in large letters. */
  wall: flag.optional(),
  /** Blank slips for each table. */
  copies: count(100).optional(),
  /** Correction slips: those of that printing; without it, those due, printed already or not as `printed` says. */
  printing: id.optional(),
  printed: flag.optional(),
  /** Those that need not be sent, in the place of those due. */
  optional: flag.optional(),
});
