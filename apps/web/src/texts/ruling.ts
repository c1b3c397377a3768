import { rulingFrench } from './fr/rulingFrench.ts';
import { typesetTexts } from './typesetTexts.ts';

/** The words of a decision on a slip: apart, since most stations do not load them. */
export const rulingTexts = typesetTexts(rulingFrench);
