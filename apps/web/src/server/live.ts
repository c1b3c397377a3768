import { type CarriedView, CarriedViews, type ViewNews } from '@raccord/contract';

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 8_000;
/** The first word comes at once. */
const HELLO_MS = 10_000;
/** A socket that says nothing for so long is dead, even if the browser does not know it: the server speaks sooner. */
const SILENCE_MS = 30_000;

export interface LiveListener {
  /** How far what is followed has come, and what of it has changed for this station, with what came along. */
  onNews(news: ViewNews, brought: readonly CarriedView[]): void;
  onState(isOnline: boolean): void;
}

/** Follows a tournament, a club or a sitting over its WebSocket, for ever: a cut is mended by itself. Answers how to stop. */
export function followLive(path: string, { onNews, onState }: LiveListener): () => void {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_RETRY_MS;
  let isStopped = false;

  // The browser waits long for the answer of a dead peer before it says that the socket is closed.
  const giveUpAfter = (ms: number, opened: WebSocket) =>
    setTimeout(() => {
      opened.close();
      if (isStopped || socket !== opened) return;
      socket = undefined;
      retry();
    }, ms);
  const retry = (): void => {
    onState(false);
    clearTimeout(timer);
    timer = setTimeout(connect, wait);
    wait = Math.min(wait * 2, LONGEST_RETRY_MS);
  };
  const connect = (): void => {
    clearTimeout(timer);
    const opened = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`);
    socket = opened;
    let silence = giveUpAfter(HELLO_MS, opened);
    const carried = new CarriedViews();
    opened.onmessage = ({ data }) => {
      if (socket !== opened) return;
      clearTimeout(silence);
      silence = giveUpAfter(SILENCE_MS, opened);
      wait = FIRST_RETRY_MS;
      onState(true);
      const news = JSON.parse(String(data)) as ViewNews;
      onNews(news, carried.take(news));
    };
    opened.onclose = () => {
      clearTimeout(silence);
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
