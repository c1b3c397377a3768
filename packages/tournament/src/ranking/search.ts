import { textSearch } from '@raccord/scrabble';
import type { Person } from '../people.ts';

interface SeatedEntrant {
  readonly table: number;
  readonly members: readonly Person[];
}

/** Finds by the words of names and clubs or, with digits alone, by table or licence; an empty search finds everybody. */
export function entrantSearch(search: string): (row: SeatedEntrant) => boolean {
  const digits = search.trim();
  if (/^\d+$/.test(digits)) {
    return ({ table, members }) => String(table) === digits || members.some((member) => hasLicence(member, digits));
  }
  const isSaid = textSearch(search);
  return ({ members }) => isSaid(members.map(({ name, club = '' }) => `${name} ${club}`).join(' '));
}

/** Fewer digits are the whole of a licence or none. */
const LEAST_OF_LICENCE = 4;

function hasLicence({ licence = '' }: Person, digits: string): boolean {
  const own = licence.replaceAll(/\D/g, '');
  return own === digits || (digits.length >= LEAST_OF_LICENCE && own.startsWith(digits));
}
