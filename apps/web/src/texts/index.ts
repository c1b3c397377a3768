import { fr } from './fr/index.ts';
import { typesetTexts } from './typeset.ts';

/** The words that come with every page; those of one part have an entry of their own. Another language is another object of this shape. */
export type Texts = typeof fr;

export const texts: Texts = typesetTexts(fr);
