import { foldAccents } from '@raccord/scrabble';
import type { Disclosures } from '@raccord/stream';
import { initials, type Person } from '@raccord/tournament';
import type { PlayerKey } from '../events.ts';
import { type ClubState, followMerges, type MemberState, memberAt } from '../state/state.ts';
import { type MemberCard, nameOfCard, parseCard } from './card.ts';

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
  { state, disclosures }: { readonly state: ClubState; readonly disclosures: Disclosures },
  tournament: string,
  player: PlayerKey,
  { name, category, isWithheld: wasWithheld = false }: Pick<Person, 'name' | 'category'> & { isWithheld?: boolean },
  readership: Readership = 'club',
): string {
  const member = memberAt(state, tournament, player);
  if (member !== undefined && state.erased.has(member)) return ERASED_NAME;
  if (readership === 'club') return name;
  const today = member === undefined ? undefined : cardOfMember(state, disclosures, member)?.category;
  const isHidden = wasWithheld || [category, today].some((one) => isWithheld(state, member, one, readership));
  return isHidden ? initials(name) : name;
}

/** Whoever asked, of the club or of an evening, under whichever of his ids, and the categories that the club names: nothing else withholds a name. */
function isWithheld(
  state: ClubState,
  member: string | undefined,
  category: string | undefined,
  readership: Exclude<Readership, 'club'>,
): boolean {
  const { withheldCategories = [] } = state.description ?? {};
  if (category !== undefined && withheldCategories.some((one) => fold(one) === fold(category))) return true;
  if (member === undefined) return false;
  const kept = followMerges(state, member);
  if (readership !== 'public' && readership.has(kept)) return true;
  return [...state.members.values()].some((one) => one.isWithheld && followMerges(state, one.id) === kept);
}

const fold = (text: string): string => foldAccents(text).trim();
