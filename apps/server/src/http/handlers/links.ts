import type { BodyOf } from '@raccord/contract';
import type { Journal } from '@raccord/tournament';
import type { FastifyRequest } from 'fastify';
import { toString as drawQr } from 'qrcode';
import { type LinkOrder, linkAddress, makeLink } from '../../access/links.ts';
import { dataOf, type LinkData, type Station, sessionIn, stationOf } from '../../access/station.ts';
import type { Hall } from '../../hall/hall.ts';
import type { Link } from '../../store/store.ts';
import type { Handlers, Services } from '../demand.ts';
import { ApiFault } from '../faults.ts';

type Order = BodyOf<'makeLink'>;

/** A link as its maker sees it: without its token. */
function shown(link: Link) {
  const { id, label, createdAt, expiresAt, revokedAt } = link;
  const role = link.role as Order['role'];
  return { id, label, role, ...dataOf(link), createdAt, expiresAt, isRevoked: revokedAt !== null };
}

/** The centre of the station that a link gives; undefined when it is not bound to one. */
function centreOf(journal: Journal, link: Link): string | undefined {
  const { centre, subject = '' } = dataOf(link);
  if (link.role !== 'player') return centre ?? journal.state.officials.get(subject)?.centre;
  return journal.state.entrants.get(subject)?.seats.at(-1)?.value.centre;
}

/** The chief of a centre deals with the links of that centre alone. */
const concerns = (station: Station, hall: Hall, link: Link): boolean =>
  station.centre === undefined || hall.read((journal) => centreOf(journal, link)) === station.centre;

/** Checks that the station exists in the tournament; its maker's own centre is his limit. */
function checkOrder({ role, subject, centre }: Order, hall: Hall, maker: Station): LinkData {
  const data = { ...(subject === undefined ? {} : { subject }), ...(centre === undefined ? {} : { centre }) };
  const needsSubject = role !== 'chief' && role !== 'screen' && role !== 'relay';
  if (needsSubject !== (subject !== undefined))
    throw new ApiFault('bad-request', SUBJECT[String(needsSubject)], 'subject');
  const link = { ...NO_LINK, role, data };
  const station = stationOf('', { link: { ...link, stream: hall.id }, createdAt: 0, expiresAt: 0 });
  if (!station || !hall.read((journal) => sessionIn(journal, station))) {
    throw new ApiFault('bad-request', UNKNOWN, needsSubject ? 'subject' : 'centre');
  }
  // A relay has a copy of everything, and speaks for a whole centre.
  const mayMake = role !== 'relay' || maker.centre === undefined;
  if (!mayMake || !concerns(maker, hall, link)) throw new ApiFault('forbidden');
  return data;
}

const NO_LINK = { id: '', stream: null, label: '', createdAt: 0, expiresAt: 0, revokedAt: null };

const SUBJECT: Readonly<Record<string, string>> = {
  true: '« subject » : donnez l’arbitre ou le joueur qui tiendra ce poste.',
  false: '« subject » : ce poste n’est celui d’aucun arbitre ni joueur, laissez cette clé de côté.',
};

const UNKNOWN =
  'Ce poste n’existe pas dans le tournoi : nommez d’abord l’arbitre à cette fonction, inscrivez le joueur ou ajoutez le centre.';

/** Makes a link and shows it this once, with its QR code. */
export async function issueLink({ store, now, baseFor }: Services, request: FastifyRequest, order: LinkOrder) {
  const { link, token } = await makeLink(store.links, order, now());
  const url = linkAddress(baseFor(request), token);
  return { ...shown(link), url, qr: await drawQr(url, { type: 'svg', margin: 2 }) };
}

export const linkHandlers = (services: Services): Handlers<'listLinks' | 'makeLink' | 'revokeLink'> => {
  const { store, audience, doors, now } = services;
  return {
    listLinks: async ({ hall, station }) => {
      const links = await store.links.list(hall.id);
      return { links: links.filter((link) => concerns(station, hall, link)).map(shown) };
    },

    makeLink: async ({ body, hall, station, request }) => {
      const data = checkOrder(body, hall, station);
      const { role, label, hours } = body;
      return issueLink(services, request, {
        ...{ stream: hall.id, role, label, data },
        ...(hours === undefined ? {} : { hours }),
      });
    },

    revokeLink: async ({ params, hall, station }) => {
      const link = (await store.links.list(hall.id)).find(({ id }) => id === params.link);
      if (!link) throw new ApiFault('not-found');
      if (!concerns(station, hall, link)) throw new ApiFault('forbidden');
      await store.links.revoke(link.id, now());
      doors.forgetLink(link.id);
      audience.endLink(link.id);
      return undefined;
    },
  };
};
