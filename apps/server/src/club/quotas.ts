import type { ClubJournal } from '@raccord/club';
import { plural } from '@raccord/french';
import type { ClubInfo } from '../store/store.ts';
import { countMembers } from './counting.ts';

const MEGABYTE = 1_000_000;

/** Why a club may not have one tournament more; undefined when it may. */
export function tournamentsFull({ tournaments, quotas: { tournaments: most } }: ClubInfo): string | undefined {
  if (most === null || tournaments < most) return undefined;
  return `Le club a déjà ${plural(tournaments, 'tournoi')}, et ${most} au plus sur ce serveur : demandez à qui le tient.`;
}

/** Why it may not have so many members more. */
export function membersFull({ quotas: { members: most } }: ClubInfo, journal: ClubJournal, more: number) {
  const count = countMembers(journal.state);
  if (most === null || count + more <= most) return undefined;
  return `Le club aurait ${plural(count + more, 'membre')}, et ${most} au plus sur ce serveur : notez des départs, ou demandez à qui le tient.`;
}

/** Why its lexicons may not weigh so much more. */
export function lexiconsFull({ quotas: { lexiconBytes: most } }: ClubInfo, weight: number, more: number) {
  if (most === null || weight + more <= most) return undefined;
  const size = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(1).replace('.', ',')} Mo`;
  return `Les dictionnaires du club pèseraient ${size(weight + more)}, et ${size(most)} au plus sur ce serveur : demandez à qui le tient.`;
}
