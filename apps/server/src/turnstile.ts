/** Let through between two looks at the network: commands that arrived meanwhile come first. */
const AT_ONCE = 8;

/**
 * Lets requests through a few at a time, so that a thousand pages that look do not keep a slip waiting: officials and screens
 * first, phones then, each in order.
 */
export class Turnstile {
  readonly #first: (() => void)[] = [];
  readonly #then: (() => void)[] = [];
  #isOpen = false;

  pass(isFirst: boolean): Promise<void> {
    return new Promise((resolve) => {
      (isFirst ? this.#first : this.#then).push(resolve);
      if (this.#isOpen) return;
      this.#isOpen = true;
      setImmediate(() => this.#letThrough());
    });
  }

  #letThrough(): void {
    const now = this.#first.splice(0, AT_ONCE);
    for (const pass of [...now, ...this.#then.splice(0, AT_ONCE - now.length)]) pass();
    this.#isOpen = this.#first.length + this.#then.length > 0;
    if (this.#isOpen) setImmediate(() => this.#letThrough());
  }
}
