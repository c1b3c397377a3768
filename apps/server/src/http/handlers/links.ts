import { type BodyOf, type StationRole, stationKey } from '@raccord/contract';
import { textSearch } from '@raccord/scrabble';
import type { FastifyRequest } from 'fastify';
import { installationLinks, isGood } from '../../access/installation.ts';
import {
  type LinkMaker,
  type LinkOrder,
  type LinkWithToken,
  linkAddress,
  linkCentre,
  makeStationLinks,
} from '../../access/links.ts';
import { mayLink, rankOf, whereIs } from '../../access/ranks.ts';
import { revokeLink } from '../../access/revoking.ts';
import { actorOf, dataOf, type Station, sessionIn, stationOf } from '../../access/station.ts';
import type { Hall } from '../../hall/hall.ts';
import type { Link } from '../../store/store.ts';
import { madeInParts } from '../../work.ts';
import { ApiFault } from '../faults.ts';
import { found, type Handlers, lookAs, type Services } from '../handling.ts';
import { qrSvg } from '../qr.ts';

type LinkRequest = Omit<BodyOf<'makeLink'>, 'id'>;

/** A link as its maker sees it: without its token. */
export function shown(link: Link) {
  const { id, label, createdAt, expiresAt, revokedAt, openedAt } = link;
  const role = link.role as StationRole;
  const opened = openedAt === null ? {} : { openedAt };
  return { id, label, role, ...dataOf(link), createdAt, expiresAt, isRevoked: revokedAt !== null, ...opened };
}

/** Links that a chief may make he may see and revoke, and no other one. */
function dealsWith(station: Station, hall: Hall): (link: Pick<Link, 'role' | 'data'>) => boolean {
  const rank = rankOf(station);
  return (link) => {
    const centre = hall.read((journal) => linkCentre(journal, link));
    return mayLink(rank, link.role as StationRole, whereIs(centre, station.centre));
  };
}

/** Checks that the station exists in the tournament, and that its maker is above it. */
export function checkLinkRequest(
  { role, subject, centre, label, hours }: LinkRequest,
  hall: Hall,
  maker: Station,
): LinkOrder {
  const data = { ...(subject === undefined ? {} : { subject }), ...(centre === undefined ? {} : { centre }) };
  const needsSubject = !WITHOUT_SUBJECT.includes(role);
  if (needsSubject !== (subject !== undefined))
    throw new ApiFault('bad-request', SUBJECT[String(needsSubject)], 'subject');
  const link = { ...NO_LINK, role, data };
  const station = stationOf('', { link: { ...link, stream: hall.id }, createdAt: 0, expiresAt: 0 });
  if (!station || !hall.read((journal) => sessionIn(journal, station))) {
    throw new ApiFault('bad-request', UNKNOWN, needsSubject ? 'subject' : 'centre');
  }
  if (!dealsWith(maker, hall)(link)) throw new ApiFault('forbidden', ABOVE);
  return { role, label, data, ...(hours === undefined ? {} : { hours }) };
}

const WITHOUT_SUBJECT: readonly StationRole[] = ['chief', 'screen', 'spectator', 'relay'];

const NO_LINK = {
  ...{ id: '', stream: null, label: '', createdAt: 0, expiresAt: 0, revokedAt: null, createdBy: null, openedAt: null },
};

const SUBJECT: Readonly<Record<string, string>> = {
  true: '« subject » : donnez l’arbitre ou le joueur qui tiendra ce poste.',
  false: '« subject » : ce poste n’est celui d’aucun arbitre ni joueur, laissez cette clé de côté.',
};

const UNKNOWN =
  'Ce poste n’existe pas dans le tournoi : nommez d’abord l’arbitre à cette fonction, inscrivez le joueur ou ajoutez le centre.';

const ABOVE =
  'Le responsable d’un centre crée les liens de son centre, sauf vers la commission et le relais : demandez celui-ci au juge-arbitre du tournoi.';

/** Who makes links, as the history names him. */
export function makerOf(hall: Hall, station: Station): LinkMaker {
  const actor = lookAs(hall, station, (_, session) => actorOf(session));
  if (!actor) throw new ApiFault('forbidden');
  return { actor, link: station.link };
}

