import { refereeFrench } from './fr/referee.ts';
import { typesetTexts } from './typeset.ts';

/** The words of the entry of slips: apart, since a chief referee conducts without them. */
export const refereeTexts = typesetTexts(refereeFrench);
