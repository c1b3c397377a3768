import { expect, it } from 'vitest';
import { adviceOf, portOf } from './advice.ts';

const LAPTOP: Parameters<typeof adviceOf>[0] = {
  ...{ door: 'network' as const, system: 'windows' as const, hasVisitors: false },
  addresses: ['http://192.168.1.24:4747'],
};

it('says how to let others in until somebody has come, and at once on Windows', () => {
  expect(adviceOf(LAPTOP)).toBe('help');
  expect(adviceOf({ ...LAPTOP, system: 'linux' })).toBe('folded-help');
  expect(adviceOf({ ...LAPTOP, hasVisitors: true })).toBe('address');
});

it('says when nobody can come, and leaves those who run a public server alone', () => {
  expect(adviceOf({ ...LAPTOP, addresses: [], door: 'machine' })).toBe('machine');
  expect(adviceOf({ ...LAPTOP, addresses: [] })).toBe('alone');
  expect(adviceOf({ ...LAPTOP, addresses: ['https://scrabble.example'], door: 'public' })).toBe('none');
});

it('names the port of an address', () => {
  expect(portOf('http://192.168.1.24:4748')).toBe('4748');
  expect(portOf('http://192.168.1.24')).toBe('80');
});
