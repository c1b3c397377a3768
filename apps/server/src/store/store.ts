import type {
  ClubEvent,
  EveningResult,
  FederationEvent,
  LicenceKeys,
  Licensee,
  RecordedClubEvent,
} from '@raccord/club';
import type { ChainedEvent, Disclosure } from '@raccord/stream';
import type { Command, StoredEvent } from '@raccord/tournament';
import type { Chairs } from './chairs.ts';
import type { Summary } from './summary.ts';

export {
  damaged,
  isDamage,
  isStreamGone,
  namingClub,
  StoreFault,
  type StoreFaultCode,
  type StreamKind,
} from './faults.ts';

/** Where the events of every tournament, club and sitting are kept. Whatever fails outside the program is thrown as a `StoreFault`. */
export interface EventStore {
  /** Those of tournaments, oldest first. */
  streams(): Promise<readonly StreamInfo[]>;
  /** One of them: a federation has ten thousand. */
  stream(id: string): Promise<StreamInfo | undefined>;
  /** The same with what a list of tournaments shows, whose events are not read; of one club, or all. */
  summaries(club?: string): Promise<readonly StreamSummary[]>;
  /** A tournament of a club, of the first one unless one is named. Faults `stream-exists`, `club-full`. */
  createStream(id: string, club?: string, events?: readonly StoredEvent[]): Promise<void>;
  /** Deletes a rehearsal, or all those that nothing was written to since `before`; all of them where neither is given. */
  removeRehearsals(which: { readonly id?: string; readonly before?: number }): Promise<void>;
  /** The events of any stream after a sequence, in order and as they were written. */
  read<Event extends ChainedEvent = StoredEvent>(stream: string, after: number, limit?: number): Promise<Event[]>;
  /** The events of a stream, or the first `count` of them, once their chain was followed. Fault `…-damaged`. */
  readSound<Event extends ChainedEvent = StoredEvent>(stream: string, count?: number): Promise<Event[]>;
  /** The texts beside its events, as they were written. */
  disclosures(stream: string): Promise<readonly Disclosure[]>;
  /**
   * All or nothing, durable when it answers. After a fault nobody knows whether the events were written: read them again,
   * or send them again, since their ids keep them from being written twice.
   */
  append(stream: string, events: readonly StoredEvent[]): Promise<AppendAnswer>;
  /**
   * Decides and appends while no other server writes to this stream, all or nothing, durable when it answers. `decide` gets
   * what others wrote after `known`, and says at once what comes next: nothing is an answer too. Fault `stream-unknown`.
   */
  appendDecided<Event extends ChainedEvent = StoredEvent>(
    stream: string,
    known: number,
    decide: DecideWriting<Event>,
  ): Promise<void>;
  /**
   * Writes events again without a name, with the event that says so, while no other server writes to this stream: all or nothing,
   * durable when it answers. `plan` gets the whole stream and says what changes: nothing is an answer too.
   */
  erase<Event extends ChainedEvent = StoredEvent>(stream: string, plan: PlanErasure<Event>): Promise<void>;
  /** Has what was erased leave the disk, as far as the database can. Answers false while somebody reads what was there before: ask again. */
  scrub(): Promise<boolean>;
  /** Tells how far a stream has come, and that it was deleted, whoever did it: this process or another. Answers how to stop being told. */
  follow(tell: Tell, tellEnd?: TellEnd): () => void;
  /** Where several processes share the store: which of them decides. */
  readonly chairs?: Chairs;
  readonly links: LinkStore;
  readonly outbox: RelayOutbox;
  readonly sittings: SittingStore;
  readonly clubs: ClubStore;
  readonly federation: FederationStore;
  /** Writes everything to a new SQLite file while the store goes on working. Fault `backup-exists`. */
  backup(path: string): Promise<void>;
  /** Looks through a file that was too large for it when it was opened. Fault `damaged`. */
  checkWhole(): Promise<void>;
  close(): Promise<void>;
}

/** After so long nobody plays a rehearsal any more: its page was closed, and it was not ended. */
export const LEFT_BEHIND_MS = 3_600_000;

