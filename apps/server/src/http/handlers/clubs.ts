import { Readable } from 'node:stream';
import { formerVisitsOf, memberPage, offerPlayers, reviewPeople, type Season, seasonTable } from '@raccord/club';
import { isRehearsal, type SentClubCommand } from '@raccord/contract';
import { makeSiteArchive } from '@raccord/files';
import { clubAsker } from '../../access/asker.ts';
import { newId } from '../../access/tokens.ts';
import { bodyOf } from '../../club/asking.ts';
import type { AskedOfClub, Club } from '../../club/club.ts';
import { correctedEvenings } from '../../club/corrected.ts';
import {
  type AskedErasure,
  eraseFromEvenings,
  eraseFromFederation,
  planEvenings,
  seatsOfPerson,
  seatsToErase,
} from '../../club/erasing.ts';
import { membersFile, pageFile, seasonFile } from '../../club/files.ts';
import { tellClubs } from '../../club/listing.ts';
import { resultsOf } from '../../club/results.ts';
import { clubView, historyOfClub, keptQuotas, memberView, seasonView } from '../../club/views.ts';
import { lookAtTournament, seasonSiteFiles } from '../../documents/seasonsite.ts';
import { eraseFromSittings } from '../../sittings/erasing.ts';
import { handedOn, inParts, type Work } from '../../work.ts';
import { ApiFault } from '../faults.ts';
import { askerAt, found, type Handlers, recordedOf, type Services } from '../handling.ts';
import { handOut } from '../handout.ts';
import { closingFor } from './evenings.ts';
import { openClub } from './forclub.ts';

type Names =
  | 'listClubs'
  | 'createClub'
  | 'readClub'
  | 'sendClubCommand'
  | 'offerPlayers'
  | 'reviewPeople'
  | 'findVisits'
  | 'readSeason'
  | 'makeSeasonTable'
  | 'makeSeasonSite'
  | 'readMember'
  | 'findSeats'
  | 'makeMemberFile'
  | 'makeMemberTable'
  | 'readClubHistory';

const PAGE = 100;

