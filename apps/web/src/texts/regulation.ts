import { regulationFrench } from './fr/regulation.ts';
import { typesetTexts } from './typeset.ts';

/** The words of the regulation and of its trial bench: apart, since the pages of a tournament do not load them. */
export const regulationTexts = typesetTexts(regulationFrench);
