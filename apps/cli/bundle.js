import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

const { resolve } = createRequire(new URL('../server/src/', import.meta.url));
const font = (style) => resolve(`@expo-google-fonts/source-sans-3/${style}/SourceSans3_${style}.ttf`);

/** What papers are set in, by its name in the folder `fonts` beside the program. */
export const FONTS = {
  'regular.ttf': font('400Regular'),
  'bold.ttf': font('700Bold'),
  'italic.ttf': font('400Regular_Italic'),
};

/** Left to the machine: SQLite for a Node that has none, and a driver of PostgreSQL that nobody needs. */
const OUTSIDE = ['@photostructure/sqlite', 'pg-native'];

/** Of Fastify, and never called: what makes schemas of its kind into code, and requests that come by no network. */
const UNCALLED = ['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler', 'light-my-request'];

/** The checkers by themselves: a build of its own, so that they share no file with the program that they check. */
async function checkers() {
  const { output } = await build({
    input: { checker: at('src/homologation/checker.ts') },
    platform: 'node',
    output: { dir: at('dist'), entryFileNames: '[name].js' },
    write: false,
  });
  return output;
}

/** The program, with a file for all but the end of its process, one for what only some commands read, what runs in a thread, and the server as benches run it. */
export async function bundle() {
  const { output } = await build({
    input: {
      raccord: at('src/main.ts'),
      program: at('src/program.ts'),
      driver: at('src/homologation/driver.ts'),
      thread: at('../server/src/threads/thread.ts'),
      server: at('../server/src/index.ts'),
    },
    platform: 'node',
    external: [...OUTSIDE, ...UNCALLED],
    // What Node would take of yaml is CommonJS, of which nothing is left out; the server knows its files without a pattern.
    resolve: { alias: { yaml: at('../../node_modules/yaml/browser/dist/index.js'), glob: false } },
    output: { dir: at('dist'), entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    write: false,
  });
  return [...output, ...(await checkers())];
}
