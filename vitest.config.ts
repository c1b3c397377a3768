import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
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
