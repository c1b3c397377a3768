import { Readable } from 'node:stream';
import { memberAt } from '@raccord/club';
import { accept, type Fault, refuse } from '@raccord/scrabble';
import { REFUSAL_CODES, type RefusalCode } from '@raccord/tournament';
import { ID_TAKEN } from '../../hall/halls.ts';
import { eraseFrom } from '../../maintenance/erasing.ts';
import { findImported, importGame } from '../../maintenance/game.ts';
import { StoreFault } from '../../store/store.ts';
import { handedOn } from '../../work.ts';
import { ApiFault } from '../faults.ts';
import { found, type Handlers, recordedOf, type Services } from '../handling.ts';
import { handOut } from '../handout.ts';
import { homeFor } from './forclub.ts';

type Names =
  | 'erasePlayer'
  | 'listTournaments'
  | 'createTournament'
  | 'importTournament'
  | 'importGame'
  | 'exportTournament';

const IS_MEMBER =
  'C’est un membre du club : effacez-le depuis sa fiche, et son nom quittera toutes les soirées où il est identifié.';

const isRefusal = (code: string): code is RefusalCode => REFUSAL_CODES.some((known) => known === code);

/** A tournament that cannot be begun here: the rules, its name, its lexicon or its file are against it. */
function openingFault({ code, text }: Fault): ApiFault {
  if (code === 'stream-exists') return new ApiFault('id-taken', text);
  if (code === 'unknown-lexicon') return new ApiFault(code);
  return isRefusal(code) ? new ApiFault(code, text) : new ApiFault('bad-file', text);
}

export const tournamentHandlers = (services: Services): Handlers<Names> => {
  const { store, clubs, halls, doors, lexicons, now } = services;
  return {
    listTournaments: async ({ station, query }) => {
      const { tournament } = station;
      const own = station.club ?? (tournament === undefined ? undefined : await clubs.clubOf(tournament));
      const club = own ?? query.club;
      // The chief of a club sees his own, whatever he asks for.
      const streams = club === query.club || query.club === undefined ? await store.summaries(club) : [];
      const seen = streams.filter(({ id }) => tournament === undefined || tournament === id);
      // One that was not begun has nothing to show.
      return {
        tournaments: seen.flatMap(({ id, sequence, summary, club: whose }) =>
          summary
            ? [{ id, ...summary, sequence, ...(own === undefined && whose !== null ? { club: whose } : {}) }]
            : [],
        ),
      };
    },

    createTournament: async ({ body, station }) => {
      const home = await homeFor(services, station, body);
      const made = await halls.create(body.id, body.data, { role: 'chief', name: station.label }, home);
      if (!made.ok) throw openingFault(made.fault);
      return recordedOf(made.value);
    },

    importTournament: async ({ body, station, work }) => {
      const read = await halls.importFile(body.id, body.file, await homeFor(services, station, body), work);
      if (!read.ok) throw openingFault(read.fault);
      return { sequence: read.value };
    },

    importGame: async ({ body: { file, club: _, ...choices }, body, station, work }) => {
      const home = await homeFor(services, station, body);
      const order = { ...choices, text: file, home, by: station.label, at: now(), work };
      const made = await importGame(store, lexicons, order).catch(async (fault) => {
        if (!(fault instanceof StoreFault && fault.code === 'stream-exists')) throw fault;
        const before = await findImported(store, lexicons, order);
        return before ? accept(before) : refuse('stream-exists', ID_TAKEN);
      });
      if (!made.ok) throw openingFault(made.fault);
      const { name, events, alerts } = made.value;
      return { sequence: events, name, alerts };
    },

    erasePlayer: async ({ hall, station, body }) => {
      const player = { entrant: body.entrant, place: body.place };
      const person = hall.read(({ state }) => state.entrants.get(body.entrant)?.members[body.place]);
      if (!person) throw new ApiFault('not-found');
      const club = await clubs.openOf(hall.id);
      const { state } = club?.journal ?? {};
      if (state && memberAt(state, hall.id, player) !== undefined)
        throw new ApiFault('bad-request', IS_MEMBER, 'entrant');
      const isClosed = state?.evenings.get(hall.id)?.closed !== undefined;
      const by = { role: 'chief', name: station.label } as const;
      const erased = await eraseFrom(store, hall.id, { player }, { by, now: now(), isClosed });
      if (!erased.ok) throw new ApiFault('evening-not-over', erased.fault.text);
      doors.askAgain(hall.id);
      return { events: erased.value };
    },

    exportTournament: async ({ params, reply }) => {
      const pieces = found(await halls.exportFile(params.tournament));
      return handOut(reply, params.tournament, 'raccord', Readable.from(handedOn(pieces)));
    },
  };
};
