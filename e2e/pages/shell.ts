import type { Page } from '@playwright/test';

/** Goes to another screen by the menu. */
export async function openScreen(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name }).click();
}
