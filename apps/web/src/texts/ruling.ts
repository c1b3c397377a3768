import { rulingFrench } from './fr/ruling.ts';
import { typesetTexts } from './typeset.ts';

/** The words of a decision on a slip: apart, since most stations do not load them. */
export const rulingTexts = typesetTexts(rulingFrench);
