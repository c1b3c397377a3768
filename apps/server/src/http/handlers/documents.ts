import { Readable } from 'node:stream';
import type { DocumentName, QueryOf } from '@raccord/contract';
import type { FastifyReply } from 'fastify';
import { entrantLinks } from '../../access/links.ts';
import type { Station } from '../../access/station.ts';
import { makeDocument } from '../../documents/index.ts';
import { invitedTo } from '../../documents/seats.ts';
import type { Hall } from '../../hall/hall.ts';
import { ApiFault } from '../faults.ts';
import { type Handlers, lookAs, type Services } from '../handling.ts';
import { attachmentOf } from '../headers.ts';
import { makerOf, makingFault } from './links.ts';

type Asked = QueryOf<'makeDocument'> & { readonly links?: ReadonlyMap<string, string> };

async function send(
  hall: Hall,
  station: Station,
  reply: FastifyReply,
  name: DocumentName,
  asked: Asked & { readonly at: number },
): Promise<Readable> {
  const made = await lookAs(hall, station, (journal, session) => makeDocument(journal, session, name, asked));
  if (!made.ok) {
    if (made.fault.code === 'no-such-format') throw new ApiFault('bad-request', made.fault.text, 'format');
    if (made.fault.code === 'centre-needed') throw new ApiFault('bad-request', made.fault.text, 'centre');
    throw new ApiFault('not-found', made.fault.text);
  }
  const { fileName, type, content } = made.value;
  reply.type(type);
  reply.header('content-disposition', attachmentOf(fileName));
  return Readable.from(content);
}

export const documentHandlers = ({ store, now, baseFor }: Services): Handlers<'makeDocument' | 'makeStartingList'> => ({
  makeDocument: ({ hall, station, params, query, reply }) =>
    send(hall, station, reply, params.document, { ...query, at: now() }),

  makeStartingList: async ({ hall, station, body: { id, ...asked }, request, reply }) => {
    const invited = lookAs(hall, station, (journal, session) => invitedTo(journal, session, asked));
    const links = await entrantLinks(store.links, hall, makerOf(hall, station), invited, baseFor(request), now(), id);
    if (!links.ok) throw makingFault(links.fault);
    return send(hall, station, reply, 'starting-list', { ...asked, links: links.value, at: now() });
  },
});
