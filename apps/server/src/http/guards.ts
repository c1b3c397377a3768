import { type Access, ROUTES, type RouteName } from '@raccord/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalOf } from '../access/admission.ts';
import { readCookie, SEAT_COOKIE_NAME } from '../access/cookie.ts';
import type { EndedSession } from '../access/doors.ts';
import type { Station } from '../access/station.ts';
import type { SittingSeat } from '../sittings/sittings.ts';
import { Turnstile } from '../turnstile.ts';
import { callerOf } from './addresses.ts';
import { ApiFault } from './faults.ts';
import { type Services, veilOf } from './handling.ts';
import { securityHeaders } from './headers.ts';
import { Imports } from './imports.ts';
import { Buckets, bucketOf, bucketsFor, type RateLimits } from './limits.ts';
import { isLoopback, isNameOfMachine } from './networks.ts';
import { isOwnOrigin } from './origin.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** In the contract; pages have none. */
    readonly route?: RouteName;
    /** A page of the entrance: hundreds come to it at once from one address. */
    readonly isEntrance?: boolean;
  }
  interface FastifyRequest {
    /** When it had come whole, by the clock that nobody sets; not where its body came later than its head. */
    arrivedAt: number | undefined;
    station: Station | undefined;
    seat: SittingSeat | undefined;
  }
}

/** Takes one from a bucket; whoever finds it empty is told how long to wait. */
export function takeOne(buckets: Buckets, key: string, reply: FastifyReply): void {
  if (buckets.take(key)) return;
  reply.header('retry-after', buckets.secondsToWait);
  throw new ApiFault('too-many-requests');
}

/** What every request goes through before a word of its body is read. */
export function guard(app: FastifyInstance, services: Services, limits: RateLimits): void {
  const { doors, sittings, clubs, now } = services;
  const sessions = bucketsFor(limits.requests, now);
  const seats = new Buckets(limits.requests.player, now);
  const addresses = new Buckets(limits.perAddress, now);
  const phones = new Turnstile();
  app.decorateRequest('arrivedAt', undefined);
  const imports = new Imports(now);
  app.decorateRequest('station', undefined);
  app.decorateRequest('seat', undefined);

  app.addHook('onRequest', async (request, reply) => {
    const arrivedAt = performance.now();
    // What came with the head is read by then.
    await undefined;
    if (request.raw.complete) request.arrivedAt = arrivedAt;
    reply.headers(securityHeaders(request.host));
    const changes = request.method !== 'GET' && request.method !== 'HEAD' && request.method !== 'OPTIONS';
    if ((changes || request.ws) && !isOwnOrigin(request.headers, request.host)) throw new ApiFault('wrong-origin');

    const cookie = readCookie(request.headers.cookie);
    const station = await doors.recognise(cookie);
    request.station =
      station?.role === 'spectator' ? { ...station, veil: await veilOf(services, station.tournament ?? '') } : station;
    const { route: name, isEntrance = isEntering(name, request.url) } = request.routeOptions.config ?? {};
    const { sitting, tournament, club } = (request.params ?? {}) as Readonly<Record<string, string | undefined>>;
    const seatToken = sitting === undefined ? undefined : readCookie(request.headers.cookie, SEAT_COOKIE_NAME);
    if (sitting !== undefined && seatToken !== undefined) request.seat = await sittings.recognise(sitting, seatToken);
    if (station) takeOne(sessions[station.role], station.session, reply);
    else if (request.seat) takeOne(seats, `${sitting} ${request.seat.participant}`, reply);
    else if (!isEntrance) takeOne(addresses, bucketOf(callerOf(request)), reply);

    // Thousands hand in at once: all of them have come before the first is looked at.
    if (name === 'sendCommand' && station?.role === 'player') await phones.pass(false);

    if (name === undefined) return;
    const access: Access = ROUTES[name].access;
    if (access === 'machine' && isOfMachine(request)) return;
    if (access === 'participant') {
      if (!request.seat) throw new ApiFault('no-session', NOT_SEATED);
      return;
    }
    const named = [
      ...(club === undefined ? [] : [club]),
      ...(tournament === undefined || station?.club === undefined ? [] : [await clubs.clubOf(tournament)]),
    ];
    const refusal = refusalOf(access, station, { tournament, clubs: named });
    if (refusal === 'no-session') throw sessionOver(await doors.whyOver(cookie));
    if (refusal) throw new ApiFault(refusal);
    imports.check(name, station?.club, request, reply);
  });
}

/** What those do who come: hundreds of phones behind one address, to a sitting. Each counts good and bad links itself. */
const ENTERING: ReadonlySet<RouteName> = new Set(['enter', 'knockAtSitting', 'joinSitting', 'resumeSeat'] as const);
/** The files of the application, which such phones load before they are known. */
const FILE = /^\/(?:assets\/|raccord\.svg$)/;

const isEntering = (name: RouteName | undefined, url: string): boolean =>
  name === undefined ? FILE.test(url) : ENTERING.has(name);

const NOT_SEATED =
  'Ce téléphone n’est pas, ou plus, inscrit à cette séance, ou un autre l’a remplacé : ouvrez le lien de la séance.';

const OVER: Readonly<Record<EndedSession, string>> = {
  revoked: 'Votre lien a été révoqué : demandez-en un autre au juge-arbitre.',
  expired: 'Votre lien a expiré : demandez-en un autre au juge-arbitre.',
};

/** Nobody is recognised; whoever was before is told what became of his link. */
const sessionOver = (why: EndedSession | undefined): ApiFault => new ApiFault('no-session', why && OVER[why]);

const HANDED_ON = ['x-forwarded-for', 'forwarded', 'via'] as const;

/** Asked by a program of the server's own machine, by its own name, and not handed on by a proxy there. */
const isOfMachine = ({ socket: { remoteAddress = '', localAddress }, headers, hostname }: FastifyRequest): boolean =>
  (isLoopback(remoteAddress) || remoteAddress === localAddress) &&
  isNameOfMachine(hostname) &&
  !HANDED_ON.some((name) => name in headers);
