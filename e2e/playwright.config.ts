import { setFlagsFromString } from 'node:v8';
import { defineConfig } from '@playwright/test';
import { chromium, SELDOM_OPTIMIZED } from './support/chromium.ts';

setFlagsFromString(SELDOM_OPTIMIZED);

const { executablePath, args, env } = await chromium();

/** The application in a real Chromium over the real server. */
export default defineConfig({
  testDir: '.',
  globalSetup: './support/graphs.ts',
  outputDir: '../node_modules/.cache/e2e',
  // Beside the unit tests, and pages also wait for clocks and networks.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A wide margin, for a machine that does ten other things.
  timeout: 240_000,
  expect: {
    timeout: 30_000,
    // One picture for all systems: what another Chromium draws otherwise at the edges of letters is let pass.
    toHaveScreenshot: {
      pathTemplate: '{testDir}/looks/{arg}{ext}',
      animations: 'disabled',
      caret: 'hide',
      scale: 'device',
      threshold: 0.3,
      maxDiffPixelRatio: 0.002,
    },
  },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    locale: 'fr-FR',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath, args, env },
    trace: 'off',
  },
});
