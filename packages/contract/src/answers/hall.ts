import { ALL_EDITION_NAMES, PLAUSIBILITIES } from '@raccord/regulation';
import { FORMULA_NAMES } from '@raccord/scrabble';
import { RHYTHM_NAMES } from '@raccord/tournament';
import { z } from 'zod';
import { person, solution } from './common.ts';

const clock = z.object({
  phase: z.enum(['think', 'write', 'over']),
  /** Milliseconds left in the phase when the answer was made. */
  left: z.number(),
  isRunning: z.boolean(),
});

const settings = z.object({
  soloThreshold: z.number(),
  soloBonus: z.number(),
  provisional: z.enum(['zero', 'penalty']),
  plausible: z.enum(PLAUSIBILITIES),
  averageRounding: z.enum(['nearest', 'down', 'up']),
  playersWriteSlips: z.boolean(),
  longSuddenDeath: z.boolean(),
  tieBreaks: z.array(z.enum(['last-game', 'last-turns'])),
});

const letters = {
  draw: z.string(),
  /** As game records write it: `AB+CDEFG`, `-ABCDEFG`. */
  markedDraw: z.string(),
  /** What the turn before left. */
  leftover: z.string(),
};

/** What everybody in the hall may see. */
export const hall = z.object({
  sequence: z.number(),
  /** Time of the server, by which the clocks were read. */
  now: z.number(),
  name: z.string(),
  place: z.string(),
  date: z.string(),
  edition: z.enum(ALL_EDITION_NAMES),
  lexicon: z.object({ name: z.string(), hash: z.string() }),
  settings,
  centres: z.array(z.object({ id: z.string(), name: z.string() })),
  games: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      formula: z.enum(FORMULA_NAMES),
      rhythm: z.enum(RHYTHM_NAMES),
      turns: z.number(),
      isFinished: z.boolean(),
      /** For the chief of the whole tournament alone. */
      prepared: z.enum(['none', 'sealed', 'open']).optional(),
    }),
  ),
  /** The turn being played; none before the first draw. */
  turn: z
    .object({
      game: z.string(),
      number: z.number(),
      board: z.array(z.string()),
      ...letters,
      /** Seconds. */
      times: z.object({ think: z.number(), write: z.number() }),
      isOver: z.boolean(),
      centres: z.array(
        z.object({ centre: z.string(), clock: clock.optional(), isEnded: z.boolean(), isClosed: z.boolean() }),
      ),
      /** Once it is laid. */
      solution: solution.optional(),
      /** What the solution leaves of the draw. */
      remainder: z.string().optional(),
    })
    .optional(),
  /** The solution of the turn before. */
  last: solution.extend({ turn: z.number() }).optional(),
});

/** The sheet of a game: its turns so far. */
export const game = z.object({
  sequence: z.number(),
  id: z.string(),
  name: z.string(),
  formula: z.enum(FORMULA_NAMES),
  rhythm: z.enum(RHYTHM_NAMES),
  isFinished: z.boolean(),
  cause: z.enum(['bag', 'no-move', 'incident', 'decision', 'sudden-death']).optional(),
  turns: z.array(
    z.object({
      number: z.number(),
      ...letters,
      /** Before the turn. */
      board: z.array(z.string()),
      /** Once it is laid and the centre has ended the turn, like the top. */
      solution: solution.optional(),
      top: z.number().optional(),
      /** What the tops told so far add up to. */
      running: z.number(),
      isVoid: z.boolean(),
      /** For referees: the centres that have not closed it, and how many slips each one awaits. */
      open: z.array(z.object({ centre: z.string(), isEnded: z.boolean(), missing: z.number() })).optional(),
    }),
  ),
});

/** Who is in the tournament, by what was last said of each one. */
export const people = z.object({
  sequence: z.number(),
  centres: z.array(z.object({ id: z.string(), name: z.string() })),
  officials: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      office: z.enum(['referee', 'second-referee', 'commission']),
      centre: z.string(),
      tables: z.array(z.object({ from: z.number(), to: z.number() })),
    }),
  ),
  entrants: z.array(
    z.object({
      id: z.string(),
      members: z.array(person),
      centre: z.string(),
      table: z.number(),
      isPresent: z.boolean(),
    }),
  ),
  teams: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      entrants: z.array(z.string()),
      counted: z.number().optional(),
    }),
  ),
});
