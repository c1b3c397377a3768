import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,apps}/*/src/**/*.test.ts', 'data/**/*.test.ts', 'bench/**/*.test.ts'],
    testTimeout: 60_000,
  },
});
