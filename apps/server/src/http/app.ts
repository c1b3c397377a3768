import websocket from '@fastify/websocket';
import { ROUTES } from '@raccord/contract';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { LiveSettings } from '../live/connection.ts';
import { WorkCancelled } from '../work.ts';
import { callerOf, isNear } from './addresses.ts';
import { ApiFault, apiFaultOf } from './faults.ts';
import { guard } from './guards.ts';
import type { Services } from './handling.ts';
import type { RateLimits } from './limits.ts';
import { type LogLevel, type LogStream, loggerOptions, redact } from './logs.ts';
import { applicationPages } from './pages/application.ts';
import { calendarPages } from './pages/calendar.ts';
import { entrancePages, NOWHERE } from './pages/entrance.ts';
import { BODY_LIMIT, routeAll } from './routes.ts';

export interface AppSettings {
  readonly logLevel: LogLevel;
  readonly logStream?: LogStream;
  readonly isBehindProxy: boolean;
  readonly limits: RateLimits;
  readonly live: LiveSettings;
  /** Where the application was built. */
  readonly webDirectory: string;
}

/** Longest value of an address: beyond what the contract takes, so that the contract answers. */
const LONGEST_PARAM = 2_000;
const LONGEST_DEMAND_MS = 300_000;
/** A client says a number, nothing more. */
const LONGEST_MESSAGE = 256;

/** Of Fastify, whose own take long to read: no route has a schema of its kind, the contract checks what is asked. */
const noCompiler = () => {
  throw new Error('A route with a schema of Fastify.');
};

/** The server over HTTP, ready to listen. */
export async function makeApp(services: Services, settings: AppSettings): Promise<FastifyInstance> {
  const { logLevel, logStream, isBehindProxy, limits, live, webDirectory } = settings;
  const app = fastify({
    logger: loggerOptions(logLevel, logStream),
    // Its own lines tell whole addresses.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    // The one proxy, on this machine or beside it: what clients themselves claim is not believed.
    trustProxy: isBehindProxy && ((address: string, hop: number) => hop === 0 && isNear(address)),
    return503OnClosing: false,
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    // A large file over a slow network passes; a client that sends a letter a minute does not.
    requestTimeout: LONGEST_DEMAND_MS,
    routerOptions: { maxParamLength: LONGEST_PARAM },
    frameworkErrors: (error, request, reply) => answerFault(error, request as FastifyRequest, reply as FastifyReply),
    clientErrorHandler: (error, socket) => {
      if (!socket.writable || (error as NodeJS.ErrnoException).code === 'ECONNRESET') return void socket.destroy();
      const body = JSON.stringify(new ApiFault('bad-request').answer);
      const head = ['HTTP/1.1 400 Bad Request', 'Content-Type: application/json; charset=utf-8', 'Connection: close'];
      socket.end([...head, `Content-Length: ${Buffer.byteLength(body)}`, '', body].join('\r\n'));
    },
  });
  app.setErrorHandler(answerFault);
  app.setNotFoundHandler(answerNowhere);
  app.removeContentTypeParser('text/plain');
  // Before the plugin's own, which closes without a word.
  app.addHook('preClose', async () => services.audience.close());
  await app.register(websocket, {
    options: { maxPayload: LONGEST_MESSAGE, perMessageDeflate: false },
    errorHandler: (_, socket) => socket.terminate(),
  });
  // One packet for the answer and the first news: after a restart thousands come back at once.
  app.websocketServer.on('headers', (_, { socket }) => {
    socket.cork();
    process.nextTick(() => socket.uncork());
  });
  guard(app, services, limits);
  watch(app, services, logLevel === 'info' || logLevel === 'debug');
  routeAll(app, services, live);
  await app.register((inner) => entrancePages(inner, services, webDirectory));
  await app.register((inner) => calendarPages(inner, services));
  await app.register((inner) => applicationPages(inner, webDirectory));
  return app;
}

/** Any error, as the contract has it. What nobody foresaw is written to the log, and only there. */
function answerFault(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const fault = apiFaultOf(error);
  const isFault = fault.status >= 500 && !(error instanceof WorkCancelled);
  if (isFault) request.log.error({ err: error, url: redact(request.url) }, fault.code);
  void reply.code(fault.status).type('application/json; charset=utf-8').send(fault.answer);
}

const PATTERNS = Object.values(ROUTES).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`),
}));

/** Nothing there, or nothing by that method: who typed an address in a browser reads a page, a program the error of the contract. */
function answerNowhere(request: FastifyRequest, reply: FastifyReply): void {
  const path = request.url.split('?', 1)[0];
  if (request.headers.accept?.includes('text/html') && !path.startsWith('/api/')) {
    reply.code(404).type('text/html; charset=utf-8').send(NOWHERE);
    return;
  }
  const allowed = PATTERNS.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  if (allowed.length > 0) reply.header('allow', allowed.join(', '));
  answerFault(new ApiFault(allowed.length > 0 ? 'wrong-method' : 'not-found'), request, reply);
}

/** One line a request in the log, its measure, and whether it came from afar. */
function watch(app: FastifyInstance, { metrics, visitors }: Services, isLogged: boolean): void {
  app.addHook('onResponse', async (request, reply) => {
    visitors.note(callerOf(request));
    const route = request.routeOptions.config?.route ?? 'page';
    metrics.note(route, reply.statusCode, reply.elapsedTime / 1000);
    if (!isLogged) return;
    const { method, station } = request;
    const line = {
      route,
      method,
      url: redact(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    request.log.info(station ? { ...line, role: station.role, link: station.link } : line, 'request');
  });
}
