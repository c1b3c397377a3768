import type { Browser, BrowserContext, Page } from '@playwright/test';
import { watchDialogs } from './dialogs.ts';

/** All that a station leaves in a browser, but the lexicon, which takes seconds to prepare. */
const OUTBOX = 'raccord-outbox';
/** What tests listen to. */
const HEARD = ['console', 'pageerror', 'request', 'response', 'dialog'] as const;
const AS_IT_WAS = { media: null, colorScheme: null };

/**
 * Pages of a worker, each in a browser of its own: one is used by one station at a time, then it and its browser forget everything but
 * the lexicon and the programs they have read. A test that gives a browser another clock has one of its own; one that gives a page a
 * script takes it back.
 */
export class Browsers {
  readonly #browser: Browser;
  readonly #free: Page[] = [];

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async take(): Promise<Page> {
    return this.#free.pop() ?? (await this.openNew());
  }

  /** For a server that does not stay, or a test that leaves nothing to others. */
  async openNew(): Promise<Page> {
    const context = await this.#browser.newContext({ locale: 'fr-FR' });
    await watchDialogs(context);
    return context.newPage();
  }

  /** @param page on a server that is still there. */
  async giveBack(page: Page): Promise<void> {
    for (const name of HEARD) page.removeAllListeners(name);
    await page.unrouteAll();
    await page.emulateMedia(AS_IT_WAS);
    await page.mouse.move(-1, -1);
    for (const other of page.context().pages()) if (other !== page) await other.close();
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
    await page.context().clearCookies();
    this.#free.push(page);
  }

  async close(): Promise<void> {
    for (const page of this.#free) await page.context().close();
  }
}

/** Enters by a link without opening its page. */
export async function enterBy(link: string, context: BrowserContext): Promise<void> {
  const { origin, pathname } = new URL(link);
  const token = pathname.slice(pathname.lastIndexOf('/') + 1);
  const answer = await context.request.post(`${origin}/api/session`, { data: { token }, headers: { origin } });
  if (!answer.ok()) throw new Error(await answer.text());
}
