import {
  type ClubJournal,
  cardOfMember,
  isActive,
  type KeptResults,
  type MemberPage,
  nameOfCard,
  type Season,
  seasonTable,
} from '@raccord/club';
import type { QueryOf } from '@raccord/contract';
import {
  makeMembersCsv,
  makeMembersXlsx,
  makePageCsv,
  makePageXlsx,
  makeSeasonCsv,
  makeSeasonXlsx,
} from '@raccord/files';
import { alphabetical } from '@raccord/french';
import { type Asker, printClubPaperAside } from '../threads/making.ts';
import type { ClubPaper } from '../threads/order.ts';

type SeasonAsked = QueryOf<'makeSeasonTable'>;

/** The ranking of a season. */
export function seasonFile(
  { state, disclosures }: ClubJournal,
  season: Season,
  results: KeptResults,
  { format, paper, by }: SeasonAsked,
  at: number,
  asker: Asker,
): Promise<Uint8Array> | Uint8Array {
  const table = seasonTable(state, disclosures, season, results, 'club');
  if (format === 'csv') return inBytes(makeSeasonCsv(season, table));
  if (format === 'xlsx') return inBytes(makeSeasonXlsx(season, table));
  const order = { season, table, ...(by === undefined ? {} : { by }) };
  return printedForClub({ season: order }, state.description?.name, paper, at, asker);
}

/** The page of a member; `about` says over which evenings. */
export function pageFile(
  { state }: ClubJournal,
  page: MemberPage,
  about: string,
  { format, paper }: Pick<SeasonAsked, 'format' | 'paper'>,
  at: number,
  asker: Asker,
): Promise<Uint8Array> | Uint8Array {
  if (format === 'csv') return inBytes(makePageCsv(page));
  if (format === 'xlsx') return inBytes(makePageXlsx(page));
  return printedForClub({ page, about }, state.description?.name, paper, at, asker);
}

/** Members of today first, then those who left. */
export function membersFile({ state, disclosures }: ClubJournal, format: 'csv' | 'xlsx'): Uint8Array {
  const members = [...state.members.values()].flatMap((member) => {
    const card = member.mergedInto === undefined ? cardOfMember(state, disclosures, member.id) : undefined;
    const { since = '', until } = member.periods.at(-1) ?? {};
    return card ? [{ card, since, until, isGone: !isActive(state, member) }] : [];
  });
  members.sort((a, b) => Number(a.isGone) - Number(b.isGone) || alphabetical(nameOfCard(a.card), nameOfCard(b.card)));
  return inBytes(format === 'csv' ? makeMembersCsv(members) : makeMembersXlsx(members));
}

export const inBytes = (pieces: Iterable<string | Uint8Array>): Uint8Array =>
  Buffer.concat([...pieces].map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));

/** A paper of a club. */
export const printedForClub = async (
  what: ClubPaper,
  club = '',
  size: SeasonAsked['paper'] = 'A4',
  at: number,
  asker: Asker,
): Promise<Uint8Array> => {
  const tournament = { name: club, place: '', date: '' };
  return Buffer.from(await printClubPaperAside(what, { size, at: new Date(at), tournament }, asker));
};
