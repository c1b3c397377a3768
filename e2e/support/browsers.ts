import type { Browser, BrowserContext, Page } from '@playwright/test';

/** All that a station leaves in a browser, but the lexicon, which takes seconds to prepare. */
const OUTBOX = 'raccord-outbox';

/** Browsers of a worker: each is used by one station at a time, then forgets everything but its lexicon. */
export class Browsers {
  readonly #browser: Browser;
  readonly #free: BrowserContext[] = [];

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async take(): Promise<BrowserContext> {
    return this.#free.pop() ?? (await this.#browser.newContext({ locale: 'fr-FR' }));
  }

  /** @param page on a server that is still there. */
  async giveBack(context: BrowserContext, page: Page): Promise<void> {
    await page.goto(new URL('/raccord.svg', page.url()).href);
    await page.evaluate((outbox) => {
      localStorage.clear();
      sessionStorage.clear();
      return new Promise((resolve) => {
        const gone = indexedDB.deleteDatabase(outbox);
        gone.onsuccess = resolve;
        gone.onerror = resolve;
      });
    }, OUTBOX);
    await context.clearCookies();
    for (const open of context.pages()) await open.close();
    this.#free.push(context);
  }

  async close(): Promise<void> {
    for (const context of this.#free) await context.close();
  }
}
