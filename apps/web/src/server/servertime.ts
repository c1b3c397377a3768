import { keep, keptText } from '../app/usekept.ts';

/** The two clocks of a browser, and what it keeps of the time of the server from one page to the next. */
export interface PageClocks {
  /** Milliseconds since the page was opened: nobody can set it. */
  monotonic(): number;
  /** The time of the machine, right or wrong. */
  machine(): number;
  /** By how much the server was ahead of the machine, the last time it was known. */
  readonly kept: number;
  keep(ahead: number): void;
}

/** Below that, what differs is the time that messages take. */
const SAME_MS = 1_000;

/**
 * The time of the server of a tournament, as this page knows it: told by each view of the hall, and carried on in between,
 * without the network too, by a clock that nobody can set. (A machine that sleeps may stop that clock as well; the next
 * answer puts it right.) In a page opened without the network the clock of the machine is all there is, corrected by
 * what it was wrong by: if it was set since, nothing here can know.
 */
export class ServerTime {
  readonly #clocks: PageClocks;
  #kept: number;
  /** By how much the server is ahead of the monotonic clock. */
  #ahead: number | undefined;

  constructor(clocks: PageClocks) {
    this.#clocks = clocks;
    this.#kept = clocks.kept;
  }

  /** The server told its time in an answer asked for at this moment of the monotonic clock, which has just come. */
  note(time: number, asked: number): void {
    const [least, most] = [time - this.#clocks.monotonic(), time - asked];
    this.#ahead = Math.min(Math.max(this.#ahead ?? least, least), most);
    const ahead = this.now() - this.#clocks.machine();
    if (Math.abs(ahead - this.#kept) < SAME_MS) return;
    this.#kept = ahead;
    this.#clocks.keep(ahead);
  }

  now(): number {
    const { monotonic, machine } = this.#clocks;
    return Math.round(this.#ahead === undefined ? machine() + this.#kept : monotonic() + this.#ahead);
  }
}

const times = new Map<string, ServerTime>();

export function serverTimeOf(tournament: string): ServerTime {
  const known = times.get(tournament);
  if (known) return known;
  const place = `raccord-time ${tournament}`;
  const made = new ServerTime({
    monotonic: () => performance.now(),
    machine: () => Date.now(),
    kept: Number(keptText(place)),
    keep: (ahead) => keep(place, String(ahead)),
  });
  times.set(tournament, made);
  return made;
}
