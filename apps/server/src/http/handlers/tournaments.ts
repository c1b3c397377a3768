import { Readable } from 'node:stream';
import { fileNameOf } from '@raccord/files';
import { accept, type Fault, refuse } from '@raccord/scrabble';
import { REFUSAL_CODES, type RecordedEvent, type RefusalCode } from '@raccord/tournament';
import { ID_TAKEN } from '../../hall/halls.ts';
import { findImported, importGame } from '../../maintenance/game.ts';
import { StoreFault } from '../../store/store.ts';
import { handedOn } from '../../work.ts';
import { ApiFault } from '../faults.ts';
import { found, type Handlers, type Services } from '../handling.ts';
import { attachmentOf } from '../headers.ts';
import { homeFor } from './forclub.ts';

type Names = 'listTournaments' | 'createTournament' | 'importTournament' | 'importGame' | 'exportTournament';

export const recordedOf = ({ id, type, sequence }: RecordedEvent) => ({ id, type, sequence });

const isRefusal = (code: string): code is RefusalCode => REFUSAL_CODES.some((known) => known === code);

/** A tournament that cannot be begun here: the rules, its name, its lexicon or its file are against it. */
function openingFault({ code, text }: Fault): ApiFault {
  if (code === 'stream-exists') return new ApiFault('id-taken', text);
  if (code === 'unknown-lexicon') return new ApiFault(code);
  return isRefusal(code) ? new ApiFault(code, text) : new ApiFault('bad-file', text);
}

export const tournamentHandlers = (services: Services): Handlers<Names> => {
  const { store, clubs, halls, lexicons, now } = services;
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
        tournaments: seen.flatMap(({ id, sequence, summary }) => (summary ? [{ id, ...summary, sequence }] : [])),
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

    exportTournament: async ({ params, reply }) => {
      const pieces = found(await halls.exportFile(params.tournament));
      reply.type('application/octet-stream');
      reply.header('content-disposition', attachmentOf(fileNameOf(params.tournament, 'raccord')));
      return Readable.from(handedOn(pieces));
    },
  };
};
