import { aboutFrench } from './fr/about.ts';
import { typesetTexts } from './typeset.ts';

/** The words of what Raccord is: apart, since it is read once. */
export const aboutTexts = typesetTexts(aboutFrench);
