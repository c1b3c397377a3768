import { hostingFrench } from './fr/hostingFrench.ts';
import { typesetTexts } from './typesetTexts.ts';

/** The words of the clubs of an installation and of the settings of a club: apart, since nothing else loads them. */
export const hostingTexts = typesetTexts(hostingFrench);
