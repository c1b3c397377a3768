import { test as base, expect, type Page } from '@playwright/test';
import { describeAwaited } from './awaited.ts';
import { Browsers, enterBy } from './browsers.ts';
import { type Raccord, startRaccord } from './raccord.ts';

interface Fixtures {
  /**
   * Opens a page with the station of a link, where the link leads or elsewhere on its server. Every page is checked for errors of its
   * console at the end of the test.
   * @param fate `OF_ONE_TEST` where its browser is for no other test, as one whose clock is changed.
   */
  open(link: string, size?: Size, elsewhere?: string, fate?: typeof OF_ONE_TEST): Promise<Page>;
  /** Starts a server for this test alone; it ends after the pages are closed. */
  startOwn(command?: readonly string[]): Promise<Raccord>;
  /** Errors that a test expects: a server stopped on purpose. */
  readonly expectedErrors: RegExp[];
}

interface WorkerFixtures {
  /** One server for the tests of a worker that leave it running. */
  readonly raccord: Raccord;
  readonly browsers: Browsers;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export const SIZES = {
  desk: { width: 1440, height: 900 },
  laptop: { width: 1366, height: 768 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
  projector: { width: 1920, height: 1080 },
} as const satisfies Readonly<Record<string, Size>>;

/** A picture, where no program runs: for a test that goes elsewhere by itself. */
export const NOWHERE = '/raccord.svg';

export const OF_ONE_TEST = 'of one test';

export const test = base.extend<Fixtures, WorkerFixtures>({
  raccord: [
    // biome-ignore lint/correctness/noEmptyPattern: as fixtures are written
    async ({}, use) => {
      const raccord = await startRaccord();
      await use(raccord);
      await raccord.stop();
    },
    { scope: 'worker' },
  ],
  browsers: [
    async ({ browser }, use) => {
      const browsers = new Browsers(browser);
      await use(browsers);
      await browsers.close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as fixtures are written
  startOwn: async ({}, use) => {
    const started: Raccord[] = [];
    await use(async (command) => {
      const raccord = await startRaccord(command);
      started.push(raccord);
      return raccord;
    });
    for (const raccord of started) await raccord.stop();
  },
  // biome-ignore lint/correctness/noEmptyPattern: as fixtures are written
  expectedErrors: async ({}, use) => use([]),
  // After the servers of the test, so that its pages are closed before them.
  open: async ({ raccord, browsers, expectedErrors, startOwn: _ }, use, info) => {
    const errors: { readonly text: string; readonly at?: string }[] = [];
    const opened: Page[] = [];
    const alone = new Set<Page>();
    await use(async (link, size = SIZES.desk, elsewhere, fate) => {
      const isAlone = fate === OF_ONE_TEST || !link.startsWith(raccord.url);
      const page = await (isAlone ? browsers.openNew() : browsers.take());
      opened.push(page);
      if (isAlone) alone.add(page);
      await page.setViewportSize(size);
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push({ text: message.text(), at: message.location().url });
      });
      page.on('pageerror', (error) => errors.push({ text: String(error) }));
      if (elsewhere === undefined) {
        await page.goto(link);
        await page.waitForURL((url) => !url.pathname.startsWith('/entrer'));
      } else {
        await enterBy(link, page.context());
        await page.goto(new URL(elsewhere, link).href);
      }
      return page;
    });
    if (info.status !== info.expectedStatus) {
      for (const page of opened) console.error(await describeAwaited(page));
      console.error(errors);
    }
    const unexpected = errors.filter(({ text }) => !expectedErrors.some((expected) => expected.test(text)));
    // The first one has the words ready more often than others: it is the first to be taken again.
    for (const page of opened.toReversed()) {
      const isKept = !alone.has(page) && !page.isClosed() && page.url().startsWith(raccord.url);
      await (isKept ? browsers.giveBack(page) : page.context().close());
    }
    expect(unexpected).toEqual([]);
  },
});

/** Nothing to scroll sideways; where the page is whole, nothing to scroll at all. */
export async function expectFits(page: Page, isWhole: boolean): Promise<void> {
  const excess = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
      return { wide: scrollWidth - clientWidth, high: scrollHeight - clientHeight };
    });
  await expect.poll(excess).toMatchObject(isWhole ? { wide: 0, high: 0 } : { wide: 0 });
}

export { expectAccessible } from './accessible.ts';
export { expect };
