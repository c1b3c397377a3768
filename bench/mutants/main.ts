/**
 * `npm run -s mutants -- PART [FILE [N]]`: changes a part one bit at a time, as Stryker does, and runs the tests that come by each change,
 * those first that saw most in their time, up to the first that fails. Prints the changes that no test sees, then a table by file. With N, of
 * every N changes only the first.
 */
import { fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundleOf, type Mutant } from './bundle.ts';
import { PARTS } from './parts.ts';
import type { Fate, Work } from './trying.ts';

const FOLDER = fileURLToPath(new URL('../../coverage/', import.meta.url));
/** Nothing is heard of a change for so long: it goes on for ever. */
const PATIENCE_MS = 120_000;

const isSeen = (fate: Fate | undefined): boolean => fate === 'seen' || fate === 'endless';

const [part, only, every = '1'] = process.argv.slice(2);
if (PARTS[part]) await main();
else console.error(`Which part? ${Object.keys(PARTS).join(', ')}`);

async function main(): Promise<void> {
  const { code, imports, mutants: all } = await bundleOf(part, only);
  const mutants = all.filter((_, index) => index % Number(every) === 0);
  mkdirSync(FOLDER, { recursive: true });
  const script = `${FOLDER}mutants-${part}.cjs`;
  writeFileSync(script, code);
  const fates = new Map<string, Fate>();
  const settle = (id: string, fate: Fate) => {
    fates.set(id, fate);
    const mutant = mutants.find((one) => one.id === id);
    if (mutant && !isSeen(fate)) console.log(`${mutant.fileName}:${mutant.line} ${fate}: ${mutant.replacement}`);
  };
  while (fates.size < mutants.length) {
    const ids = mutants.filter(({ id }) => !fates.has(id)).map(({ id }) => id);
    await runChild({ part, script, imports, ids }, settle);
  }
  report(mutants, fates);
}

/** Goes through changes in a process of its own, until it is through or hangs. */
function runChild(work: Work, settle: (id: string, fate: Fate) => void): Promise<void> {
  const child = fork(fileURLToPath(new URL('trying.ts', import.meta.url)), { execArgv: process.execArgv });
  child.send(work);
  return new Promise((resolve, reject) => {
    let current: string | undefined;
    let timer: NodeJS.Timeout | undefined;
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (current) settle(current, 'endless');
        child.kill('SIGKILL');
      }, PATIENCE_MS);
    };
    child.on('message', ({ id, fate }: { id: string; fate?: Fate }) => {
      current = id;
      if (fate) settle(id, fate);
      watch();
    });
    child.on('exit', (status) => {
      clearTimeout(timer);
      if (status === 1) reject(new Error('The tests fail before anything is changed.'));
      else resolve();
    });
  });
}

function report(mutants: readonly Mutant[], fates: ReadonlyMap<string, Fate>): void {
  for (const name of [...new Set(mutants.map(({ fileName }) => fileName)), '']) {
    const own = mutants.filter(({ fileName }) => fileName.includes(name));
    const seen = own.filter(({ id }) => isSeen(fates.get(id))).length;
    console.log(`| \`${name || 'all'}\` | ${own.length} | ${seen} | ${((100 * seen) / own.length).toFixed(1)} % |`);
  }
}
