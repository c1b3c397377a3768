import type { ChainedEvent } from '@raccord/stream';
import { z } from 'zod';
import { same } from '../same.ts';

/** Events as they were written, for whoever keeps a copy of the tournament. */
export const events = z.object({
  /** Of the last event of the tournament. */
  sequence: z.number(),
  /** The time of this server. */
  now: z.number(),
  events: z.array(
    same<ChainedEvent>()(
      z.object({
        sequence: z.number(),
        id: z.string(),
        version: z.number(),
        type: z.string(),
        data: z.unknown(),
        actor: z.unknown(),
        at: z.number(),
        previous: z.string(),
        hash: z.string(),
      }),
    ),
  ),
});

/** What became of the commands that a relay handed on, in their order; of none while it has to copy an erasure first. */
export const relayed = z.object({
  /** Of the last event of the tournament, after them. */
  sequence: z.number(),
  answers: z.array(
    z.object({
      id: z.string(),
      /** Its event is written; nothing was left to do; or it was refused, and then why. */
      outcome: z.enum(['recorded', 'done', 'refused']),
      code: z.string().optional(),
      text: z.string().optional(),
    }),
  ),
});
export type Relayed = z.infer<typeof relayed>;

const refusedAction = z.object({
  id: z.string(),
  at: z.number(),
  who: z.string(),
  what: z.string(),
  code: z.string(),
  /** Why, and what to do. */
  text: z.string(),
});

/** How a centre stands with the server of the whole tournament. */
export const relayStatus = z.object({
  /**
   * `direct`: this is the server of the tournament. Otherwise a relay: it reaches that server, is cut off, is no longer
   * let in, or follows another history.
   */
  connection: z.enum(['direct', 'connected', 'cut', 'shut-out', 'diverged']),
  text: z.string(),
  /** Actions that it does not have yet. */
  pending: z.number(),
  /** Actions that were confirmed here and that it refused, oldest first. */
  refused: z.array(refusedAction),
  /** Those of them that somebody has seen to. */
  dismissed: z.array(refusedAction.extend({ dismissal: z.object({ by: z.string(), at: z.number() }) })),
});
export type RelayStatus = z.infer<typeof relayStatus>;
