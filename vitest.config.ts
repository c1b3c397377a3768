import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vitest/config';

/**
 * What a module exports is an object without prototype, which V8 looks up like a dictionary each time that another module uses it.
 * The prototype of something it keeps as an object: five times as fast, and tests that compute use little else.
 */
const quickExports: Plugin = {
  name: 'quick-exports',
  enforce: 'post',
  transform: (code) => ({ code: `${code}\nObject.create(__vite_ssr_exports__);`, map: null }),
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        plugins: [quickExports],
        resolve: {
          alias: {
            '@noble/hashes/scrypt.js': fileURLToPath(
              new URL('packages/tournament/src/testing/scrypt.ts', import.meta.url),
            ),
          },
        },
        test: {
          name: 'node',
          include: ['{packages,apps}/*/src/**/*.test.ts', '{bench,data,docs,regulations,tools}/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts'],
          globalSetup: 'apps/cli/src/build.testing.ts',
          // A wide margin: both hold on a machine that does ten other things.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // No module keeps anything of a test: files share them, which saves reading them 220 times.
          isolate: false,
          // Most of what a test makes is dead at once: collected less often, and by a process that has one core.
          // What is compiled for speed, there too, must run longer than by default: most of it would hardly run again.
          execArgv: ['--max-semi-space-size=64', '--single-threaded', '--interrupt-budget=500000'],
        },
      },
      'apps/web',
    ],
  },
});
