import { condition, conditionFor } from './condition.ts';

/** Where the word is (A4, A5, A8, A10). */
export const LOCATION_CONDITIONS = [
  condition(
    'two-link-letters',
    'le raccord n’a que deux lettres, hors d’un prolongement',
    ['linkCount', 'isExtension'],
    ({ linkCount, isExtension }) => linkCount === 2 && !isExtension,
  ),
  condition(
    'altered-link',
    'dans un raccord de trois lettres ou plus, une lettre est omise ou modifiée, ou deux voisines sont inversées',
    ['alteration', 'isExtension'],
    ({ alteration, isExtension }) => alteration === 'altered' && !isExtension,
  ),
  condition(
    'link-letter-added',
    'une lettre est ajoutée dans le raccord ou à ses bouts',
    ['alteration'],
    ({ alteration }) => alteration === 'added',
  ),
  condition(
    'one-location-faulty',
    'les deux localisations sont utilisées et l’une des deux est fautive, hors d’un prolongement',
    ['isReferenceCorrect', 'areLinksCorrect', 'isExtension'],
    ({ isReferenceCorrect, areLinksCorrect, isExtension }) => isReferenceCorrect !== areLinksCorrect && !isExtension,
  ),
  condition(
    'false-extension',
    'la place désignée prolonge un mot de la grille en un mot non admis',
    ['falseWords'],
    ({ falseWords }) => falseWords.length > 0,
  ),
  condition(
    'shifted-location',
    'la localisation est décalée d’une case et le score est celui de la place juste',
    ['isScoreOneSquareAway'],
    ({ isScoreOneSquareAway }) => isScoreOneSquareAway,
  ),
  condition(
    'wrong-location',
    'la localisation est fautive, illisible ou absente et le score est celui d’une place valable du mot, dans le même sens',
    ['isScoreOfValidPlace'],
    ({ isScoreOfValidPlace }) => isScoreOfValidPlace,
  ),
  condition(
    'ambiguous-location',
    'de même, mais le mot peut aller pour ce score à une place non valable, ou la place écrite en est une',
    ['isScoreOfValidPlace', 'hasInvalidTwin', 'pointsAtInvalid'],
    ({ isScoreOfValidPlace, hasInvalidTwin, pointsAtInvalid }) =>
      isScoreOfValidPlace && (hasInvalidTwin || pointsAtInvalid),
  ),
  condition(
    'formed-word-not-admitted',
    'à la place désignée, le mot forme un mot non admis',
    ['formedWords'],
    ({ formedWords }) => formedWords.length > 0,
  ),
  conditionFor(
    'formed-word-not-admitted',
    'one-place-not-valid',
    'le raccord va à plusieurs places, le score n’en choisit aucune et l’une d’elles n’est pas valable',
    ['formedWords'],
    ({ formedWords }) => formedWords.length > 0,
  ),
  condition(
    'unlocated',
    'le mot n’est localisé ni par une référence ni par un raccord corrects',
    ['formedWords'],
    ({ formedWords }) => formedWords.length === 0,
  ),
] as const;
