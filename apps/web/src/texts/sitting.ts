import { sittingFrench } from './fr/sittingFrench.ts';
import { typesetTexts } from './typesetTexts.ts';

/** The words of sittings: apart, since no station of a tournament loads them. */
export const sittingTexts = typesetTexts(sittingFrench);
