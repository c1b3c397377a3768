import type { Locator, Page } from '@playwright/test';

/** Where the chief referee gives everybody his link. */
export class LinksPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  static async open(page: Page, tournament: string): Promise<LinksPage> {
    await page.goto(new URL(`/tournois/${tournament}/postes`, page.url()).href);
    await page.getByRole('heading', { name: 'Postes et liens' }).waitFor();
    return new LinksPage(page);
  }

  async makeFor(label: string): Promise<void> {
    await this.oneByOne();
    await this.page.getByRole('button', { name: `Créer le lien : ${label}`, exact: true }).click();
  }

  /** Unfolds the stations, unless they are. */
  async oneByOne(): Promise<void> {
    const part = this.page
      .getByRole('group')
      .filter({ has: this.page.getByRole('heading', { name: 'Un lien à la fois' }) });
    if ((await part.getAttribute('open')) === null) await part.getByRole('heading').first().click();
  }

  /** The cards of the links just made. */
  get cards(): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByRole('img') });
  }

  qrOf = (label: string): Locator => this.page.getByRole('img', { name: `QR code du poste : ${label}`, exact: true });

  addressOf = (label: string): Promise<string> =>
    this.page.getByLabel(`Adresse du poste : ${label}`, { exact: true }).inputValue();

  /** The line of a link already made. */
  known = (label: string): Locator =>
    this.page.getByRole('list', { name: 'Liens déjà créés' }).getByRole('listitem').filter({ hasText: label });

  async revoke(label: string): Promise<void> {
    await this.page.getByRole('button', { name: `Révoquer le lien : ${label}`, exact: true }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Révoquer', exact: true }).click();
  }
}
