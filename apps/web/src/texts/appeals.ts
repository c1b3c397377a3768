import { appealsFrench } from './fr/appeals.ts';
import { typesetTexts } from './typeset.ts';

/** The words of claims and appeals: apart, since most evenings have none. */
export const appealsTexts = typesetTexts(appealsFrench);
