import { Readable } from 'node:stream';
import type { DocumentName, QueryOf } from '@raccord/contract';
import type { FastifyReply } from 'fastify';
import { entrantLinks, linkAddress, makeStationLinks } from '../../access/links.ts';
import { isForPublic } from '../../documents/document.ts';
import type { Made } from '../../documents/index.ts';
import { invitedTo } from '../../documents/seats.ts';
import { madeInParts } from '../../work.ts';
import { ApiFault } from '../faults.ts';
import { type HandledRequest, type Handlers, lookAs, type Services, veilOf } from '../handling.ts';
import { attachmentOf } from '../headers.ts';
import { checkLinkRequest, makerOf, makingFault } from './links.ts';

type Asked = QueryOf<'makeDocument'> & { readonly links?: ReadonlyMap<string, string> };

const NOT_AT_A_RELAY =
  'Ce qui est publié se fait sur le serveur du tournoi, qui sait quels noms le club masque : demandez-le au juge-arbitre.';

async function send(
  services: Services,
  { hall, station, reply, work }: Pick<HandledRequest<'makeDocument'>, 'hall' | 'station' | 'reply' | 'work'>,
  name: DocumentName,
  asked: Asked,
): Promise<Readable> {
  if (services.relay && isForPublic(name, asked.format)) throw new ApiFault('not-found', NOT_AT_A_RELAY);
  const { makeDocument } = await import('../../documents/index.ts');
  const order = { ...asked, at: services.now(), veil: await veilOf(services, hall.id) };
  const made = await lookAs(hall, station, (journal, session) => makeDocument(journal, session, name, order, work));
  if (!made.ok) {
    if (made.fault.code === 'no-such-format') throw new ApiFault('bad-request', made.fault.text, 'format');
    if (made.fault.code === 'centre-needed') throw new ApiFault('bad-request', made.fault.text, 'centre');
    throw new ApiFault('not-found', made.fault.text);
  }
  return handOver(reply, made.value);
}

function handOver(
  reply: FastifyReply,
  { fileName, type, content }: Pick<Made, 'fileName' | 'type' | 'content'>,
): Readable {
  reply.type(type);
  reply.header('content-disposition', attachmentOf(fileName));
  return Readable.from(content);
}

type Names = 'makeDocument' | 'makeStartingList' | 'makeLinkCards';

export const documentHandlers = (services: Services): Handlers<Names> => ({
  makeDocument: ({ params, query, ...request }) => send(services, request, params.document, query),

  makeStartingList: async ({ body: { id, ...asked }, ...handled }) => {
    const { store, now, baseFor } = services;
    const { hall, station, request } = handled;
    const invited = lookAs(hall, station, (journal, session) => invitedTo(journal, session, asked));
    const links = await entrantLinks(store.links, hall, makerOf(hall, station), invited, baseFor(request), now(), id);
    if (!links.ok) throw makingFault(links.fault);
    return send(services, handled, 'starting-list', { ...asked, links: links.value });
  },

  makeLinkCards: async ({ hall, station, body: { id, links, paper }, request, reply, work }) => {
    const { store, now, baseFor } = services;
    const orders = await madeInParts(links, (order) => checkLinkRequest(order, hall, station));
    const made = await makeStationLinks(store.links, hall, makerOf(hall, station), orders, now(), id);
    if (!made.ok) throw makingFault(made.fault);
    const base = baseFor(request);
    const { printLinkCards } = await import('../../documents/papers/linkcards.ts');
    const cards = made.value.map(({ token }, index) => ({ ...orders[index], url: linkAddress(base, token) }));
    const printed = await lookAs(hall, station, (journal, session) =>
      printLinkCards(journal, session, cards, { paper, at: now(), work }),
    );
    return handOver(reply, printed);
  },
});
