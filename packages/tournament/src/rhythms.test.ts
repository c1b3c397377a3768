import { RHYTHM_NAMES } from '@raccord/regulation';
import { describe, expect, it } from 'vitest';
import { timesOf } from './rhythms.ts';

const written = (rhythm: (typeof RHYTHM_NAMES)[number], turn: number, longStart = false) => {
  const { think, write } = timesOf('2015', rhythm, turn, longStart);
  return `${think}+${write}`;
};

describe('the times of a turn (1.3; C before 2023)', () => {
  it.each([
    ['normal', '150+30'],
    ['semi-normal', '120+30'],
    ['semi-rapide', '90+30'],
    ['semi-blitz', '70+20'],
    ['blitz', '40+20'],
  ] as const)('%s: %s seconds on every turn', (rhythm, times) => {
    expect([1, 10, 30].map((turn) => written(rhythm, turn))).toEqual([times, times, times]);
  });

  it('sudden death (3.8.3; 7.3 before 2023): three turns at 1 min, three at 40 s, then 20 s until it ends', () => {
    const turns = Array.from({ length: 12 }, (_, index) => written('mort-subite', index + 1));
    expect(turns).toEqual([
      ...['60+20', '60+20', '60+20'],
      ...['40+20', '40+20', '40+20'],
      ...['20+20', '20+20', '20+20', '20+20', '20+20', '20+20'],
    ]);
  });

  it('sudden death as it was (7.3): three turns at 1 min 20 s come first', () => {
    expect([1, 3, 4, 7, 10, 40].map((turn) => written('mort-subite', turn, true))).toEqual([
      '80+20',
      '80+20',
      '60+20',
      '40+20',
      '20+20',
      '20+20',
    ]);
  });

  it('no other edition has such a start', () => {
    expect(timesOf('2023', 'mort-subite', 1, true)).toEqual(timesOf('2023', 'mort-subite', 1));
  });

  it('a long start changes no other rhythm', () => {
    for (const rhythm of RHYTHM_NAMES.filter((name) => name !== 'mort-subite')) {
      expect(timesOf('2015', rhythm, 1, true)).toEqual(timesOf('2015', rhythm, 1));
    }
  });
});
