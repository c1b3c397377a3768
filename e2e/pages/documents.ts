import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';

/** What came out of a button. */
export interface Kept {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Where papers and files come from. */
export class DocumentsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  static async open(page: Page, tournament: string): Promise<DocumentsPage> {
    await page.goto(new URL(`/tournois/${tournament}/documents`, page.url()).href);
    await page.getByRole('heading', { name: 'Documents', exact: true }).waitFor();
    return new DocumentsPage(page);
  }

  row = (name: string): Locator =>
    this.page.getByRole('listitem').filter({ has: this.page.getByRole('heading', { name, exact: true }) });

  /** Takes a document in one of its formats. */
  take = (name: string, format: string): Promise<Kept> =>
    this.keep(this.page.getByRole('button', { name: `${name} : ${format}`, exact: true }));

  async keep(button: Locator): Promise<Kept> {
    const coming = this.page.waitForEvent('download', { timeout: 60_000 });
    await button.click();
    const download = await coming;
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  }
}
