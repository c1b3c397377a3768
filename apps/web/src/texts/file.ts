import { fileFrench } from './fr/file.ts';
import { typesetTexts } from './typeset.ts';

/** The words of a file to choose: apart, since a first look at a station does not load them. */
export const fileTexts = typesetTexts(fileFrench);
