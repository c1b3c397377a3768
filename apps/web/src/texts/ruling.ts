import { ruling } from './fr/ruling.ts';
import { typeset } from './typeset.ts';

/** The words of a decision on a slip: apart, since most stations do not load them. */
export const rulingTexts = typeset(ruling);
