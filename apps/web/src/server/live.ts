import { addressOf, type News, ROUTES } from '@raccord/contract';

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 8_000;
/** A socket that says nothing for so long is dead: the server pings sooner, and the browser answers by itself. */
const HELLO_MS = 10_000;

export interface LiveListener {
  /** How far the tournament has come, and what of it has changed for this station. */
  onNews(news: News): void;
  onState(isOnline: boolean): void;
}

/** Follows a tournament over its WebSocket, for ever: a cut is mended by itself. Answers how to stop. */
export function followLive(tournament: string, { onNews, onState }: LiveListener): () => void {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_RETRY_MS;
  let isStopped = false;

  const retry = (): void => {
    onState(false);
    clearTimeout(timer);
    timer = setTimeout(connect, wait);
    wait = Math.min(wait * 2, LONGEST_RETRY_MS);
  };
  const connect = (): void => {
    clearTimeout(timer);
    const opened = new WebSocket(liveAddress(tournament));
    socket = opened;
    const hello = setTimeout(() => opened.close(), HELLO_MS);
    opened.onmessage = ({ data }) => {
      clearTimeout(hello);
      wait = FIRST_RETRY_MS;
      onState(true);
      onNews(JSON.parse(String(data)) as News);
    };
    opened.onclose = () => {
      clearTimeout(hello);
      if (!isStopped && socket === opened) retry();
    };
  };
  const connectSoon = (): void => {
    if (socket?.readyState === WebSocket.OPEN) return;
    wait = FIRST_RETRY_MS;
    connect();
  };
  addEventListener('online', connectSoon);
  connect();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    removeEventListener('online', connectSoon);
    socket?.close();
  };
}

function liveAddress(tournament: string): string {
  const path = addressOf(ROUTES.followLive, { params: { tournament } });
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`;
}
