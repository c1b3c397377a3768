import { describe, expect, it } from 'vitest';
import { rankOverall } from '../ranking/ranking.ts';
import { playEverything } from '../testing/everything.ts';
import { ABSENT, Hall, layTop, openHall, playTurn, slipOf, WORDBOOK } from '../testing/hall.ts';
import { Journal } from './journal.ts';

const DRAW = { game: 'g', source: { kind: 'typed', letters: 'MENERAI' } } as const;

describe('a command', () => {
  it('gives one event, numbered, dated, signed and chained to the one before it', () => {
    const hall = openHall();
    const last = hall.journal.events.at(-1);
    const command = hall.command('make-draw', DRAW);
    const answer = hall.journal.submit(command);
    expect(answer).toMatchObject({
      ok: true,
      value: {
        type: 'draw-made',
        id: command.id,
        sequence: (last?.sequence ?? 0) + 1,
        version: 1,
        actor: command.actor,
        at: command.at,
        previous: last?.hash,
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    });
    expect(hall.journal.events.at(-1)).toBe(answer.ok && answer.value);
  });

  it('that comes twice is done once, and gets the same answer', () => {
    const hall = openHall();
    const command = hall.command('make-draw', DRAW);
    const first = hall.journal.submit(command);
    const count = hall.journal.events.length;
    expect(hall.journal.submit(command)).toEqual(first);
    expect(hall.journal.submit({ ...command, at: command.at + 5 })).toEqual(first);
    expect(hall.journal.events).toHaveLength(count);
    expect(hall.journal.state.games.get('g')?.turns).toHaveLength(1);
  });

  it('that comes again after the program was started again is still done once', () => {
    const hall = openHall();
    const command = hall.command('make-draw', DRAW);
    hall.journal.submit(command);
    const again = new Journal(WORDBOOK, hall.journal.events);
    expect(again.submit(command)).toEqual({ ok: true, value: hall.journal.events.at(-1) });
    expect(again.events).toHaveLength(hall.journal.events.length);
  });

  it('that is refused leaves no trace, and may be accepted later', () => {
    const hall = openHall();
    const command = hall.command('start-clock', { game: 'g', turn: 1, centre: 'c' });
    const count = hall.journal.events.length;
    expect(hall.journal.submit(command)).toMatchObject({ ok: false, fault: { code: 'unknown-turn' } });
    expect(hall.journal.events).toHaveLength(count);
    hall.tell('make-draw', DRAW);
    expect(hall.journal.submit(command).ok).toBe(true);
  });

  it('can be decided without being done', () => {
    const hall = openHall();
    const count = hall.journal.events.length;
    expect(hall.journal.decide(hall.command('make-draw', DRAW))).toMatchObject({ value: { type: 'draw-made' } });
    expect(hall.journal.events).toHaveLength(count);
  });
});

describe('a tournament built again from its events', () => {
  it.each([
    ['everything happened', playEverything],
    ['something was undone', withUndone],
  ])('is the same when %s', (_, play) => {
    const hall = play();
    const again = new Hall(undefined, JSON.parse(JSON.stringify(hall.journal.events)));
    expect(again.journal.state).toEqual(hall.journal.state);
    expect(again.journal.events).toEqual(hall.journal.events);
    expect(rankOverall(again.journal.state, again.journal.ledger)).toEqual(
      rankOverall(hall.journal.state, hall.journal.ledger),
    );
    for (const { number } of hall.journal.state.games.get('g')?.turns ?? []) {
      expect(again.journal.ledger.results('g', number)).toEqual(hall.journal.ledger.results('g', number));
    }
  });

  it('goes on as if nothing had happened', () => {
    const hall = openHall();
    playTurn(hall, 'MENERAI', 1);
    const again = new Hall(undefined, hall.journal.events);
    layTop(again, 1);
    layTop(hall, 1);
    expect(again.journal.events.at(-1)).toEqual(hall.journal.events.at(-1));
  });
});

describe('an event recorded elsewhere', () => {
  it('is taken in as if it had been decided here', () => {
    const here = openHall();
    const there = new Hall(undefined, here.journal.events);
    here.tell('make-draw', DRAW);
    const recorded = here.tell('record-slips', {
      game: 'g',
      turn: 1,
      slips: [{ entrant: 'p1', slip: slipOf('MARE', 'H5', 10) }],
    });
    const undone = here.tell('undo', {});
    for (const event of here.journal.events.slice(-3)) there.journal.append(event);
    expect(there.journal.state).toEqual(here.journal.state);
    expect(there.journal.isUndone(recorded)).toBe(true);
    expect(there.journal.isUndone(undone)).toBe(false);
  });
});

function withUndone(): Hall {
  const hall = openHall();
  playTurn(hall, 'MENERAI', 1);
  for (const entrant of ['p1', 'p2', 'p3']) {
    hall.tell('record-slips', { game: 'g', turn: 1, slips: [{ entrant, slip: ABSENT }] });
  }
  hall.tell('undo', {});
  hall.tell('undo', {});
  layTop(hall, 1);
  return hall;
}

describe('the end of a history that comes otherwise', () => {
  it('is put in the place of what was there, and everything is worked out again', () => {
    const hall = openHall();
    const { length } = hall.journal.events;
    playTurn(hall, 'MENERAI', 1);
    hall.tell('undo', {});
    const other = openHall();
    playTurn(other, 'SALETUN', 1);
    hall.journal.rewrite(length, other.journal.events.slice(length));
    expect(hall.journal.state).toEqual(other.journal.state);
    expect(hall.journal.events).toEqual(other.journal.events);
    expect(hall.journal.find(other.journal.events[length].id)).toBe(other.journal.events[length]);
  });

  it('can be sealed anew without being worked out again', () => {
    const hall = openHall();
    const { length } = hall.journal.events;
    playTurn(hall, 'MENERAI', 1);
    const { state } = hall.journal;
    const sealed = hall.journal.events.slice(length).map((event) => ({ ...event, hash: 'x' }));
    hall.journal.reseal(length, sealed);
    expect(hall.journal.state).toBe(state);
    expect(hall.journal.events.slice(length)).toEqual(sealed);
    expect(hall.journal.latest).toBe(sealed.at(-1)?.at);
  });
});
