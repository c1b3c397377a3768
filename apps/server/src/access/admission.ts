import type { Access, FaultCode } from '@raccord/contract';
import type { Station } from './station.ts';

/** Why somebody may not ask this; undefined when he may. A station is good for its own tournament alone. */
export function refusalOf(
  access: Exclude<Access, 'participant'>,
  station: Station | undefined,
  tournament: string | undefined,
): FaultCode | undefined {
  if (access === 'anyone') return undefined;
  if (!station) return 'no-session';
  const isElsewhere = station.tournament !== undefined && tournament !== undefined && station.tournament !== tournament;
  return isElsewhere || !hasRole(access, station) ? 'forbidden' : undefined;
}

function hasRole(access: Exclude<Access, 'anyone' | 'participant'>, { role, tournament, centre }: Station): boolean {
  switch (access) {
    case 'session':
      return true;
    case 'tournament':
      return role === 'chief' && centre === undefined;
    case 'copy':
      return role === 'relay' || (role === 'chief' && centre === undefined);
    case 'installation':
    case 'machine':
      return role === 'chief' && tournament === undefined;
    default:
      return access.includes(role);
  }
}
