import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/test.ts';

/** The screen of the hall, as the hall sees it. */
export class HallPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get clock() {
    return this.page.getByRole('timer');
  }

  draw(letters: string) {
    return this.page.getByRole('img', { name: `Tirage : ${[...letters].join(' ').replaceAll('?', 'joker')}` });
  }

  heading(name: string) {
    return this.page.getByRole('heading', { name });
  }

  get ranked() {
    return this.page.getByRole('rowheader');
  }

  /** Those of a palmarès who are told one by one. */
  get told() {
    return this.page.getByRole('main').getByRole('listitem');
  }

  /** How many squares carry each sign. */
  premiums() {
    return this.page.locator('[data-sign]').evaluateAll((squares) => {
      const counts: Record<string, number> = {};
      for (const { dataset } of squares as HTMLElement[]) {
        const sign = dataset.star === 'true' ? '★' : (dataset.sign ?? '');
        counts[sign] = (counts[sign] ?? 0) + 1;
      }
      return counts;
    });
  }

  /** Those that came. What is measured before the letters have their font is measured in vain. */
  fonts() {
    return this.page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].flatMap(({ family, status }) =>
        status === 'loaded' ? family.replaceAll('"', '') : [],
      );
    });
  }

  /** Neither accents nor descenders are cut off. */
  async expectWholeNames() {
    await this.fonts();
    const cut = await this.ranked.locator('span').evaluateAll(
      (names) =>
        names.filter((name) => {
          const { fontSize, lineHeight } = getComputedStyle(name);
          const isTight = Number.parseFloat(lineHeight) < 1.1 * Number.parseFloat(fontSize);
          return isTight || name.scrollHeight > name.clientHeight || name.scrollWidth > name.clientWidth;
        }).length,
    );
    expect(cut).toBe(0);
  }

  press(key: string) {
    return this.page.keyboard.press(key);
  }

  /** Somebody touches the mouse: the bar comes, and the picture stands whole above it. */
  async expectWholeAboveBar() {
    await this.page.mouse.move(200, 200);
    await this.page.mouse.move(210, 210);
    const bar = await this.page.getByRole('contentinfo').elementHandle();
    const board = this.page.getByRole('img', { name: /^Grille/ });
    const hidden = () =>
      board.evaluate((seen, over) => {
        const top = over?.getBoundingClientRect().top ?? 0;
        return Math.max(0, seen.getBoundingClientRect().bottom - top);
      }, bar);
    await expect.poll(hidden).toBe(0);
  }

  /** Nothing has to be scrolled to be read. */
  async expectFits() {
    await this.fonts();
    const { width, height } = this.page.viewportSize() ?? { width: 0, height: 0 };
    const content = await this.page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return { width: scrollWidth, height: scrollHeight };
    });
    expect(content.width).toBeLessThanOrEqual(width);
    if (width > height) expect(content.height).toBeLessThanOrEqual(height);
  }
}

/** What the chief has of the screens of the hall, in Conduite. */
export class RemotePage {
  readonly #page: Page;
  readonly panel: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.panel = page.getByRole('dialog', { name: 'Écran de la salle' });
  }

  async open() {
    await this.#page.getByRole('button', { name: 'Écran de la salle' }).click();
    await expect(this.panel).toBeVisible();
  }

  show(name: string) {
    return this.panel.getByRole('button', { name, exact: true }).click();
  }

  press(name: string) {
    return this.panel.getByRole('button', { name }).click();
  }
}
