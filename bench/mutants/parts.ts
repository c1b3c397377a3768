/** What is changed one bit at a time, and the tests that must see it: by the paths of their files. */
interface Part {
  readonly sources: RegExp;
  readonly tests: RegExp;
  /** Tests that take seconds, by name: a change that nothing sees would have all of them run. */
  readonly without?: RegExp;
}

export const PARTS: Readonly<Record<string, Part>> = {
  regulation: {
    sources:
      /^packages\/regulation\/src\/(?:(?:conditions|editions|treatments)\/.*|settle|inquiry|moves|cells|level|turn)\.ts$/,
    tests: /^(?:packages\/regulation\/src\/(?!judge|testing\/f).*|regulations\/pages)\.test\.ts$/,
    without: /without three cases/,
  },
  ledger: {
    sources: /^packages\/tournament\/src\/ledger\//,
    tests:
      /^packages\/tournament\/src\/(?:(?:ledger|told)\/.*|provisional|decide\/(?:anydecision|appeals|cheating|rulings|turns))\.test\.ts$/,
  },
  ranking: {
    sources: /^packages\/tournament\/src\/ranking\//,
    tests: /^packages\/tournament\/src\/ranking\/.*\.test\.ts$/,
  },
  season: {
    sources: /^packages\/club\/src\/season\//,
    tests: /^packages\/club\/src\/season\/.*\.test\.ts$/,
  },
  mark: {
    sources: /^packages\/school\/src\/mark\.ts$/,
    tests: /^packages\/school\/src\/mark\.test\.ts$/,
  },
  stream: {
    sources: /^packages\/stream\/src\/[^/]*\.ts$/,
    tests: /^packages\/stream\/src\/.*\.test\.ts$/,
  },
};
