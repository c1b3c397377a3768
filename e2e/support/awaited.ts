import type { Page, Request } from '@playwright/test';

/** What a page that did not show what was expected has asked for last, and what has not come; its own messages. */
export async function describeAwaited(page: Page): Promise<string> {
  if (page.isClosed()) return 'A page that is closed.';
  const asked = await Promise.all((await page.requests()).slice(-40).map(describe));
  const said = (await page.consoleMessages()).map((message) => `${message.type()}: ${message.text()}`);
  return [page.url(), ...asked, ...said].join('\n  ');
}

async function describe(request: Request): Promise<string> {
  const pending = new Promise<'pending'>((resolve) => setTimeout(() => resolve('pending'), 3_000));
  const response = await Promise.race([request.response().catch(() => null), pending]);
  const state = response === 'pending' ? response : (response?.status() ?? request.failure()?.errorText ?? 'no answer');
  const asked = new Date(request.timing().startTime).toISOString().slice(14, -1);
  return `${asked} ${state} ${new URL(request.url()).pathname}`;
}
