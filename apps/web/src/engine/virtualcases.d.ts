declare module 'virtual:cases' {
  import type { WrittenCase } from './cases.ts';

  /** Those of `cases/` that bring their words. */
  export const cases: readonly WrittenCase[];
}
