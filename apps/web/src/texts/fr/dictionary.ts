import { plural } from '@raccord/french';
import { numbersFrench } from './numbers.ts';

const letters = (count: number): string => plural(count, 'lettre');

export const dictionaryFrench = {
  title: 'Dictionnaire',
  field: 'Mot ou lettres',
  fieldHint: '« ? » pour une lettre quelconque',
  focusField: 'Écrire un autre mot',
  waiting:
    'Un mot : s’il est admis, ce qu’il est, ses anagrammes et ses rallonges. Des lettres : les mots qu’elles font.',
  admitted: 'admis',
  notAdmitted: 'non admis',
  natures: 'Ce que c’est',
  unknown: 'Sa nature n’est pas connue.',
  naturesLoading: 'Recherche de sa nature…',
  naturesFailed: 'Sa nature n’a pas pu être lue : il faut le réseau la première fois.',
  anagrams: (count: number) => (count === 0 ? 'Anagrammes' : `Anagrammes (${numbersFrench.number(count)})`),
  noAnagram: 'Aucune anagramme.',
  before: 'Rallonges avant',
  after: 'Rallonges après',
  noBefore: 'Aucune rallonge avant.',
  noAfter: 'Aucune rallonge après.',
  added: (count: number, words: number) => `${letters(count)} de plus (${numbersFrench.number(words)})`,
  others: (count: number) => (count > 1 ? `Montrer les ${numbersFrench.number(count)} autres` : 'Montrer le dernier'),
  lookUp: (word: string) => `Chercher ${word}`,
  faults: {
    character: (character: string) =>
      `« ${character} » n’est pas une lettre : écrivez un mot, ou des lettres et « ? ».`,
    tooShort: 'Écrivez au moins deux lettres.',
    tooLong: 'Un mot a 15 lettres au plus.',
    jokers: 'Deux « ? » au plus.',
  },
};
