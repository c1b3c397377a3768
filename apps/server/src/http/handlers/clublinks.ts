import { isGood } from '../../access/installation.ts';
import { newClubLink } from '../../access/links.ts';
import { revokeLink } from '../../access/revoking.ts';
import { ApiFault } from '../faults.ts';
import { found, type Handlers, type Services } from '../handling.ts';
import { makingFault, showNew, shown } from './links.ts';

type Names = 'listClubLinks' | 'makeClubLink' | 'revokeClubLink';

/** Links to whole clubs: made by their chiefs, or by the one of the installation. */
export const clubLinkHandlers = ({ store, halls, lookout, baseFor, now }: Services): Handlers<Names> => {
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

    revokeClubLink: async ({ params, query: { keepMade = false }, station }) => {
      await check(params.club);
      const link = found(await store.links.find(params.link));
      if (link.stream !== params.club) throw new ApiFault('not-found');
      const by = { actor: { role: 'chief', name: station.label }, link: station.link } as const;
      const ended = await revokeLink(store.links, (stream) => halls.open(stream), {
        ...{ link, by, withMade: !keepMade, now: now() },
        tell: (links) => lookout.tell(links),
      });
      return { ended: ended.length };
    },
  };
};
