import { results } from './fr/results.ts';
import { typeset } from './typeset.ts';

/** The words of results: apart, since who conducts or referees does not load them. */
export const resultsTexts = typeset(results);
