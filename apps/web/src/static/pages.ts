import { texts } from '../texts/index.ts';
import { staticTexts } from '../texts/static.ts';

const { edition } = staticTexts;

/** The pages of the static edition, in the order of the menu. */
export const PAGES = [
  { path: '/reglement', label: texts.navigation.regulation, hint: edition.pages.regulation },
  { path: '/essai', label: texts.navigation.trial, hint: edition.pages.trial },
  { path: '/chercher', label: staticTexts.search.title, hint: edition.pages.search },
  { path: '/places', label: staticTexts.search.places.title, hint: edition.pages.places },
  { path: '/dictionnaire', label: staticTexts.dictionary.title, hint: edition.pages.dictionary },
  { path: '/rejouer', label: staticTexts.record.title, hint: edition.pages.record },
  { path: '/mots', label: edition.words.title, hint: edition.pages.words },
  { path: '/a-propos', label: edition.about, hint: edition.pages.about },
] as const;

export type PagePath = (typeof PAGES)[number]['path'];
