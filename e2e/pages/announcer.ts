import type { Locator, Page } from '@playwright/test';
import { expect, expectFits } from '../support/test.ts';

/** The script of the chief referee. */
export class AnnouncerPage {
  readonly page: Page;
  /** The line to say now, and all those still to say. */
  readonly now: Locator;
  readonly lines: Locator;
  readonly next: Locator;
  readonly previous: Locator;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.lines = page.getByRole('list', { name: 'Annonce' }).getByRole('listitem');
    this.now = page.locator('[aria-current="step"]');
    this.next = page.getByRole('button', { name: 'Suivant' });
    this.previous = page.getByRole('button', { name: 'Précédent' });
    this.dialog = page.getByRole('dialog');
  }

  goTo(url: string, tournament: string) {
    return this.page.goto(`${url}/tournois/${tournament}/annonce`);
  }

  heading(name: string) {
    return this.page.getByRole('heading', { name });
  }

  button(name: string) {
    return this.page.getByRole('button', { name });
  }

  /** The lines still to say, spaces and hyphens that do not break read as plain ones. */
  async expectLines(...texts: readonly string[]): Promise<void> {
    await expect(this.lines).toContainText(texts.map((text) => new RegExp(loosely(text))));
    await expect(this.lines).toHaveCount(texts.length);
  }

  expectNow(text: string) {
    return expect(this.now).toContainText(new RegExp(loosely(text)));
  }

  /** The page fits, and what a thumb presses is in view. */
  async expectFits(isWhole: boolean): Promise<void> {
    await expectFits(this.page, isWhole);
    await expect(this.next).toBeInViewport({ ratio: 1 });
  }
}

const loosely = (text: string): string =>
  text
    .replaceAll(/[.+?()]/g, String.raw`\$&`)
    .replaceAll(' ', String.raw`\s`)
    .replaceAll('-', '[-\u2011]');
