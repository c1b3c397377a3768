/** In a process of its own: tries changes one after the other, and says what became of each. */
import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import fc from 'fast-check';
import { PARTS } from './parts.ts';
import { collector, type Trial } from './tests.ts';

/** Which changes to try on which script. */
export interface Work {
  readonly script: string;
  readonly imports: readonly string[];
  readonly ids: readonly string[];
  readonly part: string;
}

/** `unseen`: the tests that come by it all pass. `uncovered`: none comes by it. */
export type Fate = 'seen' | 'unseen' | 'uncovered' | 'endless';

/** What the instrumented code looks at: which change is on, which test runs, and what comes by where. */
interface Switches {
  hitCount: number;
  hitLimit: number;
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  mutantCoverage: { static: Hits; readonly perTest: Record<string, Hits> };
}
type Hits = Record<string, number>;

/** A change that makes its own line run so many times more often than before goes on for ever. */
const MANY_TIMES = 100;
const AT_LEAST_HITS = 100_000;

const switches: Switches = { hitCount: 0, hitLimit: Infinity, mutantCoverage: { static: {}, perTest: {} } };
Object.assign(globalThis, { __stryker__: switches });
// One difference is enough, always the same histories are drawn.
fc.configureGlobal({ endOnFailure: true, seed: 1 });

const { part, script, imports, ids } = await new Promise<Work>((resolve) => process.once('message', resolve));
const { without } = PARTS[part];
const outside = new Map<string, object>();
for (const name of imports) if (name !== 'vitest') outside.set(name, await import(name));
const code = new Script(`(function (require, exports) {${readFileSync(script, 'utf8')}\n})`, { filename: script });

/** Reads all modules and test files anew. */
function load(): readonly Trial[] {
  const { vitest, trials } = collector();
  code.runInThisContext()((name: string) => (name === 'vitest' ? vitest : outside.get(name)), {});
  return without ? trials.filter(({ name }) => !without.test(name)) : trials;
}

const isSeenBy = async ({ run }: Trial): Promise<boolean> => {
  switches.hitCount = 0;
  try {
    await run();
    return false;
  } catch {
    return true;
  }
};

/** Milliseconds that each test takes, and how many changes it was the first to see. */
const times: number[] = [];
const sights: number[] = [];
const plain = load();
const { static: atLoad, perTest } = switches.mutantCoverage;
for (const [index, trial] of plain.entries()) {
  switches.currentTestId = `test ${index}`;
  const start = performance.now();
  if (await isSeenBy(trial)) {
    console.error(`Fails before anything is changed: ${trial.name}`);
    await trial.run();
    process.exit(1);
  }
  times.push(performance.now() - start);
}
switches.currentTestId = undefined;

/** How much a test is likely to see in its time. */
const promise = (index: number): number => (1 + (sights[index] ?? 0)) / times[index];

for (const id of ids) {
  process.send?.({ id });
  const isAtLoad = atLoad[id] > 0;
  const covering = plain
    .map((_, index) => index)
    .filter((index) => isAtLoad || perTest[`test ${index}`]?.[id] > 0)
    .sort((one, other) => promise(other) - promise(one));
  process.send?.({ id, fate: covering.length === 0 ? 'uncovered' : await fateOf(id, covering) });
}
process.disconnect();

async function fateOf(id: string, covering: readonly number[]): Promise<Fate> {
  switches.activeMutant = id;
  switches.hitCount = 0;
  switches.hitLimit = AT_LEAST_HITS;
  try {
    const trials = load();
    for (const index of covering) {
      switches.hitLimit = AT_LEAST_HITS + MANY_TIMES * (perTest[`test ${index}`]?.[id] ?? 0);
      if (!(await isSeenBy(trials[index]))) continue;
      sights[index] = (sights[index] ?? 0) + 1;
      return 'seen';
    }
    return 'unseen';
  } catch {
    return 'seen';
  } finally {
    switches.activeMutant = undefined;
  }
}
