import { wordsKey } from '@raccord/tournament';
import type { ClubMember } from './clubqueries.ts';

type Told = Pick<ClubMember, 'name' | 'card'>;

/** What speaks against two records being of one person. */
export function mergeDoubt(one: Told, other: Told): 'licences' | 'names' | undefined {
  const [first, second] = [one, other].map(({ card }) => card?.licence?.replaceAll(/\W/g, ''));
  if (first !== undefined && second !== undefined && first !== second) return 'licences';
  return wordsKey(one) === wordsKey(other) ? undefined : 'names';
}

/** Somebody of the same name, if there is one. */
export const likeliestTwin = <Other extends Told>(member: Told, others: readonly Other[]): Other | undefined =>
  others.find((other) => wordsKey(other) === wordsKey(member));
