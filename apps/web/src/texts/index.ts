import { fr } from './fr/index.ts';
import { typeset } from './typeset.ts';

/** Every word on screen. Another language is another object of this shape. */
export type Texts = typeof fr;

export const texts: Texts = typeset(fr);
