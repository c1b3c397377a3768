import { linksFrench } from './fr/links.ts';
import { typesetTexts } from './typeset.ts';

/** The words of stations and their links: apart, since the other pages of a tournament do not load them. */
export const linksTexts = typesetTexts(linksFrench);
