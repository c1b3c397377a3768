import { expect, type Locator, type Page } from '@playwright/test';

/** Goes to another screen by the menu. */
export async function openScreen(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name }).click();
}

/** Opens the palette and types there; what it finds. */
export async function findActions(page: Page, typed: string): Promise<Locator> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Que voulez-vous faire ?' }).fill(typed);
  return page.getByRole('listbox', { name: 'Actions possibles' }).getByRole('option');
}

/** Does what the palette finds first. */
export async function act(page: Page, typed: string): Promise<void> {
  await expect(await findActions(page, typed)).not.toHaveCount(0);
  await page.keyboard.press('Enter');
}

/** From now on, how often the mouse was pressed in this page; a button pressed by a key does not count. */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.clicks = '0';
    const count = ({ detail }: MouseEvent): void => {
      if (detail > 0) dataset.clicks = String(Number(dataset.clicks) + 1);
    };
    addEventListener('click', count, true);
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.clicks));
}

/** The menu and the help stand on one line, the header is no higher than it. */
export async function expectHeaderOnOneLine(page: Page): Promise<void> {
  const middles = () =>
    Promise.all(
      ['Menu', 'Aide'].map(async (name) => {
        const box = await page.getByRole('banner').getByRole('button', { name }).boundingBox();
        return box ? Math.round(box.y + box.height / 2) : undefined;
      }),
    );
  await expect.poll(async () => new Set(await middles()).size).toBe(1);
}
