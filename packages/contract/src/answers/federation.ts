import type { FederationRanking, LicenceLookup, Licensee, PhaseRow, PlannedPhase } from '@raccord/club';
import { z } from 'zod';
import { same } from '../same.ts';

export const federationRanking = z.object({
  events: z.array(
    same<FederationRanking['events'][number]>()(
      z.object({ tournament: z.string(), title: z.string(), date: z.string(), club: z.string() }),
    ),
  ),
  rows: z.array(
    same<FederationRanking['rows'][number]>()(
      z.object({
        ...{ key: z.string(), rank: z.number(), name: z.string(), licence: z.string() },
        ...{ category: z.string(), series: z.string(), clubs: z.array(z.string()), homes: z.array(z.string()) },
        ...{ score: z.number(), attendance: z.number() },
      }),
    ),
  ),
});

/** An event of the calendar, with what a list tells of it. */
export const calendarPhase = z.object({
  phase: z.custom<PlannedPhase>(),
  /** The names of the clubs that hold it; none where every club does. */
  holders: z.array(z.string()),
  /** The name of the phase whose list its players are. */
  after: z.string().optional(),
  /** « Moyenne des % du top, toutes les manches ; se qualifient : les 10 premiers au général ». */
  described: z.string(),
  /** Since when its result is kept, and how many go on of how many. */
  closed: z.object({ at: z.number(), ranked: z.number(), through: z.number() }).optional(),
});

export const calendar = z.object({
  /** Oldest first. */
  phases: z.array(calendarPhase),
  isPublic: z.boolean(),
  licences: z.object({ day: z.string(), people: z.number() }).optional(),
  /** For the installation: what was done, the last first. */
  history: z.array(z.object({ sequence: z.number(), at: z.number(), what: z.string() })).optional(),
});

/** What a phase came to, or comes to as long as it is open. */
export const phaseResult = calendarPhase.extend({
  counted: z.array(z.object({ tournament: z.string(), title: z.string(), date: z.string(), club: z.string() })),
  /** Those that whoever asks may be told: all, or those of his own club. */
  rows: z.array(z.custom<PhaseRow>()),
  isWhole: z.boolean(),
  /** Evenings that are no longer as they were counted. */
  changed: z.array(z.string()),
  /** Evenings that were corrected since their club closed them. */
  corrected: z.array(z.string()),
  /** Who may play it: who went on from the phase before; for the clubs that hold it. */
  players: z.array(z.custom<PhaseRow>()),
});

export const licensee = same<Licensee>()(
  z.object({
    ...{ licence: z.string(), name: z.string() },
    ...{ category: z.string().exactOptional(), series: z.string().exactOptional(), club: z.string().exactOptional() },
  }),
);

export const lookedUp = z.object({
  /** Of the list; none where the installation has none. */
  day: z.string().optional(),
  people: z.array(z.custom<LicenceLookup>()),
});
