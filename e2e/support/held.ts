import type { Page } from '@playwright/test';

/** Answers that are on their way until they are let through. */
export interface Held {
  /** One was asked for. */
  readonly asked: Promise<void>;
  letThrough(): void;
}

/** Holds back the answers of these addresses. */
export async function holdAnswers(page: Page, address: RegExp): Promise<Held> {
  let ask = () => {};
  let release = () => {};
  const asked = new Promise<void>((resolve) => {
    ask = resolve;
  });
  const through = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    ask();
    await through;
    await route.continue();
  });
  return { asked, letThrough: () => release() };
}
