import type { Revisions, SessionAnswer } from '@raccord/contract';
import { type Station, sessionIn } from '../access/station.ts';
import { type Concern, concernOf } from '../hall/changes.ts';
import type { Hall } from '../hall/hall.ts';
import { Carrying } from './carrying.ts';
import type { StreamTelling } from './connection.ts';

/** Who a station is in its tournament, and what concerns him, as long as nobody comes or goes. */
interface Told {
  readonly session: SessionAnswer | undefined;
  readonly concern: Concern | undefined;
  readonly people: number;
}

/** A tournament, as one of its stations is told of it. */
export function tournamentTelling(hall: Hall, station: Station): StreamTelling {
  const carrying = new Carrying(hall);
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
      return hall.listeners;
    },
    onChange: (tell) => hall.onChange(tell),
    news: () => {
      const { concern } = look();
      if (!concern) return undefined;
      const mark = `${hall.mark} ${station.link}`;
      return { sequence: hall.sequence, mark, revisions: revisionsFor(concern) };
    },
    write: (news) => {
      const { session } = look();
      return session ? carrying.write(news, session) : JSON.stringify(news);
    },
  };
}
