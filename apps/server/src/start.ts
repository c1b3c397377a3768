import { join, resolve } from 'node:path';
import manifest from '../../../package.json' with { type: 'json' };
import { type Bell, hangBell, newBell, takeBellDown } from './access/bell.ts';
import { Doors } from './access/doors.ts';
import { centreLink, newInstallationLink, pruneLinks } from './access/links.ts';
import { Lookout } from './access/lookout.ts';
import { Tickets } from './access/tickets.ts';
import { Clubs } from './club/clubs.ts';
import { Federations } from './club/federations.ts';
import { ClubLexicons, sweepStrays } from './club/lexicons.ts';
import { makeDirectory } from './files.ts';
import { Halls } from './hall/halls.ts';
import { addressesOf, baseFor, ownAddress } from './http/addresses.ts';
import { makeApp } from './http/app.ts';
import { Buckets, bucketsFor } from './http/limits.ts';
import { LoopDelays } from './http/loopdelays.ts';
import { Metrics } from './http/metrics.ts';
import { doorOf, systemOf, Visitors } from './http/reach.ts';
import { Showing } from './http/show.ts';
import { Lexicons } from './lexicons/lexicons.ts';
import { Audience } from './live/audience.ts';
import { tellEvening } from './live/evening.ts';
import { completed, type ServerOptions } from './options.ts';
import type { RelayLog } from './relay/courier.ts';
import { RelayFault } from './relay/faults.ts';
import { readKept } from './relay/kept.ts';
import { Relay } from './relay/relay.ts';
import { RelayHall } from './relay/relay-hall.ts';
import { Sittings } from './sittings/sittings.ts';
import { isOfDisk } from './store/faults.ts';
import { openStore } from './store/open.ts';
import { Scrubber } from './store/scrubber.ts';
import { type EventStore, LEFT_BEHIND_MS, type StoreFault } from './store/store.ts';
import { Turnstile } from './turnstile.ts';
import { Gallery } from './views/gallery.ts';

/** A server that answers. */
export interface RunningServer {
  /** From its own machine. */
  readonly url: string;
  /** From other machines; none when it listens to its own alone. */
  readonly addresses: readonly string[];
  /** Opens the station of the chief referee, or of the chief of the centre of a relay: shown this once. The address alone after a `fault`. */
  readonly chiefLink: string;
  /** Why nothing could be written: whoever has a session reads what is there. */
  readonly fault?: StoreFault;
  /** Where a browser on this machine opens a link, once. */
  opening(link: string): string;
  /** The centre that it serves, when it is a relay. */
  readonly centre?: string;
  /** Lets what is under way finish, then closes everything. */
  stop(): Promise<void>;
}

/** How long requests under way are waited for. Windows ends a program some 5 s after its window was closed. */
const LAST_CALL_MS = process.platform === 'win32' ? 2_000 : 5_000;
const IDLE_MS = 50;
/** Connections that wait to be accepted: after a restart everybody comes at once, and whoever finds no room tries again seconds later. */
const WAITING_ROOM = 4_096;

