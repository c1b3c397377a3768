import { defineConfig } from 'vitest/config';

/** The quick tests of the regulation, which mutants of its tables must not survive; the properties are left out. */
export default defineConfig({
  test: {
    include: ['packages/regulation/src/**/*.test.ts'],
    exclude: ['judge', 'decide', 'testing/reference'].map((name) => `packages/regulation/src/${name}.test.ts`),
  },
});
