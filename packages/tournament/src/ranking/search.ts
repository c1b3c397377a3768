import { foldAccents } from '@raccord/scrabble';
import type { Person } from '../people.ts';

interface SeatedEntrant {
  readonly table: number;
  readonly members: readonly Person[];
}

/** Finds by name, club, licence or, with digits alone, by table; an empty search finds everybody. */
export function entrantSearch(search: string): (row: SeatedEntrant) => boolean {
  const text = foldAccents(search.trim());
  if (/^\d{1,4}$/.test(text)) return ({ table, members }) => table === Number(text) || hasLicence(members, text);
  return ({ members }) => members.some(({ name, club = '' }) => foldAccents(`${name} ${club}`).includes(text));
}

const hasLicence = (members: readonly Person[], text: string): boolean =>
  members.some(({ licence }) => licence === text);