export type PlanErasure<Event extends ChainedEvent = StoredEvent> = (
  events: readonly Event[],
) => ErasureWriting<Event> | undefined;

export interface ErasureWriting<Event extends ChainedEvent = StoredEvent> {
  /** As they now stand, each in its place. */
  readonly rows: readonly Event[];
  /** What comes after them: the event that says so is the last one. */
  readonly told: readonly Event[];
  readonly label?: Relabel;
  /** What a sitting is called without it. */
  readonly title?: (title: string) => string;
  /** What is kept of the evening without it. */
  readonly result?: (result: EveningResult) => EveningResult;
  /** What waits at a relay without it. */
  readonly waiting?: (entries: readonly OutboxEntry[]) => readonly OutboxEntry[];
}

export interface StreamInfo {
  readonly id: string;
  /** Of its last event; 0 when it has none. */
  readonly sequence: number;
}

export interface StreamSummary extends StreamInfo {
  readonly club: string | null;
  /** Undefined before the tournament is begun. */
  readonly summary: Summary | undefined;
}

/** `behind`: somebody else wrote first, so read what is new and decide again. `duplicate`: one of the ids is already there. */
export type AppendAnswer = 'appended' | 'behind' | 'duplicate';

/** @param texts all that are beside the events of the stream, where there is news. */
export type DecideWriting<Event extends ChainedEvent = StoredEvent> = (
  news: readonly Event[],
  texts: readonly Disclosure[],
) => StreamWriting | undefined;

/** What is written together. */
export interface StreamWriting {
  readonly events: readonly ChainedEvent[];
  /** What a list shows of the stream from now on; of a tournament its events tell it. */
  readonly summary?: unknown;
  /** Texts that the events commit to. */
  readonly disclosures?: readonly Disclosure[];
  /** Texts to delete, by commitment. */
  readonly erased?: readonly string[];
  /** What a club keeps of evenings. */
  readonly results?: readonly EveningResult[];
  /** Of all that is kept of evenings, what is to be kept otherwise. */
  readonly rewrite?: (kept: readonly EveningResult[]) => readonly EveningResult[];
  readonly label?: Relabel;
  /** What it was made of, as it stood then. Fault `erased-since` where somebody was erased from it meanwhile. */
  readonly madeOf?: readonly StreamInfo[];
  /** The list of licences that takes the place of the one before. */
  readonly licences?: readonly Licensee[];
  /** Who leaves that list, by licence. */
  readonly struck?: readonly StruckLicence[];
}

export interface StruckLicence {
  readonly licence: string;
  /** Not taken from a newer list either: his number alone is kept. */
  readonly isKeptOut: boolean;
}

/** What a link to the stream is called without a name. */
export type Relabel = (link: { readonly label: string; readonly subject?: string | undefined }) => string;

/** The stream of a sitting, whose id is a code that people type. */
export const sittingStream = (id: string): string => `${OF_SITTING}${id}`;

const OF_SITTING = 'sitting ';

/** The code of the sitting that a stream is of; none where it is of something else. */
export const codeIn = (stream: string): string =>
  stream.startsWith(OF_SITTING) ? stream.slice(OF_SITTING.length) : '';

/** Announced in the place of the sequence of a stream that is no longer there. */
export const DELETED = 0;

export type Tell = (stream: string, sequence: number) => void;

export type TellEnd = (stream: string) => void;

