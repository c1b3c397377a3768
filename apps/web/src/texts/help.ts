import { helpFrench } from './fr/help.ts';
import { typesetTexts } from './typeset.ts';

/** The words of the help: apart, since nobody asks for it first. */
export const helpTexts = typesetTexts(helpFrench);
