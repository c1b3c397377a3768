import { type Finding, found } from '../conditions/index.ts';
import type { Location } from '../conditions/location.ts';
import type { Inquiry } from '../inquiry.ts';
import type { WrittenSolution } from '../slip.ts';

/** What a slip says of its place. */
export const locationOf = ({ reference }: WrittenSolution, hasLinks: boolean): Location => ({
  ...(reference === undefined ? {} : { reference }),
  isLegible: reference !== undefined && LOOKS_LIKE_ONE.test(reference),
  hasLinks,
});

/** A letter and a number, on the board or off it: P8 can be read, and is no square. */
const LOOKS_LIKE_ONE = /^\s*([A-Z]\s*\d{1,2}|\d{1,2}\s*[A-Z])\s*$/i;

/** What is found against links that show a place with fewer letters than are asked for. */
export const fewLinks = (count: number, { edition: { links } }: Inquiry): Finding[] =>
  count < links.asked ? [found('two-link-letters', { count, asked: links.asked, isDrawn: true })] : [];
