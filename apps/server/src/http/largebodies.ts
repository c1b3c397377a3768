import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseJsonAside } from '../threads/making.ts';
import { ApiFault } from './faults.ts';

/** Below, parsing takes less time than handing it to a thread: 10 to 20 ms at most. */
const PARSED_AT_ONCE = 2 ** 20;

/** Where whole tournaments come in, what is large is parsed in a thread: everybody else would wait. */
export function parseLargeAside(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length < PARSED_AT_ONCE) parse(request, body.toString(), done);
    else parseAside(request, body).then((parsed) => done(null, parsed), done);
  });
}

async function parseAside({ station }: FastifyRequest, body: Buffer): Promise<unknown> {
  const { parsed, isTooLarge } = await parseJsonAside(body, { club: station?.club });
  if (isTooLarge) throw new ApiFault('too-large');
  if (parsed === undefined) throw new ApiFault('bad-json');
  return parsed;
}
