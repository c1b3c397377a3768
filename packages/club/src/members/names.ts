import type { Disclosures } from '@raccord/stream';
import { initials, type Person } from '@raccord/tournament';
import type { PlayerKey } from '../events.ts';
import {
  type ClubState,
  followMerges,
  isOfWithheldCategory,
  type MemberState,
  memberAt,
  playerKey,
} from '../state/state.ts';
import { type MemberCard, nameOfCard, parseCard } from './card.ts';
import { type Directory, membersIn } from './directory.ts';

/** Who reads: those who run the club; or everybody, who is not told the names of these members either, whom an evening withholds. */
export type Readership = 'club' | 'public' | ReadonlySet<string>;

export const ERASED_NAME = 'Membre effacé';

/** The card of today of a member; none once he is erased. */
export const cardOfMember = (state: ClubState, disclosures: Disclosures, member: string): MemberCard | undefined =>
  ownCardOf(disclosures, state.members.get(followMerges(state, member)));

/** The card of today that somebody was given himself, merged or not. */
export function ownCardOf(disclosures: Disclosures, member: MemberState | undefined): MemberCard | undefined {
  const text = disclosures.open(member?.cards.at(-1));
  return text === undefined ? undefined : parseCard(text);
}

/** The name of a member as it is shown. */
export function nameOfMember(
  state: ClubState,
  disclosures: Disclosures,
  member: string,
  readership: Readership = 'club',
): string {
  const card = cardOfMember(state, disclosures, member);
  if (!card) return ERASED_NAME;
  const name = nameOfCard(card);
  return readership !== 'club' && isWithheld(state, member, card.category, readership) ? initials(name) : name;
}

/** The name under which somebody played an evening, as it is shown: it follows neither renaming nor merging. */
export function nameOfPlayer(
  club: NamingClub,
  tournament: string,
  player: PlayerKey,
  person: Person & { readonly isWithheld?: boolean },
  readership: Readership = 'club',
): string {
  const { name, isWithheld: wasWithheld = false } = person;
  const member = memberAt(club.state, tournament, player);
  if (member !== undefined && club.state.erased.has(member)) return ERASED_NAME;
  if (readership === 'club') return name;
  const isAsked = readership !== 'public' && member !== undefined && readership.has(member);
  return wasWithheld || isAsked || isVeiled(club, tournament, player, person) ? initials(name) : name;
}

/** A club, for who asks about names of an evening. */
export interface NamingClub {
  readonly state: ClubState;
  readonly directory: Directory;
}

/**
 * Does the club withhold the name of a player of one of its tournaments, an evening of a season or not? Until somebody says who
 * he is, he may be anybody of that licence or name, and of a name near it; a visitor has neither the licence nor, without one, the name of a
 * member. No name of a child is told by mistake.
 */
export function isVeiled({ state, directory }: NamingClub, tournament: string, player: PlayerKey, person: Person) {
  if (isOfWithheldCategory(state, person.category)) return true;
  const said = state.evenings.get(tournament)?.players.get(playerKey(player));
  const known = said ? [followMerges(state, said)] : membersIn(directory.recognise(person));
  const maybe = said === null ? whoeverSatThere(directory, person) : whoeverIsNamed(directory, known, person);
  return maybe.some((member) => directory.isWithheld(member));
}

/** Where a visitor was said to sit: whose licence it is or, without any, whoever bears the very name. */
function whoeverSatThere(directory: Directory, { name, licence }: Person): readonly string[] {
  if (licence === undefined) return directory.namesakesOf(name);
  const holder = directory.holderOf(licence);
  return holder === undefined ? [] : [holder];
}

/** Those who are known, and whoever bears the name where none of them does: another one was given his place, or his licence. */
function whoeverIsNamed(directory: Directory, known: readonly string[], { name }: Person): readonly string[] {
  const named = membersIn(directory.recognise({ name }));
  return known.some((member) => named.includes(member)) ? known : [...known, ...named];
}

/** Whoever asked, of the club or of an evening, under whichever of his ids, and the categories that the club names: nothing else withholds a name. */
function isWithheld(
  state: ClubState,
  member: string | undefined,
  category: string | undefined,
  readership: Exclude<Readership, 'club'>,
): boolean {
  if (isOfWithheldCategory(state, category)) return true;
  if (member === undefined) return false;
  const kept = followMerges(state, member);
  if (readership !== 'public' && readership.has(kept)) return true;
  return [...state.members.values()].some((one) => one.isWithheld && followMerges(state, one.id) === kept);
}
