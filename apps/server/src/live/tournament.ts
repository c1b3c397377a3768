import { type NewsSubject, type Revisions, type SessionAnswer, toldLast } from '@raccord/contract';
import { type Station, sessionIn } from '../access/station.ts';
import type { Club } from '../club/club.ts';
import { type Concern, concernOf } from '../hall/changes.ts';
import type { Hall } from '../hall/hall.ts';
import { inParts } from '../work.ts';
import { Carrying } from './carrying.ts';
import type { StreamTelling } from './connection.ts';

/** Who a station is in its tournament, and what concerns him, as long as nobody comes or goes. */
interface Told {
  readonly session: SessionAnswer | undefined;
  readonly concern: Concern | undefined;
  readonly people: number;
}

interface Hearer {
  concern(): Concern | undefined;
  tell(): void;
  /** He will be told of this by then, if of anything. */
  readonly last: NewsSubject;
  willTell(): boolean;
}

/** Those who are told of a tournament, by what concerns them: a slip is not looked at by the thousands that it does not concern. */
class Hearers {
  readonly #hall: Hall;
  /** With the keys under which each is found. */
  readonly #all = new Map<Hearer, readonly string[]>();
  readonly #concerned = new Map<string, Set<Hearer>>();
  /** How much had changed when they were last told. */
  #heard = 0;
  #stop = (): void => undefined;

  constructor(hall: Hall) {
    this.#hall = hall;
  }

  get size(): number {
    return this.#all.size;
  }

  /** Answers how to leave. */
  join(hearer: Hearer): () => void {
    if (this.#all.size === 0) {
      this.#heard = this.#hall.changes.count;
      this.#stop = this.#hall.onChange(() => this.#tell());
    }
    this.#place(hearer);
    return () => {
      for (const key of this.#all.get(hearer) ?? []) {
        const others = this.#concerned.get(key);
        others?.delete(hearer);
        if (others?.size === 0) this.#concerned.delete(key);
      }
      if (this.#all.delete(hearer) && this.#all.size === 0) this.#stop();
    };
  }

  #place(hearer: Hearer): void {
    const keys = hearer.concern()?.keys ?? [];
    this.#all.set(hearer, keys);
    for (const key of keys) {
      const others = this.#concerned.get(key);
      if (others) others.add(hearer);
      else this.#concerned.set(key, new Set([hearer]));
    }
  }

  #tell(): void {
    const { changes } = this.#hall;
    const heard = this.#heard;
    this.#heard = changes.count;
    if (changes.people > heard) {
      // Who comes, goes or moves is concerned by something else than before.
      this.#concerned.clear();
      for (const hearer of this.#all.keys()) this.#place(hearer);
      void inParts(telling([...this.#all.keys()]));
      return;
    }
    const told = new Set<Hearer>();
    for (const key of changes.keysSince(heard)) {
      // Thousands at once, ten times a second: who is going to be told is not looked at again.
      for (const hearer of this.#concerned.get(key) ?? [])
        if (key !== hearer.last || !hearer.willTell()) told.add(hearer);
    }
    void inParts(telling(told));
  }
}

/** Thousands at once, when letters are drawn: others are served meanwhile. */
function* telling(hearers: Iterable<Hearer>): Generator<void, void> {
  for (const { tell } of hearers) yield tell();
}

const HEARERS = new WeakMap<Hall, Hearers>();

function hearersOf(hall: Hall): Hearers {
  const known = HEARERS.get(hall) ?? new Hearers(hall);
  HEARERS.set(hall, known);
  return known;
}

/** A room of which one is told beside the tournament: what the club withholds changes the names that the public is told. */
type Beside = Pick<Club, 'sequence' | 'onChange'>;

/** A tournament, as one of its stations is told of it. */
export function tournamentTelling(hall: Hall, station: Station, beside?: Beside): StreamTelling {
  const carrying = new Carrying(hall);
  const hearers = hearersOf(hall);
  let known: Told | undefined;
  let counted: { readonly last: number; readonly of: Concern; readonly revisions: Revisions } | undefined;
  const revisionsFor = (concern: Concern): Revisions => {
    const last = hall.changes.lastFor(concern);
    if (counted?.last === last && counted.of === concern) return counted.revisions;
    counted = { last, of: concern, revisions: hall.changes.revisionsFor(concern) };
    return counted.revisions;
  };
  /** Looked up again only when people change: thousands listen. */
  const look = (): Told => {
    const { people } = hall.changes;
    if (known?.people === people) return known;
    known = hall.read((journal) => {
      const session = sessionIn(journal, station);
      return { session, concern: session && concernOf(journal.state, session), people };
    });
    return known;
  };
  return {
    stream: hall.id,
    get listeners() {
      return hearers.size;
    },
    onChange: (tell, willTell) => {
      const leave = hearers.join({ concern: () => look().concern, tell, last: toldLast(station.role), willTell });
      const leaveBeside = beside?.onChange(tell);
      return () => {
        leave();
        leaveBeside?.();
      };
    },
    news: () => {
      const { concern } = look();
      if (!concern) return undefined;
      const mark = `${hall.mark} ${station.link}`;
      const revisions = revisionsFor(concern);
      if (!beside) return { sequence: hall.sequence, mark, revisions };
      const people = (revisions.people ?? 0) + beside.sequence;
      return { sequence: hall.sequence, mark: `${mark} ${beside.sequence}`, revisions: { ...revisions, people } };
    },
    write: (news) => {
      const { session } = look();
      return session ? carrying.write(news, session) : JSON.stringify(news);
    },
  };
}
