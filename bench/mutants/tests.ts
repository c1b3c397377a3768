import * as expecting from '@vitest/expect';

/** One test, ready to be run again and again. */
export interface Trial {
  readonly name: string;
  readonly run: () => unknown;
}

const { chai } = expecting;
chai.use(expecting.JestExtend);
chai.use(expecting.JestChaiExpect);
chai.use(expecting.JestAsymmetricMatchers);

/** Types are the compiler's: what is asked about them here is asked of nobody. */
const untyped: unknown = new Proxy(() => untyped, { get: () => untyped });

/** Stands for vitest while test files are read: keeps their tests instead of running them. */
export function collector(): { readonly vitest: object; readonly trials: readonly Trial[] } {
  const trials: Trial[] = [];
  let path: readonly string[] = [];
  let before: readonly (() => unknown)[] = [];
  const test = (name: string, ...given: readonly unknown[]) => {
    const hooks = before;
    // With or without options before it or after it.
    const run = given.find((one) => typeof one === 'function') as () => unknown;
    trials.push({
      name: [...path, name].join(' › '),
      run: async () => {
        for (const hook of hooks) await hook();
        await run();
      },
    });
  };
  const describe = (name: string, body: () => unknown) => {
    const outside = { path, before };
    path = [...path, name];
    body();
    ({ path, before } = outside);
  };
  const each = (of: (name: string, body: () => unknown) => void) =>
    Object.assign(of, {
      each: (rows: readonly unknown[]) => (name: string, body: (...given: unknown[]) => unknown) => {
        for (const [at, row] of rows.entries()) {
          of(`${name} (${at + 1})`, () => body(...(Array.isArray(row) ? row : [row])));
        }
      },
    });
  const beforeAll = (hook: () => unknown) => {
    before = [...before, hook];
  };
  const vitest = {
    expect: Object.assign(chai.expect, { getState: () => ({}) }),
    expectTypeOf: () => untyped,
    assertType: () => {},
    test: each(test),
    it: each(test),
    describe: each(describe),
    beforeAll,
    beforeEach: beforeAll,
  };
  return { vitest, trials };
}
