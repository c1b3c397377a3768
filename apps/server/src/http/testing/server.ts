import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildSearchGraph, encodeLexicon, encodeSearchGraph, WordGraph } from '@raccord/scrabble';
import { GRAPH_SUFFIX } from '../../lexicons/graphs.ts';
import { lexiconHash } from '../../lexicons/lexicons.ts';
import type { ServerOptions } from '../../options.ts';
import { type RunningServer, startServer } from '../../start.ts';
import { type Browser, enterAt } from './browser.ts';
import { type Answer, quickFetch } from './quickfetch.ts';

export { type Browser, browserOf, tokenOf } from './browser.ts';

/** Words that make short games; TARDES and RETARDS are found nowhere else. */
const WORDS = `AI AS DE DES ES ET LA LE LES ME MES NE RE SA SE SES TA TE TES
  ARS ART ARTS RAS RAT RATS SET TAS TARD TARDE TARDES RETARD RETARDS STAR TARE TARES RATE RATES`.split(/\s+/);

const LEXICON = { name: 'essai', words: WordGraph.fromWords(WORDS) };
const FREE = brotliCompressSync(encodeLexicon(LEXICON));
/** As a server that was started before has left it: to build it takes a thread. */
const GRAPH = encodeSearchGraph(buildSearchGraph(LEXICON.words), LEXICON);
const GRAPH_FILE = `${lexiconHash(LEXICON)}${GRAPH_SUFFIX}`;

/** For tests that ask more than anybody would. */
export const WIDE_LIMITS = {
  ...{ staffRequests: 1e6, playerRequests: 1e6, staffCommands: 1e6, playerCommands: 1e6 },
  ...{ perAddress: 1e6, entries: 1e6, failedEntries: 1e6 },
};

/** A server on a loopback port, with its own store and a small lexicon for the free one. */
export interface TestServer extends RunningServer {
  readonly directory: string;
  readonly logs: string[];
  readonly clock: { ahead: number };
  /** Stops it and leaves its directory. */
  pause(): Promise<void>;
  /** Lets a browser in by a link: keeps its cookie and names its origin. */
  enter(link: string): Promise<Browser>;
  fetch(path: string, init?: RequestInit): Promise<Answer>;
}

export async function startTestServer(options: Partial<ServerOptions> = {}): Promise<TestServer> {
  const directory = await mkdtemp(join(tmpdir(), 'raccord-http-'));
  const freeLexicon = join(directory, 'libre.bin.br');
  await mkdir(join(directory, 'lexiques'));
  await writeFile(join(directory, 'lexiques', GRAPH_FILE), GRAPH);
  await writeFile(freeLexicon, FREE);
  const logs: string[] = [];
  const clock = { ahead: 0 };
  const server = await startServer({
    directory,
    freeLexicon,
    host: '127.0.0.1',
    port: 0,
    logLevel: 'debug',
    logStream: { write: (line) => void logs.push(line) },
    now: () => Date.now() + clock.ahead,
    ...options,
  }).catch(async (fault) => {
    await rm(directory, { recursive: true, force: true });
    throw fault;
  });
  const ask = (path: string, init: RequestInit = {}) => quickFetch(server.url + path, init);
  return {
    ...server,
    directory,
    logs,
    clock,
    fetch: ask,
    enter: (link) => enterAt(server.url, link),
    pause: server.stop,
    stop: async () => {
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
