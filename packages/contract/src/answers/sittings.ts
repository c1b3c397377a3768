import { type ConditionId, EDITION_NAMES, SLIP_SANCTIONS, type TraceEntry } from '@raccord/regulation';
import { EXERCISE_KINDS, type ExtractedWord, type Material, SITTING_STAGES } from '@raccord/school';
import { FORMULA_NAMES } from '@raccord/scrabble';
import { ACTOR_ROLES } from '@raccord/tournament';
import { z } from 'zod';
import { slip } from '../commands.ts';
import { same } from '../same.ts';
import { solution, verdict } from './common.ts';

const stage = z.enum(SITTING_STAGES);
const kind = same<Material['kind']>()(z.enum(['exam', 'topping']));

/** What a slip gets besides its points. */
export const slipSanction = z.enum(SLIP_SANCTIONS);

/** What somebody says of a slip. */
const slipAnswer = z.object({
  points: z.number(),
  sanction: slipSanction,
  reason: z.string().optional(),
  place: z.string().optional(),
});

const about = z.object({
  id: z.string(),
  name: z.string(),
  kind,
  stage,
  /** How many slips or draws it has. */
  count: z.number(),
});

export const sittingSummary = about.extend({ createdAt: z.number(), participants: z.number() });

/** How far somebody is in a topping game. */
const toppingStanding = z.object({
  /** Draws that are over. */
  done: z.number(),
  found: z.number(),
  /** Milliseconds, with those that missed tops add. */
  time: z.number(),
  isOver: z.boolean(),
  rank: z.number(),
});

/** A row of the regulation, or « right » for a slip without fault, and how it was answered. */
const ruleMark = z.object({ rule: z.string(), label: z.string(), count: z.number(), right: z.number() });

const examMark = z.object({
  count: z.number(),
  right: z.number(),
  /** How many slips have a reason to be named, and on how many one was. */
  reasons: z.number(),
  reasonsRight: z.number(),
  byRule: z.array(ruleMark),
});

/** What a candidate says against the key of a slip, and what he is answered. */
const contest = z.object({ text: z.string(), reply: z.string().optional() });

/** The share of right slips, in percent, from which an exam is passed. */
const passPercent = z.number().optional();

/** A sitting as the one who made it sees it. */
export const sitting = about.extend({
  /** What is typed to have the same exam, or the same game, again. */
  number: z.string(),
  minutes: z.number().optional(),
  edition: z.enum(EDITION_NAMES).optional(),
  passPercent,
  lexicon: z.string(),
  url: z.string(),
  qr: z.string(),
  createdAt: z.number(),
  startedAt: z.number().optional(),
  endsAt: z.number().optional(),
  closedAt: z.number().optional(),
  now: z.number(),
  participants: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Answers given so far. */
      answered: z.number(),
      /** The slip that he answered last, from 1. */
      last: z.number().optional(),
      isFinished: z.boolean(),
      /** Once he cannot answer any more. */
      mark: examMark.omit({ byRule: true }).extend({ isPassed: z.boolean().optional() }).optional(),
      topping: toppingStanding.optional(),
    }),
  ),
  /** Of an exam that has begun: each slip, and what was answered so far. */
  slips: z
    .array(
      z.object({
        /** As it is told in words. */
        told: z.string(),
        right: slipAnswer,
        isNeutral: z.boolean(),
        answers: z.array(slipAnswer.extend({ count: z.number(), isRight: z.boolean() })),
        contests: z.array(contest.extend({ participant: z.string(), name: z.string() })),
      }),
    )
    .optional(),
  /** What all of them know, once it is closed. */
  byRule: z.array(ruleMark).optional(),
});

/** Before somebody has joined: what he is about to. */
export const sittingDoor = z.object({
  name: z.string(),
  kind,
  stage,
  /** Who asks is in already, under this name. */
  seated: z.string().optional(),
});

const position = z.object({
  turn: z.number(),
  formula: z.enum(FORMULA_NAMES),
  /** 15 lines. */
  board: z.string(),
  draw: z.string(),
});

