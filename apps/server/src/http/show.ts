import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import {
  isPublicFor,
  NEWS_SUBJECTS,
  ON_PHONES,
  type Revisions,
  type Seen,
  subjectsOf,
  type ViewName,
} from '@raccord/contract';
import type { Journal } from '@raccord/tournament';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Station, viewerIn } from '../access/station.ts';
import { concernOf } from '../hall/changes.ts';
import type { Hall } from '../hall/hall.ts';
import type { Turnstile } from '../turnstile.ts';
import type { Gallery } from '../views/gallery.ts';
import { centreOf } from '../views/sight.ts';
import type { Viewer } from '../views/viewer.ts';
import { ApiFault } from './faults.ts';

/** A view as it goes out: its bytes are made once for all who are sent the same. */
export class Shown<Name extends ViewName = ViewName> {
  /** Nothing, for who has it already. */
  readonly answer: Seen<Name> | undefined;
  readonly etag: string | undefined;

  constructor(answer: Seen<Name> | undefined, etag: string | undefined) {
    this.answer = answer;
    this.etag = etag;
  }
}

interface Bytes {
  readonly json: Buffer;
  gzipped?: Buffer | Promise<Buffer>;
}

/** Below, a packet more or less: not worth the work. */
const WORTH_COMPRESSING = 2_048;
/** Below, it takes less time than handing it to a thread. */
const COMPRESSED_AT_ONCE = 16_384;
/** Half of what the best level takes off the time, nearly all of what it takes off the size. */
const GZIP_LEVEL = 4;

const BYTES = new WeakMap<object, Bytes>();

/** Sends a view: nothing when the asker has it already, else its bytes, compressed when he takes that. */
export async function sendShown(
  { answer, etag }: Shown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  reply.header('vary', 'accept-encoding, cookie');
  if (etag !== undefined) reply.headers({ etag, 'cache-control': 'private, no-cache' });
  if (answer === undefined || (etag !== undefined && request.headers['if-none-match'] === etag)) {
    return reply.code(304).send();
  }
  const bytes = BYTES.get(answer) ?? { json: Buffer.from(JSON.stringify(answer)) };
  BYTES.set(answer, bytes);
  reply.type('application/json; charset=utf-8');
  if (bytes.json.length < WORTH_COMPRESSING || !takesGzip(request)) return reply.send(bytes.json);
  bytes.gzipped ??= compressed(bytes.json);
  reply.header('content-encoding', 'gzip');
  return reply.send(await bytes.gzipped);
}

const compressed = (json: Buffer): Buffer | Promise<Buffer> =>
  json.length < COMPRESSED_AT_ONCE
    ? gzipSync(json, { level: GZIP_LEVEL })
    : promisify(gzip)(json, { level: GZIP_LEVEL });

const takesGzip = ({ headers }: FastifyRequest): boolean => /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''));

/** Views that are the same for all of a role in a centre; the others are made for one person. */
const SHARED: ReadonlySet<ViewName> = new Set([
  ...(['seeGame', 'seePeople', 'seeProgress', 'seeSolutions', 'seeReferred'] as const),
  ...(['seeRanking', 'seeStatistics', 'seeAudit'] as const),
]);
/** Of those, the ones that are the same for everybody who is shown what is published. */
const PUBLISHED: ReadonlySet<ViewName> = new Set(['seeRanking', 'seeStatistics']);

export interface AskedView {
  readonly hall: Hall;
  readonly station: Station;
  readonly request: FastifyRequest;
  readonly params?: object;
  readonly query?: object | undefined;
}

/** What is asked for is a part of what is worked out and shared. */
interface Part<Name extends ViewName, T> {
  /** What of the query the whole is made for. */
  readonly wanted?: object | undefined;
  /** The view that changes when the whole does. */
  readonly changesLike?: ViewName;
  pick(whole: T): Seen<Name>;
  /** Many ask for the same part: it is made once, and so are its bytes. */
  readonly isShared?: boolean;
}

type Look<T> = (journal: Journal, session: Viewer) => T | undefined;

/** Shows the tournament to somebody of it. */
export class Showing {
  readonly #gallery: Gallery;
  readonly #turnstile: Turnstile;

