import { condition } from './condition.ts';

/** Score and jokers (A2, A9, A12). */
export const SCORE_CONDITIONS = [
  condition('score-missing', 'le score est absent', ['writtenScore'], ({ writtenScore }) => writtenScore === undefined),
  condition(
    'score-wrong',
    'le score écrit n’est pas celui de la solution retenue',
    ['writtenScore', 'realScore'],
    ({ writtenScore, realScore }) => writtenScore !== undefined && writtenScore !== realScore,
  ),
  condition(
    'joker-not-circled',
    'le joker de la solution retenue n’est pas encerclé',
    ['circles', 'jokers'],
    ({ circles, jokers }) => circles === 0 && jokers !== 0,
  ),
  condition(
    'wrong-letter-circled',
    'les lettres encerclées ne sont pas les jokers de la solution retenue',
    ['circles', 'jokers'],
    ({ circles, jokers }) => circles !== 0 && circles !== jokers,
  ),
  condition(
    'penalty-to-nullity',
    'une pénalité frappe un coup de 4 points ou moins',
    ['penalty', 'points'],
    ({ penalty, points }) => penalty > 0 && points <= WORTH_OF_NO_PENALTY,
  ),
] as const;

/** A turn worth this or less cannot bear a penalty (A12). */
export const WORTH_OF_NO_PENALTY = 4;
