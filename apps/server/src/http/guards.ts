import { type Access, ROUTES, type RouteName } from '@raccord/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusalOf } from '../access/admission.ts';
import { readCookie } from '../access/cookie.ts';
import type { Station } from '../access/station.ts';
import { isLoopback } from './addresses.ts';
import type { Services } from './demand.ts';
import { ApiFault } from './faults.ts';
import { securityHeaders } from './headers.ts';
import { Buckets, bucketOf, type RateLimits } from './limits.ts';
import { isOwnOrigin } from './origin.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** In the contract; pages have none. */
    readonly route?: RouteName;
  }
  interface FastifyRequest {
    station: Station | undefined;
  }
}

/** What every demand goes through before a word of its body is read. */
export function guard(app: FastifyInstance, { doors, now }: Services, limits: RateLimits): void {
  const sessions = new Buckets(limits.perSession, now);
  const addresses = new Buckets(limits.perAddress, now);
  app.decorateRequest('station', undefined);

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders(request.host));
    const changes = request.method !== 'GET' && request.method !== 'HEAD' && request.method !== 'OPTIONS';
    if ((changes || request.ws) && !isOwnOrigin(request.headers, request.host)) throw new ApiFault('wrong-origin');

    const station = await doors.recognise(readCookie(request.headers.cookie));
    request.station = station;
    const buckets = station ? sessions : addresses;
    if (!buckets.take(station?.session ?? bucketOf(request.ip))) {
      reply.header('retry-after', buckets.secondsToWait);
      throw new ApiFault('too-many-requests');
    }

    const name = request.routeOptions.config?.route;
    if (name === undefined) return;
    const access: Access = ROUTES[name].access;
    if (access === 'machine' && isOfMachine(request)) return;
    const { tournament } = (request.params ?? {}) as { readonly tournament?: string };
    const refusal = refusalOf(access, station, tournament);
    if (refusal) throw new ApiFault(refusal);
  });
}

const HANDED_ON = ['x-forwarded-for', 'forwarded', 'via'] as const;

/** Asked by a program of the server's own machine, and not handed on by a proxy there. */
const isOfMachine = ({ socket, headers }: FastifyRequest): boolean =>
  isLoopback(socket.remoteAddress ?? '') && !HANDED_ON.some((name) => name in headers);
