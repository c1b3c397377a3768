import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The program, with a file for what only some commands read, and the thread that builds search graphs. */
await build({
  input: { raccord: at('src/main.ts'), 'graph-worker': at('../server/src/lexicons/graph-worker.ts') },
  platform: 'node',
  external: ['@photostructure/sqlite', 'pdfkit', 'pg-native', 'qrcode'],
  // What Node would take is CommonJS, of which nothing is left out.
  resolve: { alias: { yaml: at('../../node_modules/yaml/browser/dist/index.js') } },
  output: { dir: at('dist'), cleanDir: true, entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
});
