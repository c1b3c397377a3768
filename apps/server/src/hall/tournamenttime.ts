import type { Journal, TournamentState } from '@raccord/tournament';
import { SteadyTime } from '../steadytime.ts';

/** The time of a tournament, which nobody can set while the clock of a turn runs. */
export class TournamentTime {
  readonly #time: SteadyTime;

  constructor(machine: () => number, monotonic?: () => number) {
    this.#time = new SteadyTime(machine, monotonic);
  }

  now({ latest, state }: Journal): number {
    return this.#time.now(latest, isClockRunning(state));
  }
}

const isClockRunning = ({ games }: TournamentState): boolean =>
  [...games.values()].some(
    ({ turns, finished }) =>
      !finished &&
      turns.some(({ centres }) => [...centres.values()].some(({ clock }) => clock && clock.since !== undefined)),
  );
