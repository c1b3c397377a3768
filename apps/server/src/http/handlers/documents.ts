import { Readable } from 'node:stream';
import type { DocumentName, QueryOf } from '@raccord/contract';
import { nameOf } from '@raccord/tournament';
import type { FastifyReply } from 'fastify';
import { linkAddress, makeLink } from '../../access/links.ts';
import type { Station } from '../../access/station.ts';
import { makeDocument } from '../../documents/index.ts';
import type { Hall } from '../../hall/hall.ts';
import { seePeople } from '../../views/index.ts';
import { type Handlers, lookAs, type Services } from '../demand.ts';
import { ApiFault } from '../faults.ts';

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
    throw new ApiFault('not-found', made.fault.text);
  }
  const { fileName, type, content } = made.value;
  reply.type(type);
  reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`);
  return Readable.from(content);
}

export const documentHandlers = ({ store, now, baseFor }: Services): Handlers<'makeDocument' | 'makeStartingList'> => ({
  makeDocument: ({ hall, station, params, query, reply }) =>
    send(hall, station, reply, params.document, { ...query, at: now() }),

  makeStartingList: async ({ hall, station, body, request, reply }) => {
    const { entrants } = lookAs(hall, station, seePeople);
    const links = new Map<string, string>();
    for (const { id, members, centre } of entrants) {
      if ((body.centre ?? centre) !== centre) continue;
      const order = { stream: hall.id, role: 'player', label: nameOf(members), data: { subject: id } } as const;
      const { token } = await makeLink(store.links, order, now());
      links.set(id, linkAddress(baseFor(request), token));
    }
    return send(hall, station, reply, 'starting-list', { ...body, links, at: now() });
  },
});
