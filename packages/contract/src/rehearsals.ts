/** No new tournament that somebody names begins so. */
const REHEARSAL = '~';

/** An evening to try one's hand at, of which nothing is kept. */
export const isRehearsal = (tournament: string): boolean => tournament.startsWith(REHEARSAL);

export const rehearsalId = (mark: string): string => `${REHEARSAL}${mark}`;
