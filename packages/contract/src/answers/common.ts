import { z } from 'zod';
import { slip } from '../commands.ts';

/** What several answers are made of. */

export const person = z.object({
  name: z.string(),
  licence: z.string().exactOptional(),
  category: z.string().exactOptional(),
  series: z.string().exactOptional(),
  club: z.string().exactOptional(),
  federation: z.string().exactOptional(),
});

/** Who sits on the commission. */
export const commission = z.object({ president: z.string(), members: z.array(z.string()) });

/** An entrant where he sits. */
export const seated = z.object({
  entrant: z.string(),
  members: z.array(person),
  centre: z.string(),
  table: z.number(),
});

export const solution = z.object({ word: z.string(), reference: z.string(), score: z.number() });

export const motive = z.object({
  code: z.string(),
  citation: z.string(),
  text: z.string(),
  words: z.array(z.string()).optional(),
  /** Of an article of the regulation. */
  sanction: z.string().optional(),
});

export const result = z.object({
  outcome: z.enum(['accepted', 'nullity', 'referred', 'average', 'missing', 'not-playing']),
  points: z.number(),
  penalty: z.number(),
  warnings: z.number(),
  warningCost: z.number(),
  solo: z.enum(['given', 'pending']).optional(),
  bonus: z.number(),
  average: z.enum(['found', 'granted']).optional(),
  motives: z.array(motive),
  decidedBy: z.string(),
  isProvisional: z.boolean(),
  total: z.number(),
});

/** The event that set what stands of a slip, to be said by whoever decides on it; none before there is one. */
export const basis = z.string().optional();

/** A slip of a turn, under the name of whom and where he sat then. */
export const seatedSlip = seated.extend({ game: z.string(), turn: z.number(), slip: slip.optional(), basis });
