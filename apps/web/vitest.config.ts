import { playwright } from '@vitest/browser-playwright';
import { defineProject } from 'vitest/config';
import { chromium } from '../../e2e/support/chromium.ts';
import { guide } from './build/guide.ts';

const { executablePath, args, env } = await chromium();

/** Components in a page of a real Chromium, with its keys, its focus and its databases. */
export default defineProject({
  plugins: [guide('application')],
  worker: { format: 'es' },
  // All that the page imports is made ready before the first test: found in the middle of one, it would reload the page.
  optimizeDeps: { entries: ['src/main.tsx', 'src/engine/worker.ts'], include: ['react/jsx-dev-runtime'] },
  test: {
    name: 'browser',
    include: ['src/**/*.browser.test.{ts,tsx}'],
    // One page for all files: their 600 modules are loaded once, and each test takes away what it shows.
    isolate: false,
    // How long a page is waited for, too: beside ten other things.
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: { executablePath, args, env }, contextOptions: { locale: 'fr-FR' } }),
      instances: [{ browser: 'chromium' }],
      viewport: { width: 1440, height: 900 },
      screenshotFailures: false,
    },
  },
});
