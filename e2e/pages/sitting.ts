import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';

/** The screens of who makes a sitting. */
export class SittingMaker {
  readonly page: Page;
  readonly participants: Locator;

  constructor(page: Page) {
    this.page = page;
    this.participants = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  }

  async openList(): Promise<void> {
    await this.page.getByRole('link', { name: /^Séances/ }).click();
    await expect(this.page.getByRole('heading', { name: 'Séances', exact: true })).toBeVisible();
  }

  /** Makes a sitting of the kind described; answers where phones join it. */
  async make(kind: 'exam' | 'topping', name: string): Promise<string> {
    await this.page.getByLabel('Ce qu’on y fait').selectOption(kind);
    await this.page.getByLabel('Nom de la séance').fill(name);
    if (kind === 'exam') await this.page.getByLabel('Numéro de l’examen').fill('2023-3-11');
    // Nobody's time is over before the test is.
    else await this.page.getByLabel('Secondes par tirage').fill('600');
    await this.page.getByRole('button', { name: 'Préparer la séance' }).click();
    await expect(this.page.getByRole('heading', { name })).toBeVisible();
    return (await this.page.getByText(/^https?:\S+\/seance\/\S+$/).innerText()).trim();
  }

  participant(name: string): Locator {
    return this.participants.filter({ hasText: name });
  }

  async start(): Promise<void> {
    await this.page.getByRole('button', { name: 'Donner le départ' }).click();
  }

  /** Opens a slip with its board and its verdict, and closes it. */
  async seeSlip(number: number): Promise<string> {
    await this.page
      .getByRole('button', { name: `Voir le bulletin ${number}`, exact: true })
      .first()
      .click();
    const dialog = this.page.getByRole('dialog', { name: `Bulletin ${number}` });
    await expect(dialog.getByText('Pourquoi ce verdict')).toBeVisible();
    await expectAccessible(this.page);
    const told = await dialog.innerText();
    await this.page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    return told;
  }

  async close(): Promise<void> {
    await this.page.getByRole('button', { name: 'Clore et donner les résultats' }).click();
    await this.page.getByRole('button', { name: 'Clore la séance' }).click();
  }

  async answerContest(name: string, slip: number, text: string): Promise<void> {
    await this.page.getByRole('button', { name: `Répondre à ${name}, bulletin ${slip}` }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel('Votre réponse').fill(text);
    await dialog.getByRole('button', { name: 'Répondre' }).click();
    await expect(dialog).toHaveCount(0);
  }

  async remove(name: string): Promise<void> {
    await this.page.getByRole('link', { name }).click();
    await this.page.getByRole('button', { name: 'Retirer de la séance…' }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click();
  }
}

/** A phone in a sitting. */
export class Seat {
  readonly page: Page;
  readonly line: Locator;
  readonly paper: Locator;

  constructor(page: Page) {
    this.page = page;
    this.line = page.getByLabel('Votre réponse, en une ligne');
    this.paper = page.getByRole('img', { name: /^Bulletin\s:/ });
  }

  async join(name: string): Promise<void> {
    await this.page.getByLabel('Votre nom').fill(name);
    await this.page.getByRole('button', { name: 'M’inscrire' }).click();
  }

  slip(number: number, count: number): Locator {
    return this.page.getByRole('heading', { name: `Bulletin ${number} sur ${count}` });
  }

  saved(answers: string): Locator {
    return this.page.getByText(`Enregistré · ${answers}`);
  }

  async answer(line: string): Promise<void> {
    await this.line.fill(line);
    await this.page.getByRole('button', { name: 'Répondre' }).click();
  }

  async finish(): Promise<void> {
    await this.page.getByRole('button', { name: 'J’ai terminé' }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'J’ai terminé' }).click();
  }

  /** Of the slip that is open among the results. */
  async contest(slip: number, why: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Contester ce bulletin…' }).click();
    const dialog = this.page.getByRole('dialog', { name: `Contester le bulletin ${slip}` });
    await dialog.getByLabel('Pourquoi').fill(why);
    await dialog.getByRole('button', { name: 'Envoyer au formateur' }).click();
    await expect(dialog).toHaveCount(0);
  }
}
