import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { build, type Plugin } from 'vite';
import { PARTS } from './parts.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const ENTRY = '\0tests';

const TESTING = `${ROOT}packages/regulation/src/testing/`;
const ONCE = '?once';
/**
 * Worked slips, and slips with what the slow judge says of them, are read once, outside the script; inside it, their
 * turns are made anew with each change.
 */
const READ_ONCE: Readonly<Record<string, string>> = {
  [`${TESTING}worked.ts`]: `
    import { WORKED_CASES as READ } from ${JSON.stringify(`${TESTING}worked.ts${ONCE}`)};
    import { Turn } from '../turn.ts';
    export const WORKED_CASES = READ.map(({ file, worked, turn: { lexicon } }) => {
      let turn;
      return { file, worked, get turn() { return (turn ??= new Turn({ ...worked, lexicon })); } };
    });`,
  [`${TESTING}compared.ts`]: `
    import { comparedSlips as read } from ${JSON.stringify(`${TESTING}compared.ts${ONCE}`)};
    import { Turn } from '../turn.ts';
    const turns = new Map();
    export const comparedSlips = (...asked) => read(...asked).map((one) => ({
      ...one,
      get turn() {
        if (!turns.has(one.turn)) turns.set(one.turn, new Turn(one.turn));
        return turns.get(one.turn);
      },
    }));`,
};

/** One change: where it stands and what is written there instead. */
export interface Mutant {
  readonly id: string;
  readonly fileName: string;
  readonly line: number;
  readonly replacement: string;
}

/** The tests of a part and all that they run, as one script with every change in it, switched off. */
export interface Bundle {
  readonly code: string;
  /** What the script takes from outside. */
  readonly imports: readonly string[];
  readonly mutants: readonly Mutant[];
}

/** @param only changes those files alone whose name has it. */
export async function bundleOf(part: string, only = ''): Promise<Bundle> {
  const names = ['packages', 'regulations'].flatMap((folder) =>
    readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  const { sources, tests } = PARTS[part];
  const changed = names.filter((name) => sources.test(name) && !name.endsWith('.test.ts') && name.includes(only));
  const { mutants, contents } = await instrument(changed);
  const entry = names.filter((name) => tests.test(name)).map((name) => `import ${JSON.stringify(ROOT + name)};`);
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [sourcesAs(contents, entry.join('\n'))],
    resolve: { alias: { '@noble/hashes/scrypt.js': `${ROOT}packages/tournament/src/testing/scrypt.ts` } },
    ssr: { noExternal: /^@raccord\// },
    build: {
      ssr: true,
      write: false,
      minify: false,
      target: 'node20',
      rolldownOptions: { input: ENTRY, treeshake: false, output: { format: 'cjs', codeSplitting: false } },
    },
  })) as unknown as { output: readonly { readonly code: string; readonly imports: readonly string[] }[] };
  return { code: output[0].code, imports: output[0].imports, mutants };
}

async function instrument(names: readonly string[]) {
  const files = names.map((name) => ({
    name: ROOT + name,
    mutate: true,
    content: readFileSync(ROOT + name, 'utf8'),
  }));
  const quiet = { debug() {}, info() {}, warn() {}, error: console.error, isDebugEnabled: () => false };
  const options = { plugins: null, excludedMutations: [], ignorers: [] };
  const made = await new Instrumenter(quiet as never).instrument(files, options as never);
  const mutants = made.mutants.map(({ id, fileName, replacement, location }) => ({
    id,
    fileName: fileName.slice(ROOT.length),
    line: location.start.line + 1,
    replacement: String(replacement).replaceAll(/\s+/g, ' '),
  }));
  return { mutants, contents: new Map(made.files.map(({ name, content }) => [name, content])) };
}

/** Sources as they were instrumented; each still knows where it stands. */
const sourcesAs = (contents: ReadonlyMap<string, string>, entry: string): Plugin => ({
  name: 'sources',
  enforce: 'pre',
  resolveId(id) {
    if (id === ENTRY) return id;
    if (isBuiltin(id) || id.endsWith(ONCE)) return { id, external: true };
    return undefined;
  },
  load(id) {
    if (id === ENTRY) return entry;
    return READ_ONCE[id] ?? contents.get(id);
  },
  transform: (code, id) =>
    code.includes('import.meta.url')
      ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      : undefined,
});
