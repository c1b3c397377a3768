import { expect, type Locator, type Page } from '@playwright/test';
import type { Case, OutsideLetter } from '@raccord/regulation';
import { type Direction, makeBoard, makeDraw } from '@raccord/scrabble';

export interface ShownVerdict {
  readonly edition: string;
  readonly line: readonly string[];
  readonly reasons: readonly string[];
}

/** « Tester un bulletin »: a position and a slip are made by hand. */
export class TrialPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async see(tournament: string): Promise<void> {
    await this.page.goto(new URL(`/tournois/${tournament}/essai`, this.page.url()).href);
    await expect(this.page.getByRole('heading', { name: 'Tester un bulletin' })).toBeVisible();
    // The first time, the page has the lexicon to fetch and to prepare.
    await expect(this.page.getByText('Chargement du dictionnaire')).toHaveCount(0, { timeout: 60_000 });
  }

  async setPosition({ board, draw, turn, formula }: Pick<Case, 'board' | 'draw' | 'turn' | 'formula'>): Promise<void> {
    const pasted = this.page.getByRole('textbox', { name: 'Grille en lettres' });
    if (!(await pasted.isVisible())) await this.page.getByText('Coller une grille').first().click();
    await pasted.fill(makeBoard(board));
    await this.page.getByRole('button', { name: 'Utiliser cette grille' }).click();
    await this.page.getByLabel('Tirage').fill(makeDraw(draw));
    await this.page.getByLabel('Numéro du coup').fill(String(turn));
    await this.page.getByLabel('Formule').selectOption(formula.name);
  }

  async writeSlip({ solutions: [solution], score }: Case['slip']): Promise<void> {
    const { word, direction, reference = '', outside } = solution;
    await this.page.getByRole('button', { name: 'Effacer le bulletin' }).click();
    await this.page.getByLabel('Mot', { exact: true }).fill(word.toUpperCase());
    await this.page.getByLabel('Référence', { exact: true }).fill(reference);
    await this.page.getByLabel('Sens').selectOption(direction);
    await this.#draw(outside, direction);
    await this.page.getByLabel('Score').fill(score === undefined ? '' : String(score));
  }

  /** What an edition says. */
  verdict(title: string): Locator {
    return this.page.getByRole('region', { name: title });
  }

  /** What every edition says, side by side: its title, its line, its reasons with their citations. */
  verdicts(): Promise<ShownVerdict[]> {
    return this.page
      .getByRole('region', { name: 'Verdicts' })
      .locator('section')
      .evaluateAll((editions) => {
        const textOf = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
        return editions.map((edition) => ({
          edition: edition.getAttribute('aria-label') ?? '',
          line: [...(edition.querySelector('h2 + div > span')?.children ?? [])].map(textOf),
          reasons: [...edition.querySelectorAll('h2 + div > ul[data-let-pass=false] > li')].map(textOf),
        }));
      });
  }

  /** Link letters, one by one: arrows to their squares; a letter typed moves the cursor on as the last arrow did. */
  async #draw(outside: readonly OutsideLetter[], direction: Direction): Promise<void> {
    const field = this.page.getByLabel('Raccords', { exact: true });
    const isAcross = direction === 'horizontal';
    let at = isAcross ? { down: -1, right: 0 } : { down: 0, right: -1 };
    let heading = isAcross ? { down: 0, right: 1 } : { down: 1, right: 0 };
    for (const { letter, down, right } of outside) {
      const keys = [
        ...Array(Math.abs(down - at.down)).fill(down < at.down ? 'ArrowUp' : 'ArrowDown'),
        ...Array(Math.abs(right - at.right)).fill(right < at.right ? 'ArrowLeft' : 'ArrowRight'),
      ];
      for (const key of keys) await field.press(key);
      if (right !== at.right) heading = { down: 0, right: Math.sign(right - at.right) };
      else if (down !== at.down) heading = { down: Math.sign(down - at.down), right: 0 };
      await field.press(letter);
      at = { down: down + heading.down, right: right + heading.right };
    }
  }
}
