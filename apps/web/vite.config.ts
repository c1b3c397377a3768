import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { listModules } from './build/modules.ts';
import { sectionsOf } from './src/help/sections.ts';

const COMPRESSED = /\.(?:js|css|html|svg)$/;

/** Each text beside its compressed forms: the server sends the smallest one that a browser reads. */
function compress(): Plugin {
  return {
    name: 'compress',
    writeBundle({ dir = '' }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!COMPRESSED.test(name)) continue;
        const content = readFileSync(join(dir, name));
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(content));
        writeFileSync(join(dir, `${name}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
}

/** The letters of French are asked for with the page itself, before its styles are read. */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((name) => /-latin-wght-normal-[^/]*\.woff2$/.test(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${name}` },
            injectTo: 'head' as const,
          })),
    },
  };
}

const GUIDE = join(import.meta.dirname, '../../docs/guide.md');
const GUIDE_MODULE = 'virtual:guide';

/** The guide that people read is the help that the application shows. */
function guide(): Plugin {
  return {
    name: 'guide',
    resolveId: (source) => (source === GUIDE_MODULE ? GUIDE_MODULE : undefined),
    load(id) {
      if (id !== GUIDE_MODULE) return undefined;
      this.addWatchFile(GUIDE);
      return `export const sections = ${JSON.stringify(sectionsOf(readFileSync(GUIDE, 'utf8')))};`;
    },
  };
}

const modules = listModules();

export default defineConfig({
  root: import.meta.dirname,
  build: {
    target: 'es2023',
    // Fonts and pictures as files: the policy of the pages admits no script or style but the server's own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // « use client » means nothing outside of a server that renders React.
      onwarn: (warning, warn) => {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
    },
  },
  worker: { format: 'es', plugins: () => [modules.inWorkers] },
  plugins: [guide(), preloadFont(), compress(), modules.inPages],
});
