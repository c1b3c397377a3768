import type { Page } from '@playwright/test';
import { expect } from '../support/test.ts';

/** The phone of a player. */
export class PlayerPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get form() {
    return this.page.getByRole('button', { name: 'Relire et remettre' });
  }

  /** A square, with the letter that it carries or not. */
  tapSquare(name: string) {
    return this.page.getByRole('button', { name: new RegExp(`^${name}( [A-Z])?$`, 'i') }).click();
  }

  async tapLetters(letters: string) {
    for (const letter of letters) {
      await this.page
        .getByRole('button', { name: `Écrire ${letter}`, exact: true, disabled: false })
        .first()
        .click();
    }
  }

  async tapJoker(letter: string) {
    await this.page.getByRole('button', { name: 'Écrire un joker' }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: letter, exact: true }).click();
  }

  async type({ word, reference, score }: { word?: string; reference?: string; score?: string }) {
    if (word !== undefined) await this.page.getByLabel('Mot', { exact: true }).fill(word);
    if (reference !== undefined) await this.page.getByLabel('Référence').fill(reference);
    if (score !== undefined) await this.page.getByLabel('Score').fill(score);
  }

  review() {
    return this.form.click();
  }

  async handIn() {
    await this.review();
    await this.page.getByRole('button', { name: 'Remettre mon bulletin' }).click();
  }

  /** « Arrivé », « En attente d’envoi », « Non remis », « Refusé ». */
  async expectState(state: string) {
    await expect(this.page.getByText(state, { exact: true })).toBeVisible();
  }

  /** The letters and the score are under the thumb, the state of the slip below them, wherever the page is scrolled to. */
  async expectAtHand() {
    const { height = 0 } = this.page.viewportSize() ?? {};
    const letters = this.page.getByRole('group', { name: 'Lettres', exact: true });
    for (const scrolled of [0, 150]) {
      await this.page.evaluate((top) => window.scrollTo(0, top), scrolled);
      await expect(letters).toBeInViewport({ ratio: 1 });
      await expect(this.page.getByLabel('Score')).toBeInViewport({ ratio: 1 });
      const box = await letters.boundingBox();
      expect(box?.y).toBeGreaterThan(height / 2);
      await expect(this.page.getByText('Non remis', { exact: true })).toBeInViewport({ ratio: 1 });
    }
  }

  correction(turn: number) {
    return this.page.getByRole('alert').filter({ hasText: `Billet de correction, Partie 1, coup ${turn}` });
  }
}
