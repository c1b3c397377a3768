/**
 * `npm run -s bench:chaos [-- --minutes 2 --seed N --store sqlite|postgres --only kill,fill-disk]`: an event is played
 * (two centres, one of them at a relay, phones, clubs with their seasons, phases, exams) while somebody kills, freezes, cuts, slows, fills
 * the disk, jumps clocks, damages files, deletes clubs, erases people and upgrades, by a schedule that the seed makes and that is
 * printed. At the end every acknowledged command is looked for, every stream checked, every role asked what it may not see.
 */
import { parseArgs } from 'node:util';
import { LARGEST_SEED } from '@raccord/scrabble';
import { printTable } from '../server/figures.ts';
import { possibleWith, runChaos } from './run.ts';
import { DISTURBANCE_NAMES, type DisturbanceName, scheduleOf } from './schedule.ts';
import type { StoreName } from './world.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '2' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * LARGEST_SEED)) },
    store: { type: 'string', default: 'sqlite' },
    only: { type: 'string' },
  },
});
const seed = Number(values.seed);
const store = values.store as StoreName;
const kinds = (values.only?.split(',') ?? DISTURBANCE_NAMES) as readonly DisturbanceName[];
const length = Number(values.minutes) * 60_000;
const schedule = scheduleOf(seed, length, possibleWith(store, kinds));
console.log(`seed ${seed}, ${store}, ${schedule.length} disturbances at most in ${values.minutes} minutes`);
const tell = console.log;
const { played, done, failedStarts, erased, deleted, faults } = await runChaos({ seed, store, schedule, length, tell });
const timesOf = (kind: DisturbanceName): number => done.filter(({ what }) => what === kind).length;
printTable([
  ...kinds.map((kind) => [kind, String(timesOf(kind))]),
  ['attempts to start that failed, for the disk or the database', String(failedStarts)],
  ['clubs deleted', String(deleted)],
  ['people erased', String(erased)],
  ['commands acknowledged', String(played.acknowledged)],
  ...played.refusals.map(([what, times]) => [`refused, ${what}`, String(times)]),
  ['faults', String(faults.length)],
]);
for (const fault of faults) console.log(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
