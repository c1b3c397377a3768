import type { AdoptedLexicon } from './events.ts';

/** The dictionary of a club on a day: the last one that came into force; none before the first. */
export function lexiconInForce(adopted: Iterable<AdoptedLexicon>, day: string): AdoptedLexicon | undefined {
  let inForce: AdoptedLexicon | undefined;
  for (const one of adopted) if (one.from <= day && (!inForce || inForce.from < one.from)) inForce = one;
  return inForce;
}
