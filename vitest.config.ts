import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,apps}/*/src/**/*.test.ts', '{data,docs,regulations}/**/*.test.ts'],
    globalSetup: 'apps/cli/src/build.testing.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // No module keeps anything of a test: files share them, which saves reading them 220 times.
    isolate: false,
  },
});
