import type { Page } from '@playwright/test';

/** The training of players. */
export class TrainingPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get word() {
    return this.page.getByLabel('Mot', { exact: true });
  }

  get timer() {
    return this.page.getByRole('timer');
  }

  get turn() {
    return this.page.getByRole('heading', { name: /^Coup \d+ sur \d+$/ });
  }

  press = (name: string): Promise<void> => this.page.getByRole('button', { name }).click();
  go = (name: string): Promise<void> => this.page.getByRole('link', { name, exact: true }).click();

  /** As a fast player types: the word, a space, its place, Enter. */
  async type(word: string, reference: string): Promise<void> {
    await this.word.focus();
    await this.page.keyboard.type(`${word.toLowerCase()} ${reference.toLowerCase()}`);
    await this.page.keyboard.press('Enter');
  }
}
