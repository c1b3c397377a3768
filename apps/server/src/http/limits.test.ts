import { expect, test } from 'vitest';
import { DEFAULT_LIMITS, limitsFrom } from './limits.ts';

test('without a choice, the table of the roles', () => {
  expect(limitsFrom({})).toEqual(DEFAULT_LIMITS);
  const { requests, commands } = DEFAULT_LIMITS;
  expect([requests.player, commands.player, commands.screen, commands.relay]).toEqual([600, 60, 0, 0]);
  for (const role of ['chief', 'referee', 'second-referee', 'commission'] as const) {
    expect(commands[role]).toBeGreaterThanOrEqual(400);
  }
});

test('a choice sets phones, or all the others; nobody acts who did not', () => {
  const { requests, commands, perAddress } = limitsFrom({
    staffRequests: 1,
    staffCommands: 2,
    playerCommands: 3,
    perAddress: 4,
  });
  expect(requests).toEqual({ ...all(1), player: 600, spectator: 600 });
  expect(commands).toEqual({ ...all(2), player: 3, spectator: 0, screen: 0, relay: 0 });
  expect(perAddress).toBe(4);
});

const all = (limit: number) => ({
  ...{ chief: limit, referee: limit, 'second-referee': limit, commission: limit, screen: limit, relay: limit },
});
