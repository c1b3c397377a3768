import type { Locator, Page } from '@playwright/test';

/** What somebody follows a tournament with, on his phone. */
export class SpectatorPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get board(): Locator {
    return this.page.getByRole('img', { name: /^Grille/ });
  }

  get title(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  tab = (name: string): Locator =>
    this.page.getByRole('navigation', { name: 'Pages du tournoi' }).getByRole('link', { name });

  names = (): Locator => this.page.getByRole('table').getByRole('rowheader');
}
