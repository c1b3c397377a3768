import { texts } from '../texts/index.ts';
import { staticTexts } from '../texts/static.ts';

const { frame } = staticTexts;

/** The pages of the static frame, in the order of the menu. */
export const PAGES = [
  { path: '/reglement', label: texts.navigation.regulation, hint: frame.pages.regulation },
  { path: '/essai', label: texts.navigation.trial, hint: frame.pages.trial },
  { path: '/chercher', label: staticTexts.search.title, hint: frame.pages.search },
  { path: '/places', label: staticTexts.search.places.title, hint: frame.pages.places },
  { path: '/dictionnaire', label: staticTexts.dictionary.title, hint: frame.pages.dictionary },
  { path: '/rejouer', label: staticTexts.record.title, hint: frame.pages.record },
  { path: '/entrainement', label: frame.training, hint: frame.pages.training },
  { path: '/ecole', label: frame.school, hint: frame.pages.school },
  { path: '/mots', label: frame.words.title, hint: frame.pages.words },
  { path: '/a-propos', label: frame.about, hint: frame.pages.about },
] as const;

export type PagePath = (typeof PAGES)[number]['path'];

/** It has places of its own below it. */
export const hasMore = (path: PagePath): boolean => path === '/entrainement' || path === '/ecole';
