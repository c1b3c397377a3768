import { once } from 'node:events';
import type { Revisions, ViewNews } from '@raccord/contract';
import { WebSocket } from 'ws';
import type { Browser } from '../../http/testing/server.ts';

/** Somebody who listens to a live feed. */
export interface Ear {
  readonly socket: WebSocket;
  readonly heard: readonly ViewNews[];
  /** What was told last, once something was. */
  last(): Promise<Revisions>;
  /** Waits until one of these is told to be another than it was. */
  change(...subjects: readonly (keyof Revisions)[]): Promise<Revisions>;
  /** The code by which the server ended it. */
  readonly ended: Promise<number>;
}

export function listenTo(url: string, path: string, { cookie }: Pick<Browser, 'cookie'>): Ear {
  const socket = new WebSocket(url.replace('http', 'ws') + path, { headers: { cookie, origin: url } });
  const heard: ViewNews[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(String(data))));
  const last = async (): Promise<Revisions> => {
    while (heard.length === 0) await once(socket, 'message');
    return heard[heard.length - 1].revisions;
  };
  return {
    ...{ socket, heard, last },
    change: async (...subjects) => {
      const before = await last();
      let now = before;
      while (subjects.some((subject) => now[subject] === before[subject])) {
        await once(socket, 'message');
        now = await last();
      }
      return now;
    },
    ended: once(socket, 'close').then(([code]) => code as number),
  };
}
