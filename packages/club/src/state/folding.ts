import type { AdoptedLexicon, ClubDescription } from '../events.ts';
import type { Season } from '../season/season.ts';
import type { EveningState, MemberState } from './state.ts';

/** A club as the fold has it: what is in these maps is replaced, never changed. */
export interface ClubInFold {
  description: ClubDescription | undefined;
  readonly members: Map<string, MemberState>;
  readonly evenings: Map<string, EveningState>;
  readonly seasons: Map<string, Season>;
  readonly lexicons: Map<string, AdoptedLexicon>;
  readonly erased: Set<string>;
}

export const initialClub = (): ClubInFold => ({
  ...{ description: undefined, members: new Map(), evenings: new Map(), seasons: new Map() },
  ...{ lexicons: new Map(), erased: new Set() },
});

export function changeMember(
  { members }: ClubInFold,
  id: string,
  how: (member: MemberState) => Partial<MemberState>,
): void {
  const member = members.get(id);
  if (!member) throw new Error(`No member ${id}: events are not those of this club.`);
  members.set(id, { ...member, ...how(member) });
}

export function changeEvening(
  { evenings }: ClubInFold,
  tournament: string,
  how: (evening: EveningState) => Partial<EveningState>,
): void {
  const evening = evenings.get(tournament);
  if (evening) evenings.set(tournament, { ...evening, ...how(evening) });
}
