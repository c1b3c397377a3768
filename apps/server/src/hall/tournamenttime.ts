import type { Journal, TournamentState } from '@raccord/tournament';

/**
 * The time of a tournament: that of the machine, but it never goes back, and while the clock of a turn runs it goes by a
 * clock that nobody can set. A machine put right disorders no action and changes no time that players have left.
 */
export class TournamentTime {
  readonly #machine: () => number;
  readonly #monotonic: () => number;
  #read: { readonly time: number; readonly at: number } | undefined;

  constructor(machine: () => number, monotonic = () => performance.now()) {
    this.#machine = machine;
    this.#monotonic = monotonic;
  }

  /** No time is before the last action, of which another machine may have told the time. */
  now({ latest, state }: Journal): number {
    const at = this.#monotonic();
    const steady = Math.max(latest, this.#read ? this.#read.time + at - this.#read.at : 0);
    // What passed while the server was stopped, the machine alone can tell.
    const time = this.#read && isClockRunning(state) ? steady : Math.max(steady, this.#machine());
    this.#read = { time, at };
    return Math.floor(time);
  }
}

const isClockRunning = ({ games }: TournamentState): boolean =>
  [...games.values()].some(
    ({ turns, finished }) =>
      !finished &&
      turns.some(({ centres }) => [...centres.values()].some(({ clock }) => clock && clock.since !== undefined)),
  );
