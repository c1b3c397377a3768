/** Clubs that play at the same time, each in its room: two referees, a screen, five telephones, a turn every three minutes. */
import { setMaxListeners } from 'node:events';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StationRole } from '@raccord/contract';
import { hashToken, newId, newToken } from '../../apps/server/src/access/tokens.ts';
import { beginStream } from '../../apps/server/src/maintenance/transfer.ts';
import type { EventStore } from '../../apps/server/src/store/store.ts';
import { Page } from './client.ts';
import { type Club, type ClubCommand, type ClubTurn, entrantAt, refereeAt } from './club.ts';
import type { Served } from './hall.ts';
import { type Awaited, type Looked, Looking } from './looking.ts';

const DAY_MS = 86_400_000;
const TURN_MS = 180_000;
/** Of a turn, the time in which its slips are entered. */
export const ENTRY_MS = 60_000;
const REFEREES = 2;
const PHONES = 5;
/** As a page of the hall shows it. */
const ROWS = 24;
/** Whoever runs all of them, by the pages of so many. */
const CHIEFS = 8;

export interface Room {
  readonly stream: string;
  readonly referees: readonly Looking[];
  readonly screen: Looking;
  readonly phones: readonly Looking[];
  /** What its screen is to show. */
  readonly played: Awaited;
  /** Commands that the server acknowledged. */
  readonly acknowledged: Set<string>;
}

export const pagesOf = ({ referees, screen, phones }: Room): Looking[] => [...referees, screen, ...phones];

/** A tournament with its links, written to the store before the server starts; of the first club unless one is named. */
export async function openRoom(store: EventStore, stream: string, club: Club, of?: string): Promise<Room> {
  await beginStream(store, stream, club.events, of);
  const played: Awaited = { views: ['seeHall'], done: [] };
  const pageOf = async (role: StationRole, views: readonly Looked[], subject?: string): Promise<Looking> => {
    const token = newToken();
    const times = { createdAt: Date.now(), expiresAt: Date.now() + DAY_MS, createdBy: null };
    const station = { id: newId(), stream, role, label: role, data: subject === undefined ? {} : { subject } };
    await store.links.create([{ ...station, ...times, tokenHash: hashToken(token) }]);
    return new Looking({ stream, role, link: token }, views, role === 'screen' ? played : undefined);
  };
  const desk = deskViews(club.turns[0].turn - 1);
  const referees = await inTurn(REFEREES, (at) => pageOf('referee', desk, refereeAt(at)));
  const screen = await pageOf('screen', SCREEN_VIEWS);
  const phones = await inTurn(PHONES, (at) => pageOf('player', phoneViews(entrantAt(at)), entrantAt(at)));
  return { stream, referees, screen, phones, played, acknowledged: new Set() };
}

const HALL: Looked = { view: 'seeHall', path: '/hall' };

const SCREEN_VIEWS: readonly Looked[] = [
  HALL,
  { view: 'seeRanking', path: `/ranking?game=g&published=true&from=0&count=${ROWS}`, query: { published: true } },
];

const deskViews = (turn: number): readonly Looked[] => [
  HALL,
  { view: 'seeGame', path: '/games/g' },
  { view: 'seeDesk', path: `/games/g/turns/${turn}/desk` },
  { view: 'seeCorrections', path: '/corrections?due=true' },
];

const phoneViews = (entrant: string): readonly Looked[] => [
  HALL,
  { view: 'seeOwnSlip', path: '/own-slip' },
  { view: 'seeSheet', path: `/entrants/${entrant}/sheet` },
  { view: 'seeCorrections', path: '/corrections' },
];

async function inTurn<T>(count: number, one: (at: number) => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (let at = 0; at < count; at++) all.push(await one(at));
  return all;
}

/** Rooms begin one after the other; what counts begins once the first of them has all its slips. */
export class Play {
  readonly #club: Club;
  readonly #rooms: readonly Room[];
  readonly #over = new AbortController();
  #isCounted = false;
  /** Of the slips that count, in milliseconds. */
  readonly latencies: number[] = [];

  constructor(club: Club, rooms: readonly Room[]) {
    this.#club = club;
    this.#rooms = rooms;
    setMaxListeners(0, this.#over.signal);
  }

  /** Plays until it is told to end. What fails after that is not held against the server. */
  async run(server: Served): Promise<void> {
    const begin = performance.now();
    const chiefs = await inTurn(CHIEFS, () => new Page(server.url).enter(server.chiefLink));
    await Promise.all(
      this.#rooms.map(async (room, at) => {
        let next = begin + (at / this.#rooms.length) * TURN_MS;
        try {
          for (const turn of this.#club.turns) {
            await this.#wait(next - performance.now());
            await this.#playTurn(room, turn, chiefs[at % chiefs.length]);
            next += TURN_MS;
          }
        } catch (error) {
          if (!this.#over.signal.aborted) throw error;
        }
      }),
    );
    for (const chief of chiefs) chief.close();
  }

  count(isCounted: boolean): void {
    this.#isCounted = isCounted;
  }

  end(): void {
    this.#over.abort();
  }

  async #wait(milliseconds: number): Promise<void> {
    await sleep(Math.max(0, milliseconds), undefined, { signal: this.#over.signal });
  }

  async #playTurn(room: Room, turn: ClubTurn, chief: Page): Promise<void> {
    const tell = async (at: string, { type, data }: ClubCommand): Promise<void> => {
      const id = `t${turn.turn}-${at}`;
      const told = await chief.ask('POST', `/api/tournaments/${room.stream}/commands`, { id, type, data });
      room.acknowledged.add(id);
      room.played.done.push({ sequence: (told as { sequence: number }).sequence, at: performance.now() });
    };
    for (const [at, command] of turn.opening.entries()) await tell(`o${at}`, command);
    for (const referee of room.referees) referee.show(deskViews(turn.turn));
    await Promise.all(
      turn.slips.map(async ({ referee, type, data }, at) => {
        await this.#wait(((at + Math.random()) / turn.slips.length) * ENTRY_MS);
        const id = `t${turn.turn}-s${at}`;
        const sent = performance.now();
        const isCounted = this.#isCounted;
        await room.referees[referee].tell(id, type, data);
        room.acknowledged.add(id);
        if (isCounted) this.latencies.push(performance.now() - sent);
      }),
    );
    for (const [at, command] of turn.closing.entries()) await tell(`c${at}`, command);
  }
}
