import { z } from 'zod';
import type { Address } from './addresses.ts';
import type { FaultCode } from './errors.ts';
import { id } from './ids.ts';
import type { StationRole } from './roles.ts';

/**
 * Who may ask: anybody; whoever has a session; the roles listed; `tournament`: the chief of the whole tournament, not
 * of a centre; `copy`: he or the relay of a centre, which keep a copy; `club`: the chief of a club, of the one
 * in the address if there is one; `installation`: its chief, who may all of this too; `machine`: he or a
 * program on the machine of the server; `participant`: whoever has joined the sitting, with a cookie of its own.
 */
export type Access =
  | 'anyone'
  | 'session'
  | 'tournament'
  | 'copy'
  | 'club'
  | 'installation'
  | 'machine'
  | 'participant'
  | readonly StationRole[];

export interface Route extends Omit<Address, 'answer'> {
  /** French, for the page of the contract. */
  readonly summary: string;
  readonly access: Access;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** JSON, or what its address says. */
  readonly answer: z.ZodType | NonNullable<Address['answer']>;
  /** Besides those that every route may answer. */
  readonly faults?: readonly FaultCode[];
}

export const inTournament = z.object({ tournament: id });
export const inGame = inTournament.extend({ game: id });
export const turnNumber = z.coerce.number().int().min(1).max(1000);
export const inTurn = inGame.extend({ turn: turnNumber });
export const count = (most: number) => z.coerce.number().int().min(0).max(most);
/** What a text of an address says in JSON; what says nothing is for the schema after it to refuse. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
/** Yes or no: in an address, as a word. */
export const flag = z
  .union([z.boolean(), z.enum(['true', 'false'])])
  .transform((value) => value === true || value === 'true');
