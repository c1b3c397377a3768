import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Chance } from '@raccord/simulation';
import type { Network } from '../../apps/server/src/relay/testing/network.ts';
import type { Acknowledgement } from './acknowledged.ts';
import { lostFrom, streamsIn, verify } from './checks.ts';
import { isDone } from './clubs.ts';
import { DISTURBANCES, type DisturbanceName, type Planned } from './schedule.ts';
import type { World } from './world.ts';

type Disturb = (world: World, given: { readonly lasts: number; readonly chance: Chance }) => Promise<void>;

/** The most that a clock is wrong by, in milliseconds. */
const MOST_AHEAD = 3 * 3_600_000;
/** For each piece, in milliseconds. */
const SLOW = 150;

const HOW: Readonly<Record<DisturbanceName, Disturb>> = {
  kill: ({ central }) => central.kill(),
  'kill-relay': ({ relay }) => relay.kill(),
  freeze: ({ central }, { lasts }) => central.freeze(lasts),
  'freeze-relay': ({ relay }, { lasts }) => relay.freeze(lasts),
  'cut-hall': ({ central }, { lasts }) => cut(central.network, lasts),
  'cut-line': ({ line }, { lasts }) => cut(line, lasts),
  'slow-hall': ({ central }, { lasts }) => slow(central.network, lasts),
  'slow-line': ({ line }, { lasts }) => slow(line, lasts),
  'fill-disk': fillDisk,
  'jump-clock': async ({ central, relay }, { chance }) => {
    chance.pick([central, relay]).setClock(chance.between(-MOST_AHEAD, MOST_AHEAD));
  },
  'damage-copy': damageCopy,
  'damage-aside': ({ central, disk }, { chance }) =>
    central.kill(() => damageAside(join(disk.directory, 'central'), chance)),
  upgrade: async ({ central, nextProgram }) => central.upgrade(nextProgram()),
  'delete-club': deleteClub,
  'erase-person': erasePerson,
  'kill-database': restartDatabase,
  'freeze-database': ({ postgres, atDatabase }, { lasts }) =>
    atDatabase(async () => {
      // A full disk may have ended it.
      const thaw = await postgres?.freeze().catch(() => undefined);
      await sleep(lasts);
      thaw?.();
    }),
};

export const disturb = (world: World, { what, lasts, seed }: Planned): Promise<void> =>
  HOW[what](world, { lasts, chance: new Chance(seed) });

async function cut(network: Network, lasts: number): Promise<void> {
  await network.cut();
  await sleep(lasts);
  await network.mend();
}

async function slow(network: Network, lasts: number): Promise<void> {
  network.slow(SLOW);
  await sleep(lasts);
  network.slow(0);
}

/** A database that found no place to write may have given up: it is started again, as whoever frees the disk does. */
async function fillDisk(world: World, { lasts }: { readonly lasts: number }): Promise<void> {
  const { disk, central } = world;
  disk.fill([central.pid]);
  await sleep(lasts);
  disk.empty([central.pid]);
  await restartDatabase(world);
}

function restartDatabase({ postgres, atDatabase }: World): Promise<void> {
  return atDatabase(async () => {
    await postgres?.kill();
    await postgres?.restart();
  });
}

/** What is beside the data and can be made again: half written, or not what it was. */
function damageAside(data: string, chance: Chance): void {
  const lexicons = join(data, 'lexiques');
  const graphs = existsSync(lexicons) ? readdirSync(lexicons).filter((name) => name.endsWith('.recherche')) : [];
  for (const name of graphs) damage(join(lexicons, name), chance);
  writeFileSync(join(data, 'raccord.sqlite-ancre.1.tmp'), 'à moitié');
  const anchor = join(data, 'raccord.sqlite-ancre');
  if (existsSync(anchor) && chance.happens(0.5)) writeFileSync(anchor, readFileSync(anchor).subarray(0, 10));
}

/** Some bytes are others, or the end is missing. */
function damage(file: string, chance: Chance): void {
  const bytes = readFileSync(file);
  if (chance.happens(0.3)) writeFileSync(file, bytes.subarray(0, Math.floor(bytes.length * chance.share())));
  else {
    for (let times = chance.between(1, 20); times > 0; times--) bytes[chance.between(0, bytes.length - 1)] ^= 0x55;
    writeFileSync(file, bytes);
  }
}

