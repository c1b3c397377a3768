import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { nextVersion, type PlainFiles, readVersion } from './plainfiles.ts';

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
  /** Puts another version there; until `finish`, its page is still the old one. */
  beginPublishing(): void;
  finishPublishing(): void;
  stop(): Promise<void>;
}

/** A web host that hands out files and nothing else: no compression, no address rewritten, no header of ours. */
export async function startPlainHost(): Promise<PlainHost> {
  const first = readVersion();
  const second = nextVersion(first);
  let files: PlainFiles = first;
  const server = createServer(({ url = '' }, answer) => {
    const { pathname } = new URL(url, 'http://host');
    const name = pathname.startsWith(FOLDER) ? pathname.slice(FOLDER.length) || 'index.html' : '';
    const content = files.get(name);
    if (content) answer.writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream' });
    else answer.writeHead(404);
    answer.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${FOLDER}`,
    beginPublishing: () => {
      files = new Map([...second, ['index.html', first.get('index.html') ?? '']]);
    },
    finishPublishing: () => {
      files = second;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
