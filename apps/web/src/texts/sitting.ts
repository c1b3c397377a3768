import { sitting } from './fr/sitting.ts';
import { typeset } from './typeset.ts';

/** The words of sittings: apart, since no station of a tournament loads them. */
export const sittingTexts = typeset(sitting);
