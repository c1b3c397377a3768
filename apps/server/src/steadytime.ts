/**
 * The time of the machine, but it never goes back, and while somebody's clock runs it goes by one that nobody can set: a machine
 * put right disorders nothing and changes no time that people have left.
 */
export class SteadyTime {
  readonly #machine: () => number;
  readonly #monotonic: () => number;
  #read: { readonly time: number; readonly at: number } | undefined;

  constructor(machine: () => number, monotonic = () => performance.now()) {
    this.#machine = machine;
    this.#monotonic = monotonic;
  }

  /** No time is before the last thing that happened, of which another machine may have told the time. */
  now(latest: number, isClockRunning: boolean): number {
    const at = this.#monotonic();
    const steady = Math.max(latest, this.#read ? this.#read.time + at - this.#read.at : 0);
    // What passed while the server was stopped, the machine alone can tell.
    const time = this.#read && isClockRunning ? steady : Math.max(steady, this.#machine());
    this.#read = { time, at };
    return Math.floor(time);
  }
}
