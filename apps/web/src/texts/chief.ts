import { chiefFrench } from './fr/chief.ts';
import { typesetTexts } from './typeset.ts';

/** The words of whoever conducts a game, and of lists of solutions: apart, since most stations do not load them. */
export const chiefTexts = typesetTexts(chiefFrench);
