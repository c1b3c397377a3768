import { z } from 'zod';
import { LONGEST_LABEL } from './limits.ts';

/** Letters, digits, signs and single spaces: what every database and every address keeps as it is. */
const PRINTABLE = /^[\p{L}\p{M}\p{N}\p{P}\p{S}]+(?: [\p{L}\p{M}\p{N}\p{P}\p{S}]+)*$/u;

/** What names an entrant, an official, a game, a command… */
export const id = z.string().min(1).max(64).regex(PRINTABLE);

/** What a command was decided on: an event by its id, and after how many corrections where it judged a slip again. */
export const decidedOn = z.string().min(1).max(68).regex(PRINTABLE);

/** A new tournament is named by what reads well in an address. */
export const newTournamentId = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/);

/** A name on one line, for people. */
export const label = z.string().min(1).max(LONGEST_LABEL).regex(PRINTABLE);

/**
 * The id of a request. Sent again under the same id it is not done twice, and is answered as the first time, except
 * that addresses are fresh.
 */
export const request = { id: id.exactOptional() };
