import { hostingFrench } from './fr/hosting.ts';
import { typesetTexts } from './typeset.ts';

/** The words of the clubs of an installation and of the settings of a club: apart, since nothing else loads them. */
export const hostingTexts = typesetTexts(hostingFrench);
