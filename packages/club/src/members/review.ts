import { type Person, wordsKey } from '@raccord/tournament';
import { cardOfPerson, cardText, licenceKey, type MemberCard, nameOfCard, tidyCard } from './card.ts';
import type { Directory, Recognition } from './directory.ts';

/** Somebody on a list that a club brings, and what is known of him. */
export interface ReviewedPerson {
  readonly card: MemberCard;
  readonly recognition: Recognition;
  /** The place in the list, from 0, of somebody before him who has the same licence or the same name. */
  readonly sameAs?: number;
  /** For a member: his card with what the list says anew, where it says something. */
  readonly update?: MemberCard;
}

/**
 * Looks through a list, from a file say, before anything is added: who is a member, who may be, who is there twice. Between two
 * of them others may be served.
 */
export function* reviewPeople(
  people: readonly Person[],
  directory: Directory,
): Generator<undefined, readonly ReviewedPerson[]> {
  const seen = new Map<string, number>();
  const reviewed: ReviewedPerson[] = [];
  for (const [index, person] of people.entries()) {
    const card = cardOfPerson(person);
    const recognition = directory.recognise(person);
    const keys = keysOf(card);
    const sameAs = keys.map((key) => seen.get(key)).find((place) => place !== undefined);
    for (const key of keys) if (!seen.has(key)) seen.set(key, index);
    const update = recognition.kind === 'known' ? updateOf(directory.cardOf(recognition.member), card) : undefined;
    reviewed.push({ card, recognition, ...(sameAs === undefined ? {} : { sameAs }), ...(update ? { update } : {}) });
    yield;
  }
  return reviewed;
}

const keysOf = (card: MemberCard): readonly string[] => [
  ...(card.licence === undefined ? [] : [`licence ${licenceKey(card.licence)}`]),
  `name ${wordsKey({ name: nameOfCard(card) })}`,
];

/** What a list leaves out does not erase what is known; a name is not changed by the order of its words. */
function updateOf(known: MemberCard | undefined, listed: MemberCard): MemberCard | undefined {
  if (!known) return undefined;
  const isSameName = wordsKey({ name: nameOfCard(known) }) === wordsKey({ name: nameOfCard(listed) });
  const { familyName, firstName = '', ...details } = listed;
  const update = tidyCard({ ...known, ...(isSameName ? {} : { familyName, firstName }), ...details });
  return cardText(update) === cardText(known) ? undefined : update;
}
