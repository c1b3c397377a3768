import { Readable } from 'node:stream';
import type { DocumentName, QueryOf } from '@raccord/contract';
import type { FastifyReply } from 'fastify';
import { entrantLinks, linkAddress, makeStationLinks } from '../../access/links.ts';
import type { Station } from '../../access/station.ts';
import { type Made, makeDocument } from '../../documents/index.ts';
import { printLinkCards } from '../../documents/papers/linkcards.ts';
import { invitedTo } from '../../documents/seats.ts';
import type { Hall } from '../../hall/hall.ts';
import type { Work } from '../../work.ts';
import { ApiFault } from '../faults.ts';
import { type Handlers, lookAs, type Services } from '../handling.ts';
import { attachmentOf } from '../headers.ts';
import { checkLinkRequest, makerOf, makingFault } from './links.ts';

type Asked = QueryOf<'makeDocument'> & { readonly links?: ReadonlyMap<string, string> };

async function send(
  hall: Hall,
  station: Station,
  reply: FastifyReply,
  name: DocumentName,
  asked: Asked & { readonly at: number },
  work: Work,
): Promise<Readable> {
  const made = await lookAs(hall, station, (journal, session) => makeDocument(journal, session, name, asked, work));
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

export const documentHandlers = ({ store, now, baseFor }: Services): Handlers<Names> => ({
  makeDocument: ({ hall, station, params, query, reply, work }) =>
    send(hall, station, reply, params.document, { ...query, at: now() }, work),

  makeStartingList: async ({ hall, station, body: { id, ...asked }, request, reply, work }) => {
    const invited = lookAs(hall, station, (journal, session) => invitedTo(journal, session, asked));
    const links = await entrantLinks(store.links, hall, makerOf(hall, station), invited, baseFor(request), now(), id);
    if (!links.ok) throw makingFault(links.fault);
    return send(hall, station, reply, 'starting-list', { ...asked, links: links.value, at: now() }, work);
  },

  makeLinkCards: async ({ hall, station, body: { id, links, paper }, request, reply, work }) => {
    const orders = links.map((order) => checkLinkRequest(order, hall, station));
    const made = await makeStationLinks(store.links, hall, makerOf(hall, station), orders, now(), id);
    if (!made.ok) throw makingFault(made.fault);
    const base = baseFor(request);
    const cards = made.value.map(({ token }, index) => ({ ...orders[index], url: linkAddress(base, token) }));
    const printed = await lookAs(hall, station, (journal, session) =>
      printLinkCards(journal, session, cards, { paper, at: now(), work }),
    );
    return handOver(reply, printed);
  },
});
