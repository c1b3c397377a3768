/** Let through between two looks at the network: commands that arrived meanwhile come first. */
const AT_ONCE = 8;

/** Lets demands through a few at a time, in order, so that a thousand pages that look do not keep a slip waiting. */
export class Turnstile {
  readonly #waiting: (() => void)[] = [];
  #isOpen = false;

  pass(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (this.#isOpen) return;
      this.#isOpen = true;
      setImmediate(() => this.#letThrough());
    });
  }

  #letThrough(): void {
    for (const pass of this.#waiting.splice(0, AT_ONCE)) pass();
    this.#isOpen = this.#waiting.length > 0;
    if (this.#isOpen) setImmediate(() => this.#letThrough());
  }
}
