import { homeFrench } from './fr/homeFrench.ts';
import { typesetTexts } from './typesetTexts.ts';

/** The words of home and of a new tournament: apart, since a page of a tournament does not load them. */
export const homeTexts = typesetTexts(homeFrench);
