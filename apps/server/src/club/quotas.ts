import { megabytes, number, plural } from '@raccord/french';

/** Why a club may not have one tournament more than `count`; undefined when it may. */
export function tournamentsFull(count: number, most: number | null): string | undefined {
  if (most === null || count < most) return undefined;
  return `Le club a déjà ${plural(count, 'tournoi')}, pour ${most} au plus sur ce serveur : demandez-en davantage à qui le tient.`;
}

/** Why it may not have one sitting more. */
export function sittingsFull(count: number, most: number | null): string | undefined {
  if (most === null || count < most) return undefined;
  return `Le club a déjà ${plural(count, 'séance')}, pour ${most} au plus sur ce serveur : supprimez-en, ou demandez-en davantage à qui le tient.`;
}

/** Why no link more may lead to a whole club. */
export const linksFull = (most: number): string =>
  `${number(most)} liens mènent déjà à ce club : révoquez ceux qui ne servent plus.`;

/** Why it may not have so many members, where it had fewer. */
export function membersFull(before: number, count: number, most: number | null): string | undefined {
  if (most === null || count <= most || count <= before) return undefined;
  return `Le club aurait ${plural(count, 'membre')}, pour ${most} au plus sur ce serveur : notez des départs, ou demandez-en davantage à qui le tient.`;
}

/** Why its lexicons may not weigh so much more. */
export function lexiconsFull(weight: number, more: number, most: number | null): string | undefined {
  if (most === null || weight + more <= most) return undefined;
  return `Les dictionnaires du club pèseraient ${megabytes(weight + more)}, pour ${megabytes(most)} au plus sur ce serveur : demandez davantage à qui le tient.`;
}
