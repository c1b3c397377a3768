import {
  type CalledName,
  checkShape,
  type LiveName,
  ROUTE_NAMES,
  ROUTES,
  type Route,
  type RouteName,
} from '@raccord/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import { attend, type LiveSettings } from '../live/connection.ts';
import { UNWATCHED } from '../work.ts';
import { ApiFault } from './faults.ts';
import { clubHostingHandlers } from './handlers/clubhosting.ts';
import { clubLinkHandlers } from './handlers/clublinks.ts';
import { clubHandlers } from './handlers/clubs.ts';
import { documentHandlers } from './handlers/documents.ts';
import { eveningHandlers } from './handlers/evenings.ts';
import { federationHandlers } from './handlers/federation.ts';
import { LARGEST_LEXICON, lexiconHandlers } from './handlers/lexicons.ts';
import { linkHandlers } from './handlers/links.ts';
import { type FollowedStream, followStream } from './handlers/live.ts';
import { playHandlers } from './handlers/play.ts';
import { programHandlers } from './handlers/program.ts';
import { rehearsalHandlers } from './handlers/rehearsal.ts';
import { relayHandlers } from './handlers/relay.ts';
import { schoolHandlers } from './handlers/school.ts';
import { serviceHandlers } from './handlers/service.ts';
import { sessionHandlers } from './handlers/session.ts';
import { seatHandlers, sittingHandlers } from './handlers/sittings.ts';
import { tournamentHandlers } from './handlers/tournaments.ts';
import { viewHandlers } from './handlers/views.ts';
import type { HandledRequest, Handlers, Services } from './handling.ts';
import { parseLargeAside } from './largebodies.ts';
import { Shown, sendShown } from './show.ts';
import { isFollowed, sendWork } from './work.ts';

const MEGABYTE = 2 ** 20;
export const BODY_LIMIT = MEGABYTE;
/** Where more is taken. */
const BODY_LIMITS: Partial<Record<RouteName, number>> = {
  // A world simultaneous event in one file.
  importTournament: 200 * MEGABYTE,
  // All the years of one, in one file.
  importClub: 400 * MEGABYTE,
  // As Eliot writes it, in as many words as it takes.
  importGame: 64 * MEGABYTE,
  // In base64, and beyond, so that the handler says how much.
  importLexicon: 2 * LARGEST_LEXICON,
  // A name, a licence and what is known besides, for each of sixty thousand.
  importLicences: 32 * MEGABYTE,
  // Ten thousand stations, each with its label.
  makeLinks: 8 * MEGABYTE,
  makeLinkCards: 8 * MEGABYTE,
  // A whole evening of a large centre, by the hundred.
  relayCommands: 100 * MEGABYTE,
};

declare module 'fastify' {
  interface FastifyRequest {
    followed: FollowedStream | undefined;
  }
}

/** Registers every route of the contract. */
export function routeAll(app: FastifyInstance, services: Services, live: LiveSettings): void {
  const handlers: Handlers = {
    ...sessionHandlers(services),
    ...tournamentHandlers(services),
    ...lexiconHandlers(services),
    ...schoolHandlers(services),
    ...rehearsalHandlers(services),
    ...playHandlers(services),
    ...viewHandlers(services),
    ...documentHandlers(services),
    ...linkHandlers(services),
    ...clubHandlers(services),
    ...eveningHandlers(services),
    ...clubHostingHandlers(services),
    ...federationHandlers(services),
    ...clubLinkHandlers(services),
    ...relayHandlers(services),
    ...sittingHandlers(services),
    ...seatHandlers(services),
    ...programHandlers(services),
    ...serviceHandlers(services),
  };
  app.decorateRequest('followed', undefined);
  const called = (name: CalledName): RouteOptions => ({
    ...{ method: ROUTES[name].method, url: ROUTES[name].path, config: { route: name } },
    bodyLimit: BODY_LIMITS[name] ?? BODY_LIMIT,
    handler: (request, reply) => answer(services, handlers, name, request, reply),
  });
  const isLarge = (name: RouteName): boolean => name in BODY_LIMITS;
  for (const name of ROUTE_NAMES) {
    if (isLive(name)) routeLive(app, services, live, name);
    else if (!isLarge(name)) app.route(called(name));
  }
  void app.register(async (inner) => {
    parseLargeAside(inner);
    for (const name of ROUTE_NAMES) if (!isLive(name) && isLarge(name)) inner.route(called(name));
  });
}

function routeLive(app: FastifyInstance, services: Services, live: LiveSettings, name: LiveName): void {
  app.route({
    ...{ method: ROUTES[name].method, url: ROUTES[name].path, config: { route: name } },
    preHandler: (request) => openLive(services, name, request),
    handler: () => {
      throw new ApiFault('bad-request', 'Cette adresse attend un WebSocket.');
    },
    wsHandler: (socket, { followed, raw }) => {
      if (followed) attend(socket, raw.socket, followed.station, followed.tell(), services.audience, live);
      else socket.terminate();
    },
  });
}

async function answer(
  services: Services,
  handlers: Handlers,
  name: CalledName,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { answer: shape }: Route = ROUTES[name];
  const asked = await check(services, name, request, reply);
  const handle = handlers[name] as (asked: unknown) => unknown;
  if (isFollowed(name, request)) {
    return sendWork(request, reply, async (work, held) => handle({ ...asked, work, reply: held }));
  }
  const given = await handle(asked);
  if (given instanceof Shown) return sendShown(given, request, reply);
  return shape === 'empty' ? reply.code(204).send() : reply.send(given);
}

/** The shape of a request, and its tournament. */
async function check<Name extends RouteName>(
  { halls, store }: Services,
  name: Name,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<HandledRequest<Name>> {
  const { params, query, body }: Route = ROUTES[name];
  const checked = {
    params: shaped(params, request.params),
    query: shaped(query, request.query),
    body: shaped(body, request.body),
  };
  const { tournament } = (checked.params ?? {}) as { readonly tournament?: string };
  const hall = tournament === undefined ? undefined : await halls.open(tournament);
  if (tournament !== undefined && !hall) {
    const { sequence = 0 } = (await store.stream(tournament)) ?? {};
    throw new ApiFault(sequence > 0 ? 'unknown-lexicon' : 'unknown-tournament');
  }
  return {
    ...checked,
    hall,
    station: request.station,
    request,
    reply,
    work: UNWATCHED,
  } as unknown as HandledRequest<Name>;
}

function shaped(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const checked = checkShape(schema, value);
  if (checked.ok) return checked.value;
  throw new ApiFault('bad-request', checked.fault.text, checked.fault.path);
}

/** Refused before the WebSocket opens, like any other request. */
async function openLive(services: Services, name: LiveName, request: FastifyRequest): Promise<void> {
  const asked = await check(services, name, request, undefined as never);
  const followed = await followStream(services, name, asked);
  if (!services.audience.hasRoomFor(followed.station)) throw new ApiFault('too-many-requests');
  request.followed = followed;
}

const isLive = (name: RouteName): name is LiveName => ROUTES[name].answer === 'live';
