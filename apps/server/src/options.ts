import { fileURLToPath } from 'node:url';
import { type LimitChoices, limitsFrom } from './http/limits.ts';
import type { LogLevel, LogStream } from './http/logs.ts';
import type { EveningNews } from './live/evening.ts';

/** How a server is started. */
export interface ServerOptions {
  /** Where the database, unless it is PostgreSQL, and the lexicons of the installation are. */
  readonly directory: string;
  /** `postgres://…`: a database shared by several servers. */
  readonly databaseUrl?: string;
  /** The link of a relay: the server is that of one centre, for a tournament of the server that gave the link. */
  readonly relay?: string;
  /** Between two attempts of a relay to reach that server. */
  readonly retryMs?: number;
  readonly host?: string;
  /** 0: any free one. */
  readonly port?: number;
  readonly logLevel?: LogLevel;
  /** The standard error, unless told otherwise. */
  readonly logStream?: LogStream;
  /** Told how the tournaments go, for the terminal of the server. */
  readonly onEvening?: (news: EveningNews) => void;
  /** Told that two have come with what one browser was started with. */
  readonly onTicketTwice?: () => void;
  /** Believe the `X-Forwarded-*` of the one proxy in front of the server. */
  readonly behindProxy?: boolean;
  /** The address that links are given, where the server cannot know it. */
  readonly publicUrl?: string;
  readonly limits?: LimitChoices;
  /** That the server may take, in bytes; a gigabyte when nothing is said. Tournaments that nobody looks at are closed for it. */
  readonly memory?: number;
  /** The free lexicon, compressed. */
  readonly freeLexicon?: string;
  /** The application, built. */
  readonly webDirectory?: string;
  /** What the program was made of: a file of its package. */
  readonly notices?: string;
  /** How long a request for news waits. */
  readonly waitMs?: number;
  /** Between two signs of life of the live feed: a page that hears none for thirty seconds connects again. */
  readonly pingMs?: number;
  readonly answerMs?: number;
  readonly now?: () => number;
}

/** Every network of the machine: referees and players join by the local one. */
const DEFAULT_HOST = '0.0.0.0';
export const DEFAULT_PORT = 4747;

/** What runs in a thread, built with the program; as deep from the sources as from the program. */
export const THREAD = new URL('../../cli/dist/thread.js', import.meta.url);

/** Source Sans 3, put beside the program when it is built. */
export const FONT_DIRECTORY = new URL('../../cli/dist/fonts/', import.meta.url);

/** What was left out, filled in. */
export const completed = (options: ServerOptions) => ({
  host: DEFAULT_HOST,
  port: DEFAULT_PORT,
  logLevel: 'info' as LogLevel,
  behindProxy: false,
  waitMs: 25_000,
  // Together less than the thirty seconds after which a page or the server knows that the other is gone.
  pingMs: 24_000,
  answerMs: 5_000,
  retryMs: 1_000,
  onTicketTwice: () => undefined,
  now: Date.now,
  // All as deep from the sources as from the program that is built of them.
  webDirectory: fileURLToPath(new URL('../../web/dist', import.meta.url)),
  freeLexicon: fileURLToPath(new URL('../../../data/lexicon/lexicon.bin.br', import.meta.url)),
  notices: fileURLToPath(new URL('../../../THIRD-PARTY.txt', import.meta.url)),
  ...options,
  limits: limitsFrom(options.limits ?? {}),
});
