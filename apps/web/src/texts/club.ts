import { clubFrench } from './fr/clubFrench.ts';
import { typesetTexts } from './typesetTexts.ts';

/** The words of the screens of a club: apart, since nothing else loads them. */
export const clubTexts = typesetTexts(clubFrench);
