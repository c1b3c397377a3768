import { defineConfig } from 'vitest/config';

/** The quick tests of what is mutated: properties and comparisons with the slow judges and ledger are left out. */
export default defineConfig({
  test: {
    include: [
      'packages/regulation/src/**/*.test.ts',
      'packages/tournament/src/{ledger,ranking}/*.test.ts',
      'packages/club/src/season/*.test.ts',
      'packages/school/src/mark.test.ts',
    ],
    exclude: [
      'packages/regulation/src/{judge,decide}.test.ts',
      'packages/regulation/src/editions/numbers.test.ts',
      'packages/regulation/src/testing/*.test.ts',
      'packages/tournament/src/ledger/reference.test.ts',
    ],
    testTimeout: 120_000,
  },
});
