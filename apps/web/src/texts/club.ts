import { clubFrench } from './fr/club.ts';
import { typesetTexts } from './typeset.ts';

/** The words of the screens of a club: apart, since nothing else loads them. */
export const clubTexts = typesetTexts(clubFrench);
