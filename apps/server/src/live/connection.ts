import type { News } from '@raccord/contract';
import type { WebSocket } from 'ws';
import { type Station, sessionIn } from '../access/station.ts';
import { sameRevisions } from '../hall/changes.ts';
import type { Hall } from '../hall/hall.ts';
import type { Audience } from './audience.ts';

/** Codes of closing, as RFC 6455 and its private range have them. */
const CLOSED = { 'session-over': 4401, closing: 1001, misuse: 1008 } as const;

/** Messages a client may send between two pings. */
const MOST_MESSAGES = 60;

export interface LiveSettings {
  /**
   * Between two signs of life. Whoever has not answered a ping when the next one is due is gone. A page does not see pings:
   * it hears the number again, and knows by its silence that the connection is dead.
   */
  readonly pingMs: number;
}

/**
 * Tells one client how far its tournament has come, and what of it has changed that this station may look at: nothing when
 * nothing has. While a message is on its way only the latest news is kept: a slow client costs nothing and holds nobody back.
 * A lost message costs nothing either: the next one says it all.
 */
export function attend(socket: WebSocket, station: Station, hall: Hall, audience: Audience, { pingMs }: LiveSettings) {
  let isSending = false;
  let told: News | undefined;
  let isAlive = true;
  let messages = 0;

  const tell = (): void => {
    if (isSending || socket.readyState !== socket.OPEN) return;
    const news = newsFor(hall, station);
    if (!news || sameRevisions(told?.revisions, news.revisions)) return;
    isSending = true;
    told = news;
    socket.send(JSON.stringify(news), () => {
      isSending = false;
      tell();
    });
  };

  const stopHearing = hall.onChange(tell);
  const leave = audience.join({
    station,
    end: (why) => {
      socket.close(CLOSED[why]);
      // A client that does not answer the farewell is not waited for.
      setTimeout(() => socket.terminate(), 500).unref();
    },
  });
  const pings = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    messages = 0;
    socket.ping();
    told = undefined;
    tell();
  }, pingMs).unref();

  socket.on('pong', () => {
    isAlive = true;
  });
  socket.on('message', (data) => {
    messages++;
    const seen = seenBy(String(data));
    if (seen === undefined || messages > MOST_MESSAGES) return socket.close(CLOSED.misuse);
    // What it has seen is not what it was told: say it again.
    if (seen !== told?.sequence) told = undefined;
    tell();
  });
  socket.on('close', () => {
    clearInterval(pings);
    stopHearing();
    leave();
  });
  tell();
}

/** Nothing for an official or an entrant who is no longer there. */
const newsFor = (hall: Hall, station: Station): News | undefined =>
  hall.read((journal) => {
    const session = sessionIn(journal, station);
    return session && { sequence: hall.sequence, revisions: hall.changes.revisionsFor(journal.state, session) };
  });

/** `{"sequence":N}`: the last number that the client has seen. */
function seenBy(text: string): number | undefined {
  try {
    const { sequence } = JSON.parse(text) as { readonly sequence?: unknown };
    return Number.isSafeInteger(sequence) ? (sequence as number) : undefined;
  } catch {
    return undefined;
  }
}
