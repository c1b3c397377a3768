import { paletteFrench } from './fr/palette.ts';
import { typesetTexts } from './typeset.ts';

/** The words of the palette: apart, since it is loaded when it is first opened. */
export const paletteTexts = typesetTexts(paletteFrench);
