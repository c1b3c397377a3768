import { chiefFrench } from './fr/chiefFrench.ts';
import { typesetTexts } from './typesetTexts.ts';

/** The words of whoever conducts a game, and of lists of solutions: apart, since most stations do not load them. */
export const chiefTexts = typesetTexts(chiefFrench);
