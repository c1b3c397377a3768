import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { type Raccord, startRaccord } from './raccord.ts';

interface Fixtures {
  /** Opens a page with the station of a link. Every page is checked for errors of its console at the end of the test. */
  open(link: string, size?: Size): Promise<Page>;
  /** Errors that a test expects: a server stopped on purpose. */
  readonly expectedErrors: RegExp[];
}

interface WorkerFixtures {
  /** One server for the tests of a worker that leave it running. */
  readonly raccord: Raccord;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export const SIZES = {
  desk: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
  projector: { width: 1920, height: 1080 },
} as const satisfies Readonly<Record<string, Size>>;

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
  // biome-ignore lint/correctness/noEmptyPattern: as fixtures are written
  expectedErrors: async ({}, use) => use([]),
  open: async ({ browser, expectedErrors }, use) => {
    const errors: string[] = [];
    const contexts: { close(): Promise<void> }[] = [];
    await use(async (link, size = SIZES.desk) => {
      const context = await browser.newContext({ viewport: size, locale: 'fr-FR' });
      contexts.push(context);
      const page = await context.newPage();
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await page.goto(link);
      await page.waitForURL((url) => !url.pathname.startsWith('/entrer'));
      return page;
    });
    for (const context of contexts) await context.close();
    expect(errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)))).toEqual([]);
  },
});

/** No violation of accessibility on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}

export { expect };
