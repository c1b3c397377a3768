import { type Browser, expect, type Page } from '@playwright/test';
import { enterBy } from './browsers.ts';

/** What is another one each time: clocks, times of day, addresses, codes. */
const CHANGING = '[role="timer"]';
/** The evening of the simulated tournaments, whenever they are looked at. */
const EVENING = new Date('2026-01-17T20:00:00+01:00');
/** Small pictures: what stands where is seen, how an edge is drawn is not. */
const SCALE = 2 / 3;

/** A page with the station of a link, on that evening, in the light and at rest. */
export async function openForLook(browser: Browser, link: string, viewport: { width: number; height: number }) {
  const context = await browser.newContext({
    ...{ viewport, deviceScaleFactor: SCALE, locale: 'fr-FR', timezoneId: 'Europe/Paris' },
    ...{ colorScheme: 'light', reducedMotion: 'reduce' },
  });
  await context.clock.setFixedTime(EVENING);
  await enterBy(link, context);
  return context.newPage();
}

/** The page looks as it did when its picture was taken (CONTRIBUTING, « Add a screen », says how to take it again). */
export async function expectLook(page: Page, name: string): Promise<void> {
  await expect(page).toHaveScreenshot(`${name}.png`, { mask: [page.locator(CHANGING)], maskColor: '#808080' });
}
