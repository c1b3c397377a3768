import { expect, type Locator, type Page } from '@playwright/test';

/** The second referee's screen, in the words of the domain. */
export class SecondPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The turn is there and the engine has found its top. */
  async isReady(): Promise<void> {
    await this.page.getByText(/^Top\s:\s\d+$/).waitFor();
  }

  async expectLeft(text: string): Promise<void> {
    await expect(this.page.getByText(text, { exact: true })).toBeVisible();
  }

  /** The slip looked at. */
  panel(table: number): Locator {
    return this.page.getByRole('region', { name: `Table ${table}`, exact: true });
  }

  row(player: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByRole('button', { name: player }) });
  }

  async show(filter: string): Promise<void> {
    await this.page.getByLabel('Montrer').selectOption(filter);
  }

  async ofReferee(name: string): Promise<void> {
    await this.page.getByLabel('Tables de').selectOption(name);
  }

  press(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }

  /** Gives a reason in the dialog and sends it. */
  async give(reason: string, action: string): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Motif' }).fill(reason);
    await dialog.getByRole('button', { name: action }).click();
    await expect(dialog).toBeHidden();
  }

  async enterBlind(): Promise<void> {
    await this.page.getByRole('button', { name: 'Saisie à l’aveugle' }).click();
  }

  async readAgain(): Promise<void> {
    await this.page.getByRole('button', { name: 'Vérifier la liste' }).click();
  }

  /** Types a slip as a hand does: word, reference, score, Enter. */
  async type(word: string, reference: string, score: string): Promise<void> {
    await this.page.getByLabel('Mot', { exact: true }).pressSequentially(word);
    await this.page.getByLabel('Référence', { exact: true }).fill(reference);
    await this.page.getByLabel('Score', { exact: true }).fill(score);
    await this.press('Enter');
  }

  /** The browser is slow to write what this page gives it to keep, for a second. */
  async slowStore(): Promise<void> {
    await this.page.evaluate(async () => {
      const { result: db } = await new Promise<IDBOpenDBRequest>((resolve) => {
        const request = indexedDB.open('raccord-outbox');
        request.onsuccess = () => resolve(request);
      });
      const store = db.transaction('requests', 'readwrite').objectStore('requests');
      const end = Date.now() + 1000;
      const hold = (): void => {
        if (Date.now() < end) store.count().onsuccess = hold;
        else db.close();
      };
      hold();
    });
  }
}
