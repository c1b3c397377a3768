/** What must hold whatever was done to the servers. */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ReferenceLedger } from '@raccord/checkers';
import { checkChain, isTakingBack } from '@raccord/stream';
import { Journal, type StoredEvent } from '@raccord/tournament';
import { recognised } from '../../apps/server/src/hall/reading.ts';
import type { Browser } from '../../apps/server/src/http/testing/browser.ts';
import { readEverything } from '../../apps/server/src/http/testing/reading.ts';
import { readClubFile } from '../../apps/server/src/maintenance/clubfile.ts';
import { openStore, type StorePlace } from '../../apps/server/src/store/open.ts';
import { type EventStore, FEDERATION, sittingStream } from '../../apps/server/src/store/store.ts';
import { differencesFromReference } from '../../packages/tournament/src/testing/compared-ledger.ts';
import { freeWords } from '../server/club.ts';
import { type Acknowledgement, missingFrom } from './acknowledged.ts';
import { EVENT, entrantAt, MARKED, WITHHELD } from './event.ts';
import type { World } from './world.ts';

const PROGRAM = fileURLToPath(new URL('../../apps/cli/bin/raccord.js', import.meta.url));

/** What `raccord verifier` says of some data. */
export async function verify(place: StorePlace): Promise<{ readonly sound: boolean; readonly said: string }> {
  const where = 'directory' in place ? ['--donnees', place.directory] : ['--database', place.url];
  const said = await new Promise<string>((resolve) => {
    execFile(process.execPath, [PROGRAM, 'verifier', '--json', ...where], (error, stdout, stderr) => {
      resolve(stdout || stderr || String(error));
    });
  });
  return { sound: /"sound": ?true,\s*"tournaments"/.test(said), said: said.slice(0, 500) };
}

type Copies = World['copies'];

/** Acknowledged and neither in the data nor, where a club was deleted, in the copy that it was deleted by. */
export async function lostFrom(
  place: StorePlace,
  told: readonly Acknowledgement[],
  copies: Copies,
): Promise<readonly Acknowledgement[]> {
  const store = await openStore(place);
  try {
    const kept = await keptStreams(store);
    for (const { file } of copies.toReversed()) {
      for (const [stream, events] of await streamsOf(file)) if (!kept.has(stream)) kept.set(stream, events);
    }
    return [...byStream(told)].flatMap(([stream, ones]) => missingFrom(kept.get(stream) ?? [], ones));
  } finally {
    await store.close();
  }
}

/** All that was in clubs which were deleted, brought back or not. */
export async function streamsIn(copies: Copies): Promise<ReadonlySet<string>> {
  const streams = await Promise.all(copies.map(async ({ file }) => [...(await streamsOf(file)).keys()]));
  return new Set(streams.flat());
}

function byStream(told: readonly Acknowledgement[]): ReadonlyMap<string, readonly Acknowledgement[]> {
  const streams = new Map<string, Acknowledgement[]>();
  for (const one of told) {
    const known = streams.get(one.stream);
    if (known) known.push(one);
    else streams.set(one.stream, [one]);
  }
  return streams;
}

type Kept = Map<string, readonly Pick<StoredEvent, 'id' | 'sequence' | 'at'>[]>;

async function keptStreams(store: EventStore): Promise<Kept> {
  const ids = [
    ...(await store.streams()).map(({ id }) => id),
    ...(await store.clubs.list()).map(({ id }) => id),
    ...(await store.sittings.list()).map(({ id }) => sittingStream(id)),
    FEDERATION,
  ];
  const kept: Kept = new Map();
  for (const id of ids) kept.set(id, await store.read(id, 0));
  return kept;
}

/** Those of the file of a club. */
async function streamsOf(file: string): Promise<Kept> {
  const read = await readClubFile(readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(`${file}: ${read.fault.text}`);
  const { id, events, tournaments, sittings } = read.value;
  const kept: Kept = new Map([[id, events]]);
  for (const one of tournaments) kept.set(one.id, one.events);
  for (const one of sittings) kept.set(sittingStream(one.id), one.events);
  return kept;
}

/** Once nothing is disturbed any more: everything that the relay confirmed is at the server of the tournament. */
export async function drained(atRelay: Browser): Promise<readonly string[]> {
  for (;;) {
    const status = await atRelay.api.seeRelay({ params: { tournament: EVENT } });
    if (status.ok && status.value.connection === 'connected' && status.value.pending === 0) {
      return status.value.refused.map(({ what, code }) => `${what}: ${code}`);
    }
    if (status.ok && ['shut-out', 'diverged'].includes(status.value.connection)) return [status.value.text];
    await sleep(200);
  }
}

const PATIENCE_MS = 60_000;

/** Waits for the first slip that not everybody may read: who looks before it was recorded sees nothing. */
export async function markRecorded({ chief }: World): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  const asked = { params: { tournament: EVENT, game: 'g1', turn: 1 } };
  while (performance.now() < end && !JSON.stringify(await chief.api.seeDesk(asked)).includes(MARKED.c))
    await sleep(200);
}

