import { PHASE_KINDS, type PlannedPhase } from '@raccord/club';
import { z } from 'zod';
import { ADDRESSES } from './addresses.ts';
import * as answers from './answers/index.ts';
import { sentDay } from './clubcommands.ts';
import { line, sentPerson } from './commands.ts';
import { PAPERS } from './documents.ts';
import { id } from './ids.ts';
import { MOST_LICENSEES } from './limits.ts';
import { CHIEF } from './roles.ts';
import { count, flag, type Route } from './route.ts';
import { same } from './same.ts';

const MOST_LOOKED_UP = 2_000;
const MOST_HOLDERS = 1_000;

const quota = z.int().min(0).max(1_000_000);
const measure = z.enum(['total', 'percent']);
const phase = same<PlannedPhase>()(
  z.strictObject({
    ...{ id, name: line, kind: z.enum(PHASE_KINDS), from: sentDay, to: sentDay, place: line.exactOptional() },
    holders: z.array(id).max(MOST_HOLDERS),
    tournaments: z.array(id).max(MOST_HOLDERS).exactOptional(),
    after: id.exactOptional(),
    rule: z.strictObject({ measure, best: quota.exactOptional() }),
    quotas: z.strictObject({ all: quota, category: quota, series: quota, club: quota }),
  }),
);

const ofPhase = z.strictObject({ phase: id });
const command = <Type extends string, Data extends z.ZodType>(type: Type, data: Data) =>
  z.strictObject({ id, type: z.literal(type), data });

/** What may be asked of the calendar; what a phase came to is the server's to say. */
const sentFederationCommand = z.discriminatedUnion('type', [
  command('plan-phase', phase),
  command('drop-phase', ofPhase),
  command('close-phase', ofPhase),
  command('reopen-phase', ofPhase),
  command('publish-calendar', z.strictObject({ isPublic: z.boolean() })),
]);

export type SentFederationCommand = z.infer<typeof sentFederationCommand>;

const inPhase = z.object({ phase: id });

/** What an installation keeps of its clubs together: rankings over them, a calendar, a list of licences. */
export const FEDERATION_ROUTES = {
  rankClubsTogether: {
    ...ADDRESSES.rankClubsTogether,
    summary:
      'Les soirées closes de tous les clubs, classées ensemble : chacun par sa licence, où qu’il ait joué ; ou celles d’une phase (only).',
    access: 'installation',
    query: z.object({
      from: sentDay,
      to: sentDay,
      measure,
      /** How many evenings count for each; all of them unless said. */
      best: count(1_000).optional(),
      /** Tournaments, with spaces between them. */
      only: z.string().max(100_000).optional(),
    }),
    answer: answers.federationRanking,
  },
  readCalendar: {
    ...ADDRESSES.readCalendar,
    summary: 'Le calendrier de l’installation : ses épreuves, qui les tient, combien s’y qualifient.',
    access: 'session',
    answer: answers.calendar,
  },
  makeCalendarFeed: {
    ...ADDRESSES.makeCalendarFeed,
    summary: 'Le même calendrier en iCalendar (.ics), pour un agenda.',
    access: 'session',
  },
  sendFederationCommand: {
    ...ADDRESSES.sendFederationCommand,
    summary:
      'Met une épreuve au calendrier, l’en retire, la clôt ou la rouvre, publie le calendrier. Deux fois sous un identifiant, fait une fois.',
    access: 'installation',
    body: sentFederationCommand,
    answer: answers.recorded,
    faults: ['unknown-club'],
  },
  readPhase: {
    ...ADDRESSES.readPhase,
    summary:
      'Le résultat d’une épreuve : gardé une fois close, sinon tel qu’il serait. Un club n’y lit que les siens, sauf s’il tient la suivante.',
    access: 'club',
    params: inPhase,
    answer: answers.phaseResult,
  },
  makePhaseTable: {
    ...ADDRESSES.makePhaseTable,
    summary: 'Le même résultat en CSV, en XLSX ou en PDF ; les qualifiés seuls si on le demande.',
    access: 'club',
    params: inPhase,
    query: z.object({
      format: z.enum(['csv', 'xlsx', 'pdf']),
      paper: z.enum(PAPERS).optional(),
      qualified: flag.optional(),
    }),
  },
  importLicences: {
    ...ADDRESSES.importLicences,
    summary: 'Remplace la liste des licences, en une fois ; qui a été effacé et tenu à l’écart n’y revient pas.',
    access: 'installation',
    body: z.strictObject({ id, day: sentDay, people: z.array(sentPerson).max(MOST_LICENSEES) }),
    answer: z.object({ people: z.number() }),
  },
  lookUpLicences: {
    ...ADDRESSES.lookUpLicences,
    summary:
      'Cherche des joueurs dans la liste des licences : par licence ou par nom ; dit ce qui y est autre, et les homonymes.',
    access: CHIEF,
    body: z.strictObject({ people: z.array(sentPerson).min(1).max(MOST_LOOKED_UP) }),
    answer: answers.lookedUp,
  },
  findLicensees: {
    ...ADDRESSES.findLicensees,
    summary: 'Ceux de la liste des licences dont le nom commence ainsi, ou dont c’est la licence.',
    access: CHIEF,
    body: z.strictObject({ text: line.min(3) }),
    answer: z.object({ people: z.array(answers.licensee) }),
  },
  strikeLicence: {
    ...ADDRESSES.strikeLicence,
    summary:
      'Efface quelqu’un de la liste des licences et des résultats gardés, à sa demande ; tenu à l’écart, il ne revient pas d’une liste plus récente (son numéro seul est gardé).',
    access: 'installation',
    body: z.strictObject({ id, licence: line.min(1), isKeptOut: z.boolean() }),
    answer: z.object({ results: z.number() }),
  },
} as const satisfies Readonly<Record<string, Route>>;
