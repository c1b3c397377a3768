import { resultsFrench } from './fr/resultsFrench.ts';
import { typesetTexts } from './typesetTexts.ts';

/** The words of results: apart, since who conducts or referees does not load them. */
export const resultsTexts = typesetTexts(resultsFrench);
