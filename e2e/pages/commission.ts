import { expect, type Locator, type Page } from '@playwright/test';

const OUTCOMES = {
  accepted: 'Accepter',
  nullity: 'Bulletin nul',
  average: 'Accorder la moyenne',
} as const;

/** The commission's screen, in the words of the domain. */
export class CommissionPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The editions have judged. */
  async isReady(): Promise<void> {
    await this.evidence.getByText('celle du tournoi').waitFor();
  }

  get evidence(): Locator {
    return this.page.getByRole('article');
  }

  section(name: string): Locator {
    return this.evidence.getByRole('region', { name });
  }

  /** Appeals against decisions other than what slips got. */
  get decisions(): Locator {
    return this.page.getByRole('region', { name: 'Réclamations contre une décision' });
  }

  /** A slip in the lists. */
  item(player: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByRole('button', { name: player }) });
  }

  get composition(): Locator {
    return this.page.getByRole('region', { name: 'Composition de la commission' });
  }

  /** Says who sits. */
  async compose(button: string, president: string, members: readonly string[]): Promise<void> {
    await this.composition.getByRole('button', { name: button }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel('Présidence').fill(president);
    await dialog.getByLabel('Membres').fill(members.join('\n'));
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  }

  /** What the slip is worth by each reading. */
  get readings(): Locator {
    return this.section('La décision').getByRole('group', { name: 'Lectures possibles du règlement' });
  }

  /** Where the word can be accepted. */
  get proposals(): Locator {
    return this.section('La décision').getByRole('group', { name: 'Où le mot peut être accepté' });
  }

  takeBestReading(): Promise<void> {
    return this.readings.getByLabel('Lecture la plus favorable au joueur (art. 6.3)').check();
  }

  async choose(player: string): Promise<void> {
    await this.page.getByRole('button', { name: player }).click();
    await expect(this.evidence.getByRole('heading', { name: player })).toBeVisible();
  }

  async decide(outcome: keyof typeof OUTCOMES, reason: string, fill?: (form: Locator) => Promise<void>): Promise<void> {
    const form = this.section('La décision');
    await form.getByRole('radio', { name: OUTCOMES[outcome] }).check();
    await fill?.(form);
    await form.getByLabel('Motif', { exact: true }).fill(reason);
    await form.getByRole('button', { name: 'Rendre la décision' }).click();
  }

  async withdraw(reason: string): Promise<void> {
    await this.section('La décision').getByRole('button', { name: 'Retirer la décision' }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel('Motif', { exact: true }).fill(reason);
    await dialog.getByRole('button', { name: 'Retirer la décision' }).click();
  }
}