/** The links that let people in and the sessions opened with them. Tokens come as hashes, times as milliseconds since 1970. */
export interface LinkStore {
  /**
   * All of them as they stand, or none: when the link of who makes them was revoked meanwhile, or when one that is there
   * already was opened, revoked or made for another time. Otherwise that one opens by its new token from now on, and by no other.
   * Fault `stream-unknown` when what they lead to was deleted.
   * @param most that may be good at once of those that lead there. Fault `club-full`.
   */
  create(links: readonly NewLink[], most?: number): Promise<readonly Link[] | 'maker-revoked' | 'changed'>;
  /** Revoked and expired links too, so that their bearer can be told why he stays outside. */
  findByToken(tokenHash: string): Promise<Link | undefined>;
  find(id: string): Promise<Link | undefined>;
  /** The links of a stream, or with null those of the whole installation; oldest first. */
  list(stream: string | null): Promise<Link[]>;
  /** Those that were made with a link, with these in turn, and so on; of every stream. */
  madeWith(id: string): Promise<Link[]>;
  /** Ends a link for good, and all that were made with it if so asked. Answers those that it ended, the link first. */
  revoke(id: string, at: number, withMade: boolean): Promise<Link[]>;
  /** The ids of those revoked at that time or after it, by whichever process. */
  revokedSince(at: number): Promise<string[]>;
  /** Notes that its link was opened; answers whether that is still there. */
  createSession(session: NewSession): Promise<boolean>;
  /** The session and its link, over or not: its bearer is told why. */
  findSession(tokenHash: string): Promise<Session | undefined>;
  removeSession(tokenHash: string): Promise<void>;
  /** Removes sessions that were over, and links that were over or revoked, before that time. */
  prune(before: number): Promise<void>;
}

export interface Link {
  readonly id: string;
  /** null: the whole installation. */
  readonly stream: string | null;
  readonly role: string;
  /** What the role is about: an official, an entrant, a centre. */
  readonly data: unknown;
  readonly label: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly revokedAt: number | null;
  /** The link of who made it; null when the program did. */
  readonly createdBy: string | null;
  /** The last time that somebody entered by it. */
  readonly openedAt: number | null;
}

export interface NewLink extends Omit<Link, 'revokedAt' | 'openedAt'> {
  readonly tokenHash: string;
}

export interface Session {
  readonly link: Link;
  readonly createdAt: number;
  readonly expiresAt: number;
}

export interface NewSession {
  readonly tokenHash: string;
  /** Id of its link. */
  readonly link: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** From now on the link itself lasts until then. */
  readonly linkExpiresAt?: number;
}

/** What a centre confirmed by itself, in order, until the server of the tournament has it. */
export interface RelayOutbox {
  /** All or nothing, durable when it answers. */
  add(stream: string, entries: readonly OutboxEntry[]): Promise<void>;
  list(stream: string): Promise<OutboxEntry[]>;
  remove(stream: string, ids: readonly string[]): Promise<void>;
  /** Keeps it as one that came to nothing. */
  refuse(stream: string, id: string, why: NonNullable<OutboxEntry['refusal']>): Promise<void>;
  /** Somebody has seen to one that was refused. */
  dismiss(stream: string, id: string, who: NonNullable<OutboxEntry['dismissal']>): Promise<void>;
}

export interface OutboxEntry {
  readonly command: Command;
  /** For people, as the audit list tells it. */
  readonly who: string;
  readonly what: string;
  readonly refusal?: { readonly code: string; readonly text: string };
  readonly dismissal?: { readonly by: string; readonly at: number };
}

/** The sittings of the installation; what happened in each is in its stream (`sittingStream`). */
export interface SittingStore {
  /** Durable when it answers; one that is there already stays as it is. Faults `club-unknown`, `club-full`. */
  create(sitting: KeptSitting): Promise<void>;
  /** Without what is sat, oldest first. */
  list(): Promise<ListedSitting[]>;
  find(id: string): Promise<KeptSitting | undefined>;
  remove(id: string): Promise<void>;
}

export interface KeptSitting {
  readonly id: string;
  readonly name: string;
  /** What is sat, made once: no later version of the program changes it. */
  readonly material: unknown;
  /** What a list shows of it. */
  readonly summary: unknown;
  readonly createdAt: number;
  /** Whose it is. */
  readonly club: string | null;
}

export interface ListedSitting extends Omit<KeptSitting, 'material'> {
  /** Of its last event. */
  readonly sequence: number;
}

