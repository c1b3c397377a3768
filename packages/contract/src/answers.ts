import { z } from 'zod';
import { slip } from './commands.ts';

/** What the server answers. Boards are 15 lines, draws are letters in alphabetical order, times milliseconds since 1970. */

const person = z.object({
  name: z.string(),
  licence: z.string().optional(),
  category: z.string().optional(),
  series: z.string().optional(),
  club: z.string().optional(),
  federation: z.string().optional(),
});

export const ROLES = ['chief', 'referee', 'second-referee', 'commission', 'screen', 'player'] as const;
export type StationRole = (typeof ROLES)[number];

/** Who is asking. A chief without a tournament runs the whole installation. */
export const session = z.object({
  role: z.enum(ROLES),
  name: z.string(),
  tournament: z.string().optional(),
  centre: z.string().optional(),
  /** The official or the entrant. */
  id: z.string().optional(),
});
export type Session = z.infer<typeof session>;

export const tournamentSummary = z.object({
  id: z.string(),
  name: z.string(),
  place: z.string(),
  date: z.string(),
  sequence: z.number(),
});

/** The hash is that of the words alone: « créer un tournoi » asks for it. */
export const lexicon = z.object({ name: z.string(), hash: z.string() });

export const recorded = z.object({ id: z.string(), type: z.string(), sequence: z.number() });

export const link = z.object({
  id: z.string(),
  label: z.string(),
  role: z.enum(ROLES),
  centre: z.string().optional(),
  subject: z.string().optional(),
  createdAt: z.number(),
  expiresAt: z.number(),
  isRevoked: z.boolean(),
});

/** A link just made: its address is shown this once. */
export const newLink = link.extend({ url: z.string(), qr: z.string() });

const solution = z.object({ word: z.string(), reference: z.string(), score: z.number() });

const clock = z.object({
  phase: z.enum(['think', 'write', 'over']),
  /** Milliseconds left in the phase when the answer was made. */
  left: z.number(),
  isRunning: z.boolean(),
});

/** What everybody in the hall may see. */
export const hall = z.object({
  sequence: z.number(),
  name: z.string(),
  place: z.string(),
  date: z.string(),
  edition: z.string(),
  lexicon,
  centres: z.array(z.object({ id: z.string(), name: z.string() })),
  games: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      formula: z.string(),
      rhythm: z.string(),
      turns: z.number(),
      isFinished: z.boolean(),
    }),
  ),
  /** The turn being played; none before the first draw. */
  turn: z
    .object({
      game: z.string(),
      number: z.number(),
      board: z.array(z.string()),
      draw: z.string(),
      isOver: z.boolean(),
      centres: z.array(
        z.object({ centre: z.string(), clock: clock.optional(), isEnded: z.boolean(), isClosed: z.boolean() }),
      ),
      /** Once it is laid. */
      solution: solution.optional(),
    })
    .optional(),
  /** The solution of the turn before. */
  last: solution.extend({ turn: z.number() }).optional(),
});

const motive = z.object({
  code: z.string(),
  citation: z.string(),
  text: z.string(),
  words: z.array(z.string()).optional(),
  /** Of an article of the regulation. */
  sanction: z.string().optional(),
});

const result = z.object({
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

/** A table as a referee sees it at a turn. */
export const desk = z.object({
  sequence: z.number(),
  tables: z.array(
    z.object({
      entrant: z.string(),
      members: z.array(person),
      centre: z.string(),
      table: z.number(),
      result,
      slip: slip.optional(),
      isCorrectionDue: z.boolean(),
      isConfirmed: z.boolean(),
    }),
  ),
});

export const solutions = z.object({
  count: z.number(),
  top: z.number(),
  proposal: solution.optional(),
  solutions: z.array(solution),
});

export const ranking = z.object({
  sequence: z.number(),
  /** Up to this turn of the last game: those not closed everywhere are left out for who may not see them. */
  rows: z.array(
    z.object({
      rank: z.number(),
      entrant: z.string(),
      members: z.array(person),
      total: z.number(),
      top: z.number(),
      negative: z.number(),
      percent: z.number().optional(),
    }),
  ),
});

export const sheet = z.object({
  sequence: z.number(),
  entrant: z.string(),
  members: z.array(person),
  lines: z.array(
    result.extend({
      game: z.string(),
      turn: z.number(),
      running: z.number(),
      rank: z.number(),
      slip: slip.optional(),
    }),
  ),
});

export const audit = z.object({
  lines: z.array(
    z.object({
      sequence: z.number(),
      at: z.number(),
      who: z.string(),
      what: z.string(),
      why: z.string().optional(),
      isUndone: z.boolean(),
    }),
  ),
});

/** A tournament stands at this number of events. */
export const position = z.object({ sequence: z.number() });

export const health = z.object({ status: z.enum(['ok', 'starting', 'failing']), version: z.string() });
