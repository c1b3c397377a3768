import { chief } from './fr/chief.ts';
import { typeset } from './typeset.ts';

/** The words of whoever conducts a game, and of lists of solutions: apart, since most stations do not load them. */
export const chiefTexts = typeset(chief);
