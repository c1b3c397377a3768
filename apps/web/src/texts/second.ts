import { secondFrench } from './fr/secondFrench.ts';
import { typesetTexts } from './typesetTexts.ts';

/** The words of the second referee's screen: apart, since the other stations do not load them. */
export const secondTexts = typesetTexts(secondFrench);
