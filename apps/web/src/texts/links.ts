import { links } from './fr/links.ts';
import { typeset } from './typeset.ts';

/** The words of stations and their links: apart, since the other pages of a tournament do not load them. */
export const linksTexts = typeset(links);
