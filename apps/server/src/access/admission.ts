import type { Access, FaultCode } from '@raccord/contract';
import type { Station } from './station.ts';

/** What an address is about. */
export interface AdmissionPlace {
  readonly tournament?: string | undefined;
  /** The clubs that it names, and the one of its tournament; none where that is not known. */
  readonly clubs: readonly (string | undefined)[];
}

/** Why somebody may not ask this; undefined when he may. A station is good for its own tournament or club alone. */
export function refusalOf(
  access: Exclude<Access, 'participant'>,
  station: Station | undefined,
  place: AdmissionPlace,
): FaultCode | undefined {
  if (access === 'anyone') return undefined;
  if (!station) return 'no-session';
  return isElsewhere(station, place) || !hasRole(access, station) ? 'forbidden' : undefined;
}

function isElsewhere(station: Station, { tournament, clubs }: AdmissionPlace): boolean {
  if (station.club !== undefined) return clubs.some((club) => club !== station.club);
  return station.tournament !== undefined && tournament !== undefined && station.tournament !== tournament;
}

function hasRole(
  access: Exclude<Access, 'anyone' | 'participant'>,
  { role, tournament, club, centre }: Station,
): boolean {
  switch (access) {
    case 'session':
      return true;
    case 'tournament':
      return role === 'chief' && centre === undefined;
    case 'copy':
      return role === 'relay' || (role === 'chief' && centre === undefined);
    case 'club':
      return role === 'chief' && tournament === undefined;
    case 'installation':
    case 'machine':
      return role === 'chief' && tournament === undefined && club === undefined;
    default:
      return access.includes(role);
  }
}
