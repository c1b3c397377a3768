import { sittingFrench } from './fr/sitting.ts';
import { typesetTexts } from './typeset.ts';

/** The words of sittings: apart, since no station of a tournament loads them. */
export const sittingTexts = typesetTexts(sittingFrench);
