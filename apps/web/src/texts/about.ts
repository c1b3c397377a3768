import { about } from './fr/about.ts';
import { typeset } from './typeset.ts';

/** The words of what Raccord is: apart, since it is read once. */
export const aboutTexts = typeset(about);
