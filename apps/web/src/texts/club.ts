import { club } from './fr/club.ts';
import { typeset } from './typeset.ts';

/** The words of the screens of a club: apart, since nothing else loads them. */
export const clubTexts = typeset(club);
