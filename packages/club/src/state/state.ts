import { foldAccents } from '@raccord/scrabble';
import type { AddedEvening, AdoptedLexicon, ClubDescription, EveningClosed, PlayerKey } from '../events.ts';
import type { Season } from '../season/season.ts';

/** The facts of a club, as its events tell them: no name is in it. The fold alone changes them (`folding.ts`). */
export interface ClubState {
  readonly description: ClubDescription | undefined;
  readonly members: ReadonlyMap<string, MemberState>;
  readonly evenings: ReadonlyMap<string, EveningState>;
  readonly seasons: ReadonlyMap<string, Season>;
  /** The dictionaries of the club, by the day from which each is in force. */
  readonly lexicons: ReadonlyMap<string, AdoptedLexicon>;
  /** Persons of whom nothing is kept any more. */
  readonly erased: ReadonlySet<string>;
}

export interface MemberState {
  readonly id: string;
  /** Commitments to his cards, oldest first: somebody renamed is still known by the former name. */
  readonly cards: readonly string[];
  /** From a day until another; the last one is open while he is a member. */
  readonly periods: readonly { readonly since: string; readonly until?: string }[];
  readonly mergedInto: string | undefined;
  readonly isWithheld: boolean;
}

export interface EveningState extends AddedEvening {
  /** The member that each player is, by `playerKey`; null for a visitor. */
  readonly players: ReadonlyMap<string, string | null>;
  readonly closed: Omit<EveningClosed, 'tournament'> | undefined;
}

export const playerKey = ({ entrant, place }: PlayerKey): string => `${entrant}/${place}`;

/** The member that an id stands for, once merges are followed. */
export function followMerges({ members }: ClubState, id: string): string {
  let at = id;
  for (let next = members.get(at)?.mergedInto; next !== undefined; next = members.get(at)?.mergedInto) at = next;
  return at;
}

/** The ids that stand for the same person, the one kept first. */
export function idsOf(state: ClubState, member: string): readonly string[] {
  const kept = followMerges(state, member);
  const others = [...state.members.keys()].filter((id) => id !== kept && followMerges(state, id) === kept);
  return [kept, ...others];
}

/** Who a player of an evening is; undefined for a visitor, and for whoever was not identified. */
export function memberAt(state: ClubState, tournament: string, player: PlayerKey): string | undefined {
  const member = state.evenings.get(tournament)?.players.get(playerKey(player));
  return member ? followMerges(state, member) : undefined;
}

/** Does the club publish initials alone of those of a category, however it is written? */
export function isOfWithheldCategory({ description }: ClubState, category = ''): boolean {
  const wanted = foldAccents(category).trim();
  return (description?.withheldCategories ?? []).some((one) => foldAccents(one).trim() === wanted);
}

/** Is he a member today, as far as the club was told? */
export const isActive = (state: ClubState, { id, mergedInto, periods }: MemberState): boolean =>
  mergedInto === undefined && !state.erased.has(id) && periods.at(-1)?.until === undefined;

/** Members of today: whoever left is not counted, nor a card that was merged into another one. */
export const countMembers = (state: ClubState): number =>
  [...state.members.values()].filter((member) => isActive(state, member)).length;
