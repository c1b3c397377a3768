import { type Access, ROUTES, type RouteName } from '@raccord/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalOf } from '../access/admission.ts';
import { readCookie } from '../access/cookie.ts';
import type { Over } from '../access/doors.ts';
import type { Station } from '../access/station.ts';
import { callerOf } from './addresses.ts';
import { ApiFault } from './faults.ts';
import type { Services } from './handling.ts';
import { securityHeaders } from './headers.ts';
import { Buckets, bucketOf, bucketsFor, type RateLimits } from './limits.ts';
import { isLoopback } from './networks.ts';
import { isOwnOrigin } from './origin.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** In the contract; pages have none. */
    readonly route?: RouteName;
    /** A page of the entrance: hundreds come to it at once from one address. */
    readonly isEntrance?: boolean;
  }
  interface FastifyRequest {
    station: Station | undefined;
  }
}

/** Takes one from a bucket; whoever finds it empty is told how long to wait. */
export function takeOne(buckets: Buckets, key: string, reply: FastifyReply): void {
  if (buckets.take(key)) return;
  reply.header('retry-after', buckets.secondsToWait);
  throw new ApiFault('too-many-requests');
}

/** What every request goes through before a word of its body is read. */
export function guard(app: FastifyInstance, { doors, now }: Services, limits: RateLimits): void {
  const sessions = bucketsFor(limits.requests, now);
  const addresses = new Buckets(limits.perAddress, now);
  app.decorateRequest('station', undefined);

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders(request.host));
    const changes = request.method !== 'GET' && request.method !== 'HEAD' && request.method !== 'OPTIONS';
    if ((changes || request.ws) && !isOwnOrigin(request.headers, request.host)) throw new ApiFault('wrong-origin');

    const cookie = readCookie(request.headers.cookie);
    const station = await doors.recognise(cookie);
    request.station = station;
    const { route: name, isEntrance = name === 'enter' } = request.routeOptions.config ?? {};
    if (station) takeOne(sessions[station.role], station.session, reply);
    else if (!isEntrance) takeOne(addresses, bucketOf(callerOf(request)), reply);

    if (name === undefined) return;
    const access: Access = ROUTES[name].access;
    if (access === 'machine' && isOfMachine(request)) return;
    const { tournament } = (request.params ?? {}) as { readonly tournament?: string };
    const refusal = refusalOf(access, station, tournament);
    if (refusal === 'no-session') throw sessionOver(await doors.whyOver(cookie));
    if (refusal) throw new ApiFault(refusal);
  });
}

const OVER: Readonly<Record<Over, string>> = {
  revoked: 'Votre lien a été révoqué : demandez-en un autre au juge-arbitre.',
  expired: 'Votre lien a expiré : demandez-en un autre au juge-arbitre.',
};

/** Nobody is recognised; whoever was before is told what became of his link. */
const sessionOver = (why: Over | undefined): ApiFault => new ApiFault('no-session', why && OVER[why]);

const HANDED_ON = ['x-forwarded-for', 'forwarded', 'via'] as const;

/** Asked by a program of the server's own machine, and not handed on by a proxy there. */
const isOfMachine = ({ socket: { remoteAddress = '', localAddress }, headers }: FastifyRequest): boolean =>
  (isLoopback(remoteAddress) || remoteAddress === localAddress) && !HANDED_ON.some((name) => name in headers);
