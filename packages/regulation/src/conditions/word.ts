import { condition, conditionFor } from './condition.ts';

/** The word and how it is written (A1, A3, A6, A7). */
export const WORD_CONDITIONS = [
  condition('word-not-admitted', 'le mot n’est pas admis', ['isAdmitted'], ({ isAdmitted }) => !isAdmitted),
  condition(
    'letters-not-in-draw',
    'le tirage et la grille ne donnent pas les lettres du mot',
    ['isFitting', 'lacksLetters'],
    ({ isFitting, lacksLetters }) => !isFitting && lacksLetters,
  ),
  condition(
    'not-placeable',
    'le mot ne peut se placer nulle part dans le sens où il est écrit',
    ['isFitting', 'lacksLetters'],
    ({ isFitting, lacksLetters }) => !isFitting && !lacksLetters,
  ),
  condition(
    'word-incomplete',
    'le mot joué n’est pas écrit en entier, hors d’un prolongement',
    ['reading'],
    ({ reading }) => reading === 'part' || reading === 'none',
  ),
  conditionFor(
    'word-incomplete',
    'extension-not-whole',
    'le mot prolongé n’est pas écrit en entier, sa dernière lettre seule mise à part',
    ['reading', 'isLastLetterAlone'],
    ({ reading, isLastLetterAlone }) => reading === 'extension' && !isLastLetterAlone,
  ),
  conditionFor(
    'word-incomplete',
    'extension-too-short',
    'moins de 2 lettres du mot prolongé sont écrites, ou aucune attenante à l’un des prolongements',
    ['reading', 'shortening'],
    ({ reading, shortening }) => reading === 'extension' && shortening === 'too-short',
  ),
  condition(
    'extension-shortened',
    'le mot prolongé n’est pas écrit en entier (7 lettres ou plus : moins de 6 écrites, ou moins de 3 attenantes à chaque prolongement)',
    ['reading', 'shortening'],
    ({ reading, shortening }) => reading === 'extension' && shortening === 'short',
  ),
  condition(
    'final-letter-omitted',
    'la dernière lettre, déjà sur la grille, n’est pas écrite, place et score justes',
    ['isLastLetterAlone', 'isScoreOfFullWord'],
    ({ isLastLetterAlone, isScoreOfFullWord }) => isLastLetterAlone && isScoreOfFullWord,
  ),
  condition(
    'final-letter',
    'la dernière lettre, déjà sur la grille, est omise ou modifiée, hors d’un mot prolongé',
    ['reading'],
    ({ reading }) => reading === 'final-letter',
  ),
  conditionFor(
    'final-letter',
    'final-letter-of-extension',
    'la dernière lettre d’un mot prolongé est omise et le score est absent ou faux',
    ['reading', 'isLastLetterAlone', 'isScoreOfFullWord'],
    ({ reading, isLastLetterAlone, isScoreOfFullWord }) =>
      reading === 'extension' && isLastLetterAlone && !isScoreOfFullWord,
  ),
] as const;
