import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { type SlipSanction, sanctionOf } from '@raccord/regulation';
import type { Exercise } from '@raccord/school';

const LETTERS: Readonly<Record<SlipSanction, string>> = {
  none: '',
  warning: 'a',
  penalty: 'p',
  'penalty-and-warning': 'pa',
  nullity: 'n',
  referred: 'c',
};

/** The school of referees. */
export class SchoolPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  see = (name: string): Promise<void> =>
    this.page.getByRole('navigation', { name: 'École d’arbitrage' }).getByRole('link', { name }).click();

  get line(): Locator {
    return this.page.getByRole('combobox', { name: 'Votre réponse, en une ligne' });
  }

  /** Types an answer and gives it. */
  async answer(line: string): Promise<void> {
    await this.line.fill(line);
    await this.line.press('Enter');
  }

  /** The line that is right for a slip, without its reason. */
  rightLine({ verdict }: Exercise): string {
    const sanction = sanctionOf(verdict);
    return `${sanction === 'nullity' ? '' : verdict.points} ${LETTERS[sanction]}`;
  }

  get slip(): Locator {
    return this.page.getByRole('img', { name: /^Bulletin : / });
  }

  press = (name: string): Promise<void> => this.page.getByRole('button', { name, exact: true }).click();

  async beginExam(number: string): Promise<void> {
    await this.page.getByLabel('Numéro d’examen').fill(number);
    await this.press('Commencer l’examen');
  }

  async finishExam(): Promise<void> {
    await this.press('Terminer l’examen');
    await this.page.getByRole('dialog').getByRole('button', { name: 'Terminer l’examen' }).click();
  }

  /** What a button gives to keep. */
  async download(name: string): Promise<{ readonly name: string; readonly text: string }> {
    const [download] = await Promise.all([this.page.waitForEvent('download'), this.press(name)]);
    return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'latin1') };
  }
}
