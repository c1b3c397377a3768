import type { BuildEnvironmentOptions } from 'vite';

/** How long plugins took says something of the machine, not of the page. */
export const QUIET = { bundlerTimings: false };

/** How a page of ours is built, whoever hands it out. */
export const PAGE: BuildEnvironmentOptions = {
  target: 'es2023',
  // Fonts and pictures as files: the policy of the pages admits no script or style but the server's own.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  rolldownOptions: {
    checks: QUIET,
    // What most screens share comes in one file: forty files of a few hundred bytes compress badly one by one.
    output: { codeSplitting: { groups: [{ name: 'common', minShareCount: 12, maxModuleSize: 6_000 }] } },
    // « use client » means nothing outside of a server that renders React.
    onwarn: (warning, warn) => {
      if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
    },
  },
};
