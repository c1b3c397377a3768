import { ACTOR_ROLES, type AuditLine } from '@raccord/tournament';
import { z } from 'zod';
import { slip, subject } from '../commands.ts';
import { same } from '../same.ts';
import { seated } from './common.ts';

export const tournamentSummary = z.object({
  id: z.string(),
  name: z.string(),
  place: z.string(),
  date: z.string(),
  sequence: z.number(),
  /** Its club, for the chief of the installation. */
  club: z.string().optional(),
  /** No draw yet, a game going on or to come, or every game finished. */
  stage: z.enum(['ready', 'playing', 'finished']),
});

export const recorded = z.object({ id: z.string(), type: z.string(), sequence: z.number() });

/** A turn of a rehearsal: how many slips the colleague has still to record, and what lies on paper. */
export const rehearsed = z.object({
  /** 0 before the end of one is announced. */
  turn: z.number(),
  /** No other one follows: the evening is over. */
  isLast: z.boolean(),
  left: z.number(),
  paper: z.array(z.object({ entrant: z.string(), table: z.number(), slip })),
});

export const audit = z.object({
  /** Of all the lines asked for, those of other pages included. */
  count: z.number(),
  lines: z.array(
    same<Omit<AuditLine, 'by'>>()(
      z.object({
        sequence: z.number(),
        at: z.number(),
        who: z.string(),
        what: z.string(),
        why: z.string().exactOptional(),
        isUndone: z.boolean(),
        /** The turn that it is about, where it is one. */
        turn: z.object({ game: z.string(), turn: z.number() }).exactOptional(),
        /** « Partie 1 · coup 6 », and what happened as it is said under that title. */
        title: z.string().exactOptional(),
        brief: z.string().exactOptional(),
        /** What `undo` names to take it back; none for what was taken back, or cannot be. */
        event: z.string().exactOptional(),
        /** Of what took others back: what `redo` names to have them back; none once they are. */
        undoing: z.string().exactOptional(),
        /** The turn whose draw or solution it set, which may be put right. */
        played: z.object({ game: z.string(), turn: z.number(), what: z.enum(['draw', 'solution']) }).exactOptional(),
        /** What it decided, where one may appeal against it. */
        decision: subject.exactOptional(),
      }),
    ).extend({
      by: z.object({
        role: z.enum(ACTOR_ROLES),
        name: z.string(),
        id: z.string().optional(),
        centre: z.string().optional(),
      }),
    }),
  ),
  /** Where it is asked what would go or come back: whose total of a game would be another one, and how many they are. */
  totals: z
    .object({
      count: z.number(),
      shown: z.array(seated.extend({ game: z.string(), before: z.number(), after: z.number() })),
    })
    .optional(),
});

/** A tournament stands at this number of events. */
export const position = z.object({ sequence: z.number() });

/** The tournament made of a game, and a sentence for each thing that its file says otherwise than the rules. */
export const importedGame = position.extend({ name: z.string(), alerts: z.array(z.string()) });

export const health = z.object({ status: z.literal('ok'), version: z.string() });

/** How the server is, for whoever runs it: memory in bytes, times in milliseconds. */
export const serverHealth = z.object({
  version: z.string(),
  memory: z.number(),
  connections: z.number(),
  /** What is ready waits while the program is at something else: looked at fifty times a second since the start. */
  delays: z.object({
    /** How often it waited so long at most, and longer than the one before; the last one is without a limit. */
    counts: z.array(z.object({ upTo: z.number().optional(), count: z.number() })),
    worst: z.number(),
    /**
     * The last ones that somebody would have noticed, and when they ended; of each, how long the program worked, in all its threads:
     * little where the machine was at something else.
     */
    stalls: z.array(z.object({ at: z.number(), milliseconds: z.number(), worked: z.number() })),
  }),
});

/** The hash is that of the words alone: « créer un tournoi » asks for it. */
export const lexicon = z.object({ name: z.string(), hash: z.string() });

/** A dictionary of a club, from a day on. */
export const adoptedLexicon = lexicon.extend({ from: z.string() });
