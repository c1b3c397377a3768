import type { News } from '@raccord/contract';
import { newId } from '../access/tokens.ts';

/** The clock of a timer may be behind that by which a time is over. */
const SURELY_MS = 20;

/** Those who follow a sitting, and how often what each one sees has changed. */
export class Ears {
  readonly #tells = new Set<() => void>();
  /** Another one each time that the sitting is opened: what was counted before means nothing now. */
  readonly #opening = newId();
  readonly #seats = new Map<string, number>();
  #count = 0;
  #stage = 0;

  get count(): number {
    return this.#tells.size;
  }

  /** Answers how to stop. */
  listen(tell: () => void): () => void {
    this.#tells.add(tell);
    return () => void this.#tells.delete(tell);
  }

  tell(): void {
    for (const tell of this.#tells) tell();
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
      this.tell();
    }, ms + SURELY_MS).unref();
  }

  /** @param participant all of them, where none is named. */
  newsOf(participant: string | undefined): Pick<News, 'mark' | 'revisions'> {
    const seats = participant === undefined ? this.#count : (this.#seats.get(participant) ?? 0);
    return { mark: `${this.#opening} ${this.#count}`, revisions: { stage: this.#stage, seats } };
  }
}
