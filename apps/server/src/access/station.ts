import { ROLES, type SessionAnswer, type StationRole } from '@raccord/contract';
import { type Actor, type Journal, nameOf } from '@raccord/tournament';
import type { Veil } from '../club/veil.ts';
import type { Link, Session as StoredSession } from '../store/store.ts';
import type { Viewer } from '../views/viewer.ts';

/** What a link is about, beside its role. */
export interface LinkData {
  /** The official or the entrant. */
  readonly subject?: string;
  readonly centre?: string;
}

/** What is kept with a link. */
interface KeptData extends LinkData {
  /** Printed by a start of the server. */
  readonly isOfStart?: true;
  /** To a whole club: its stream is that of the club. */
  readonly isOfClub?: true;
}

/** A station that somebody holds: what his session and its link say. */
export interface Station extends LinkData {
  readonly link: string;
  /** Hash of the token of the session. */
  readonly session: string;
  readonly role: StationRole;
  readonly label: string;
  /** Undefined with no club either: the chief of the whole installation. */
  readonly tournament?: string;
  /** For the chief of a whole club. */
  readonly club?: string;
  readonly expiresAt: number;
  /** For who looks from outside: what the club withholds of the tournament, when he asked. */
  readonly veil?: Veil;
}

const isRole = (role: string): role is StationRole => ROLES.some((known) => known === role);

const keptWith = ({ data }: Pick<Link, 'data'>): KeptData => (typeof data === 'object' && data !== null ? data : {});

export function dataOf(link: Pick<Link, 'data'>): LinkData {
  const { subject, centre } = keptWith(link);
  return { ...(subject === undefined ? {} : { subject }), ...(centre === undefined ? {} : { centre }) };
}

export const isOfStart = (link: Link): boolean => keptWith(link).isOfStart === true;

const isOfClub = (link: Pick<Link, 'data'>): boolean => keptWith(link).isOfClub === true;

/** Undefined for a link that makes no sense: a role of another version, or more than a tournament for less than a chief. */
export function stationOf(session: string, { link, expiresAt }: StoredSession): Station | undefined {
  const { role, stream, label } = link;
  const isOfMore = stream === null || isOfClub(link);
  if (!isRole(role) || (isOfMore && role !== 'chief')) return undefined;
  return {
    ...dataOf(link),
    link: link.id,
    session,
    role,
    label,
    expiresAt: Math.min(expiresAt, link.expiresAt),
    ...placeOf(link),
  };
}

function placeOf(link: Link): Pick<Station, 'tournament' | 'club'> {
  if (link.stream === null) return {};
  return isOfClub(link) ? { club: link.stream } : { tournament: link.stream };
}

/** Does the link give the station that somebody holds? */
export function isSameStation({ role, tournament, club, subject, centre }: Station, link: Link): boolean {
  const given = dataOf(link);
  const place = placeOf(link);
  const isOfIt = link.role === role && place.tournament === tournament && place.club === club;
  return isOfIt && given.subject === subject && given.centre === centre;
}

/** Who the station is in its tournament; undefined when the official, the entrant or the centre is no longer there. */
export function sessionIn({ state }: Journal, station: Station): SessionAnswer | undefined {
  const { role, label, tournament, club, centre, subject = '' } = station;
  const session = {
    ...{ role, ...(tournament === undefined ? {} : { tournament }), ...(club === undefined ? {} : { club }) },
  };
  switch (role) {
    case 'chief':
    case 'screen': {
      if (centre === undefined) return { ...session, name: label };
      return state.centres.has(centre) ? { ...session, name: label, centre } : undefined;
    }
    case 'spectator':
      return centre === undefined ? { ...session, name: label } : undefined;
    case 'relay':
      return centre !== undefined && state.centres.has(centre) ? { ...session, name: label, centre } : undefined;
    case 'player': {
      const entrant = state.entrants.get(subject);
      return entrant && { ...session, name: nameOf(entrant.members), id: subject };
    }
    case 'referee':
    case 'second-referee':
    case 'commission': {
      const official = state.officials.get(subject);
      if (official?.office !== role || (centre !== undefined && centre !== official.centre)) return undefined;
      return { ...session, name: official.name, centre: official.centre, id: subject };
    }
  }
}

/** The same, as somebody who looks: what is for the public is veiled. */
export function viewerIn(journal: Journal, station: Station): Viewer | undefined {
  const session = sessionIn(journal, station);
  return session && (station.veil ? { ...session, veil: station.veil } : session);
}

/** Who acts, in the words of the tournament; screens and spectators do not act, and a relay hands on what others do. */
export function actorOf({ role, name, centre, id = '' }: SessionAnswer): Actor | undefined {
  switch (role) {
    case 'screen':
    case 'spectator':
    case 'relay':
      return undefined;
    case 'chief':
      return { role, name, ...(centre === undefined ? {} : { centre }) };
    default:
      return { role, name, id };
  }
}
