import { hosting } from './fr/hosting.ts';
import { typeset } from './typeset.ts';

/** The words of the clubs of an installation and of the settings of a club: apart, since nothing else loads them. */
export const hostingTexts = typeset(hosting);
