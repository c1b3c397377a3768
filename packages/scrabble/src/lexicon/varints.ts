/** Unsigned integers of up to 32 bits, seven bits a byte, the low ones first; and texts made of them. */
export class VarintWriter {
  readonly #bytes: number[] = [];

  numbers(values: Iterable<number>): void {
    for (const value of values) {
      let rest = value;
      for (; rest > 0x7f; rest >>>= 7) this.#bytes.push((rest & 0x7f) | 0x80);
      this.#bytes.push(rest);
    }
  }

  text(value: string): void {
    this.numbers([value.length]);
    for (let i = 0; i < value.length; i++) this.numbers([value.charCodeAt(i)]);
  }

  bytes(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}

/** Reads varints; past the end it reads zeros and `remaining` is negative. */
export class VarintReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get remaining(): number {
    return this.#bytes.length - this.#at;
  }

  number(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.#bytes[this.#at++] ?? 0;
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value >>> 0;
    }
  }

  text(): string {
    let value = '';
    for (let left = Math.min(this.number(), this.remaining); left > 0; left--) {
      value += String.fromCharCode(this.number());
    }
    return value;
  }
}