/** What the dictionary says of the words that slips form. */
const extract = z.array(same<ExtractedWord>()(z.object({ word: z.string(), isAdmitted: z.boolean() })));

/** The slips of an exam, without what they are worth. */
export const examPaper = z.object({
  edition: z.string(),
  extract,
  slips: z.array(z.object({ position, slip })),
});

/** Slips of an evening of a club, as `Exercise` of packages/school has them; nothing where no evening is closed. */
export const eveningSlips = z.object({
  evening: z
    .object({
      edition: z.enum(EDITION_NAMES),
      slips: z.array(
        z.object({
          position,
          slip,
          verdict,
          trace: z.array(z.custom<TraceEntry>()),
          kind: z.enum(EXERCISE_KINDS),
          extract,
          rules: z.array(z.custom<ConditionId>()),
          decided: z.object({ by: z.enum(ACTOR_ROLES), instead: verdict }).exactOptional(),
        }),
      ),
    })
    .optional(),
});

const wordAt = z.object({ word: z.string(), reference: z.string() });

/** A draw of a topping game that is over. */
const toppedDraw = z.object({
  draw: z.string(),
  isFound: z.boolean(),
  time: z.number(),
  top: solution,
  /** All the words of that score. */
  tops: z.array(wordAt),
});

/** Where somebody is, as his phone shows it. */
export const seat = z.object({
  name: z.string(),
  sitting: z.string(),
  kind,
  stage,
  count: z.number(),
  now: z.number(),
  endsAt: z.number().optional(),
  exam: z
    .object({
      /** By slip, those answered. */
      answers: z.array(slipAnswer.extend({ slip: z.number() })),
      isFinished: z.boolean(),
      edition: z.enum(EDITION_NAMES),
      minutes: z.number(),
      lexicon: z.string(),
      passPercent,
    })
    .optional(),
  topping: toppingStanding
    .omit({ rank: true })
    .extend({
      /** Milliseconds for a draw, and what a missed top adds. */
      limit: z.number(),
      penalty: z.number(),
      formula: z.enum(FORMULA_NAMES),
      current: z.object({ draw: z.string(), board: z.array(z.string()), since: z.number() }).optional(),
      /** The draw before, with its board. */
      last: toppedDraw.extend({ board: z.array(z.string()) }).optional(),
      /** Proposals for this draw, or the last one, that were not the top. */
      tried: z.array(wordAt),
      /** Once all is over. */
      rank: z.number().optional(),
      players: z.number(),
    })
    .optional(),
});

/** The slips of an exam with what they are worth, for who gives it. */
export const sittingKey = z.object({
  edition: z.enum(EDITION_NAMES),
  slips: z.array(z.object({ position, slip, verdict, trace: z.array(z.custom<TraceEntry>()) })),
});

/** The answers of somebody with what is right, when he may see it. */
export const sittingSheet = z.object({
  name: z.string(),
  sitting: z.string(),
  number: z.string(),
  exam: z
    .object({
      edition: z.enum(EDITION_NAMES),
      mark: examMark.extend({ isPassed: z.boolean().optional() }),
      passPercent,
      /** Slips that count for nobody, from 1. */
      neutral: z.array(z.number()),
      slips: z.array(
        z.object({
          position,
          slip,
          given: slipAnswer.optional(),
          contest: contest.optional(),
          right: slipAnswer,
          isRight: z.boolean(),
          arePointsRight: z.boolean(),
          isSanctionRight: z.boolean(),
          /** Missing where there was none to give. */
          isReasonRight: z.boolean().optional(),
          /** Missing where the slip says it, and nothing else was answered. */
          isPlaceRight: z.boolean().optional(),
          verdict,
          /** As packages/regulation gives it. */
          trace: z.array(z.custom<TraceEntry>()),
        }),
      ),
    })
    .optional(),
  topping: z.object({ standing: toppingStanding, players: z.number(), draws: z.array(toppedDraw) }).optional(),
});

/** Somebody's own way back in, for another phone. */
export const seatLink = z.object({ url: z.string(), qr: z.string() });