export const clubHandlers = (services: Services): Handlers<Names> => {
  const { store, clubs, halls, doors, now } = services;

  const open = (id: string): Promise<Club> => openClub(services, id);

  const seasonIn = ({ journal }: Club, id: string): Season => found(journal.state.seasons.get(id));

  const pageOf = async (club: Club, id: string, asked: string | undefined) => {
    const { state } = club.journal;
    const member = found(state.members.get(id));
    const season = asked === undefined ? undefined : seasonIn(club, asked);
    const results = resultsOf(state, await club.results(), season);
    return { page: memberPage(club.journal, results, member.id, 'club'), season };
  };

  return {
    listClubs: async ({ station }) => {
      const own = station.club === undefined ? undefined : await store.clubs.find(station.club);
      const seen = station.club === undefined ? await clubs.list() : own ? [own] : [];
      return { clubs: await tellClubs(store.clubs, seen) };
    },

    createClub: async ({ body: { id, name, quotas = {} }, station }) => {
      const made = await clubs.create({ id, name, quotas: keptQuotas(quotas) }, clubAsker(station));
      if (!made.ok) throw new ApiFault(made.fault.code, made.fault.text);
      return { id, type: 'club-created', ...made.value };
    },

    readClub: async ({ params }) => {
      const club = await open(params.club);
      const info = found(await store.clubs.find(params.club));
      const streams = await store.summaries(params.club);
      const [summary] = await tellClubs(store.clubs, [info]);
      return clubView(summary, club.journal, streams, await correctedEvenings(halls, club, streams));
    },

    sendClubCommand: async ({ params, body, station, work }) => {
      const club = await open(params.club);
      await checkCommand(services, club, body);
      const result = body.type === 'close-evening' ? await closingFor(services, club, body.data.tournament) : undefined;
      const asked = { id: body.id, body: bodyOf(body, result), by: clubAsker(station), ...(result ? { result } : {}) };
      const again = body.type === 'erase-person' && (await eraseFirst(services, club, asked, body.data, work));
      const done = await club.submit(asked);
      if (!done.ok) throw new ApiFault(done.fault.code, done.fault.text);
      if (again) {
        await again();
        // His name may be that of a link that is open.
        doors.askAgain(club.id);
      }
      return recordedOf(done.value.event);
    },

    offerPlayers: async ({ params }) => {
      const club = await open(params.club);
      const { state, disclosures } = club.journal;
      return { players: offerPlayers(state, disclosures, await club.results()) };
    },

    reviewPeople: async ({ params, body }) => {
      const { journal } = await open(params.club);
      return { people: await inParts(reviewPeople(body.people, journal.directory)) };
    },

    findVisits: async ({ params, query }) => {
      const club = await open(params.club);
      const { state } = club.journal;
      const visits = formerVisitsOf(state, await club.results(), query);
      return {
        visits: visits.map((visit) => {
          const { title = '', date = '' } = state.evenings.get(visit.tournament) ?? {};
          return { ...visit, title, date };
        }),
      };
    },

    readSeason: async ({ params }) => {
      const club = await open(params.club);
      const season = seasonIn(club, params.season);
      const { state, disclosures } = club.journal;
      const ranking = seasonTable(state, disclosures, season, await club.results(), 'club');
      return { season: seasonView(season), ...ranking };
    },

    makeSeasonTable: async ({ params, query, station, reply }) => {
      const club = await open(params.club);
      const season = seasonIn(club, params.season);
      const bytes = await seasonFile(club.journal, season, await club.results(), query, now(), askerAt(station, reply));
      return handOut(reply, season.name, query.format, bytes);
    },

    makeSeasonSite: async ({ params, reply, work }) => {
      const club = await open(params.club);
      const season = seasonIn(club, params.season);
      const look = lookAtTournament(halls, clubs, club.id);
      const files = await seasonSiteFiles(club.journal, season, await club.results(), look, work);
      return handOut(reply, `Site – ${season.name}`, 'zip', Readable.from(handedOn(makeSiteArchive(files))));
    },

    readMember: async ({ params, query }) => {
      const club = await open(params.club);
      const { journal } = club;
      const { page } = await pageOf(club, params.member, query.season);
      return { member: memberView(journal, found(journal.state.members.get(page.member))), page };
    },

    findSeats: async ({ params, station }) => {
      const club = await open(params.club);
      const { id: person } = found(club.journal.state.members.get(params.member));
      const erasing = { type: 'erase-person', data: { person } } as const;
      const asked = { id: newId(), body: erasing, by: clubAsker(station) };
      return { seats: [...(await seatsOfPerson(store, club, asked, person, now()))] };
    },

    makeMemberFile: async ({ params, query, station, reply }) => {
      const club = await open(params.club);
      const { page, season } = await pageOf(club, params.member, query.season);
      const bytes = await pageFile(club.journal, page, season?.name ?? '', query, now(), askerAt(station, reply));
      return handOut(reply, page.name, query.format, bytes);
    },

    makeMemberTable: async ({ params, query: { format }, reply }) => {
      const { journal } = await open(params.club);
      return handOut(reply, `membres ${journal.state.description?.name ?? ''}`, format, membersFile(journal, format));
    },

    readClubHistory: async ({ params, query: { after = 0, limit = PAGE } }) =>
      historyOfClub((await open(params.club)).journal, after, limit),
  };
};

/** What the rules of the club cannot see: whose tournament it is, and whose words. */
async function checkCommand({ clubs, clubLexicons }: Services, club: Club, sent: SentClubCommand): Promise<void> {
  if (club.journal.events.some(({ id }) => id === sent.id)) return;
  if (sent.type === 'adopt-lexicon' && !(await clubLexicons.has(club.id, sent.data.hash))) {
    throw new ApiFault('unknown-lexicon');
  }
  if (sent.type !== 'add-evening') return;
  const { tournament } = sent.data;
  if (isRehearsal(tournament) || (await clubs.clubOf(tournament)) !== club.id) {
    throw new ApiFault('unknown-tournament');
  }
}

/**
 * From what the installation keeps, the evenings that he played and the seats that were said to be his, before the club forgets him:
 * asked again after a cut, what is left is erased. Answers what is to be done again once it has.
 */
async function eraseFirst(
  { store, doors, now }: Services,
  club: Club,
  asked: AskedOfClub,
  data: AskedErasure,
  work: Work,
): Promise<() => Promise<unknown>> {
  const { person } = data;
  const sat = await seatsToErase(store, club, asked, data, now());
  if (!sat.ok) throw new ApiFault('evening-not-over', sat.fault.text);
  const planned = await planEvenings(store, club, asked, person, now(), work);
  if (!planned.ok) throw new ApiFault('evening-not-over', planned.fault.text);
  const again = await eraseFromFederation(store, club, asked, person, planned.value, now);
  const erased = await eraseFromEvenings(store, planned.value, asked, now());
  if (!erased.ok) throw new ApiFault('evening-not-over', erased.fault.text);
  for (const { tournament } of planned.value.played) doors.askAgain(tournament);
  const by = { role: 'maker', name: asked.by.name } as const;
  await eraseFromSittings(store, sat.value.seats, { names: sat.value.names, by, now: now() });
  return again;
}
