import type { Person } from '@raccord/tournament';
import type { PlayerKey } from '../events.ts';
import type { ClubJournal } from '../journal.ts';
import { licenceKey, type MemberCard } from '../members/card.ts';
import { cardOfMember } from '../members/names.ts';
import { closedEvenings, type KeptResults } from '../season/closed.ts';
import type { EveningResult } from '../season/evening.ts';
import { memberAt, playerKey } from '../state/state.ts';

/** A club of an installation, with what is kept of its evenings. */
export interface FederatedClub {
  readonly id: string;
  readonly name: string;
  readonly journal: ClubJournal;
  readonly results: KeptResults;
}

/** Both days included. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/** A closed evening of a club: all that a ranking over clubs needs of it, so that clubs are read one after the other. */
export interface GatheredEvening {
  readonly club: Pick<FederatedClub, 'id' | 'name'>;
  readonly title: string;
  readonly date: string;
  readonly result: EveningResult;
  /** By seat, who can be found again elsewhere. */
  readonly seats: ReadonlyMap<string, GatheredPlayer>;
}

export interface GatheredPlayer {
  /** His licence where he has one, else the member of one club that he is. */
  readonly key: string;
  /** As a member; none of a visitor. */
  readonly card?: MemberCard;
  readonly person: Person;
}

/** The closed evenings of these days. */
export function gatherEvenings(club: FederatedClub, { from, to }: DaySpan): readonly GatheredEvening[] {
  const { id, name, journal, results } = club;
  const evenings = closedEvenings(journal.state, results, ({ date }) => date >= from && date <= to);
  return evenings.map(({ evening: { title, date, tournament }, result }) => ({
    ...{ club: { id, name }, title, date, result },
    seats: new Map(
      result.rows.flatMap(({ entrant, players }) =>
        players.flatMap((person, at) => {
          const seat: PlayerKey = { entrant, place: at === 0 ? 0 : 1 };
          const player = playerIn(club, tournament, seat, person);
          return player ? [[playerKey(seat), player] as const] : [];
        }),
      ),
    ),
  }));
}

function playerIn(
  { id, journal: { state, disclosures } }: FederatedClub,
  tournament: string,
  seat: PlayerKey,
  person: Person,
): GatheredPlayer | undefined {
  const member = memberAt(state, tournament, seat);
  const card = member === undefined ? undefined : cardOfMember(state, disclosures, member);
  // A dash is none: whoever typed one is not the others who did.
  const licence = [card?.licence, person.licence].find((typed) => typed !== undefined && licenceKey(typed) !== '');
  if (licence !== undefined) return { key: keyOfLicence(licence), ...(card && { card }), person };
  return card && member !== undefined ? { key: keyOfMember(id, member), card, person } : undefined;
}

export const keyOfLicence = (licence: string): string => `licence ${licenceKey(licence)}`;
export const keyOfMember = (club: string, member: string): string => `member ${club}/${member}`;
