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
    external: OUTSIDE,
    // What Node would take is CommonJS, of which nothing is left out.
    resolve: { alias: { yaml: at('../../node_modules/yaml/browser/dist/index.js') } },
    output: { dir: at('dist'), entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    write: false,
  });
  return [...output, ...(await checkers())];
}
