import { links } from './fr/links.ts';
import { typeset } from './typeset.ts';

/** The words of stations and their links: apart, since nothing but their screens loads them. */
export const linksTexts = typeset(links);
