import { secondFrench } from './fr/second.ts';
import { typesetTexts } from './typeset.ts';

/** The words of the second referee's screen: apart, since the other stations do not load them. */
export const secondTexts = typesetTexts(secondFrench);
