import { EDITION_NAMES, PLAUSIBILITIES, RHYTHM_NAMES, TIE_BREAKS } from '@raccord/regulation';
import { FORMULA_NAMES } from '@raccord/scrabble';
import {
  type Centre,
  type ClockReading,
  OFFICES,
  PRESENCE_NAMES,
  type RejectedDraw,
  type Settings,
  type TableRange,
  type Team,
} from '@raccord/tournament';
import { z } from 'zod';
import { gameEnd, publication, screenShow } from '../commands.ts';
import { same } from '../same.ts';
import { commission, person, seated, solution } from './common.ts';

const clock = same<ClockReading>()(
  z.object({
    phase: z.enum(['think', 'write', 'over']),
    /** Milliseconds left in the phase when the answer was made. */
    left: z.number(),
    isRunning: z.boolean(),
  }),
);

const settings = same<Settings>()(
  z.object({
    soloThreshold: z.number(),
    soloBonus: z.number(),
    provisional: z.enum(['zero', 'penalty']),
    referredByHand: z.enum(['verdict', 'zero', 'penalty']),
    plausible: z.enum(PLAUSIBILITIES),
    averageRounding: z.enum(['nearest', 'down', 'up']),
    playersWriteSlips: z.boolean(),
    longSuddenDeath: z.boolean(),
    tieBreaks: z.array(z.enum(TIE_BREAKS)),
    /** The words that letters are spelled with, A to Z; none: those of the regulation. */
    spelling: z.array(z.string()),
  }),
);

const rejectedDraw = same<RejectedDraw>()(
  z.object({
    letters: z.string(),
    cause: z.enum(['invalid', 'nothing-playable', 'as-cancelled', 'choice']),
  }),
);

const letters = {
  draw: z.string(),
  /** As announced: the leftover, then the new letters as drawn (2.2), `AB+GECFD`; `-GECBFDA` where all was put back. */
  markedDraw: z.string(),
  /** What the turn before left. */
  leftover: z.string(),
  /** The new letters in the order drawn; empty where it was not kept. */
  drawn: z.string(),
  /** What was put back before them, oldest first. */
  rejected: z.array(rejectedDraw),
};

const centre = same<Centre>()(z.object({ id: z.string(), name: z.string() }));

/** What everybody in the hall may see. */
export const hall = z.object({
  sequence: z.number(),
  /** Time of the server, by which the clocks were read. */
  now: z.number(),
  name: z.string(),
  place: z.string(),
  date: z.string(),
  edition: z.enum(EDITION_NAMES),
  lexicon: z.object({ name: z.string(), hash: z.string() }),
  settings,
  centres: z.array(centre),
  /**
   * For screens and whoever runs them: what the screens of the centre, or of each centre, were told to show, and when.
   */
  screens: z.array(z.object({ centre: z.string(), show: screenShow, since: z.number() })).optional(),
  /** For spectators, and for whoever chooses it: what the public is shown. */
  publication: publication.optional(),
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
      /** For the chief of the whole tournament: why the game could be declared over now. */
      end: z.object({ cause: gameEnd, text: z.string() }).optional(),
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
      /** Some centre has not closed it. */
      isOpen: z.boolean(),
      /** Its solution is told, and an end of the game is reached. */
      isLast: z.boolean(),
      /** That of the station, or all of them for who looks everywhere. */
      centres: z.array(
        z.object({
          centre: z.string(),
          clock: clock.optional(),
          isEnded: z.boolean(),
          isClosed: z.boolean(),
          /** It does not count for those who play here. */
          isCancelled: z.boolean(),
        }),
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
  cause: gameEnd.optional(),
  /** After an interruption: the last turn that counts. */
  lastTurn: z.number().optional(),
  /** When appeals about it are late, once that is known. */
  appealsUntil: z.number().optional(),
  turns: z.array(
    z.object({
      number: z.number(),
      ...letters,
      /** Before the turn. */
      board: z.array(z.string()),
      /** Known once it is laid and the centre has ended the turn, as the top is. */
      solution: solution.optional(),
      top: z.number().optional(),
      /** For referees, once the turn has ended and until one is laid: the top by which slips are entered, chosen or proposed. */
      proposed: solution.optional(),
      /** What the tops told so far add up to. */
      running: z.number(),
      isVoid: z.boolean(),
      /** For chiefs: the centres that have not closed it, and how many slips each one awaits. */
      open: z.array(z.object({ centre: z.string(), isEnded: z.boolean(), missing: z.number() })).optional(),
    }),
  ),
  /** Turns that were cancelled: others of the same number took their place. */
  cancelled: z.array(
    z.object({
      number: z.number(),
      draw: z.string(),
      reason: z.string(),
      at: z.number(),
      /** Correction slips of it that players have in hand. */
      delivered: z.number(),
    }),
  ),
  /** For referees, once it is over: who was alone with the best score of a turn. */
  solos: z.array(seated.extend({ turn: z.number(), points: z.number(), bonus: z.number() })).optional(),
  /** For referees: what is known of the next turn before its draw. */
  next: z
    .object({
      /** Letters that were put back, oldest first. */
      rejected: z.array(rejectedDraw),
      /** The leftover is back in the bag. */
      isPutBack: z.boolean(),
    })
    .optional(),
});

const tables = same<TableRange>()(z.object({ from: z.number(), to: z.number() }));
const team = same<Team>()(
  z.object({
    id: z.string(),
    name: z.string(),
    entrants: z.array(z.string()),
    counted: z.number().exactOptional(),
  }),
);

/** Who is in the tournament, by what was last said of each one. */
export const people = z.object({
  sequence: z.number(),
  /** The one that goes on, or the next one, by its place among the games. */
  game: z.number(),
  centres: z.array(centre),
  officials: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      office: z.enum(OFFICES),
      centre: z.string(),
      tables: z.array(tables),
    }),
  ),
  entrants: z.array(
    z.object({
      id: z.string(),
      members: z.array(person),
      centre: z.string(),
      table: z.number(),
      isPresent: z.boolean(),
      /** Where he is now, whatever is planned. */
      presence: z.enum(PRESENCE_NAMES),
      /** The public is told his initials. */
      isWithheld: z.literal(true).optional(),
      /** Why his scores are void. */
      exclusion: z.string().optional(),
    }),
  ),
  commission: commission.optional(),
  teams: z.array(team),
});
