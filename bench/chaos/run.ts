import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StorePlace } from '../../apps/server/src/store/open.ts';
import {
  differsAtRelay,
  drained,
  erasedSeen,
  faultsIn,
  lostFrom,
  markRecorded,
  namesIn,
  secretsSeen,
} from './checks.ts';
import { disturb } from './disturbances.ts';
import type { Played } from './play.ts';
import { type DisturbanceName, describePlanned, OF_DATABASE, type Planned } from './schedule.ts';
import { openWorld, type StoreName, type World } from './world.ts';

export interface ChaosOrder {
  readonly seed: number;
  readonly store: StoreName;
  readonly schedule: readonly Planned[];
  /** In milliseconds: what is planned later than that, or comes later on a slow machine, is left out. */
  readonly length: number;
  /** Told what is done when. */
  readonly tell: (line: string) => void;
}

export interface Survived {
  readonly played: Played;
  readonly done: readonly Planned[];
  readonly failedStarts: number;
  readonly erased: number;
  readonly deleted: number;
  /** Nothing, if all is well. */
  readonly faults: readonly string[];
}

/** Plays an event and disturbs it by a schedule, then looks for everything that was acknowledged and all that must hold. */
export async function runChaos({ seed, store, schedule, length, tell }: ChaosOrder): Promise<Survived> {
  const world = await openWorld(seed, store);
  try {
    const player = await world.play();
    const done = await disturbAll(world, schedule, length, tell);
    for (const machine of [world.central, world.relay]) machine.setClock(0);
    await markRecorded(world);
    const played = await player.stop();
    return { done, ...(await examine(world, played, tell)) };
  } finally {
    await world.remove();
  }
}

/** How much is written down for some commands, and how long they are waited for. */
const SOME_BYTES = 1_000;
const PATIENCE_MS = 15_000;

/**
 * Each disturbance in its time, over the one before, but no sooner than some commands were acknowledged since: on a slow machine a
 * server that is killed before it has started would never be seen at work. Answers what was done.
 */
async function disturbAll(
  world: World,
  schedule: readonly Planned[],
  length: number,
  tell: (line: string) => void,
): Promise<readonly Planned[]> {
  const { acknowledgements } = world;
  const begun = performance.now();
  const under: Promise<void>[] = [];
  const done: Planned[] = [];
  for (const planned of schedule) {
    await sleep(Math.max(0, planned.at - (performance.now() - begun)));
    const [since, size] = [performance.now(), acknowledgements.size];
    while (acknowledgements.size < size + SOME_BYTES && performance.now() - since < PATIENCE_MS) await sleep(20);
    if (performance.now() - begun > length) break;
    tell(describePlanned(planned));
    done.push(planned);
    under.push(disturb(world, planned));
  }
  await Promise.all(under);
  return done;
}

async function examine(world: World, played: Played, tell: (line: string) => void): Promise<Omit<Survived, 'done'>> {
  const { central, relay, sender, disk, directory, database, erased, copies } = world;
  for (const name of played.erased) erased.add(name);
  tell('what waits at the relay…');
  const refused = await drained(world.atRelay);
  tell('what each role sees…');
  const seen = [...(await secretsSeen(world)), ...(await erasedSeen(world))];
  await relay.stop();
  await central.stop();
  const data = join(disk.directory, 'central');
  const place: StorePlace = database === undefined ? { directory: data } : { url: database };
  tell('what was acknowledged…');
  const lost = await lostFrom(place, world.acknowledgements.all(), copies);
  tell('every stream…');
  const answered = [...played.faults, ...sender.faults].map(([what, times]) => `${times} times ${what}`);
  return {
    played,
    failedStarts: central.failedStarts + relay.failedStarts,
    erased: erased.size,
    deleted: copies.length,
    faults: [
      ...world.faults,
      ...answered,
      ...[...central.unforeseen, ...relay.unforeseen].map((said) => `a server had not foreseen: ${said}`),
      ...[...central.crashes, ...relay.crashes].map((crash) => `a server ended by itself: ${crash}`),
      ...lost.map((one) => `lost: ${JSON.stringify(one)}`),
      ...refused.map((what) => `confirmed at the relay, then refused: ${what}`),
      ...seen,
      ...(await faultsIn(world, place)),
      ...(await differsAtRelay(place, join(directory, 'relay'))),
      ...namesIn(data, erased),
    ],
  };
}

/** All that can be done to a store of this kind. */
export const possibleWith = (store: StoreName, kinds: readonly DisturbanceName[]): readonly DisturbanceName[] =>
  kinds.filter((kind) => store === 'postgres' || !OF_DATABASE.includes(kind));
