import { join } from 'node:path';
import { defineConfig } from 'vite';
import { cases } from './build/cases.ts';
import { preloadFont } from './build/font.ts';
import { guide } from './build/guide.ts';
import { listModules } from './build/modules.ts';
import { PAGE, QUIET } from './build/page.ts';
import { plainFiles, SERVICE_WORKER } from './build/plainfiles.ts';

const BASE = './';
const modules = listModules();
const root = join(import.meta.dirname, 'static');

/** The static edition: plain files for any web host, in any folder of it. */
export default defineConfig({
  root,
  base: BASE,
  build: {
    ...PAGE,
    outDir: join(import.meta.dirname, 'dist-static'),
    emptyOutDir: true,
    rolldownOptions: {
      ...PAGE.rolldownOptions,
      input: { index: join(root, 'index.html'), [SERVICE_WORKER]: join(root, 'serviceworker.ts') },
      output: { entryFileNames: ({ name }) => (name === SERVICE_WORKER ? '[name].js' : 'assets/[name]-[hash].js') },
    },
  },
  worker: { format: 'es', plugins: () => [cases(), modules.inWorkers], rolldownOptions: { checks: QUIET } },
  plugins: [guide('static'), preloadFont(BASE), plainFiles(modules.list), modules.inPages],
});
