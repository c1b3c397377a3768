import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A network between a relay and the server of the tournament, which can be cut. */
export interface Network {
  readonly url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Leads elsewhere from now on. */
  lead(url: string): void;
}

export async function startNetwork(target: string): Promise<Network> {
  let { port } = new URL(target);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
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
      server.listen(own, '127.0.0.1');
      await once(server, 'listening');
    },
    lead: (url) => {
      ({ port } = new URL(url));
    },
  };
}
