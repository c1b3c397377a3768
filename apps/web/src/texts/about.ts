import { aboutFrench } from './fr/aboutFrench.ts';
import { typesetTexts } from './typesetTexts.ts';

/** The words of what Raccord is: apart, since it is read once. */
export const aboutTexts = typesetTexts(aboutFrench);
