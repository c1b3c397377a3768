import {
  type FederationActor,
  keysOfLicensee,
  licenseesOf,
  lookingUp,
  type PhaseState,
  rankFederation,
} from '@raccord/club';
import type { SentFederationCommand } from '@raccord/contract';
import { makePhaseCsv, makePhaseXlsx } from '@raccord/files';
import type { Station } from '../../access/station.ts';
import { CALENDAR_TITLE, calendarFeed } from '../../club/calendar.ts';
import { closePhase } from '../../club/closingphase.ts';
import type { Federation } from '../../club/federation.ts';
import { inBytes, printedForClub } from '../../club/files.ts';
import { forgetInFederation } from '../../club/forgetting.ts';
import { gatherClubs } from '../../club/gathering.ts';
import { calendarView, phaseResultView } from '../../club/phases.ts';
import { inParts, type Work } from '../../work.ts';
import { ApiFault } from '../faults.ts';
import { askerAt, found, type Handlers, recordedOf, type Services } from '../handling.ts';
import { handOut } from '../handout.ts';
import { attachmentOf } from '../headers.ts';

type Names =
  | 'rankClubsTogether'
  | 'readCalendar'
  | 'makeCalendarFeed'
  | 'sendFederationCommand'
  | 'readPhase'
  | 'makePhaseTable'
  | 'importLicences'
  | 'lookUpLicences'
  | 'findLicensees'
  | 'strikeLicence';

/** Offered while a name is typed. */
const MOST_OFFERED = 12;

const OPEN = 'Résultat provisoire : l’épreuve n’est pas close.';
const CHANGED = 'Une soirée a changé depuis la clôture : il faut clore l’épreuve de nouveau.';

const ID_TAKEN = 'Cet identifiant a déjà servi à autre chose : envoyez la demande sous un autre.';

/** What an installation keeps of its clubs together. */
export const federationHandlers = (services: Services): Handlers<Names> => {
  const { store, federations, clubs, now } = services;

  const byStation = ({ link }: Station) => ({ role: 'installation', id: link }) as const;

  const phaseIn = ({ journal }: Federation, id: string): PhaseState => found(journal.state.phases.get(id));

  const namesOfClubs = async () => new Map((await clubs.list()).map(({ id, name }) => [id, name]));

  const decided = async ({ id, ...sent }: SentFederationCommand, by: FederationActor, work: Work) =>
    sent.type === 'close-phase'
      ? closePhase(services, { id, by, ...sent.data }, work)
      : (await federations.open()).submit({ id, by, body: () => sent });

  return {
    rankClubsTogether: async ({ query: { from, to, measure, best, only }, work }) => {
      const gathered = await gatherClubs(services, { from, to }, work);
      const { events, rows } = rankFederation(gathered, {
        rule: { measure: { kind: measure }, ...(best === undefined ? {} : { best }) },
        ...(only === undefined ? {} : { only: new Set(only.split(' ')) }),
      });
      return {
        events: [...events],
        rows: rows.map((row) => ({ ...row, clubs: [...row.clubs], homes: [...row.homes] })),
      };
    },

    readCalendar: async ({ station }) => {
      const isWhole = station.role === 'chief' && station.tournament === undefined && station.club === undefined;
      return calendarView((await federations.open()).journal, await namesOfClubs(), isWhole);
    },

    makeCalendarFeed: async ({ reply }) => {
      reply.type('text/calendar; charset=utf-8').header('content-disposition', attachmentOf('calendrier.ics'));
      return calendarFeed((await federations.open()).journal, await namesOfClubs());
    },

    sendFederationCommand: async ({ body, station, work }) => {
      if (body.type === 'plan-phase') await checkHolders(body.data.holders);
      const done = await decided(body, byStation(station), work);
      if (!done.ok) throw new ApiFault(done.fault.code, done.fault.text);
      return recordedOf(found(done.value));
    },

    readPhase: async ({ params, station, work }) => {
      const federation = await federations.open();
      return phaseResultView(services, federation.journal, phaseIn(federation, params.phase), station.club, work);
    },

    makePhaseTable: async ({ params, query: { format, paper, qualified = false }, station, reply, work }) => {
      const federation = await federations.open();
      const known = phaseIn(federation, params.phase);
      const { phase } = known;
      const told = await phaseResultView(services, federation.journal, known, station.club, work);
      const rows = qualified ? told.rows.filter(({ by }) => by !== undefined) : told.rows;
      const isBehind = told.changed.length + told.corrected.length > 0;
      const notice = known.closed ? (isBehind ? CHANGED : undefined) : OPEN;
      const handed = (bytes: Uint8Array) => handOut(reply, phase.name, format, bytes);
      if (format === 'csv') return handed(inBytes(makePhaseCsv(phase, rows)));
      if (format === 'xlsx') return handed(inBytes(makePhaseXlsx(phase, rows)));
      const order = { phase: { phase, rows, ...(notice === undefined ? {} : { notice }) } };
      return handed(await printedForClub(order, CALENDAR_TITLE, paper, now(), askerAt(station, reply)));
    },

    importLicences: async ({ body: { id, day, people }, station }) => {
      const licences = await inParts(licenseesOf(people));
      const federation = await federations.open();
      const body = { type: 'import-licences', data: { day, people: licences.length } } as const;
      const done = await federation.submit({ id, by: byStation(station), body: () => body, licences });
      if (!done.ok) throw new ApiFault(done.fault.code, done.fault.text);
      if (done.value?.type !== 'licences-imported') throw new ApiFault('id-taken', ID_TAKEN);
      return { people: licences.length };
    },

    lookUpLicences: async ({ body: { people } }) => {
      const { licences } = (await federations.open()).journal.state;
      const keys = people.map(({ name, licence = '' }) => keysOfLicensee({ name, licence }));
      const listed = licences ? await store.federation.licensees(keys) : [];
      const looked = await inParts(lookingUp(people, listed));
      return { ...(licences ? { day: licences.day } : {}), people: looked };
    },

    findLicensees: async ({ body: { text } }) => ({
      people: [...(await store.federation.licenseesLike(text, MOST_OFFERED))],
    }),

    strikeLicence: async ({ body: { id, licence, isKeptOut }, station }) => {
      const struck = [{ licence, isKeptOut }];
      const done = await forgetInFederation(
        store,
        { licences: [licence], struck },
        { id, by: byStation(station), now },
      );
      if (done?.type !== 'persons-erased') throw new ApiFault('id-taken', ID_TAKEN);
      return { results: done.data.persons.length };
    },
  };

  async function checkHolders(holders: readonly string[]): Promise<void> {
    const names = await namesOfClubs();
    if (!holders.every((club) => names.has(club))) throw new ApiFault('unknown-club');
  }
};
