import { accept, type Result, refuse } from '@raccord/scrabble';
import type { RecordedEvent } from '../events.ts';
import { followsOn, type Sha256 } from './chain.ts';
import { type StoredEvent, upcast } from './upcast.ts';

/** First line of a tournament file; the events follow, one a line. */
const HEADER = { format: 'raccord-tournament', version: 1 } as const;

export type TournamentFileFault =
  | 'not-a-tournament'
  | 'file-too-new'
  | 'event-unreadable'
  | 'event-too-new'
  | 'chain-broken';

export function* makeTournamentFile(events: Iterable<RecordedEvent>): Generator<string, void, undefined> {
  yield `${JSON.stringify(HEADER)}\n`;
  for (const event of events) yield `${JSON.stringify(event)}\n`;
}

/** Reads a tournament file and checks its chain; a fault names the line. */
export function parseTournamentFile(text: string, hash?: Sha256): Result<RecordedEvent[], TournamentFileFault> {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const version = versionIn(lines[0]);
  if (version === undefined) {
    return refuse(
      'not-a-tournament',
      'Ce fichier n’est pas un tournoi de Raccord : choisissez un fichier qu’il a écrit.',
    );
  }
  if (version > HEADER.version) {
    return refuse(
      'file-too-new',
      'Ce fichier a été écrit par une version plus récente de Raccord : mettez Raccord à jour.',
    );
  }
  const events: RecordedEvent[] = [];
  let last: StoredEvent | undefined;
  for (const [index, line] of lines.entries()) {
    if (index === 0 || line === '') continue;
    const stored = parseEvent(line);
    if (!stored) return broken('event-unreadable', index + 1, 'n’est pas un événement lisible');
    if (!followsOn(stored, last, hash)) return broken('chain-broken', index + 1, 'ne suit pas la précédente');
    const event = upcast(stored);
    if (!event.ok) return event;
    events.push(event.value);
    last = stored;
  }
  return accept(events);
}

const broken = (code: TournamentFileFault, line: number, what: string) =>
  refuse(code, `La ligne ${line} ${what} : le fichier a été modifié ou coupé. Reprenez la dernière sauvegarde.`);

/** The version of the format that a first line tells, if it is one of ours. */
function versionIn(line: string): number | undefined {
  const header = parseJson(line);
  if (!isObject(header) || header.format !== HEADER.format) return undefined;
  return isCount(header.version) ? header.version : undefined;
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
