import { describe, expect, it } from 'vitest';
import { draw, openCentres } from '../views/testing/centres.ts';
import { TournamentTime } from './tournamenttime.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** A machine with a clock that can be set, and one that cannot. */
function openTime() {
  const centres = openCentres();
  const machine = { time: centres.journal.latest + MINUTE, running: 5_000 };
  const time = new TournamentTime(
    () => machine.time,
    () => machine.running,
  );
  return {
    centres,
    set: (by: number) => {
      machine.time += by;
    },
    wait: (ms: number) => {
      machine.time += ms;
      machine.running += ms;
    },
    now: () => time.now(centres.journal),
    machine,
  };
}

describe('the time of a tournament', () => {
  it('is that of the machine', () => {
    const { now, wait, set, machine } = openTime();
    expect(now()).toBe(machine.time);
    wait(MINUTE);
    set(HOUR);
    expect(now()).toBe(machine.time);
  });

  it('goes on from where it was when the machine is set back', () => {
    const { now, set, wait } = openTime();
    const before = now();
    set(-HOUR);
    expect(now()).toBe(before);
    wait(3_000);
    expect(now()).toBe(before + 3_000);
  });

  it('goes on from the last action where that is ahead of the machine', () => {
    const { now, set, wait, centres } = openTime();
    set(-HOUR);
    expect(now()).toBe(centres.journal.latest);
    wait(3_000);
    expect(now()).toBe(centres.journal.latest + 3_000);
  });

  it('is not set while the clock of a turn runs, in any centre, and is after that', () => {
    const { now, set, wait, centres, machine } = openTime();
    draw(centres, 'MENERAI');
    centres.tell('start-clock', { game: 'g', turn: 1, centre: 'd' });
    const before = now();
    set(HOUR);
    wait(1_000);
    expect(now()).toBe(before + 1_000);
    centres.tell('end-turn', { game: 'g', turn: 1, centre: 'd' });
    expect(now()).toBe(machine.time);
  });
});
