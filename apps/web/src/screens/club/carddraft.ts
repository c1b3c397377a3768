import type { MemberCard } from '@raccord/club';

export const CARD_FIELDS = [
  'familyName',
  'firstName',
  'licence',
  'category',
  'series',
] as const satisfies readonly (keyof MemberCard)[];

/** A card as it is typed. */
export type CardDraft = Readonly<Record<(typeof CARD_FIELDS)[number], string>>;

export const cardDraftOf = (card?: MemberCard): CardDraft => ({
  familyName: card?.familyName ?? '',
  firstName: card?.firstName ?? '',
  licence: card?.licence ?? '',
  category: card?.category ?? '',
  series: card?.series ?? '',
});

/** What is empty is left out. */
export function cardOfDraft({ familyName, ...others }: CardDraft): MemberCard {
  const given = Object.entries(others).flatMap(([field, text]) => (text.trim() === '' ? [] : [[field, text.trim()]]));
  return { familyName: familyName.trim(), ...Object.fromEntries(given) };
}
