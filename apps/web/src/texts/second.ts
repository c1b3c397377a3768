import { second } from './fr/second.ts';
import { typeset } from './typeset.ts';

/** The words of the second referee's screen: apart, since the other stations do not load them. */
export const secondTexts = typeset(second);
