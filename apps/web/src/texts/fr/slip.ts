import type { SlipState } from '@raccord/regulation';
import type { Direction } from '@raccord/scrabble';

const STATES: Readonly<Record<SlipState, string>> = {
  'handed-in': 'Remis',
  absent: 'Pas de bulletin',
  blank: 'Bulletin blanc',
  late: 'Hors délai',
  several: 'Plusieurs bulletins',
};

const DIRECTIONS: Readonly<Record<Direction, string>> = { horizontal: 'Horizontal', vertical: 'Vertical' };

export const slip = {
  states: STATES,
  outcomes: {
    accepted: 'Accepté',
    nullity: 'Nul',
    referred: 'Soumis à la commission',
    average: 'Moyenne',
    missing: 'Sans bulletin',
    'not-playing': 'Ne joue pas',
  },
  points: (count: number) => `${count} pt${Math.abs(count) > 1 ? 's' : ''}`,
  penalty: (count: number) => `pénalité de ${count}`,
  warning: (count: number) => (count > 1 ? `${count} avertissements` : 'avertissement'),
  provisional: 'à titre provisoire',
  retained: (word: string, reference: string, score: number) => `Retenu : ${word} en ${reference}, ${score} points.`,
  noFault: 'Bulletin bien rédigé.',
  lifted: 'Sanction levée : ce billet annule le précédent.',
  noScore: 'sans score',
  noReference: 'sans référence',
  circledLetter: (letter: string) => `${letter} encerclé`,
  drawing: (word: string) => `Dessin du bulletin : ${word} et ses raccords`,

  fields: {
    wordOf: (index: number) => (index === 0 ? 'Mot' : `Mot ${index + 1}`),
    wordHint: '* encercle la lettre tapée ; - remplace des lettres omises',
    circles: 'Lettres encerclées',
    circle: (letter: string, index: number) => `Encercler ${letter}, lettre ${index + 1}`,
    direction: 'Sens',
    directions: DIRECTIONS,
    reference: 'Référence',
    referenceOf: (index: number) => (index === 0 ? 'Référence' : `Référence ${index + 1}`),
    score: 'Score',
    outside: 'Raccords',
    outsideOf: (index: number) => (index === 0 ? 'Raccords' : `Raccords ${index + 1}`),
    outsideHint: 'Flèches : changer de case ; lettres : écrire ; Retour arrière : effacer.',
    solution: (index: number) => `Solution ${index + 1}`,
    state: 'Bulletin',
    addSolution: 'Écrire une autre solution',
    removeSolution: (index: number) => `Retirer la solution ${index + 1}`,
  },

  places: {
    title: 'Places possibles',
    none: (word: string) => `${word} ne peut se poser nulle part.`,
    noneFor: (word: string, score: number) => `${word} ne peut se poser nulle part pour ${score} points.`,
    valid: 'valable',
    invalid: (words: readonly string[]) => `forme ${words.join(', ')}, non admis`,
    count: (valid: number, all: number) =>
      `${all} place${all > 1 ? 's' : ''}, dont ${valid} valable${valid > 1 ? 's' : ''}`,
    show: (reference: string) => `Montrer ${reference} seule`,
  },
};
