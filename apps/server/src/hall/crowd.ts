/** Different hands within so many milliseconds are a crowd: never those who play an evening in one room. */
const HANDS = 4;
const WITHIN_MS = 120;
/** What comes from a crowd waits so long for what comes after it: nobody sees it, and they share all that writing costs. */
const GATHERED_MS = 40;

/** Whether many hand things in at the same time. */
export class Crowd {
  /** The last ones to come, each once, with when. */
  readonly #hands = new Map<string, number>();

  note(hand: string): void {
    this.#hands.delete(hand);
    this.#hands.set(hand, performance.now());
    if (this.#hands.size > HANDS) this.#hands.delete(this.#hands.keys().next().value as string);
  }

  /** Resolves at once where there is no crowd. */
  async gather(): Promise<void> {
    const [earliest = 0] = this.#hands.values();
    if (this.#hands.size === HANDS && performance.now() - earliest < WITHIN_MS)
      await new Promise((resolve) => setTimeout(resolve, GATHERED_MS));
  }
}
