import { resultsFrench } from './fr/results.ts';
import { typesetTexts } from './typeset.ts';

/** The words of results: apart, since who conducts or referees does not load them. */
export const resultsTexts = typesetTexts(resultsFrench);
