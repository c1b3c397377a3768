/** `npm test`: the program is built where `npm ci` has not just done so, then checks and both kinds of tests run side by side. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const BUILDING = { build: 'npm run -s build' };
/** TypeScript, a program in Go, collects what is dead a quarter as often: a fifth of its time. */
const SELDOM_COLLECTED = { GOGC: '400' };
/** It takes all of a core: it goes where browsers, which wait half of the time, leave room, so that no core waits for their last tests. */
const IN_THE_GAPS = 'vitest';
const LOWER = 5;
const TESTING = {
  vitest: 'npm run -s check && vitest run',
  playwright: 'npm run -s build:static && playwright test -c e2e',
};
const SOURCES = ['apps', 'data/lexicon', 'docs/guide.md', 'package-lock.json', 'packages'];
/** What a build writes last. */
const BUILT = ['apps/cli/dist-modules.json', 'apps/web/dist-modules.json'];
/** No source, where sources are. */
const MADE = /^(node_modules|\.?dist.*)$/;

const width = Math.max(...Object.keys({ ...BUILDING, ...TESTING }).map(({ length }) => length));
const unbuilt = isBuilt() ? [] : await run(BUILDING);
const failed = unbuilt.length > 0 ? unbuilt : await run(TESTING);
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}.`);
process.exitCode = failed.length > 0 ? 1 : 0;

/** Nothing was written or taken away since. */
function isBuilt() {
  return BUILT.every(existsSync) && Math.max(...SOURCES.map(changed)) < Math.min(...BUILT.map(changed));
}

function changed(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const all = readdirSync(path);
  const sources = all.filter((name) => !MADE.test(name));
  const inside = sources.map((name) => changed(join(path, name)));
  return Math.max(sources.length === all.length ? stats.mtimeMs : 0, ...inside);
}

/** All of these at once; answers the names of those that fail. */
async function run(commands) {
  const failures = await Promise.all(Object.entries(commands).map(follow));
  return failures.filter((name) => name !== undefined);
}

/** Tells its lines as they come, each after its name, and answers its name where it fails. */
async function follow([name, command]) {
  const env = { ...process.env, ...SELDOM_COLLECTED, RACCORD_BUILT: 'yes' };
  const child = spawn(command, { env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  if (name === IN_THE_GAPS) setPriority(child.pid, Math.min(19, getPriority() + LOWER));
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    createInterface({ input: from }).on('line', (line) => to.write(`${name.padEnd(width)} │ ${line}\n`));
  }
  const isDone = await new Promise((resolve) => child.on('close', (code) => resolve(code === 0)));
  return isDone ? undefined : name;
}
