/**
 * `npm run -s mutants [-- PART …]`: changes packages/regulation one bit at a time, as Stryker does, and judges the worked slips by each
 * change, those alone that come by it, up to the first that gets another verdict than expected. Prints how many changes no worked
 * slip sees, by file, and which. Stryker itself (`npm run mutation`) runs the unit tests too and takes hours where this takes minutes.
 */
import { fork } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Instrumenter } from '@stryker-mutator/instrumenter';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SANDBOX = `${ROOT}coverage/mutants`;
const SOURCE = 'packages/regulation/src';
/** What decides a verdict; conditions and editions are data, which `decide.test.ts` and `numbers.test.ts` change one by one. */
const MUTATED = /^(?:treatments\/.*|settle|inquiry|moves|cells|turn)\.ts$|^treatments\//;
/** A change that loops for ever is seen: by how often it comes by itself or, failing that, by a process that is ended after a while. */
const MOST_HITS = 500_000;
const PATIENCE_MS = 30_000;

interface Mutant {
  readonly id: string;
  readonly fileName: string;
  readonly replacement: string;
  readonly location: { readonly start: { readonly line: number } };
}
type Fate = 'seen' | 'unseen' | 'endless' | 'at load';

if (process.send) await runMutants();
else await main(process.argv.slice(2));

async function main(parts: readonly string[]): Promise<void> {
  const mutants = await makeSandbox(parts);
  const fates = new Map<string, Fate>();
  while (fates.size < mutants.length) {
    const left = mutants.filter(({ id }) => !fates.has(id)).map(({ id }) => id);
    await runChild(left, fates);
  }
  report(mutants, fates);
}

/** A copy of the package with every change in it, switched off. */
async function makeSandbox(parts: readonly string[]): Promise<Mutant[]> {
  rmSync(SANDBOX, { recursive: true, force: true });
  mkdirSync(SANDBOX, { recursive: true });
  cpSync(`${ROOT}${SOURCE}`, `${SANDBOX}/${SOURCE}`, { recursive: true });
  symlinkSync(`${ROOT}cases`, `${SANDBOX}/cases`);
  const names = readdirSync(`${ROOT}${SOURCE}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => MUTATED.test(name) && name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .filter((name) => parts.length === 0 || parts.some((part) => name.includes(part)));
  const files = names.map((name) => ({
    name: `${SANDBOX}/${SOURCE}/${name}`,
    mutate: true,
    content: readFileSync(`${ROOT}${SOURCE}/${name}`, 'utf8'),
  }));
  const quiet = { debug() {}, info() {}, warn() {}, error: console.error, isDebugEnabled: () => false };
  const options = { plugins: null, excludedMutations: [], ignorers: [] };
  const made = await new Instrumenter(quiet as never).instrument(files, options as never);
  for (const { name, content } of made.files) writeFileSync(name, content);
  return made.mutants as unknown as Mutant[];
}

/** Goes through changes in a process of its own, until it is through or hangs. */
function runChild(ids: readonly string[], fates: Map<string, Fate>): Promise<void> {
  const child = fork(fileURLToPath(import.meta.url), { execArgv: process.execArgv });
  child.send(ids);
  return new Promise((resolve, reject) => {
    let current: string | undefined;
    let timer: NodeJS.Timeout | undefined;
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (current) fates.set(current, 'endless');
        child.kill('SIGKILL');
      }, PATIENCE_MS);
    };
    child.on('message', ({ id, fate }: { id: string; fate?: Fate }) => {
      current = id;
      if (fate) fates.set(id, fate);
      watch();
    });
    child.on('exit', (code) => {
      clearTimeout(timer);
      if (code === 1) reject(new Error('The worked slips fail before anything is changed.'));
      else resolve();
    });
  });
}

/** In a process of its own: tries changes, and says what became of each. */
async function runMutants(): Promise<void> {
  const ids = await new Promise<string[]>((resolve) => process.once('message', resolve));
  // What the instrumented code looks at: which change is on, which trial runs, and what came by where.
  const switches: Switches = { hitCount: 0, hitLimit: MOST_HITS };
  Object.assign(globalThis, { __stryker__: switches });
  const load = (name: string) => import(pathToFileURL(`${SANDBOX}/${SOURCE}/${name}`).href);
  const { EDITIONS } = await load('editions/index.ts');
  const { explain } = await load('judge.ts');
  const { differences } = await load('cases/check.ts');
  const { Turn } = await load('turn.ts');
  const { WORKED_CASES } = await load('testing/worked.ts');
  const trials = WORKED_CASES.flatMap(({ worked, turn }: WorkedCase) =>
    [...Object.entries(worked.expected)].map(
      ([edition, expected]) =>
        () =>
          differences(explain(new Turn(turn), worked.slip, EDITIONS[edition]).verdict, expected).length > 0,
    ),
  ) as (() => boolean)[];
  const isSeenBy = (trial: () => boolean): boolean => {
    switches.hitCount = 0;
    try {
      return trial();
    } catch {
      return true;
    }
  };
  const fails = trials.filter((trial, index) => {
    switches.currentTestId = String(index);
    return isSeenBy(trial);
  });
  if (fails.length > 0) process.exit(1);
  switches.currentTestId = undefined;
  const coming = new Map<string, (() => boolean)[]>();
  for (const [index, hits] of Object.entries(switches.mutantCoverage?.perTest ?? {})) {
    for (const id of Object.keys(hits)) {
      const trial = trials[Number(index)];
      const others = coming.get(id);
      if (others) others.push(trial);
      else coming.set(id, [trial]);
    }
  }
  for (const id of ids) {
    process.send?.({ id });
    const covering = coming.get(id) ?? [];
    const isAtLoad = covering.length === 0 && switches.mutantCoverage?.static[id] !== undefined;
    switches.activeMutant = id;
    const fate: Fate = isAtLoad ? 'at load' : covering.some(isSeenBy) ? 'seen' : 'unseen';
    switches.activeMutant = undefined;
    process.send?.({ id, fate });
  }
  process.disconnect();
}

interface Switches {
  hitCount: number;
  readonly hitLimit: number;
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  mutantCoverage?: Coverage;
}

interface Coverage {
  readonly static: Readonly<Record<string, number>>;
  readonly perTest: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

interface WorkedCase {
  readonly worked: { readonly expected: Readonly<Record<string, unknown>>; readonly slip: unknown };
  readonly turn: unknown;
}

function report(mutants: readonly Mutant[], fates: ReadonlyMap<string, Fate>): void {
  const table = new Map<string, Record<Fate, number>>();
  for (const { id, fileName, replacement, location } of mutants) {
    const name = fileName.slice(`${SANDBOX}/${SOURCE}/`.length);
    const row = table.get(name) ?? { seen: 0, unseen: 0, endless: 0, 'at load': 0 };
    const fate = fates.get(id) ?? 'unseen';
    row[fate]++;
    table.set(name, row);
    if (fate === 'unseen') console.log(`${name}:${location.start.line + 1} → ${replacement.replaceAll(/\s+/g, ' ')}`);
  }
  console.table(Object.fromEntries(table));
  const count = (fate: Fate) => [...fates.values()].filter((one) => one === fate).length;
  const tried = fates.size - count('at load');
  const seen = count('seen') + count('endless');
  console.log(`${fates.size} changes, ${seen} of ${tried} tried are seen (${((100 * seen) / tried).toFixed(1)} %).`);
}