  constructor(gallery: Gallery, turnstile: Turnstile) {
    this.#gallery = gallery;
    this.#turnstile = turnstile;
  }

  /** What tells the time: nobody has it already, and nobody shares it. */
  async showNow<Name extends ViewName>(look: () => Seen<Name>, { role }: Station): Promise<Shown<Name>> {
    await this.#turnstile.pass(!ON_PHONES.includes(role));
    return new Shown(look(), undefined);
  }

  /** What is worked out once for all who are shown the same. */
  show<Name extends ViewName>(name: Name, asked: AskedView, look: Look<Seen<Name> & object>): Promise<Shown<Name>> {
    return this.showPart(name, asked, look, { pick: (whole) => whole });
  }

  /** A part of it, which each one asks for. */
  async showPart<Name extends ViewName, T extends object>(
    name: Name,
    { hall, station, request, params, query }: AskedView,
    look: Look<T>,
    { wanted = query, changesLike = name, pick, isShared = false }: Part<Name, T>,
  ): Promise<Shown<Name>> {
    await this.#turnstile.pass(!ON_PHONES.includes(station.role));
    const session = hall.read((journal) => viewerIn(journal, station));
    if (!session) throw new ApiFault('forbidden');
    const concern = hall.read(({ state }) => concernOf(state, session));
    const revision = () => revisionOf(changesLike, hall.changes.revisionsFor(concern), session, query);
    const audience = audienceOf(changesLike, hall, session, query);
    const now = revisionOf(name, hall.changes.revisionsFor(concern), session, query);
    const etag = `"${hall.opening}.${digest(`${audience} ${request.url}`)}.${now}"`;
    if (request.headers['if-none-match'] === etag) return new Shown<Name>(undefined, etag);
    const whole = await this.#gallery.see(hall, JSON.stringify([name, audience, params, wanted]), revision, () => {
      const seen = hall.read((journal) => look(journal, session));
      if (!seen) throw new ApiFault('not-found');
      return seen;
    });
    // What was waited for may be newer than what was asked for: the mark is never.
    return new Shown(isShared ? partOf(whole, JSON.stringify(query), pick) : pick(whole), etag);
  }
}

const PARTS = new WeakMap<object, Map<string, unknown>>();
/** Of one whole: the pages of a long ranking; what is searched for may be anything. */
const MOST_PARTS = 100;

function partOf<T extends object, Picked>(whole: T, asked: string, pick: (whole: T) => Picked): Picked {
  const parts = (PARTS.get(whole) ?? new Map()) as Map<string, Picked>;
  PARTS.set(whole, parts);
  const part = parts.get(asked) ?? pick(whole);
  if (parts.size < MOST_PARTS) parts.set(asked, part);
  return part;
}

function revisionOf(name: ViewName, revisions: Revisions, session: Viewer, query: object | undefined): string {
  const subjects = subjectsOf(name, session.role, query);
  return NEWS_SUBJECTS.filter((subject) => subjects.includes(subject))
    .map((subject) => revisions[subject])
    .join('-');
}

/** All who are shown the same. */
function audienceOf(name: ViewName, hall: Hall, session: Viewer, query: object | undefined): string {
  const { role, centre, id = '', veil } = session;
  // One link for all of them, and some names are withheld, by the club too.
  if (role === 'spectator') return `outside ${veil?.mark}`;
  if (PUBLISHED.has(name) && isPublicFor(role, query)) return 'everybody';
  if (!SHARED.has(name)) return `${role} ${id} ${centre}`;
  return `${role} ${hall.read(({ state }) => centreOf(state, session))}`;
}

/** Of what was asked lately: pages ask for the same again and again. */
const DIGESTS = new Map<string, string>();
const MOST_DIGESTS = 5_000;

function digest(text: string): string {
  const known = DIGESTS.get(text);
  if (known !== undefined) return known;
  const made = createHash('sha1').update(text).digest('base64url').slice(0, 8);
  if (DIGESTS.size >= MOST_DIGESTS) DIGESTS.clear();
  DIGESTS.set(text, made);
  return made;
}
