import type { Journal, TournamentState } from '@raccord/tournament';
import { SteadyTime } from '../steadytime.ts';

/** The time of a tournament, which nobody can set while the clock of a turn runs. */
export class TournamentTime {
  readonly #time: SteadyTime;
  /** Whether a clock ran after this event. */
  #looked: { readonly after: unknown; readonly isRunning: boolean } | undefined;

  constructor(machine: () => number, monotonic?: () => number) {
    this.#time = new SteadyTime(machine, monotonic);
  }

  now({ latest, state, events }: Journal): number {
    const after = events.at(-1);
    if (!this.#looked || this.#looked.after !== after) this.#looked = { after, isRunning: isClockRunning(state) };
    return this.#time.now(latest, this.#looked.isRunning);
  }
}

const isClockRunning = ({ games }: TournamentState): boolean =>
  [...games.values()].some(
    ({ turns, finished }) =>
      !finished &&
      turns
        .toReversed()
        .some(({ centres }) => [...centres.values()].some(({ clock }) => clock && clock.since !== undefined)),
  );
