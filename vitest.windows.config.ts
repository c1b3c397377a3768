import { defineConfig } from 'vitest/config';

/** `npm run test:windows`: what `npm run dist -- windows` has built, under Wine. */
export default defineConfig({
  test: {
    include: ['tools/dist/wine/*.wine.ts'],
    globalSetup: 'tools/dist/wine/setup.ts',
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
