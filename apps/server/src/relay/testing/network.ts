import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** A network between people or a relay and a server, which can be cut and slowed. */
export interface Network {
  readonly url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Each piece takes so long from now on, in milliseconds. */
  slow(by: number): void;
  /** Leads elsewhere from now on. */
  lead(url: string): void;
}

export async function startNetwork(target: string): Promise<Network> {
  let { port } = new URL(target);
  const sockets = new Set<Socket>();
  let lag = 0;
  const lagging = () =>
    new Transform({
      transform: (piece, _, pass) => {
        if (lag === 0) pass(null, piece);
        else setTimeout(pass, lag, null, piece);
      },
    });
  const server = createServer((near) => {
    const far = connect(Number(port), '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.pipe(lagging()).pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = (server.address() as AddressInfo).port;
  return {
    url: `http://127.0.0.1:${own}`,
    cut: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    mend: async () => {
      if (server.listening) return;
      server.listen(own, '127.0.0.1');
      await once(server, 'listening');
    },
    slow: (by) => {
      lag = by;
    },
    lead: (url) => {
      ({ port } = new URL(url));
    },
  };
}
