import { join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { Doors } from './access/doors.ts';
import { installationLink } from './access/links.ts';
import { Halls } from './hall/halls.ts';
import { addressesOf, baseFor, inAddress } from './http/addresses.ts';
import { makeApp } from './http/app.ts';
import { Buckets } from './http/limits.ts';
import { Metrics } from './http/metrics.ts';
import { Lexicons } from './lexicons/lexicons.ts';
import { Audience } from './live/audience.ts';
import { completed, type ServerOptions } from './options.ts';
import { openStore } from './store/open.ts';

export * from './maintenance/index.ts';
export { DEFAULT_PORT, type ServerOptions } from './options.ts';
export { StoreFault } from './store/store.ts';

/** A server that answers. */
export interface RunningServer {
  /** From its own machine. */
  readonly url: string;
  /** From other machines; none when it listens to its own alone. */
  readonly addresses: readonly string[];
  /** Opens the station of the chief referee: shown this once. */
  readonly chiefLink: string;
  /** Lets what is under way finish, then closes everything. */
  stop(): Promise<void>;
}

/** How long demands under way are waited for. */
const LAST_CALL_MS = 5_000;
const IDLE_MS = 50;

/** Opens the store of the installation and serves it. Throws a `StoreFault`, or what listening throws. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { directory, databaseUrl, host, port, now, freeLexicon, waitMs, pingMs, ...rest } = completed(options);
  const store = await openStore(databaseUrl === undefined ? { directory } : { url: databaseUrl });
  const lexicons = new Lexicons(join(directory, 'lexiques'), freeLexicon);
  const halls = new Halls(store, lexicons, now);
  const doors = new Doors(store.links, now);
  const audience = new Audience(store.links, now, (link) => doors.forgetLink(link));
  let addresses: readonly string[] = [];
  const app = await makeApp(
    {
      ...{ store, lexicons, halls, doors, audience, waitMs, now, version: manifest.version },
      metrics: new Metrics(),
      failedEntries: new Buckets(rest.limits.failedEntries, now),
      baseFor: (request) => rest.publicUrl ?? baseFor(request, addresses),
    },
    { ...rest, isBehindProxy: rest.behindProxy, live: { pingMs } },
  );
  const close = async (): Promise<void> => {
    // A connection that has had its answer would be kept open for the next demand.
    const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_MS);
    const lastCall = setTimeout(() => app.server.closeAllConnections(), LAST_CALL_MS);
    await app.close();
    clearInterval(idle);
    clearTimeout(lastCall);
    await halls.close();
    await store.close();
  };
  let closing: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    closing ??= close();
    return closing;
  };
  try {
    await app.listen({ host, port });
    const listening = app.server.address();
    const actual = typeof listening === 'object' && listening ? listening.port : port;
    const local = host === '0.0.0.0' || host === '::' ? 'localhost' : inAddress(host);
    const url = `http://${local}:${actual}`;
    addresses = rest.publicUrl === undefined ? addressesOf(host, actual) : [rest.publicUrl];
    return { url, addresses, chiefLink: await installationLink(store, addresses[0] ?? url, now()), stop };
  } catch (fault) {
    await stop();
    throw fault;
  }
}
