import { Readable } from 'node:stream';
import { tellClubs } from '../../club/listing.ts';
import { keptQuotas } from '../../club/views.ts';
import { checkOneOfMany, deleteClub, markOfClub } from '../../maintenance/clubremoval.ts';
import { exportClub, importClub } from '../../maintenance/clubtransfer.ts';
import type { ClubInfo } from '../../store/store.ts';
import { handedOn } from '../../work.ts';
import { ApiFault } from '../faults.ts';
import type { Handlers, Services } from '../handling.ts';
import { handOut } from '../handout.ts';

type Names = 'limitClub' | 'exportClub' | 'importClub' | 'removeClub';

const WRONG_NAME = 'Ce n’est pas le nom du club : tapez-le tel qu’il s’affiche.';

/** Proxies that compress an answer weaken its mark. */
const ETAG = /^(?:W\/)?"([^"]*)"$/;

/** What an installation does with the clubs that it holds. */
export const clubHostingHandlers = (services: Services): Handlers<Names> => {
  const { store, lexicons, lookout } = services;

  const find = async (id: string): Promise<ClubInfo> => {
    const club = await store.clubs.find(id);
    if (!club) throw new ApiFault('unknown-club');
    return club;
  };

  const told = async (club: ClubInfo) => (await tellClubs(store.clubs, [club]))[0];

  return {
    limitClub: async ({ params, body }) => {
      const { id } = await find(params.club);
      await store.clubs.setQuotas(id, keptQuotas(body));
      return told(await find(id));
    },

    exportClub: async ({ params, reply, work }) => {
      const club = await find(params.club);
      // Before it is read: what is written meanwhile gives it another one.
      const mark = await markOfClub(store, lexicons, club.id);
      const exported = await exportClub(store, lexicons, club, work);
      if (!exported.ok) throw new ApiFault('damaged', exported.fault.text);
      reply.header('etag', `"${mark}"`);
      const pieces = Readable.from(handedOn(exported.value.pieces), { objectMode: false });
      return handOut(reply, club.name, 'club', pieces);
    },

    importClub: async ({ body, work }) => {
      const brought = await importClub(store, lexicons, body.file, work);
      if (brought.ok) return told(brought.value);
      const { code, text } = brought.fault;
      throw code === 'id-taken' ? new ApiFault(code, text) : new ApiFault('bad-file', text);
    },

    removeClub: async ({ params, query: { name, copy } }) => {
      const club = await find(params.club);
      if (name !== club.name) throw new ApiFault('bad-request', WRONG_NAME, 'name');
      const isOne = await checkOneOfMany(store);
      if (!isOne.ok) throw new ApiFault(isOne.fault.code);
      const [, mark = ''] = ETAG.exec(copy) ?? [];
      await remove(club.id, mark);
      return undefined;
    },
  };

  /** Nobody is let in by its links any more; what was remembered of it goes with the news that it is gone. */
  async function remove(id: string, mark: string): Promise<void> {
    const tournaments = (await store.clubs.tournaments(id)).map((tournament) => tournament.id);
    const links = await Promise.all([id, ...tournaments].map((stream) => store.links.list(stream)));
    const deleted = await deleteClub(store, lexicons, id, mark);
    if (!deleted.ok) throw new ApiFault(deleted.fault.code);
    lookout.tell(links.flat().map((link) => link.id));
  }
};
