import type { MemberCard } from '@raccord/club';
import { writeCsv } from '../results/csv.ts';
import { type FilledColumn, type FlatTable, filled, flatten } from '../results/table.ts';
import { makeWorkbook } from '../results/workbook.ts';

/** A member on the list of a club. */
interface ListedMember {
  readonly card: MemberCard;
  readonly since: string;
  /** None while he is a member. */
  readonly until?: string | undefined;
}

const COLUMNS: readonly FilledColumn<ListedMember>[] = [
  { heading: 'Nom', kind: 'text', width: 24, of: ({ card }) => card.familyName },
  { heading: 'Prénom', kind: 'text', width: 18, of: ({ card }) => card.firstName },
  { heading: 'Licence', kind: 'text', width: 11, of: ({ card }) => card.licence },
  { heading: 'Catégorie', kind: 'text', width: 10, of: ({ card }) => card.category },
  { heading: 'Série', kind: 'text', width: 8, of: ({ card }) => card.series },
  { heading: 'Membre depuis', kind: 'text', width: 14, of: ({ since }) => since },
  { heading: 'Jusqu’au', kind: 'text', width: 12, of: ({ until }) => until },
];

const listOf = (rows: readonly ListedMember[]): FlatTable => flatten(filled('', COLUMNS, [{ name: '', rows }]));

/** The members of a club as CSV: read again as a list of players. */
export const makeMembersCsv = (members: readonly ListedMember[]): Generator<string> => writeCsv(listOf(members));

export const makeMembersXlsx = (members: readonly ListedMember[]): Generator<Uint8Array> =>
  makeWorkbook([{ name: 'Membres', ...listOf(members) }]);
