import { REASON_CODES } from '@raccord/regulation';
import type { Provisional, TurnStatistics } from '@raccord/tournament';
import { z } from 'zod';
import { appealTo, slip } from '../commands.ts';
import { same } from '../same.ts';
import { decisionAppeal } from './appeals.ts';
import { basis, person, result, seated } from './common.ts';

const rankingRow = seated.extend({
  rank: z.number(),
  /** The rank before the last turn, among everybody. */
  before: z.number().optional(),
  total: z.number(),
  top: z.number(),
  negative: z.number(),
  percent: z.number().optional(),
  /** The total of each game, in the overall ranking. */
  games: z.array(z.object({ game: z.string(), total: z.number() })).optional(),
});

const openTurn = z.object({ game: z.string(), turn: z.number(), centre: z.string() });

/** What may still change a ranking. */
const open = same<Provisional>()(
  z.object({
    /** The games that go on, and how many of their turns are counted. */
    running: z.array(z.object({ game: z.string(), turns: z.number() })),
    /** Slips that are neither there nor decided on, of turns that are over. */
    missing: z.array(openTurn.extend({ tables: z.array(z.number()) })),
    /** Turns with every slip that a centre has still to close, of games that are over. */
    unclosed: z.array(openTurn),
    /** Slips on which a decision is awaited: referred, appealed, ruled for the time being, to be looked at again. */
    awaited: z.object({ referral: z.number(), appeal: z.number(), ruling: z.number(), review: z.number() }),
  }),
);
const provisional = open.extend({
  /** « 2 bulletins à saisir au coup 14 (tables 3 et 7) ; 1 bulletin devant la commission ». */
  why: z.string(),
});

export const ranking = z.object({
  sequence: z.number(),
  /** Not once everything is played, entered, closed and decided. */
  provisional: provisional.optional(),
  /** How many turns of the game asked for it counts. */
  turns: z.number().optional(),
  /** The last turn that it counts. */
  last: z.object({ game: z.string(), turn: z.number() }).optional(),
  /** Why equal totals have different ranks, where some have. */
  ties: z.string().optional(),
  /** How many are ranked, when some of them are asked for. */
  count: z.number().optional(),
  /** Everybody, or those asked for. The turns not closed everywhere are left out for who may not see them. */
  rows: z.array(rankingRow),
  /** As asked: one ranking a group or, for teams and clubs, groups that are ranked by the rows that count for them. */
  groups: z
    .array(
      z.object({
        name: z.string(),
        rank: z.number().optional(),
        total: z.number().optional(),
        rows: z.array(rankingRow),
      }),
    )
    .optional(),
});

export const roster = z.object({
  sequence: z.number(),
  /** How many were found. */
  count: z.number(),
  rows: z.array(seated),
});

export const sheet = z.object({
  sequence: z.number(),
  entrant: z.string(),
  members: z.array(person),
  /** Warnings for conduct on turns that were cancelled: they count all the same. */
  conduct: z.array(z.object({ game: z.string(), turn: z.number(), warnings: z.number() })),
  /** Of the last game, once it is over: the total with what warnings cost, and the place in its ranking where one is published. */
  end: z
    .object({
      ...{ game: z.string(), total: z.number(), warnings: z.number(), warningCost: z.number() },
      rank: z.number().optional(),
    })
    .optional(),
  /** What the player contested besides his slips, told to him alone. */
  appeals: z.array(decisionAppeal).optional(),
  lines: z.array(
    result.extend({
      game: z.string(),
      turn: z.number(),
      running: z.number(),
      /** Not where no ranking is published. */
      rank: z.number().optional(),
      slip: slip.optional(),
      basis,
      /** The last appeal about it. */
      appeal: z.object({ to: appealTo, isLate: z.boolean(), isPending: z.boolean() }).optional(),
    }),
  ),
});

const turnFigures = same<TurnStatistics>()(
  z.object({
    number: z.number(),
    top: z.number(),
    players: z.number(),
    onTop: z.number(),
    /** Of the points of those who have a result. */
    average: z.number(),
    /** The highest first. */
    scores: z.array(z.object({ points: z.number(), count: z.number() })),
    outcomes: z.object({
      top: z.number(),
      'sub-top': z.number(),
      nullity: z.number(),
      average: z.number(),
      pending: z.number(),
    }),
    /** The most frequent first. */
    reasons: z.array(z.object({ code: z.enum(REASON_CODES), label: z.string(), count: z.number() })),
  }),
);

/** A game in figures: the turns whose end was announced or, for screens and players, those that are closed. */
export const statistics = z.object({
  sequence: z.number(),
  /** As of the ranking of the game, to whom that is shown. */
  provisional: provisional.optional(),
  turns: z.array(turnFigures),
  /** The first of the ranking, each with his total less top after each turn. */
  leaders: z.array(z.object({ entrant: z.string(), members: z.array(person), negatives: z.array(z.number()) })),
});
