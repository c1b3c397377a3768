import { z } from 'zod';
import { appealBy, appealTo, subject } from '../commands.ts';
import { withReason } from './common.ts';

/** An appeal as it was filed, what the commission answered, and what that of the federation asked for. */
export const appeal = withReason.extend({
  from: appealBy,
  to: appealTo,
  isLate: z.boolean(),
  /** `effect` says what the answer changed at once. */
  answer: withReason.extend({ isUpheld: z.boolean(), effect: z.string().optional() }).optional(),
  requests: z.array(
    withReason.extend({
      requestedAt: z.number(),
      /** What was sent since. */
      completion: withReason.extend({ completedAt: z.number() }).optional(),
    }),
  ),
});

/** An appeal against anything but what a slip got: those are in the files of the slips. */
export const decisionAppeal = appeal.extend({
  subject,
  /** What it is against, in French. */
  what: z.string(),
  /** The player who appeals, where what it is against does not say it. */
  appellant: z.string().optional(),
});

export const appeals = z.object({
  sequence: z.number(),
  appeals: z.array(decisionAppeal),
  /** What may be appealed against, and to whom. */
  open: z.array(z.object({ subject, what: z.string(), to: appealTo })),
});
