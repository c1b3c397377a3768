import { home } from './fr/home.ts';
import { typeset } from './typeset.ts';

/** The words of home and of a new tournament: apart, since a page of a tournament does not load them. */
export const homeTexts = typeset(home);
