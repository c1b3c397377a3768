import { homeFrench } from './fr/home.ts';
import { typesetTexts } from './typeset.ts';

/** The words of home and of a new tournament: apart, since a page of a tournament does not load them. */
export const homeTexts = typesetTexts(homeFrench);
