import type { StreamKind } from './faults.ts';

/** The tables, the same in SQLite and PostgreSQL: TEXT, and BIGINT for numbers, which SQLite takes for INTEGER. */
export interface Tables {
  /** The number of its format (adr/0055). */
  schema: { version: number };
  streams: StreamRow;
  events: EventRow;
  links: LinkRow;
  sessions: SessionRow;
  outbox: OutboxRow;
  mail: MailRow;
  sittings: SittingRow;
  disclosures: DisclosureRow;
  evening_results: EveningResultRow;
  club_lexicons: ClubLexiconRow;
  club_quotas: ClubQuotaRow;
  licences: LicenceRow;
  /** Erasures of which the disk may still have what was there before. */
  residues: { id: string };
  /** Lexicons of deleted clubs, whose files may still be there. */
  strays: { hash: string };
}

/**
 * By which column the rows of each table hang on a stream, or on a link to one, after those that they hang on: they are deleted with
 * it, and copied after it. The compiler asks where a new table belongs.
 */
export const HANGING = {
  ...{ events: 'stream', links: 'stream', sessions: 'link', outbox: 'stream', mail: 'stream', sittings: 'stream' },
  ...{
    disclosures: 'stream',
    evening_results: 'stream',
    club_lexicons: 'club',
    club_quotas: 'club',
    licences: 'stream',
  },
} as const satisfies Readonly<
  Record<Exclude<keyof Tables, 'schema' | 'streams' | 'residues' | 'strays'>, 'stream' | 'club' | 'link'>
>;

/** The counter row of a stream: whoever moves it owns the sequences up to there. */
export interface StreamRow {
  id: string;
  sequence: number;
  /** Order of creation; two made at the same time may share it. */
  position: number;
  /** JSON of its summary, kept with its events; null before it is begun. */
  summary: string | null;
  /** A rehearsal is a tournament that is in no list and counts nowhere: it goes away. */
  kind: StreamKind | 'rehearsal';
  /** The club of a tournament or of a sitting; null for a club. */
  club: string | null;
}

export interface EventRow {
  stream: string;
  sequence: number;
  id: string;
  type: string;
  version: number;
  /** JSON, as it was hashed. */
  data: string;
  /** JSON, as it was hashed. */
  actor: string;
  at: number;
  previous: string;
  hash: string;
}

export interface LinkRow {
  id: string;
  stream: string | null;
  token_hash: string;
  role: string;
  /** JSON. */
  data: string;
  label: string;
  created_at: number;
  expires_at: number;
  revoked_at: number | null;
  /** The link of who made it; null when the program did. */
  created_by: string | null;
  /** The last time somebody entered by it. */
  opened_at: number | null;
}

export interface SessionRow {
  token_hash: string;
  link: string;
  created_at: number;
  expires_at: number;
}

/** An action that a centre confirmed and the server of the tournament has not recorded. */
export interface OutboxRow {
  stream: string;
  position: number;
  id: string;
  /** JSON, the whole command. */
  command: string;
  who: string;
  what: string;
  /** Why it was refused; null while it waits. */
  code: string | null;
  text: string | null;
  /** Who has seen to the refusal, and when. */
  dismissed_by: string | null;
  dismissed_at: number | null;
}

/** Commands that one process hands to the one that decides their stream. */
export interface MailRow {
  id: string;
  stream: string;
  /** JSON, in order. */
  commands: string;
  /** JSON, one for each; null before they are decided. */
  answers: string | null;
  at: number;
}

/** What is sat in a sitting: what happened there is in its events. */
export interface SittingRow {
  stream: string;
  name: string;
  /** JSON. */
  material: string;
  created_at: number;
}

/** A text about a person, which an event of a club commits to: beside the chain, so that it can be deleted. */
export interface DisclosureRow {
  stream: string;
  commitment: string;
  person: string;
  salt: string;
  text: string;
}

/** What a season needs of a closed evening; worked out from the tournament. */
export interface EveningResultRow {
  stream: string;
  tournament: string;
  /** How far the tournament had come: one for each time that the evening was closed, so that a closing may be taken back. */
  sequence: number;
  /** JSON. */
  result: string;
}

/** A lexicon that a club brought: no other one is served its words. */
export interface ClubLexiconRow {
  club: string;
  hash: string;
  name: string;
  bytes: number;
}

/** How much a club may have; null for no limit. */
export interface ClubQuotaRow {
  club: string;
  tournaments: number | null;
  members: number | null;
  sittings: number | null;
  lexicon_bytes: number | null;
}

/**
 * Somebody on the list of licences of the installation, as he is found again: without an index, of whose columns PostgreSQL would keep
 * samples beyond an erasure.
 */
export interface LicenceRow {
  stream: string;
  /** Without spaces and signs. */
  licence: string;
  /** The words of his name, in one order; and his name as it begins. Both empty of somebody who is kept out. */
  words: string;
  folded: string;
  /** JSON; null of somebody who was erased and is not taken from a newer list. */
  person: string | null;
}