/** Makes links and shows them this once, with their QR codes. @param id of the request, so that it can be asked again. */
async function issueLinks(
  { store, now, baseFor }: Services,
  { hall, station, request }: { readonly hall: Hall; readonly station: Station; readonly request: FastifyRequest },
  orders: readonly LinkOrder[],
  { id, isBare = false }: { readonly id?: string | undefined; readonly isBare?: boolean | undefined } = {},
) {
  const made = await makeStationLinks(store.links, hall, makerOf(hall, station), orders, now(), id);
  if (!made.ok) throw makingFault(made.fault);
  const base = baseFor(request);
  if (isBare) return madeInParts(made.value, ({ link, token }) => ({ ...shown(link), url: linkAddress(base, token) }));
  return madeInParts(made.value, (one) => showNew(one, base));
}

/** A link as it is shown this once, with its address. */
export async function showNew({ link, token }: LinkWithToken, base: string) {
  const url = linkAddress(base, token);
  return { ...shown(link), url, qr: await qrSvg(url) };
}

/** Who runs a club or an installation, as a history names him. */
export const chiefAt = ({ label, link }: Station): LinkMaker => ({ actor: { role: 'chief', name: label }, link });

/** Ends a link and, unless they are kept, those that were made with it. */
export async function revoke(
  { store, halls, lookout, now }: Pick<Services, 'store' | 'halls' | 'lookout' | 'now'>,
  link: Link,
  by: LinkMaker,
  keepMade = false,
): Promise<{ readonly ended: number }> {
  const ended = await revokeLink(store.links, (stream) => halls.open(stream), {
    ...{ link, by, withMade: !keepMade, now: now() },
    tell: (links) => lookout.tell(links),
  });
  return { ended: ended.length };
}

type MakingFault = Extract<Awaited<ReturnType<typeof makeStationLinks>>, { readonly ok: false }>['fault'];

export const makingFault = ({ code, text }: MakingFault): ApiFault =>
  code === 'maker-revoked' ? new ApiFault('no-session', text) : new ApiFault(code, text);

const PAGE = 100;

type Names =
  | 'listLinks'
  | 'countLinks'
  | 'makeLink'
  | 'makeLinks'
  | 'revokeLink'
  | 'listInstallationLinks'
  | 'revokeInstallationLink';

export const linkHandlers = (services: Services): Handlers<Names> => {
  const { store, audience, now } = services;

  return {
    listLinks: async ({ hall, station, query: { after = 0, limit = PAGE, text = '', ended = false, maker } }) => {
      const all = await (maker === undefined ? store.links.list(hall.id) : store.links.madeWith(maker));
      const isSought = textSearch(text);
      const isConcerned = dealsWith(station, hall);
      const at = now();
      const wanted = all
        .filter((link) => link.stream === hall.id && isGood(link, at) !== ended)
        .filter(({ label }) => isSought(label))
        .filter(isConcerned)
        .reverse();
      const links = wanted
        .slice(after, after + limit)
        .map((link) => ({ ...shown(link), ...(audience.isListenedBy(link.id) ? { isOnline: true as const } : {}) }));
      return { links, total: wanted.length };
    },

    countLinks: async ({ hall, station }) => {
      const isConcerned = dealsWith(station, hall);
      const at = now();
      const stations: Record<string, number> = {};
      for (const link of await store.links.list(hall.id)) {
        if (!isGood(link, at) || !isConcerned(link)) continue;
        const key = stationKey({ role: link.role, ...dataOf(link) });
        stations[key] = (stations[key] ?? 0) + 1;
      }
      return { stations };
    },

    makeLink: async ({ body: { id, ...order }, hall, station, request }) => {
      const [made] = await issueLinks(services, { hall, station, request }, [checkLinkRequest(order, hall, station)], {
        id,
      });
      return made;
    },

    makeLinks: async ({ body, hall, station, request }) => {
      const orders = await madeInParts(body.links, (order) => checkLinkRequest(order, hall, station));
      return { links: await issueLinks(services, { hall, station, request }, orders, body) };
    },

    revokeLink: async ({ params, query: { keepMade }, hall, station }) => {
      const link = found(await store.links.find(params.link));
      if (link.stream !== hall.id) throw new ApiFault('not-found');
      if (!dealsWith(station, hall)(link)) throw new ApiFault('forbidden', ABOVE);
      return revoke(services, link, makerOf(hall, station), keepMade);
    },

    listInstallationLinks: async ({ station }) => ({
      links: (await installationLinks(store.links, now())).map(({ link, made }) => ({
        ...shown(link),
        made,
        isOwn: link.id === station.link,
      })),
    }),

    revokeInstallationLink: async ({ params, query: { keepMade }, station }) => {
      const link = found(await store.links.find(params.link));
      if (link.stream !== null) throw new ApiFault('not-found');
      return revoke(services, link, chiefAt(station), keepMade);
    },
  };
};
