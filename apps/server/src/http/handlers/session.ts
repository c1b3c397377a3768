import type { SessionAnswer } from '@raccord/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { dropCookie, makeCookie } from '../../access/cookie.ts';
import { type Station, sessionIn } from '../../access/station.ts';
import { callerOf } from '../addresses.ts';
import { ApiFault } from '../faults.ts';
import { takeOne } from '../guards.ts';
import type { Handlers, Services } from '../handling.ts';
import { bucketOf } from '../limits.ts';

const isSecure = ({ protocol }: FastifyRequest): boolean => protocol === 'https';

/**
 * Opens a session with the token of a link and gives its cookie. A good link opens whatever was tried before from the same
 * address: a whole hall may stand behind one. Too many that do not open are told to wait.
 */
export async function enter(services: Services, token: string, request: FastifyRequest, reply: FastifyReply) {
  const { doors, entries, failedEntries, audience, now } = services;
  const link = await doors.linkOf(token);
  if (link) takeOne(entries, link.id, reply);
  const entry = link && (await doors.enter(link));
  if (!entry) {
    takeOne(failedEntries, bucketOf(callerOf(request)), reply);
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
async function describe({ halls }: Services, station: Station): Promise<SessionAnswer> {
  const { role, label, tournament, club } = station;
  const hall = tournament === undefined ? undefined : await halls.open(tournament);
  const known = hall?.read((journal) => sessionIn(journal, station));
  const place = { ...(tournament === undefined ? {} : { tournament }), ...(club === undefined ? {} : { club }) };
  return known ?? { role, name: label, ...place };
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
