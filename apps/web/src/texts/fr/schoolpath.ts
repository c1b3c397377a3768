import type { ConditionId } from '@raccord/regulation';
import type { StageName } from '@raccord/school';

/** What a stage is called, and what one learns there. */
export const schoolStages: Readonly<Record<StageName, { readonly title: string; readonly about: string }>> = {
  score: { title: 'Le score', about: 'Le compter, et que faire s’il est faux ou s’il manque.' },
  joker: { title: 'Le joker', about: 'La lettre qu’il remplace, et son cercle.' },
  place: { title: 'La place', about: 'La référence juste, décalée, inversée ou absente.' },
  links: { title: 'Le raccord', about: 'Montrer la place par les lettres de la grille.' },
  word: { title: 'Le mot', about: 'Admis, jouable, écrit en entier.' },
  paper: { title: 'Le bulletin', about: 'Absent, vierge, en retard, raturé, en double.' },
  warnings: { title: 'Le compte des avertissements', about: 'À partir duquel ils coûtent, et combien.' },
  averages: { title: 'Les moyennes', about: 'Qui y a droit, et comment elles se calculent.' },
  'first-turn': { title: 'Le premier coup', about: 'Ce qui change quand la grille est vide.' },
  appeals: { title: 'Les réclamations', about: 'Délais, commission, retards, tricherie.' },
};

/** What a rule is called where its reason has several, in a few words. */
export const ruleTitles: Readonly<Partial<Record<ConditionId, string>>> = {
  'stray-in-link': 'lettre fausse dans un raccord',
  'final-letter-changed': 'dernière lettre changée',
  'letters-not-on-line': 'lettres qui ne sont ni au tirage ni sur la ligne',
  'not-placeable-as-written': 'mot impossible à poser dans ce sens',
  'one-place-not-valid': 'une des places n’est pas valable',
  'extension-not-whole': 'prolongement écrit en partie',
  'extension-too-short': 'mot prolongé trop abrégé',
  'final-letter-of-extension': 'dernière lettre d’un prolongement',
  'place-of-another-score': 'score d’une autre place',
  'false-extension-among-places': 'prolongement faux parmi les places',
  'deceptive-score': 'score d’une place fallacieuse',
  'deceptive-links': 'raccord d’une place fallacieuse',
};
