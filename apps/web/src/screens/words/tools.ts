import { staticTexts } from '../../texts/static.ts';

/** What is done with words alone, without a tournament; the first one is where one begins. */
export const WORD_TOOLS = [
  { path: '/mots/dictionnaire', label: staticTexts.dictionary.title },
  { path: '/mots/chercher', label: staticTexts.search.title },
  { path: '/mots/places', label: staticTexts.search.places.title },
] as const;

export type WordToolPath = (typeof WORD_TOOLS)[number]['path'];
