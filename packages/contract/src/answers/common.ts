import { OUTCOMES, REASON_CODES, REASON_SANCTIONS, REMARK_CODES, type Verdict } from '@raccord/regulation';
import {
  ACTOR_ROLES,
  type ChosenSolution,
  type Commission,
  DECIDED_CODES,
  type Person,
  TURN_OUTCOMES,
  type TurnResult,
} from '@raccord/tournament';
import { z } from 'zod';
import { slip } from '../commands.ts';
import { same } from '../same.ts';

/** What several answers are made of. */

export const person = same<Person>()(
  z.object({
    name: z.string(),
    licence: z.string().exactOptional(),
    category: z.string().exactOptional(),
    series: z.string().exactOptional(),
    club: z.string().exactOptional(),
    federation: z.string().exactOptional(),
  }),
);

/** Who sits on the commission. */
export const commission = same<Commission>()(z.object({ president: z.string(), members: z.array(z.string()) }));

/** An entrant where he sits. */
export const seated = z.object({
  entrant: z.string(),
  members: z.array(person),
  centre: z.string(),
  table: z.number(),
});

export const solution = same<ChosenSolution>()(
  z.object({ word: z.string(), reference: z.string(), score: z.number() }),
);

const reasonOf = <Code extends string>(codes: readonly Code[]) =>
  z.object({
    code: z.enum(codes),
    citation: z.string(),
    text: z.string(),
    words: z.array(z.string()).exactOptional(),
  });

/** What an edition makes of a slip. */
export const verdict = same<Verdict>()(
  z.object({
    outcome: z.enum(OUTCOMES),
    points: z.number(),
    penalty: z.number(),
    warning: z.boolean(),
    disciplinary: z.literal(true).exactOptional(),
    retained: solution.nullable(),
    reasons: z.array(reasonOf(REASON_CODES).extend({ sanction: z.enum(REASON_SANCTIONS) })),
    remarks: z.array(reasonOf(REMARK_CODES)).exactOptional(),
  }),
);

export const result = same<TurnResult>()(
  z.object({
    outcome: z.enum(TURN_OUTCOMES),
    points: z.number(),
    penalty: z.number(),
    warnings: z.number(),
    warningCost: z.number(),
    solo: z.enum(['given', 'pending']).optional(),
    bonus: z.number(),
    average: z.enum(['found', 'granted']).optional(),
    reasons: z.array(
      reasonOf([...REASON_CODES, ...DECIDED_CODES]).extend({ sanction: z.enum(REASON_SANCTIONS).exactOptional() }),
    ),
    decidedBy: z.enum([...ACTOR_ROLES, 'program']),
    isProvisional: z.boolean(),
    total: z.number(),
  }),
);

/** The event that set what stands of a slip, to be said by whoever decides on it; none before there is one. */
export const basis = z.string().optional();

/** A slip of a turn, under the name of whom and where he sat then. */
export const seatedSlip = seated.extend({ game: z.string(), turn: z.number(), slip: slip.optional(), basis });

/** Who did something, and when. */
export const stamp = z.object({ by: z.object({ role: z.enum(ACTOR_ROLES), name: z.string() }), at: z.number() });
export const withReason = stamp.extend({ reason: z.string() });
