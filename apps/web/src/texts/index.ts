import { fr } from './fr/index.ts';

/** Every word on screen. Another language is another object of this shape. */
export type Texts = typeof fr;

export const texts: Texts = fr;
