/** Upper bounds in milliseconds; the last one has none. */
const BOUNDS = [5, 10, 25, 50, 100, 250, 1_000] as const;
/** Between two looks. */
const EVERY_MS = 20;
/** That somebody notices. */
const STALL_MS = 100;
const MOST_STALLS = 20;

/** How long what is ready waits because the program is at something else: looked at fifty times a second, for as long as it runs. */
export class LoopDelays {
  readonly #counts = [...BOUNDS, Number.POSITIVE_INFINITY].map(() => 0);
  readonly #stalls: { readonly at: number; readonly milliseconds: number; readonly worked: number }[] = [];
  readonly #timer: NodeJS.Timeout;
  #worst = 0;

  constructor(now: () => number) {
    let due = performance.now() + EVERY_MS;
    let spent = process.cpuUsage();
    this.#timer = setInterval(() => {
      const late = Math.max(0, performance.now() - due);
      due = performance.now() + EVERY_MS;
      const before = spent;
      spent = process.cpuUsage();
      const above = BOUNDS.findIndex((bound) => late <= bound);
      this.#counts[above === -1 ? BOUNDS.length : above]++;
      this.#worst = Math.max(this.#worst, late);
      if (late < STALL_MS) return;
      const worked = spent.user + spent.system - before.user - before.system;
      this.#stalls.push({ at: now(), milliseconds: Math.round(late), worked: Math.round(worked / 1_000) });
      if (this.#stalls.length > MOST_STALLS) this.#stalls.shift();
    }, EVERY_MS).unref();
  }

  /** How often it was so long, the longest, and the last that somebody would have noticed. */
  get seen() {
    return {
      counts: this.#counts.map((count, at) => (at < BOUNDS.length ? { upTo: BOUNDS[at], count } : { count })),
      worst: Math.round(this.#worst),
      stalls: [...this.#stalls],
    };
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
