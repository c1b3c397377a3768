import { describe, expect, it } from 'vitest';
import { ServerTime } from './servertime.ts';

const HOUR = 3_600_000;
const SECOND = 1_000;
const NOON = 1_800_000_000_000;

/** A tablet whose clock is wrong by so much, and the server it speaks to. */
function openTablet(wrongBy: number) {
  const world = { passed: 0, wrongBy, kept: 0 };
  const clocks = {
    monotonic: () => 700 + world.passed,
    machine: () => NOON + world.passed + world.wrongBy,
    keep: (ahead: number) => {
      world.kept = ahead;
    },
  };
  const open = () => new ServerTime({ ...clocks, kept: world.kept });
  return {
    world,
    open,
    truth: () => NOON + world.passed,
    wait: (ms: number) => {
      world.passed += ms;
    },
    /** An answer that takes so long there and back. */
    ask: (time: ServerTime, there = 0, back = 0) => {
      const asked = clocks.monotonic();
      world.passed += there;
      const told = NOON + world.passed;
      world.passed += back;
      time.note(told, asked);
    },
  };
}

describe('the time of the server in a page', () => {
  it.each([-HOUR, HOUR])('does not depend on a machine wrong by %i ms', (wrongBy) => {
    const { open, ask, wait, truth } = openTablet(wrongBy);
    const time = open();
    ask(time);
    expect(time.now()).toBe(truth());
    wait(10 * SECOND);
    expect(time.now()).toBe(truth());
  });

  it('goes on without the network, whatever the machine is set to meanwhile', () => {
    const { open, ask, wait, truth, world } = openTablet(0);
    const time = open();
    ask(time);
    world.wrongBy = -HOUR;
    wait(90 * SECOND);
    expect(time.now()).toBe(truth());
  });

  it('is right by the time that the fastest answer took', () => {
    const { open, ask, truth } = openTablet(HOUR);
    const time = open();
    ask(time, 20, 3_000);
    expect(truth() - time.now()).toBe(3_000);
    ask(time, 5, 10);
    expect(truth() - time.now()).toBe(10);
    ask(time, 400, 900);
    expect(truth() - time.now()).toBe(10);
  });

  it('follows a server that was set back', () => {
    const { open, ask, truth, world } = openTablet(0);
    const time = open();
    ask(time);
    time.note(truth() - HOUR, 700 + world.passed);
    expect(time.now()).toBe(truth() - HOUR);
  });

  it('is told in a page opened again without the network by what the machine was wrong by', () => {
    const { open, ask, wait, truth } = openTablet(-HOUR);
    ask(open());
    wait(HOUR);
    expect(open().now()).toBe(truth());
  });
});
