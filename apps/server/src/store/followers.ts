import type { StreamInfo, Tell } from './store.ts';

/** Those who want to know how far each stream has come: each step is told once, though it is heard of in several ways. */
export class Followers {
  readonly #tells = new Set<Tell>();
  readonly #told = new Map<string, number>();

  follow(tell: Tell): () => void {
    // Its own function, so that the same one given twice is told twice and stopped once.
    const own: Tell = (stream, sequence) => tell(stream, sequence);
    this.#tells.add(own);
    return () => void this.#tells.delete(own);
  }

  tell(stream: string, sequence: number): void {
    if (sequence <= (this.#told.get(stream) ?? 0)) return;
    this.#told.set(stream, sequence);
    for (const tell of this.#tells) tell(stream, sequence);
  }

  tellAll(streams: readonly StreamInfo[]): void {
    for (const { id, sequence } of streams) this.tell(id, sequence);
  }

  /** What was told may not have arrived: everything is told again. */
  forget(): void {
    this.#told.clear();
  }
}
