import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FILES = fileURLToPath(new URL('../../apps/web/dist-static', import.meta.url));
/** A folder of a host that has other things too. */
const FOLDER = '/outils/raccord/';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

export interface PlainHost {
  /** Of the page. */
  readonly url: string;
  /** From now on its service worker is another one, as after a new version is put there. */
  publishAgain(): void;
  stop(): Promise<void>;
}

/** A web host that hands out files and nothing else: no compression, no address rewritten, no header of ours. */
export async function startPlainHost(): Promise<PlainHost> {
  let version = 1;
  const server = createServer(({ url = '' }, answer) => {
    const { pathname } = new URL(url, 'http://host');
    const inside = pathname.startsWith(FOLDER) ? pathname.slice(FOLDER.length) || 'index.html' : undefined;
    const file = inside === undefined || inside.includes('..') ? undefined : join(FILES, inside);
    if (file === undefined || !existsSync(file) || !statSync(file).isFile()) {
      answer.writeHead(404).end();
      return;
    }
    answer.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    const content = createReadStream(file);
    if (inside !== 'sw.js') {
      content.pipe(answer);
      return;
    }
    content.pipe(answer, { end: false });
    content.on('end', () => answer.end(`\n// ${version}`));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${FOLDER}`,
    publishAgain: () => {
      version++;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