/** Opens the store of the installation and serves it. Throws a `StoreFault`, a `RelayFault`, or what listening throws. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { directory, databaseUrl, host, port, freeLexicon, waitMs, pingMs, answerMs, retryMs, ...rest } =
    completed(options);
  await makeDirectory(resolve(directory));
  const relay = await openRelay(options);
  const now = relay?.now ?? rest.now;
  const store = await openStore(databaseUrl === undefined ? { directory } : { url: databaseUrl }).catch(
    async (fault) => {
      await relay?.close();
      throw fault;
    },
  );
  const lexicons = new Lexicons(join(directory, 'lexiques'), freeLexicon);
  const halls = new Halls(store, lexicons, now, relay && RelayHall.open, options.memory);
  const clubs = new Clubs(store, now);
  const federations = new Federations(store, now);
  const doors = new Doors(store.links, now);
  const sittings = new Sittings(store, lexicons, now);
  const audience = new Audience(now);
  store.follow(
    () => undefined,
    (stream) => {
      doors.askAgain(stream);
      audience.endStream(stream);
    },
  );
  const lookout = new Lookout(store.links, now, [doors, audience]);
  const stopTelling = options.onEvening && tellEvening({ audience, halls, store, now }, options.onEvening);
  const visitors = new Visitors();
  const delays = new LoopDelays(now);
  let actual = port;
  // The networks of a laptop change while it runs.
  const addresses = (): readonly string[] =>
    rest.publicUrl === undefined ? addressesOf(host, actual) : [rest.publicUrl];
  let relayed: Relayed | undefined;
  const startLink = (base: string): Promise<string> =>
    relayed ? centreLink(store, base, now(), relayed) : newInstallationLink(store, base, now());
  const tickets = new Tickets(now);
  const opening = (link: string): string => `${ownAddress(host, actual)}/ouvrir/${tickets.issue(link)}`;
  let bell: Bell | undefined;
  const app = await makeApp(
    {
      ...{
        store,
        lexicons,
        clubLexicons: new ClubLexicons(lexicons, store.clubs),
        clubs,
        federations,
        halls,
        doors,
        sittings,
        audience,
        lookout,
        relay,
        waitMs,
        now,
        version: manifest.version,
        visitors,
      },
      ...{ notices: rest.notices, directory, tickets, onTicketTwice: rest.onTicketTwice },
      place: {
        reach: () => ({
          door: doorOf({ host, isBehindProxy: rest.behindProxy, publicUrl: rest.publicUrl }),
          system: systemOf(process.platform),
          addresses: [...addresses()],
          hasVisitors: visitors.hasCome,
        }),
        bell: () => bell,
        startLink: () => startLink(ownAddress(host, actual)),
        opening,
      },
      metrics: new Metrics(),
      delays,
      showing: new Showing(new Gallery(), new Turnstile()),
      entries: new Buckets(rest.limits.entries, now),
      failedEntries: new Buckets(rest.limits.failedEntries, now),
      commands: bucketsFor(rest.limits.commands, now),
      baseFor: (request) => rest.publicUrl ?? baseFor(request, addresses()),
    },
    { ...rest, isBehindProxy: rest.behindProxy, live: { pingMs, answerMs } },
  );
  const scrubber = new Scrubber(store, app.log);
  const close = async (): Promise<void> => {
    if (bell) await takeBellDown(directory, bell).catch(() => undefined);
    // A connection that has had its answer would be kept open for the next request.
    const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_MS);
    const lastCall = setTimeout(() => app.server.closeAllConnections(), LAST_CALL_MS);
    await app.close();
    clearInterval(idle);
    clearTimeout(lastCall);
    delays.close();
    lookout.close();
    stopTelling?.();
    await relay?.close();
    await clubs.close();
    await federations.close();
    await sittings.close();
    await halls.close();
    await scrubber.close();
    await store.close();
  };
  let fault: StoreFault | undefined;
  const unlessFull = <T>(writing: Promise<T>): Promise<T | undefined> =>
    writing.catch((error) => {
      if (!isOfDisk(error)) throw error;
      fault = error;
      return undefined;
    });
  let closing: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    closing ??= close();
    return closing;
  };
  try {
    await unlessFull(pruneLinks(store, now()));
    await unlessFull(sweepStrays(lexicons, store.clubs));
    // Nothing is kept of those that a stop has cut off; another process may have one that is being played.
    await unlessFull(store.removeRehearsals(store.chairs ? { before: now() - LEFT_BEHIND_MS } : {}));
    relayed = relay && (await follow(relay, store, lexicons, halls, app.log, retryMs));
    await app.listen({ host, port, backlog: WAITING_ROOM });
    const listening = app.server.address();
    if (typeof listening === 'object' && listening) actual = listening.port;
    const url = ownAddress(host, actual);
    if (databaseUrl === undefined) {
      const own = newBell(url);
      const isHung = await hangBell(directory, own).catch(({ message }: Error) => app.log.warn(message));
      if (isHung) bell = own;
    }
    const chiefLink = (await unlessFull(startLink(addresses()[0] ?? url))) ?? url;
    return {
      ...{ url, addresses: addresses(), chiefLink, opening, stop },
      ...(fault ? { fault } : {}),
      ...(relayed ? { centre: relayed.name } : {}),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The data of a relay are good for a relay alone: as those of a server, they would tell a history of their own. */
async function openRelay({ relay, directory, databaseUrl, now = Date.now }: ServerOptions): Promise<Relay | undefined> {
  if (relay !== undefined) return Relay.open(directory, relay, now);
  if (databaseUrl === undefined && (await readKept(directory))) throw new RelayFault('relay-data', directory);
  return undefined;
}

interface Relayed {
  readonly stream: string;
  readonly centre: string;
  readonly name: string;
}

/** Brings the tournament here and follows it. Answers which centre of it is played here. */
async function follow(
  relay: Relay,
  store: EventStore,
  lexicons: Lexicons,
  halls: Halls,
  log: RelayLog,
  retryMs: number,
): Promise<Relayed> {
  await relay.prepare(store, lexicons);
  const { tournament: stream, centre } = relay;
  const hall = (await halls.open(stream)) as RelayHall | undefined;
  if (!hall) throw new RelayFault('relay-lexicon');
  relay.follow(hall, store, log, retryMs);
  return { stream, centre, name: hall.read(({ state }) => state.centres.get(centre)?.name ?? centre) };
}
