import { expect, type Locator, type Page } from '@playwright/test';

/** The first time, the page prepares the lexicon. */
export const SLOW = { timeout: 60_000 };
/** What comes next may be done 0.6 s after it has changed: looked at then, where `toBeEnabled` would look at 0.35 and 0.85 s. */
const SETTLED = { intervals: [350, 150, 50] };

/** The screen of the chief referee, in the words of a game. */
export class ChiefPage {
  readonly page: Page;
  /** The one thing to do next. */
  readonly next: Locator;
  readonly solutions: Locator;
  readonly correction: Locator;
  /** The letters of the next turn. */
  readonly draw: Locator;
  readonly letters: Locator;
  readonly rejected: Locator;
  readonly candidates: Locator;
  readonly dialog: Locator;
  readonly alert: Locator;
  keystrokes = 0;

  constructor(page: Page) {
    this.page = page;
    this.next = page
      .getByRole('region', { name: 'À faire', exact: true })
      .getByRole('button')
      .filter({ has: page.getByText('F2', { exact: true }) });
    this.solutions = page.getByRole('listbox', { name: 'Solutions' });
    this.correction = page.getByRole('region', { name: 'Correction' });
    this.draw = page.getByRole('region', { name: /^Tirage du coup/ });
    this.letters = page.getByLabel('Lettres tirées');
    this.rejected = page.getByRole('list', { name: 'Tirages rejetés' }).getByRole('listitem');
    this.candidates = page.getByRole('list', { name: 'Tops au choix' }).getByRole('button');
    this.dialog = page.getByRole('dialog');
    this.alert = page.getByRole('alert');
  }

  goTo(url: string, tournament: string) {
    return this.page.goto(`${url}/tournois/${tournament}/conduite`);
  }

  /** The next thing to do is this one: the key does it. */
  async pressNext(label: string | RegExp): Promise<void> {
    await this.expectNext(label);
    await this.press('F2');
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.keystrokes++;
  }

  async expectNext(label: string | RegExp): Promise<void> {
    await expect(this.next).toContainText(label, SLOW);
    await expect.poll(() => this.next.isEnabled(), { message: String(label), ...SETTLED }).toBe(true);
  }

  /** Goes to the field of the letters by its key, and types. */
  async typeLetters(letters: string): Promise<void> {
    await this.page.keyboard.press('t');
    await expect(this.letters).toBeFocused();
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.type(letters);
  }

  /** Puts the letters typed back. */
  reject(): Promise<void> {
    return this.draw.getByRole('button', { name: 'Enregistrer le rejet' }).click();
  }

  async expectTurn(turn: number, phase: string): Promise<void> {
    const game = this.page.getByRole('region', { name: 'Partie' });
    await expect(game.getByRole('heading', { name: `Coup ${turn}` })).toBeVisible();
    await expect(game.getByText(phase, { exact: true })).toBeVisible();
  }

  /** While people still think, the end is asked twice, and going on is what Enter does. */
  async announceEarly(): Promise<void> {
    await this.pressNext('Annoncer la fin du coup');
    await expect(this.dialog.getByRole('button', { name: 'Laisser jouer' })).toBeFocused();
    await this.press('Tab');
    await expect(this.dialog.getByRole('button', { name: 'Annoncer la fin du coup' })).toBeFocused();
    await this.press('Enter');
    await expect(this.dialog).toBeHidden();
  }

  /** The list has its first rows. */
  async expectSolutions(): Promise<void> {
    await expect(this.solutions.getByRole('option').first()).toBeVisible(SLOW);
  }

  filter(name: 'Mot' | 'Points, au moins' | 'Points, au plus' | 'Lettres', value: string) {
    return this.page.getByRole('search').getByLabel(name, { exact: true }).fill(value);
  }

  rows(): Promise<string[]> {
    return this.solutions.getByRole('option').allInnerTexts();
  }
}
