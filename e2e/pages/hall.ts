import type { Page } from '@playwright/test';
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

  press(key: string) {
    return this.page.keyboard.press(key);
  }

  /** Nothing has to be scrolled to be read. */
  async expectFits() {
    const { width, height } = this.page.viewportSize() ?? { width: 0, height: 0 };
    const content = await this.page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return { width: scrollWidth, height: scrollHeight };
    });
    expect(content.width).toBeLessThanOrEqual(width);
    if (width > height) expect(content.height).toBeLessThanOrEqual(height);
  }
}
