import type { SolutionProposal } from '@raccord/tournament';
import { z } from 'zod';
import { deliveryMeans, ruling, slip } from '../commands.ts';
import { same } from '../same.ts';
import { appeal } from './appeals.ts';
import { basis, commission, result, seated, seatedSlip, solution, stamp, verdict, withReason } from './common.ts';

/** The tables of a turn as referees see them. */
export const desk = z.object({
  sequence: z.number(),
  game: z.string(),
  turn: z.number(),
  tables: z.array(
    seated.extend({
      /** The official; none where the chief referee does it. */
      referee: z.string().optional(),
      result,
      slip: slip.optional(),
      basis,
      isCorrectionDue: z.boolean(),
      /** A correction slip could be sent, and need not be. */
      isCorrectionOptional: z.boolean(),
      /** A correction slip of this turn was handed over, whether another one is due or not. */
      isDelivered: z.boolean(),
      isConfirmed: z.boolean(),
      /** The commission has still to decide. */
      isReferred: z.boolean(),
      /** It has still to answer an appeal. */
      isAppealed: z.boolean(),
      /** Judged otherwise since a turn was corrected, under what people decided or asked: somebody looks again. */
      isToReview: z.boolean(),
      /** A decision of a person stands over the verdict. */
      isRuled: z.boolean(),
      /** The slip was put right after it was recorded. */
      isCorrected: z.boolean(),
    }),
  ),
});

export const solutions = z.object({
  count: z.number(),
  top: z.number(),
  /** The one to lay, and why. */
  proposal: solution
    .extend({
      reason: same<SolutionProposal['reason']>()(
        z.enum(['prepared', 'only-top', 'keeps-joker', 'ends-game', 'opens-most']),
      ),
      /** What left other tops out. */
      obligation: same<NonNullable<SolutionProposal['obligation']>>()(z.enum(['keeps-joker', 'ends-game'])).optional(),
    })
    .optional(),
  /** For the chief of the whole tournament: the one that he has chosen to lay. */
  chosen: solution.optional(),
  /** Those that the regulation leaves to choose from: means over trial draws of the next turn. */
  candidates: z.array(
    solution.extend({ openness: z.object({ moves: z.number(), top: z.number(), sum: z.number() }).optional() }),
  ),
  solutions: z.array(solution),
});

const recordedSlip = stamp.extend({
  slip,
  verdict,
  /** Why it was put right. */
  reason: z.string().optional(),
});

const recordedRuling = withReason.extend({
  ruling,
  isProvisional: z.boolean(),
  isFavourable: z.boolean(),
  /** The commission decided otherwise than the law. */
  isOtherwise: z.boolean(),
  /** Who sat on the commission that decided; undefined while nobody has said so. */
  commission: commission.optional(),
});

const delivery = z.object({
  at: z.number(),
  means: deliveryMeans,
  /** The player knows the reason. */
  isComplete: z.boolean(),
});

/** Everything about an entrant at a turn, oldest first. */
export const slipFile = seated.extend({
  sequence: z.number(),
  game: z.string(),
  turn: z.number(),
  referee: z.string().optional(),
  result,
  basis,
  recorded: recordedSlip.optional(),
  /** The most that an average would bring; undefined where nothing limits it. */
  averageLimit: z.number().optional(),
  earlier: z.array(recordedSlip),
  /** Older entries of these lists that are not shown; the audit list has them all. */
  leftOut: z.number(),
  rulings: z.array(recordedRuling),
  withdrawn: z.array(recordedRuling),
  referral: withReason.optional(),
  appeals: z.array(appeal),
  confirmation: stamp.optional(),
  /** Since when somebody is to look again at what was decided or asked: a turn was corrected, and it is judged otherwise. */
  review: stamp.optional(),
  warnings: z.array(withReason),
  deliveries: z.array(delivery.extend({ words: z.array(z.string()) })),
  isCorrectionDue: z.boolean(),
  isReferred: z.boolean(),
  /** The commission has still to answer an appeal. */
  isAppealed: z.boolean(),
});

const referredSlip = seatedSlip.extend({
  result,
  /** What whoever referred it or appealed says; undefined when it is the regulation that refers it. */
  reason: z.string().optional(),
  /** The appeal that it is about. */
  appeal: z.enum(['in-time', 'late']).optional(),
  /** It went on to the commission of the federation. */
  hasSecondAppeal: z.boolean(),
  /** Judged otherwise since a turn was corrected: what was decided is looked at again. */
  isToReview: z.boolean(),
});

/** The slips on which the commission has still to decide, and those on which it has. */
export const referred = z.object({
  sequence: z.number(),
  slips: z.array(referredSlip),
  decided: z.array(referredSlip),
});

/** Correction slips, due and delivered. */
export const corrections = z.object({
  sequence: z.number(),
  count: z.number(),
  corrections: z.array(
    seatedSlip.extend({
      result: result.pick({ outcome: true, points: true, penalty: true, warnings: true, reasons: true }),
      isDue: z.boolean(),
      /** One could be sent, and need not be. */
      isOptional: z.boolean(),
      /** The one that is due is on paper. */
      isPrinted: z.boolean(),
      /** The last one. */
      delivered: delivery.optional(),
    }),
  ),
});

/** The slip of a player at the turn being played, as the server has it. */
export const ownSlip = seated.extend({
  sequence: z.number(),
  /** None before the first draw. */
  game: z.string().optional(),
  turn: z.number().optional(),
  slip: slip.optional(),
  basis,
  /** He may hand one in, or another one in its place: until his centre announces the end of the turn. */
  mayWrite: z.boolean(),
});

/** How far the correction of a turn is. */
export const progress = z.object({
  sequence: z.number(),
  referees: z.array(
    z.object({
      centre: z.string(),
      /** None for the tables of the chief referee; the name is then that of the centre. */
      official: z.string().optional(),
      name: z.string(),
      tables: z.number(),
      recorded: z.number(),
      referred: z.number(),
      correctionsDue: z.number(),
      confirmed: z.number(),
      /** The tables without a slip nor a decision, in order. */
      missing: z.array(z.number()),
    }),
  ),
  solos: z.array(seated.extend({ word: z.string().optional(), state: result.shape.solo.unwrap() })),
});
