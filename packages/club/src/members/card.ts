import { type Person, tidy } from '@raccord/tournament';

const DETAILS = ['licence', 'category', 'series'] as const;
export const CARD_FIELDS = ['familyName', 'firstName', ...DETAILS] as const;

/** What a club knows of a member besides his id; all of it is personal. What is unknown is left out. */
export interface MemberCard extends Readonly<Partial<Record<(typeof CARD_FIELDS)[number], string>>> {
  readonly familyName: string;
}

/** « DUPONT Jean ». */
export const nameOfCard = ({ familyName, firstName }: MemberCard): string =>
  firstName === undefined ? familyName : `${familyName} ${firstName}`;

/** Somebody as tournaments know him. */
export const personOf = (card: MemberCard): Person => ({
  name: nameOfCard(card),
  ...Object.fromEntries(DETAILS.flatMap((field) => (card[field] === undefined ? [] : [[field, card[field]]]))),
});

/** In one order of fields, without what is empty: the same card is the same text. A licence of mere signs, « - », is none. */
export const tidyCard = (card: MemberCard): MemberCard =>
  Object.fromEntries(
    CARD_FIELDS.flatMap((field) => {
      const text = tidy(card[field] ?? '');
      const isNothing = (field === 'licence' ? licenceKey(text) : text) === '';
      return isNothing && field !== 'familyName' ? [] : [[field, text]];
    }),
  ) as unknown as MemberCard;

export const cardText = (card: MemberCard): string => JSON.stringify(card);
export const parseCard = (text: string): MemberCard => JSON.parse(text) as MemberCard;

/** Two letters at least, all of them capitals, as lists write family names. */
const IN_CAPITALS = /^(?=.*\p{Lu}.*\p{Lu})[^\p{Ll}]+$/u;

/** The card of somebody on a list: the family name is what is in capitals or, failing that, the first word. */
export function cardOfPerson(person: Person): MemberCard {
  const words = tidy(person.name).split(' ');
  const isFamily = (word: string, index: number, all: readonly string[]): boolean =>
    all.some((one) => IN_CAPITALS.test(one)) ? IN_CAPITALS.test(word) : index === 0;
  const given = words.filter((word, index, all) => !isFamily(word, index, all)).join(' ');
  return tidyCard({ ...person, familyName: words.filter(isFamily).join(' '), firstName: given });
}

/** A licence however its spaces and dashes are written. */
export const licenceKey = (licence: string): string => licence.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();

/** What a list tells of a member besides his card. */
export interface ToldOfMember {
  readonly lastName?: string;
  readonly firstName?: string;
  readonly since?: string;
  readonly until?: string;
}

/** The card of somebody whose list has his names in columns of their own. */
export const cardAsTold = (card: MemberCard, { lastName, firstName = '' }: ToldOfMember = {}): MemberCard =>
  lastName === undefined ? card : tidyCard({ ...card, familyName: lastName, firstName });
