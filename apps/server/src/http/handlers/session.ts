import type { Session } from '@raccord/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { dropCookie, makeCookie } from '../../access/cookie.ts';
import { type Station, sessionIn } from '../../access/station.ts';
import type { Handlers, Services } from '../demand.ts';
import { ApiFault } from '../faults.ts';
import { bucketOf } from '../limits.ts';

const isSecure = ({ protocol }: FastifyRequest): boolean => protocol === 'https';

/** Opens a session with the token of a link and gives its cookie. Too many links that do not open: the door stays shut. */
export async function enter(services: Services, token: string, request: FastifyRequest, reply: FastifyReply) {
  const { doors, failedEntries, audience, now } = services;
  const bucket = bucketOf(request.ip);
  if (failedEntries.isEmpty(bucket)) {
    reply.header('retry-after', failedEntries.secondsToWait);
    throw new ApiFault('too-many-requests');
  }
  const entry = await doors.enter(token);
  if (!entry) {
    failedEntries.take(bucket);
    throw new ApiFault('link-unknown');
  }
  // The cookie of another station gives way: its session would be left open for nobody.
  if (request.station) {
    await doors.leave(request.station);
    audience.endSession(request.station.session);
  }
  const seconds = (entry.station.expiresAt - now()) / 1000;
  reply.header('set-cookie', makeCookie(entry.token, seconds, isSecure(request)));
  return entry.station;
}

/** Who somebody is, by the names that his tournament has now. */
async function describe({ halls }: Services, station: Station): Promise<Session> {
  const { role, label, tournament } = station;
  const hall = tournament === undefined ? undefined : await halls.open(tournament);
  const known = hall?.read((journal) => sessionIn(journal, station));
  return known ?? { role, name: label, ...(tournament === undefined ? {} : { tournament }) };
}

export const sessionHandlers = (services: Services): Handlers<'enter' | 'whoAmI' | 'leave'> => ({
  enter: async ({ body, request, reply }) => describe(services, await enter(services, body.token, request, reply)),

  whoAmI: ({ station }) => describe(services, station),

  leave: async ({ station, request, reply }) => {
    await services.doors.leave(station);
    services.audience.endSession(station.session);
    reply.header('set-cookie', dropCookie(isSecure(request)));
    return undefined;
  },
});
