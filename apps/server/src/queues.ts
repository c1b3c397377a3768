/** Works on one thing are done one after the other, whatever becomes of the one before. */
export class Queues<Thing> {
  readonly #last = new Map<Thing, Promise<unknown>>();

  take<T>(thing: Thing, work: () => Promise<T>): Promise<T> {
    const done = this.#last.get(thing)?.then(work) ?? work();
    const over: Promise<unknown> = done
      .catch(() => undefined)
      .then(() => {
        if (this.#last.get(thing) === over) this.#last.delete(thing);
      });
    this.#last.set(thing, over);
    return done;
  }
}
