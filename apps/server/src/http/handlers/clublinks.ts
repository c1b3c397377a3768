import { isGood } from '../../access/installation.ts';
import { newClubLink } from '../../access/links.ts';
import { ApiFault } from '../faults.ts';
import { found, type Handlers, type Services } from '../handling.ts';
import { chiefAt, makingFault, revoke, showNew, shown } from './links.ts';

type Names = 'listClubLinks' | 'makeClubLink' | 'revokeClubLink';

/** Links to whole clubs: made by their chiefs, or by the one of the installation. */
export const clubLinkHandlers = (services: Services): Handlers<Names> => {
  const { store, baseFor, now } = services;
  const check = async (club: string): Promise<void> => {
    if (!(await store.clubs.find(club))) throw new ApiFault('unknown-club');
  };
  return {
    listClubLinks: async ({ params, station }) => {
      await check(params.club);
      const good = (await store.links.list(params.club)).filter((link) => isGood(link, now()));
      return { links: good.reverse().map((link) => ({ ...shown(link), isOwn: link.id === station.link })) };
    },

    makeClubLink: async ({ params, body: { id, ...order }, station, request }) => {
      await check(params.club);
      const made = await newClubLink(store.links, params.club, order, station.link, now(), id);
      if (!made.ok) throw makingFault(made.fault);
      return showNew(made.value, baseFor(request));
    },

    revokeClubLink: async ({ params, query: { keepMade }, station }) => {
      await check(params.club);
      const link = found(await store.links.find(params.link));
      if (link.stream !== params.club) throw new ApiFault('not-found');
      return revoke(services, link, chiefAt(station), keepMade);
    },
  };
};
