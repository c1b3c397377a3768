import type { Location } from '../conditions/location.ts';
import type { WrittenSolution } from '../slip.ts';

/** How many link letters locate a word at all; from one more on without a warning (A4, 4.3.2, 5.5). */
export const FEWEST_LINKS = 2;

/** What a slip says of its place. */
export const locationOf = ({ reference }: WrittenSolution, hasLinks: boolean): Location => ({
  ...(reference === undefined ? {} : { reference }),
  isLegible: reference !== undefined && LOOKS_LIKE_ONE.test(reference),
  hasLinks,
});

/** A letter and a number, on the board or off it: P8 can be read, and is no square. */
const LOOKS_LIKE_ONE = /^\s*([A-Z]\s*\d{1,2}|\d{1,2}\s*[A-Z])\s*$/i;
