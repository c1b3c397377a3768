import { expect, type Locator, type Page } from '@playwright/test';
import type { Slip, WrittenSolution } from '@raccord/regulation';

interface Solution {
  readonly word: string;
  readonly reference: string;
  readonly score: number;
}

/** Letters of the palette that say what a slip is, where nothing of it is judged. */
const STATES = { absent: 'a', blank: 'b', late: 'h', several: 'p', exchanged: 'e' } as const;
/** A person who sees the solution as far down as this goes down to it rather than typing on. */
const NEAR = 2;

/** The referee's screen, as somebody who enters slips uses it. Counts the keys pressed. */
export class RefereePage {
  readonly page: Page;
  readonly line: Locator;
  readonly verdict: Locator;
  readonly remaining: Locator;
  readonly connection: Locator;
  keystrokes = 0;

  constructor(page: Page) {
    this.page = page;
    this.line = page.getByRole('combobox', { name: 'Mot ou score' });
    this.verdict = page.getByRole('region', { name: 'Verdict' });
    this.connection = page.locator('header output');
    this.remaining = page.getByRole('region', { name: 'Reste à faire' });
  }

  /** The engine has searched the turn: the verdict of the top is shown. */
  async ready(): Promise<this> {
    await expect(this.verdict).toBeVisible({ timeout: 90_000 });
    await expect(this.line).toBeFocused();
    return this;
  }

  async press(key: string, times = 1): Promise<void> {
    for (let time = 0; time < times; time++) await this.page.keyboard.press(key);
    this.keystrokes += times;
  }

  /** Says something of the slip, by its letter of the palette. */
  async say(letter: string): Promise<void> {
    await this.press('/');
    await this.press(letter);
  }

  /** The way the word is written, as the fields have it. */
  direction(): Locator {
    return this.page.getByRole('combobox', { name: 'Sens' });
  }

  async expectTable(table: number): Promise<void> {
    await expect(this.page.getByRole('heading', { name: `Table ${table}`, exact: true })).toBeVisible();
  }

  row(table: number): Locator {
    return this.page
      .getByRole('region', { name: 'Tables', exact: true })
      .getByRole('button')
      .filter({
        has: this.page.locator('strong', { hasText: new RegExp(`^${table}$`) }),
      });
  }

  /** The top, rightly written. */
  async enterTop(): Promise<void> {
    await this.press('Enter');
  }

  /** Another solution: letters, then the score, until it is in sight. */
  async enterSolution(solution: Solution): Promise<void> {
    const wanted = `${solution.word.toUpperCase()} ${solution.reference} ${solution.score}`;
    for (const key of `${solution.word.toUpperCase()}${solution.score}`) {
      await this.press(key);
      const at = (await this.shown()).indexOf(wanted);
      if (at < 0 || at > NEAR) continue;
      await this.press('ArrowDown', at);
      return this.press('Enter');
    }
    const at = (await this.shown()).indexOf(wanted);
    expect(at, `${wanted} among the solutions shown`).toBeGreaterThanOrEqual(0);
    await this.press('ArrowDown', at);
    await this.press('Enter');
  }

  /** The solutions shown for what is typed. */
  private shown(): Promise<string[]> {
    return this.page.locator('[role=listbox][aria-busy=false]').evaluate((list) =>
      [...list.querySelectorAll('[role=option]')].map((option) =>
        [...option.children]
          .slice(0, 3)
          .map((cell) => cell.textContent)
          .join(' '),
      ),
    );
  }

  /** Fills the fields with this, opened if they are not. */
  async write({ word, reference, score }: { word: string; reference: string; score: string }): Promise<void> {
    const field = this.page.getByLabel('Mot', { exact: true });
    await expect(this.line.or(field)).toBeVisible();
    if (await this.line.isVisible()) await this.press('Tab');
    await field.fill(word);
    await this.page.getByLabel('Référence').fill(reference);
    await this.page.getByLabel('Score', { exact: true }).fill(score);
  }

  async jumpTo(table: number): Promise<void> {
    await this.press('Control+g');
    await expect(this.page.getByLabel('Numéro de table')).toBeFocused();
    await this.page.keyboard.type(String(table));
    await this.press('Enter');
    await this.expectTable(table);
  }

  /** Answers why; where there is a usual reason, none need be given. */
  async giveReason(title: string, reason?: string): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: title });
    const field = dialog.getByLabel('Motif');
    await expect(field).toBeFocused();
    if (reason !== undefined) await field.fill(reason);
    await this.press('Enter');
    await expect(dialog).toBeHidden();
  }

  /** The file of the table shown, to be closed again by Escape. */
  async openFile(table: number, turn: number): Promise<Locator> {
    await this.press('Control+d');
    const file = this.page.getByRole('dialog', { name: `Dossier du bulletin : table ${table}, coup ${turn}` });
    await expect(file).toContainText('Bulletin retenu');
    return file;
  }

  /** A slip with something wrong, as it is written, field by field. */
  async enterWritten(slip: Slip): Promise<void> {
    if (slip.state !== 'handed-in') return this.say(STATES[slip.state]);
    if (slip.solutions.length === 0) return this.say('b');
    await this.press('Tab');
    for (const [index, solution] of slip.solutions.entries()) {
      if (index > 0) await this.say('o');
      await this.writeSolution(solution, index, slip.score);
    }
    await this.press('Enter');
  }

  private async writeSolution(solution: WrittenSolution, index: number, score: number | undefined): Promise<void> {
    const group = this.page.getByRole('group', { name: `Solution ${index + 1}` });
    await expect(group.getByLabel('Mot').first()).toBeFocused();
    await this.press('ControlOrMeta+a');
    for (const letter of solution.word) {
      await this.press(letter.toUpperCase());
      if (letter !== letter.toUpperCase()) await this.press('*');
    }
    await this.toField(solution.reference ?? '');
    if (index === 0) await this.toField(score?.toString() ?? '');
    await this.press('Tab');
    const direction = group.getByRole('combobox', { name: 'Sens' });
    if ((await direction.inputValue()) !== solution.direction) await this.press(solution.direction[0]);
    await expect(direction).toHaveValue(solution.direction);
    if (solution.outside.length > 0) await this.draw(solution);
  }

  /** Goes to the next field and types over what it has. */
  private async toField(text: string): Promise<void> {
    await this.press('Tab');
    if (text === '') return this.press('Delete');
    for (const character of text) await this.press(character);
  }

  /** Link letters, each where it stands. */
  private async draw({ direction, outside }: WrittenSolution): Promise<void> {
    await this.press('Tab');
    let at = direction === 'horizontal' ? { down: -1, right: 0 } : { down: 0, right: -1 };
    let heading = direction === 'horizontal' ? { down: 0, right: 1 } : { down: 1, right: 0 };
    for (const { letter, down, right } of outside) {
      const move = async (key: string, times: number, step: typeof heading) => {
        if (times > 0) heading = step;
        await this.press(key, Math.max(0, times));
      };
      await move('ArrowUp', at.down - down, { down: -1, right: 0 });
      await move('ArrowDown', down - at.down, { down: 1, right: 0 });
      await move('ArrowLeft', at.right - right, { down: 0, right: -1 });
      await move('ArrowRight', right - at.right, { down: 0, right: 1 });
      await this.press(letter);
      at = { down: down + heading.down, right: right + heading.right };
    }
  }
}
