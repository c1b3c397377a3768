import type { Consequences } from '@raccord/tournament';
import { z } from 'zod';
import { same } from '../same.ts';
import { seated, solution } from './common.ts';

const played = z.object({
  draw: z.string(),
  /** The leftover was put back into the bag. */
  isWhole: z.boolean(),
  solution: solution.exactOptional(),
});

const turnBeside = same<Consequences['turns'][number]>()(
  z.object({ turn: z.number(), before: played, after: played, judged: z.number() }),
);

const stuck = same<NonNullable<Consequences['stuck']>>()(
  z.object({ turn: z.number(), what: z.enum(['draw', 'solution']), text: z.string() }),
);

const why = same<Consequences['toSee'][number]['why']>()(
  z.enum(['ruled', 'appealed', 'referred', 'confirmed', 'missing']),
);

const seatedAtTurn = seated.extend({ turn: z.number() });

/** What correcting turns that were played would change; or why it cannot be worked out, in French. */
export const consequences = z.object({
  sequence: z.number(),
  refusal: z.string().optional(),
  /** From the first turn put right to the last one that would no longer be what it is. */
  turns: z.array(turnBeside),
  /** Turns that would be cancelled, and how many slips they have. */
  cancelled: z.array(z.object({ turn: z.number(), slips: z.number() })),
  /** Slips judged otherwise: « accepté, 21 points ». */
  slips: z.array(seatedAtTurn.extend({ before: z.string(), after: z.string() })),
  /** Those whose total of the game changes. */
  totals: z.array(seated.extend({ before: z.number(), after: z.number() })),
  /** Slips that a person has to see. */
  toSee: z.array(seatedAtTurn.extend({ why })),
  /** The game is over for a reason that would no longer hold. */
  isEndLost: z.boolean(),
  /** The turn that could not stand, and why: it is put right too, or cancelled with those after it. */
  stuck: stuck.optional(),
  /** What the command carries: it is done only while this is what it would change. */
  shown: z.string().optional(),
});