/** What each role must not be able to read, whatever it asks. */
export async function secretsSeen({ chief, central, sender }: World): Promise<readonly string[]> {
  const stations = {
    spectator: [{ role: 'spectator' }, [WITHHELD, MARKED.c, MARKED.d, 'Arbitre c']],
    screen: [{ role: 'screen' }, [MARKED.c, MARKED.d]],
    player: [{ role: 'player', subject: entrantAt('d', 1) }, [MARKED.c, MARKED.d]],
    referee: [{ role: 'referee', subject: 'rc' }, [MARKED.d]],
    chief: [{ role: 'chief' }, []],
  } as const;
  const seen: string[] = [];
  for (const [name, [station, secrets]] of Object.entries(stations)) {
    const body = { label: name, ...station };
    const link = await chief.api.makeLink({ params: { tournament: EVENT }, body });
    if (!link.ok) throw new Error(link.fault.text);
    const browser = await sender.enter(central.network.url, link.value.url);
    const all = await readEverything(browser, EVENT, [entrantAt('c', 6)], 'g1');
    for (const secret of secrets) if (all.includes(secret)) seen.push(`${name} reads « ${secret} »`);
    if (name === 'chief' && !all.includes(MARKED.c)) seen.push('the chief does not read what was recorded');
  }
  return seen;
}

/** Names erased that are still read of a club, of a sitting, of a phase: what they show, and all that leaves with the file of a club. */
export async function erasedSeen({ chief, erased }: World): Promise<readonly string[]> {
  const [clubs, sittings, calendar] = [
    await chief.api.listClubs(),
    await chief.api.listSittings(),
    await chief.api.readCalendar(),
  ];
  if (!clubs.ok || !sittings.ok || !calendar.ok) throw new Error('what there is cannot be read');
  const views = ['', '/history', '/offer', '/members?format=csv', '/export'];
  const addresses = [
    ...clubs.value.clubs.flatMap(({ id }) => views.map((view) => `clubs/${id}${view}`)),
    ...sittings.value.sittings.map(({ id }) => `sittings/${id}`),
    ...calendar.value.phases.map(({ phase: { id } }) => `federation/phases/${id}`),
  ];
  const seen: string[] = [];
  for (const address of addresses) {
    const text = await (await chief.fetch(`/api/${address}`)).text();
    seen.push(...[...erased].filter((name) => text.includes(name)).map((name) => `${address} has « ${name} »`));
  }
  return seen;
}

/** Of all data, the servers being stopped: chains, ids, times, ledgers; and the bytes of the files, of names erased. */
export async function faultsIn(world: World, place: StorePlace): Promise<readonly string[]> {
  const faults: string[] = [];
  const checked = await verify(place);
  if (!checked.sound) faults.push(`raccord verifier: ${checked.said}`);
  const { wordbook } = await freeWords(join(world.disk.directory, 'central'));
  const store = await openStore(place);
  for (const [id, events] of await keptStreams(store)) {
    if (new Set(events.map((event) => event.id)).size !== events.length) faults.push(`${id}: something is there twice`);
    // What a relay confirmed keeps the time that it had there (adr/0010).
    const isBack = id !== EVENT && events.some(({ at }, index) => index > 0 && at < events[index - 1].at);
    if (isBack) faults.push(`${id}: time went back`);
  }
  for (const { id } of await store.streams()) {
    const events = await store.read<StoredEvent>(id, 0);
    if (!checkChain(events).ok) faults.push(`${id}: the chain is broken`);
    const journal = new Journal(wordbook, recognised(events, id));
    const standing = journal.events.filter((event) => !isTakingBack(event) && !journal.isUndone(event));
    const known = new Map<string, ReferenceLedger>();
    for (const game of journal.state.games.keys()) {
      const [difference] = differencesFromReference(journal.ledger, standing, game, known);
      if (difference) faults.push(`${id}, ${game}: ${difference.real}, by the reference ${difference.reference}`);
    }
  }
  await store.close();
  return faults;
}

/** Names erased that the files of a folder still have. */
export function namesIn(directory: string, names: ReadonlySet<string>): readonly string[] {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return files.flatMap((file) => {
    const bytes = readFileSync(join(file.parentPath, file.name));
    return [...names].filter((name) => bytes.includes(name)).map((name) => `${file.name} still has « ${name} »`);
  });
}

/** Does the relay have the history that the server of the tournament has? */
export async function differsAtRelay(place: StorePlace, directory: string): Promise<readonly string[]> {
  const stores = [await openStore(place), await openStore({ directory })];
  const [here, there] = await Promise.all(stores.map((store) => store.read(EVENT, 0)));
  for (const store of stores) await store.close();
  const isSame = here.length === there.length && here.every(({ hash }, at) => hash === there[at].hash);
  return isSame ? [] : [`the relay has ${there.length} events, the server of the tournament ${here.length}`];
}
