import { relies } from '@raccord/stream';
import { describe, expect, it } from 'vitest';
import type { EventType, RecordedEvent } from '../events.ts';
import { playEverything } from '../testing/everything.ts';
import { touches } from './index.ts';

const { events } = playEverything().journal;

function eventOf(type: EventType, data: object = {}): RecordedEvent {
  const found = events.find((event) => event.type === type);
  if (!found) throw new Error(`No ${type}.`);
  return { ...found, data: { ...found.data, ...data } } as RecordedEvent;
}

const doesRely = (later: RecordedEvent, earlier: RecordedEvent) => relies(touches(later), touches(earlier));

describe('what an event sets', () => {
  it.each(events.map((event) => [event.type, event] as const))('%s sets something', (_, event) => {
    const { writes, reads } = touches(event);
    expect(writes.length).toBeGreaterThan(0);
    for (const path of [...writes, ...reads]) expect(path).toMatch(/^[^/].*[^/]$/);
    expect([...writes, ...reads].join()).not.toContain('undefined');
  });

  it('is relied upon by whatever sets it again', () => {
    for (const event of events) expect(doesRely(event, event), event.type).toBe(true);
  });
});

const P1 = { game: 'g', turn: 1, entrant: 'p1' };
const slipsOf = (...entrants: readonly string[]) => ({
  game: 'g',
  turn: 1,
  slips: entrants.map((entrant) => ({ entrant })),
});

describe('a later event relies on an earlier one', () => {
  it.each([
    ['entrants-registered', {}, 'centre-added', { id: 'c' }],
    ['entrant-seated', { centre: 'd' }, 'centre-added', { id: 'd' }],
    ['slips-recorded', slipsOf('p2'), 'entrants-registered', {}],
    ['slips-recorded', slipsOf('p1', 'p5'), 'entrant-arrived', { entrant: 'p5' }],
    ['team-formed', {}, 'entrants-registered', {}],
    ['tables-assigned', { official: 'a' }, 'official-appointed', { id: 'a' }],
    ['draw-made', { game: 'g' }, 'game-planned', { id: 'g' }],
    ['draw-made', { game: 'g', source: { kind: 'prepared' } }, 'prepared-game-opened', { game: 'g' }],
    ['draw-corrected', {}, 'draw-made', {}],
    ['clock-started', {}, 'draw-corrected', {}],
    ['clock-paused', {}, 'clock-started', {}],
    ['turn-ended', {}, 'clock-started', {}],
    ['turn-closed', { centre: 'c' }, 'turn-ended', { centre: 'c' }],
    ['solution-laid', {}, 'turn-ended', {}],
    ['draw-made', { turn: 2 }, 'solution-laid', { turn: 1 }],
    ['game-finished', {}, 'solution-laid', {}],
    ['slips-recorded', slipsOf('p1'), 'draw-corrected', {}],
    ['slip-corrected', P1, 'slips-recorded', slipsOf('p1', 'p2')],
    ['slip-ruled', P1, 'slip-referred', P1],
    ['ruling-withdrawn', P1, 'slip-ruled', P1],
    ['correction-delivered', P1, 'warning-given', P1],
  ] as const)('%s %j on %s %j', (later, laterData, earlier, earlierData) => {
    expect(doesRely(eventOf(later, laterData), eventOf(earlier, earlierData))).toBe(true);
  });

  it.each([
    ['slips-recorded', slipsOf('p2'), 'slips-recorded', slipsOf('p1')],
    ['slips-recorded', slipsOf('p11'), 'slips-recorded', slipsOf('p1')],
    ['slips-recorded', { ...slipsOf('p1'), turn: 2 }, 'slips-recorded', slipsOf('p1')],
    ['slips-recorded', { ...slipsOf('p1'), turn: 11 }, 'draw-made', { turn: 1 }],
    ['clock-started', { centre: 'd' }, 'clock-started', { centre: 'c' }],
    ['turn-closed', { centre: 'd' }, 'turn-ended', { centre: 'c' }],
    ['solution-laid', {}, 'clock-started', {}],
    ['draw-made', { game: 'g', source: { kind: 'typed' } }, 'prepared-game-opened', { game: 'g' }],
    ['draw-made', { game: 'h' }, 'game-planned', { id: 'g' }],
    ['slips-recorded', slipsOf('p1'), 'entrant-amended', { entrant: 'p1' }],
    ['team-formed', { entrants: ['p1'] }, 'entrant-seated', { entrant: 'p1' }],
  ] as const)('%s %j not on %s %j', (later, laterData, earlier, earlierData) => {
    expect(doesRely(eventOf(later, laterData), eventOf(earlier, earlierData))).toBe(false);
  });
});
