import { accept, type Result, refuse } from '@raccord/scrabble';
import { atOnce, type ErasedHashes, erasedHashes, followsOn, NAMES_ERASED, type Sha256 } from '@raccord/stream';
import type { RecordedEvent } from '../events.ts';
import { recognise, type StoredEvent } from './stored.ts';

/** First line of a tournament file, with the number of events; they follow, one a line. */
const HEADER = { format: 'raccord-tournament', version: 1 } as const;

export type TournamentFileFault =
  | 'not-a-tournament'
  | 'file-too-new'
  | 'event-unreadable'
  | 'event-too-new'
  | 'chain-broken';

export function* makeTournamentFile(events: readonly RecordedEvent[]): Generator<string, void, undefined> {
  yield `${JSON.stringify({ ...HEADER, events: events.length })}\n`;
  for (const event of events) yield `${JSON.stringify(event)}\n`;
}

/** Reads a tournament file and checks its chain; a fault names the line. */
export const parseTournamentFile = (text: string, hash?: Sha256): Result<RecordedEvent[], TournamentFileFault> =>
  atOnce(readingTournamentFile(text, hash));

/** After so many events it is told how many are read. */
const STEP = 100;

/** The same, step by step, each of which says how many events are read of all that the file announces. */
export function* readingTournamentFile(
  text: string,
  hash?: Sha256,
): Generator<{ readonly done: number; readonly total: number }, Result<RecordedEvent[], TournamentFileFault>> {
  const lines = linesOf(text.replace(/^\uFEFF/, ''));
  const first = headerIn(lines.next().value?.content ?? '');
  if (!first) {
    return refuse(
      'not-a-tournament',
      'Ce fichier n’est pas un tournoi de Raccord : choisissez un fichier qu’il a écrit.',
    );
  }
  if (first.version > HEADER.version) {
    return refuse(
      'file-too-new',
      'Ce fichier a été écrit par une version plus récente de Raccord : mettez Raccord à jour.',
    );
  }
  const erased = yield* erasedIn(text, first.events);
  const events: RecordedEvent[] = [];
  let last: StoredEvent | undefined;
  for (const { line, content } of lines) {
    const stored = parseEvent(content);
    if (!stored) return broken('event-unreadable', line, 'n’est pas une action lisible');
    if (!followsOn(stored, last, hash, erased)) return broken('chain-broken', line, 'ne suit pas la précédente');
    const event = recognise(stored);
    if (!event.ok) return event;
    events.push(event.value);
    last = stored;
    if (events.length % STEP === 0) yield { done: events.length, total: Math.max(first.events, events.length) };
  }
  if (first.events !== events.length) {
    return refuse(
      'chain-broken',
      `Ce fichier a ${events.length} des ${first.events} actions qu’il annonce : il a été modifié ou coupé. Reprenez la dernière sauvegarde.`,
    );
  }
  return accept(events);
}

/**
 * What the erasures of a file say of the events before them; they come at its end, so that it is looked through first: up to a line
 * that is no event, where the file will be refused.
 */
function* erasedIn(
  text: string,
  total: number,
): Generator<{ readonly done: number; readonly total: number }, ErasedHashes | undefined> {
  const told: StoredEvent[] = [];
  for (let at = text.indexOf(NAMES_ERASED); at >= 0; ) {
    const end = text.indexOf('\n', at);
    const next = end < 0 ? text.length : end;
    const event = parseEvent(text.slice(text.lastIndexOf('\n', at) + 1, next));
    if (!event) break;
    told.push(event);
    if (told.length % STEP === 0) yield { done: 0, total };
    at = text.indexOf(NAMES_ERASED, next);
  }
  return told.length === 0 ? undefined : erasedHashes(told);
}

/** The lines of a text that have something, one at a time: it may have millions of others. */
export function* linesOf(text: string): Generator<{ readonly line: number; readonly content: string }, undefined> {
  for (let at = 0, line = 1; at < text.length; line++) {
    const end = text.indexOf('\n', at);
    const next = end < 0 ? text.length : end + 1;
    const content = text.slice(at, next).replace(/\r?\n$/, '');
    if (content !== '') yield { line, content };
    at = next;
  }
}

const broken = (code: TournamentFileFault, line: number, what: string) =>
  refuse(code, `La ligne ${line} ${what} : le fichier a été modifié ou coupé. Reprenez la dernière sauvegarde.`);

/** What a first line tells, if it is one of ours. */
function headerIn(line: string): { readonly version: number; readonly events: number } | undefined {
  const header = parseJson(line);
  if (!isObject(header) || header.format !== HEADER.format) return undefined;
  const { version, events } = header;
  return isCount(version) && (events === 0 || isCount(events)) ? { version, events } : undefined;
}

/** What an event has, and nothing else: a key that the chain does not cover would be a change that it does not show. */
const FIELDS: Readonly<Record<keyof StoredEvent, (value: unknown) => boolean>> = {
  type: isText,
  data: isObject,
  sequence: isCount,
  id: isText,
  version: isCount,
  actor: isObject,
  at: Number.isInteger,
  previous: isText,
  hash: isText,
};

function parseEvent(line: string): StoredEvent | undefined {
  const event = parseJson(line);
  if (!isObject(event) || Object.keys(event).some((key) => !Object.hasOwn(FIELDS, key))) return undefined;
  const isEvent = Object.entries(FIELDS).every(([key, isRight]) => isRight(event[key]));
  return isEvent ? (event as unknown as StoredEvent) : undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 1;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
