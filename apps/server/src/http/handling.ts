import type { Readable } from 'node:stream';
import type {
  BodyOf,
  CalledName,
  ParamsOf,
  QueryOf,
  Reach,
  ROUTES,
  RouteName,
  Seen,
  ViewName,
} from '@raccord/contract';
import type { Journal } from '@raccord/tournament';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Bell } from '../access/bell.ts';
import type { Doors } from '../access/doors.ts';
import type { Lookout } from '../access/lookout.ts';
import { type Station, viewerIn } from '../access/station.ts';
import type { Tickets } from '../access/tickets.ts';
import type { Clubs } from '../club/clubs.ts';
import type { Federations } from '../club/federations.ts';
import type { ClubLexicons } from '../club/lexicons.ts';
import { type Veil, veilOver, WHOLE_VEIL } from '../club/veil.ts';
import type { Hall } from '../hall/hall.ts';
import type { Halls } from '../hall/halls.ts';
import type { Lexicons } from '../lexicons/lexicons.ts';
import type { Audience } from '../live/audience.ts';
import type { Relay } from '../relay/relay.ts';
import type { Sittings } from '../sittings/sittings.ts';
import type { EventStore } from '../store/store.ts';
import type { Asker } from '../threads/making.ts';
import type { Viewer } from '../views/viewer.ts';
import type { Work } from '../work.ts';
import { ApiFault } from './faults.ts';
import type { Buckets, RoleBuckets } from './limits.ts';
import type { LoopDelays } from './loopdelays.ts';
import type { Metrics } from './metrics.ts';
import type { Visitors } from './reach.ts';
import type { Showing, Shown } from './show.ts';

/** What handlers work with. */
export interface Services {
  readonly store: EventStore;
  readonly halls: Halls;
  readonly lexicons: Lexicons;
  readonly clubs: Clubs;
  readonly federations: Federations;
  readonly clubLexicons: ClubLexicons;
  readonly doors: Doors;
  readonly sittings: Sittings;
  readonly audience: Audience;
  /** When this server is that of one centre, for a tournament of another one. */
  readonly relay: Relay | undefined;
  readonly showing: Showing;
  readonly metrics: Metrics;
  readonly delays: LoopDelays;
  readonly lookout: Lookout;
  readonly entries: Buckets;
  readonly failedEntries: Buckets;
  /** Actions of each link. */
  readonly commands: RoleBuckets;
  readonly version: string;
  /** The file of what the program was made of, where it was packed with one. */
  readonly notices: string;
  /** Where the data of the installation are. */
  readonly directory: string;
  readonly visitors: Visitors;
  readonly tickets: Tickets;
  /** Two have come with the same ticket: one of them may be a stranger. */
  readonly onTicketTwice: () => void;
  readonly place: ListeningServices;
  /** How long a request for news waits at most. */
  readonly waitMs: number;
  /** Where the links that somebody makes should lead. */
  readonly baseFor: (request: FastifyRequest) => string;
  readonly now: () => number;
}

/** What is known once the server listens. */
export interface ListeningServices {
  reach(): Reach;
  /** None where the data are not in a directory of their own. */
  bell(): Bell | undefined;
  /** A fresh link, such as a start gives. */
  startLink(): Promise<string>;
  /** Where a browser on this machine opens a link, once. */
  opening(link: string): string;
}

type AccessOf<Name extends RouteName> = (typeof ROUTES)[Name]['access'];

/** A request that was checked: who may ask it, and its shape. */
export interface HandledRequest<Name extends RouteName> {
  readonly params: ParamsOf<Name>;
  readonly query: QueryOf<Name>;
  readonly body: BodyOf<Name>;
  readonly station: AccessOf<Name> extends 'anyone' | 'machine' | 'participant' ? Station | undefined : Station;
  /** Of the tournament in its address. */
  readonly hall: ParamsOf<Name> extends { readonly tournament: string } ? Hall : undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Told how far it is, where it takes long. */
  readonly work: Work;
}

type Given<Name extends RouteName> = (typeof ROUTES)[Name]['answer'] extends 'file'
  ? string | Readable
  : (typeof ROUTES)[Name]['answer'] extends 'bytes'
    ? Uint8Array | Readable
    : Seen<Name>;

/** One handler a route of the contract, or of a part of it. */
export type Handlers<Names extends CalledName = CalledName> = {
  readonly [Name in Names]: (
    request: HandledRequest<Name>,
  ) => Given<Name> | Promise<Given<Name> | (Name extends ViewName ? Shown<Name> : never)>;
};

/** Looks at a tournament as somebody of it; an official or an entrant who is no longer there sees nothing. */
export function lookAs<T>(hall: Hall, station: Station, look: (journal: Journal, viewer: Viewer) => T): T {
  return hall.read((journal) => {
    const viewer = viewerIn(journal, station);
    if (!viewer) throw new ApiFault('forbidden');
    return look(journal, viewer);
  });
}

/** What the club withholds of a tournament; a relay does not know the club. */
export const veilOf = (
  { relay, clubs }: Pick<Services, 'relay' | 'clubs'>,
  tournament: string,
): Veil | Promise<Veil> => (relay ? WHOLE_VEIL : veilOver(clubs, tournament));

/** What a recorded event is told by. */
export const recordedOf = <Type extends string>({ id, type, sequence }: Recorded<Type>): Recorded<Type> => ({
  ...{ id, type, sequence },
});

interface Recorded<Type extends string> {
  readonly id: string;
  readonly type: Type;
  readonly sequence: number;
}

/** What is not there is an error of the contract. */
export function found<T>(value: T | undefined): T {
  if (value === undefined) throw new ApiFault('not-found');
  return value;
}

/** For whom a thread makes something. */
export const askerAt = ({ club }: Station, reply: FastifyReply): Asker => ({ club, leaving: leavingOf(reply) });

/** Ends when whoever asked is gone before he has his answer. */
export function leavingOf({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  raw.once('close', () => raw.writableFinished || leaving.abort());
  return leaving.signal;
}
