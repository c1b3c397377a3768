import type { ViewNews } from '@raccord/contract';

/** The clock of a timer may be behind that by which a time is over. */
const SURELY_MS = 20;

/** How often what each one who follows a sitting sees has changed. */
export class Ears {
  readonly #tell: () => void;
  readonly #seats = new Map<string, number>();
  #count = 0;
  #stage = 0;

  /** @param tell tells them all. */
  constructor(tell: () => void) {
    this.#tell = tell;
  }

  noteStage(): void {
    this.#stage = ++this.#count;
  }

  noteSeat(participant: string): void {
    this.#seats.set(participant, ++this.#count);
  }

  /** Time alone changes something, so many milliseconds from now. */
  expect(ms: number, note: () => void): void {
    if (ms < 0) return;
    setTimeout(() => {
      note();
      this.#tell();
    }, ms + SURELY_MS).unref();
  }

  /** @param participant all of them, where none is named. */
  newsOf(participant: string | undefined, opening: string): Pick<ViewNews, 'mark' | 'revisions'> {
    const seats = participant === undefined ? this.#count : (this.#seats.get(participant) ?? 0);
    return { mark: `${opening} ${this.#count}`, revisions: { stage: this.#stage, seats } };
  }
}