/** An anchor may be written so long after what it stands for was looked up, in milliseconds: the server may be frozen in between. */
const ANCHORING = 2_000 + DISTURBANCES.freeze.longest;

/**
 * What was acknowledged by the server itself before its last event was anchored: a log that is damaged further on is one that ends
 * there. Nothing, where the anchor is damaged too.
 */
function anchoredIn(copy: string, told: readonly Acknowledgement[]): readonly Acknowledgement[] {
  const anchor = join(copy, 'raccord.sqlite-ancre');
  if (!existsSync(anchor) || !readFileSync(anchor, 'utf8').endsWith('}\n')) return [];
  const until = statSync(anchor).mtimeMs - ANCHORING;
  return told.filter(({ sequence, at = Number.POSITIVE_INFINITY }) => sequence !== undefined && at < until);
}

/** The data as a kill leaves them, copied and damaged: the program says so, or has everything all the same. */
async function damageCopy(world: World, { chance }: { readonly chance: Chance }): Promise<void> {
  const { central, database, directory, disk, acknowledgements } = world;
  if (database !== undefined) return central.kill();
  const copy = mkdtempSync(join(directory, 'copy-'));
  const told = acknowledgements.all();
  await central.kill(() => {
    for (const name of readdirSync(join(disk.directory, 'central')).filter((file) =>
      file.startsWith('raccord.sqlite'),
    )) {
      cpSync(join(disk.directory, 'central', name), join(copy, name), { preserveTimestamps: true });
    }
  });
  damage(join(copy, chance.pick(readdirSync(copy).filter((name) => /sqlite(-wal)?$/.test(name)))), chance);
  if ((await verify({ directory: copy })).sound) {
    // What is anchored after a deletion is older than what was deleted: a log that ends there may still have the club, but not all of it.
    const deleted = await streamsIn(world.copies);
    const anchored = anchoredIn(copy, told).filter(({ stream }) => !deleted.has(stream));
    const lost = await lostFrom({ directory: copy }, anchored, world.copies);
    if (lost.length > 0) world.faults.push(`A damaged copy is called sound, and lacks ${JSON.stringify(lost[0])}.`);
  }
  rmSync(copy, { recursive: true });
}

/** Exports some club and deletes it by its copy, then may bring it back. */
async function deleteClub({ chief, sender, directory, copies }: World, { chance }: { readonly chance: Chance }) {
  const listed = await sender.settle('listClubs', () => chief.api.listClubs());
  const others = listed.ok ? listed.value.clubs.slice(1) : [];
  if (others.length === 0) return;
  const { id: club, name } = chance.pick(others);
  for (let attempt = 0; attempt < 5; attempt++) {
    const answer = await chief.fetch(`/api/clubs/${club}/export`).catch(() => undefined);
    const text = answer?.ok ? await answer.text().catch(() => undefined) : undefined;
    const mark = answer?.headers.get('etag');
    if (text === undefined || !mark) continue;
    const file = join(directory, `${club}-${copies.length}.club`);
    writeFileSync(file, text);
    copies.push({ club, file });
    const removed = await sender.settle('removeClub', () =>
      chief.api.removeClub({ params: { club }, query: { name, copy: mark } }),
    );
    if (!removed.ok && removed.fault.code !== 'unknown-club') {
      copies.pop();
      continue;
    }
    if (chance.happens(0.5)) await sender.settle('importClub', () => chief.api.importClub({ body: { file: text } }));
    return;
  }
}

/** Erases a member who plays no evening any more, of the first club that has one. */
async function erasePerson({ chief, sender, erased }: World): Promise<void> {
  const listed = await sender.settle('listClubs', () => chief.api.listClubs());
  for (const { id: club } of listed.ok ? listed.value.clubs : []) {
    const read = await sender.settle('readClub', () => chief.api.readClub({ params: { club } }));
    if (!read.ok) continue;
    const closed = read.value.evenings.filter(({ isClosed }) => isClosed).length;
    const member = read.value.members.find(({ id, isErased }) => !isErased && isDone(id, closed));
    if (!member) continue;
    const data = { person: member.id };
    if (await sender.tellClub(chief, club, { type: 'erase-person', data })) erased.add(member.card?.familyName ?? '');
    return;
  }
}
