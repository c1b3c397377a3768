import type { Socket } from 'node:net';
import { NEWS_SUBJECTS, type NewsSubject, paceOf, type Revisions, type ViewNews } from '@raccord/contract';
import type { WebSocket } from 'ws';
import type { Station } from '../access/station.ts';
import { Turnstile } from '../turnstile.ts';
import type { Audience, Ending } from './audience.ts';

/** Codes of closing, as RFC 6455 and its private range have them. */
const CLOSED = { 'session-over': 4401, closing: 1001, misuse: 1008 } as const;

/** The last to be told waits so long for each who listens: then he asks. */
const SPREAD_MS = 0.1;
const SPREAD_OF_SPECTATORS_MS = 2;

/** Messages a client may send between two pings. */
const MOST_MESSAGES = 60;

export interface LiveSettings {
  /**
   * Between two signs of life. A page does not see pings: it hears the number again, and knows by its silence that the
   * connection is dead.
   */
  readonly pingMs: number;
  /** Whoever has not answered a ping by then is gone. */
  readonly answerMs: number;
}

/** By which those who were put off, and the phones of players always, are told a few at a time: slips pass between. */
const LINE = new Turnstile();

/** What a WebSocket goes over. */
export type Wire = Pick<Socket, 'cork' | 'uncork'>;

/** A tournament, a club or a sitting, as one station is told of it. */
export interface StreamTelling {
  readonly stream: string;
  /** How many are told of it. */
  readonly listeners: number;
  /** Calls back after changes, unless they can wait for what `willTell` says is coming. Answers how to stop. */
  onChange(tell: () => void, willTell: () => boolean): () => void;
  /** Nothing for whoever is no longer there. */
  news(): ViewNews | undefined;
  /** News as it is sent, where it carries views too. */
  write?(news: ViewNews): string;
}

/**
 * Tells one client how far what it follows has come, and what of it has changed that this station may look at: nothing when
 * nothing has, and what can wait at the pace at which its page would look. While a message is on its way only the latest news is kept: a slow client costs nothing and holds nobody back.
 * A lost message costs nothing either: the next one says it all.
 */
export function attend(
  socket: WebSocket,
  wire: Wire,
  station: Station,
  telling: StreamTelling,
  audience: Audience,
  { pingMs, answerMs }: LiveSettings,
): void {
  let isSending = false;
  let told: ViewNews | undefined;
  let toldAt = 0;
  /** It is told the number again, though nothing has changed. */
  let mustRepeat = false;
  let later: NodeJS.Timeout | undefined;
  let planned = Number.POSITIVE_INFINITY;
  let isDue = false;
  let isInLine = false;
  let pingedAt: number | undefined;
  let messages = 0;

  /** One after the other, so that they do not all ask at once: a hall of twenty notices nothing. */
  const place = Math.random() * (station.role === 'spectator' ? SPREAD_OF_SPECTATORS_MS : SPREAD_MS);
  const standsInLine = station.role === 'player';
  const spread = (): number => (standsInLine ? 0 : place * telling.listeners);

  /** What can wait is told with what cannot. */
  const tellAt = (time: number): void => {
    if (time >= planned) return;
    planned = time;
    clearTimeout(later);
    later = setTimeout(() => {
      planned = Number.POSITIVE_INFINITY;
      void standInLine();
    }, time - performance.now()).unref();
  };

  const standInLine = async (): Promise<void> => {
    if (isInLine) return;
    isInLine = true;
    await LINE.pass(!standsInLine);
    isInLine = false;
    isDue = true;
    tell();
  };

  const tell = (): void => {
    const wasDue = isDue;
    isDue = false;
    if (isSending || socket.readyState !== socket.OPEN) return;
    const news = telling.news();
    if (!news) {
      end('session-over');
      return;
    }
    const changed = changedSince(told?.revisions, news.revisions);
    const isNew = changed.length > 0;
    if (!isNew && !mustRepeat) return;
    const now = performance.now();
    const canWait = isNew && told !== undefined;
    const due = canWait ? Math.max(toldAt + paceOf(station.role, changed), wasDue ? now : now + spread()) : now;
    if (due > now) {
      tellAt(due);
      return;
    }
    if (canWait && standsInLine && !wasDue) {
      void standInLine();
      return;
    }
    clearTimeout(later);
    planned = Number.POSITIVE_INFINITY;
    isSending = true;
    mustRepeat = false;
    told = news;
    toldAt = now;
    socket.send(telling.write?.(news) ?? JSON.stringify(news), () => {
      isSending = false;
      tell();
    });
  };

  const end = (why: Ending): void => {
    socket.close(CLOSED[why]);
    // A client that does not answer the farewell is not waited for.
    setTimeout(() => socket.terminate(), 500).unref();
  };
  const stopHearing = telling.onChange(tell, () => isSending || isInLine || planned < Number.POSITIVE_INFINITY);
  const leave = audience.join({ station, stream: telling.stream, end });
  const endUnanswered = (): void => {
    if (pingedAt !== undefined && performance.now() - pingedAt >= answerMs) socket.terminate();
  };
  const pings = setInterval(() => {
    pingedAt ??= performance.now();
    setTimeout(endUnanswered, answerMs + 1).unref();
    messages = 0;
    mustRepeat = true;
    // One packet for both: thousands are told every few seconds.
    wire.cork();
    socket.ping();
    tell();
    wire.uncork();
  }, pingMs).unref();

  socket.on('pong', () => {
    pingedAt = undefined;
  });
  socket.on('message', (data) => {
    messages++;
    const seen = seenBy(String(data));
    if (seen === undefined || messages > MOST_MESSAGES) return socket.close(CLOSED.misuse);
    // What it has seen is not what it was told: say it again.
    if (seen !== told?.sequence) mustRepeat = true;
    tell();
  });
  socket.on('close', () => {
    clearInterval(pings);
    clearTimeout(later);
    stopHearing();
    leave();
  });
  tell();
}

const changedSince = (before: Revisions | undefined, now: Revisions): readonly NewsSubject[] =>
  before === now ? NOTHING : NEWS_SUBJECTS.filter((subject) => before?.[subject] !== now[subject]);

const NOTHING: readonly NewsSubject[] = [];

/** `{"sequence":N}`: the last number that the client has seen. */
function seenBy(text: string): number | undefined {
  try {
    const { sequence } = JSON.parse(text) as { readonly sequence?: unknown };
    return Number.isSafeInteger(sequence) ? (sequence as number) : undefined;
  } catch {
    return undefined;
  }
}
