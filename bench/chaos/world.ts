import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '../../apps/server/src/http/testing/browser.ts';
import { type Network, startNetwork } from '../../apps/server/src/relay/testing/network.ts';
import { startPostgres, type TestPostgres } from '../../apps/server/src/testing/postgres.ts';
import { stageProgram } from '../../tools/dist/testing/stage.ts';
import { giveGraphs } from '../../tools/testing/graphs.ts';
import { PROGRAM } from '../server/hall.ts';
import { Acknowledgements } from './acknowledged.ts';
import { type Disk, makeDisk } from './disk.ts';
import { EVENT, openEvent } from './event.ts';
import { oneByOne } from './inturn.ts';
import { Machine } from './machine.ts';
import { type Player, type PlayOrder, startPlaying } from './play.ts';
import { Sender } from './sender.ts';

/** Where the data of the tournaments are. */
export type StoreName = 'sqlite' | 'postgres';

/** The servers, networks and disks of an event, and who plays it. */
export interface World {
  readonly directory: string;
  readonly disk: Disk;
  readonly postgres: TestPostgres | undefined;
  /** One thing at a time is done to it. */
  readonly atDatabase: ReturnType<typeof oneByOne>;
  /** Of the database, where it is PostgreSQL. */
  readonly database: string | undefined;
  readonly central: Machine;
  readonly relay: Machine;
  /** Between the relay and the server of the tournament. */
  readonly line: Network;
  /** Whoever runs the installation, beside those who play. */
  readonly chief: Browser;
  /** Whoever runs the centre, at the relay. */
  readonly atRelay: Browser;
  readonly sender: Sender;
  readonly acknowledgements: Acknowledgements;
  /** The names of people who were erased. */
  readonly erased: Set<string>;
  /** The files of clubs that were deleted, the last one of each last. */
  readonly copies: { readonly club: string; readonly file: string }[];
  /** What was found while it was played. */
  readonly faults: string[];
  /** Answers a program to upgrade to: that of the repository, or the same as it is handed on. */
  nextProgram(): string;
  play(): Promise<Player>;
  remove(): Promise<void>;
}

/** Another way to the same server, which is cut by itself. */
const lineTo = ({ network }: Machine): Promise<Network> => startNetwork(network.url);

export async function openWorld(seed: number, store: StoreName): Promise<World> {
  const directory = mkdtempSync(join(tmpdir(), 'raccord-chaos-'));
  chmodSync(directory, 0o755); // PostgreSQL runs as somebody else
  const disk = makeDisk(join(directory, 'disk'));
  const data = join(directory, 'disk', 'central');
  mkdirSync(data);
  const atCentre = join(directory, 'relay');
  for (const place of [data, atCentre]) giveGraphs(place);
  const postgres = store === 'postgres' ? await startPostgres(disk.directory) : undefined;
  const database = await postgres?.createDatabase();
  const place = { directory: data, ...(database === undefined ? {} : { url: database }) };
  const { machine: central, chiefLink } = await Machine.start(place);
  const file = join(directory, 'acknowledged');
  const acknowledgements = new Acknowledgements(file);
  const sender = new Sender(acknowledgements, 'w');
  const chief = await sender.enter(central.network.url, chiefLink);
  await openEvent(chief, sender);
  const line = await lineTo(central);
  const body = { label: 'Relais', role: 'relay', centre: 'd' } as const;
  const made = await chief.api.makeLink({ params: { tournament: EVENT }, body });
  if (!made.ok) throw new Error(made.fault.text);
  const { machine: relay, chiefLink: centreLink } = await Machine.start({
    directory: atCentre,
    relay: `${line.url}${new URL(made.value.url).pathname}`,
  });
  const atRelay = await sender.enter(relay.network.url, centreLink);
  const order: PlayOrder = {
    ...{ seed, file },
    hall: { url: central.network.url, link: chiefLink },
    centre: { url: relay.network.url, link: centreLink },
  };
  return {
    ...{ directory, disk, postgres, database, central, relay, line, chief, atRelay, sender, acknowledgements },
    ...{ erased: new Set<string>(), copies: [], faults: [], atDatabase: oneByOne() },
    nextProgram: programs(join(directory, 'program')),
    play: () => startPlaying(order),
    remove: async () => {
      await relay.stop();
      await line.cut();
      await central.stop();
      await postgres?.stop();
      disk.remove();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** The one and the other in turn. */
function programs(home: string): () => string {
  let isStaged = false;
  return () => {
    isStaged = !isStaged;
    if (!isStaged) return PROGRAM;
    if (!existsSync(home)) stageProgram(home);
    return pathToFileURL(join(home, 'apps/cli/dist/server.js')).href;
  };
}
