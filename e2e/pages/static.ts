import { expect, type Locator, type Page } from '@playwright/test';

/** The static edition, page by page. */
export class StaticPages {
  readonly page: Page;
  readonly #home: string;

  constructor(page: Page, home: string) {
    this.page = page;
    this.#home = home;
  }

  /** Opens the menu, where its links have no room side by side. */
  get menu(): Locator {
    return this.page.getByRole('button', { name: 'Menu' });
  }

  /** Goes to a page by the menu, and sees its title. */
  async see(name: string, title = name): Promise<void> {
    await this.follow(name);
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }

  async openMenu(): Promise<void> {
    if (await this.menu.isVisible()) await this.menu.click();
  }

  async follow(name: string): Promise<void> {
    await this.openMenu();
    await this.page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name }).click();
  }

  async seeHome(): Promise<void> {
    await this.page.goto(this.#home);
    await expect(this.page.getByRole('heading', { name: 'Raccord sans serveur' })).toBeVisible();
  }

  async draw(letters: string): Promise<void> {
    await this.page.getByLabel('Tirage').fill(letters);
  }

  /** The solution that is listed at this rank. */
  solution(rank: number): Locator {
    return this.page.getByRole('listbox', { name: 'Solutions' }).getByRole('option').nth(rank);
  }

  async lookUp(letters: string): Promise<void> {
    await this.page.getByLabel('Mot ou lettres').fill(letters);
  }

  async giveWords(name: string, words: readonly string[]): Promise<void> {
    const buffer = Buffer.from(words.join('\n'));
    await this.page.getByLabel('Fichier du dictionnaire').setInputFiles({ name, mimeType: 'text/plain', buffer });
    await this.page.getByRole('button', { name: 'Utiliser cette liste' }).click();
  }

  /** What a link of this page leads to. */
  async textBehind(name: string): Promise<string> {
    const address = await this.page.getByRole('link', { name, exact: true }).getAttribute('href');
    return this.page.evaluate(async (file) => (await fetch(file)).text(), address ?? '');
  }

  get newVersion(): Locator {
    return this.page.getByText('Une nouvelle version est prête.');
  }

  /** Asks the host for another version, and says what becomes of its service worker. */
  lookForVersion(): Promise<string> {
    return this.page.evaluate(async () => {
      const { installing, waiting } = await (await navigator.serviceWorker.ready).update();
      // The browser may have looked by itself since another page was opened.
      if (!installing) return waiting?.state ?? 'none';
      await new Promise((resolve) => installing.addEventListener('statechange', resolve, { once: true }));
      return installing.state;
    });
  }

  async takeNewVersion(): Promise<void> {
    await expect(this.newVersion).toBeVisible();
    const loaded = this.page.waitForEvent('load');
    await this.page.getByRole('button', { name: 'L’utiliser' }).click();
    await loaded;
  }

  /** How many lists of somebody's own are ready to search in this browser. */
  async keptLists(): Promise<number> {
    return (await this.#keptWords()).filter((key) => key.startsWith('own-')).length;
  }

  /** Words are ready to search in this browser: the next page that is opened has them at once. */
  async wordsKept(): Promise<void> {
    await expect.poll(async () => (await this.#keptWords()).length).toBeGreaterThan(0);
  }

  #keptWords(): Promise<string[]> {
    return this.page.evaluate(async (name) => {
      const result = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve) => request.addEventListener('success', () => resolve(request.result)));
      // To open what is not there would make it, empty.
      if (!(await indexedDB.databases()).some((database) => database.name === name)) return [];
      const db = await result(indexedDB.open(name));
      const keys = await result(db.transaction('files').objectStore('files').getAllKeys());
      db.close();
      return keys.map(String);
    }, 'raccord-lexicons');
  }

  /** All the files of this version are in the browser, which answers with them. */
  async kept(): Promise<void> {
    await this.page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller) return;
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    });
  }
}