/** The clubs of the installation; what happened to each is in its stream. */
export interface ClubStore {
  /** Oldest first. */
  list(): Promise<readonly ClubInfo[]>;
  find(id: string): Promise<ClubInfo | undefined>;
  /** The oldest one: what belongs to none in particular is its own. */
  first(): Promise<string | undefined>;
  /** Fault `stream-exists`. */
  create(id: string, begun: readonly RecordedClubEvent[], quotas: ClubQuotas): Promise<void>;
  setQuotas(id: string, quotas: ClubQuotas): Promise<void>;
  /** Everything of one, once its chain was followed; undefined when there is none. Fault `club-damaged`. */
  read(id: string): Promise<KeptClub | undefined>;
  results(id: string): Promise<readonly EveningResult[]>;
  clubOf(tournament: string): Promise<string | undefined>;
  /** When something was last written to a club or to one of its tournaments: of one club, or of each. */
  lastWritten(id?: string): Promise<ReadonlyMap<string, number>>;
  /** Those of which the result of an evening is kept. */
  withResults(): Promise<ReadonlySet<string>>;
  /** Oldest first. */
  tournaments(id: string): Promise<readonly StreamInfo[]>;
  /** Adds a whole club that was exported elsewhere: all of it, or nothing. Fault `stream-exists`. */
  bring(club: BroughtClub, lexicons: readonly ClubLexicon[]): Promise<void>;
  /**
   * Deletes a club with its tournaments, its sittings and their links, if it and they stand where `isAsItWas` says, with these
   * lexicons, while nobody writes to any of them. The last club stays. Answers whether it did.
   */
  remove(id: string, isAsItWas: IsAsItWas): Promise<boolean>;
  /** The hashes of what deleted clubs had brought, until their files were seen to. */
  strays(): Promise<readonly string[]>;
  noteSwept(hash: string): Promise<void>;
  /** What each club brought. */
  lexicons(): Promise<readonly ClubLexicon[]>;
  /** One that the club has already stays as it is. @param isBounded by its quota. Fault `club-full`. */
  addLexicon(lexicon: ClubLexicon, isBounded?: boolean): Promise<void>;
}

/** @param lexicons the hashes of those that the club brought. */
export type IsAsItWas = (streams: readonly StreamInfo[], lexicons: readonly string[]) => boolean;

/** What the installation keeps of its clubs together; what happened to it is in its stream (`FEDERATION`). */
export interface FederationStore {
  info(): Promise<StreamInfo>;
  /** Everything of it but the list of licences, once its chain was followed. Fault `federation-damaged`. */
  read(): Promise<KeptFederation>;
  /** Those of the list of licences who have one of these licences, or the words of one of these names. */
  licensees(keys: readonly LicenceKeys[]): Promise<readonly Licensee[]>;
  /** Those whose name begins like this, or whose licence it is; in alphabetical order, so many of them. */
  licenseesLike(text: string, most: number): Promise<readonly Licensee[]>;
}

export interface KeptFederation {
  readonly events: readonly FederationEvent[];
  readonly disclosures: readonly Disclosure[];
}

/** The stream of the installation itself; no id that anybody gives has spaces between French words like these. */
export const FEDERATION = 'calendrier des clubs';

export interface ClubInfo extends StreamInfo, ClubDigest {
  /** How many it has. */
  readonly tournaments: number;
  readonly sittings: number;
  readonly quotas: ClubQuotas;
}

/** What a list of clubs tells without reading one. */
export interface ClubDigest {
  readonly name: string;
  /** Members of today. */
  readonly members: number;
}

/** How much a club may have; null for no limit. */
export interface ClubQuotas {
  readonly tournaments: number | null;
  readonly members: number | null;
  readonly sittings: number | null;
  readonly lexiconBytes: number | null;
}

export interface BroughtClub extends KeptClub {
  readonly id: string;
  readonly name: string;
  readonly members: number;
  readonly results: readonly EveningResult[];
  readonly tournaments: readonly { readonly id: string; readonly events: readonly StoredEvent[] }[];
  readonly sittings: readonly BroughtSitting[];
}

export interface BroughtSitting extends Omit<KeptSitting, 'club'> {
  readonly events: readonly ChainedEvent[];
}

export interface KeptClub {
  readonly events: readonly ClubEvent[];
  readonly disclosures: readonly Disclosure[];
}

export interface ClubLexicon {
  readonly club: string;
  readonly hash: string;
  readonly name: string;
  readonly bytes: number;
}
