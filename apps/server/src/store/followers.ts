import type { StreamInfo, Tell, TellEnd } from './store.ts';

/** Those who want to know how far each stream has come: each step is told once, though it is heard of in several ways. */
export class Followers {
  readonly #tells = new Set<{ readonly tell: Tell; readonly tellEnd: TellEnd | undefined }>();
  readonly #told = new Map<string, number>();

  follow(tell: Tell, tellEnd?: TellEnd): () => void {
    // An object of its own, so that the same function given twice is told twice and stopped once.
    const own = { tell, tellEnd };
    this.#tells.add(own);
    return () => void this.#tells.delete(own);
  }

  tell(stream: string, sequence: number): void {
    const told = this.#told.get(stream);
    // Nothing is written of it yet: it may be deleted all the same.
    if (told === undefined) this.#told.set(stream, 0);
    if (sequence <= (told ?? 0)) return;
    this.#told.set(stream, sequence);
    for (const { tell } of this.#tells) tell(stream, sequence);
  }

  /** It was deleted, here or elsewhere. */
  end(stream: string): void {
    if (!this.#told.delete(stream)) return;
    for (const { tellEnd } of this.#tells) tellEnd?.(stream);
  }

  /** The streams told of so far. */
  known(): readonly string[] {
    return [...this.#told.keys()];
  }

  /** @param known before these were read: what is not among them any more was deleted. */
  tellAll(streams: readonly StreamInfo[], known: readonly string[]): void {
    const there = new Set(streams.map(({ id }) => id));
    for (const stream of known) if (!there.has(stream)) this.end(stream);
    for (const { id, sequence } of streams) this.tell(id, sequence);
  }

  /** What was told may not have arrived: everything is told again. */
  forget(): void {
    for (const stream of this.#told.keys()) this.#told.set(stream, 0);
  }
}
