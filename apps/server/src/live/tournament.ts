import type { Journal } from '@raccord/tournament';
import { type Station, sessionIn } from '../access/station.ts';
import { type Concern, concernOf } from '../hall/changes.ts';
import type { Hall } from '../hall/hall.ts';
import type { StreamTelling } from './connection.ts';

/** A tournament, as one of its stations is told of it. */
export function tournamentTelling(hall: Hall, station: Station): StreamTelling {
  let concern: { readonly of: Concern | undefined; readonly people: number } | undefined;
  return {
    stream: hall.id,
    get listeners() {
      return hall.listeners;
    },
    onChange: (tell) => hall.onChange(tell),
    news: () => {
      // Who it is and where he sits, looked up again only when people change: a thousand listen.
      const { people } = hall.changes;
      if (concern?.people !== people) concern = { of: hall.read((journal) => concernIn(journal, station)), people };
      if (!concern.of) return undefined;
      const mark = `${hall.mark} ${station.link}`;
      return { sequence: hall.sequence, mark, revisions: hall.changes.revisionsFor(concern.of) };
    },
  };
}

function concernIn(journal: Journal, station: Station): Concern | undefined {
  const session = sessionIn(journal, station);
  return session && concernOf(journal.state, session);
}
