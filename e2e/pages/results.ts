import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/test.ts';

/** Rankings, sheets, the game and its figures, as people look at them. */
export class ResultsPage {
  readonly page: Page;
  readonly #base: string;

  constructor(page: Page, tournament: string) {
    this.page = page;
    this.#base = new URL(`/tournois/${tournament}`, page.url()).href;
  }

  async see(path: string, title: string | RegExp): Promise<void> {
    await this.page.goto(`${this.#base}/${path}`);
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }

  get table(): Locator {
    return this.page.getByRole('table');
  }

  /** The line of somebody. */
  row(name: string): Locator {
    return this.table.getByRole('row').filter({ has: this.page.getByRole('rowheader', { name, exact: true }) });
  }

  /** The names, in the order of the page. */
  names(): Promise<string[]> {
    return this.table.getByRole('rowheader').allInnerTexts();
  }

  present(by: string): Promise<unknown> {
    return this.page.getByLabel('Présentation').selectOption(by);
  }

  search(text: string): Promise<void> {
    return this.page.getByLabel('Chercher').fill(text);
  }

  /** How many sheets of paper it takes. */
  async pagesOnPaper(): Promise<number> {
    const file = await this.page.pdf({ preferCSSPageSize: true });
    return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  }
}
