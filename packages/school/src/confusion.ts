import { list } from '@raccord/french';
import { EDITIONS, type EditionName, rowOf, type SlipSanction, sanctionOf, type Verdict } from '@raccord/regulation';
import type { Exercise } from './exercise.ts';
import { type Answer, markAnswer } from './mark.ts';
import { ruleOf } from './rule.ts';

type Judged = Pick<Exercise, 'position' | 'slip' | 'verdict' | 'trace'>;

/** What somebody who answered wrong most likely took for something else. */
export function confusionsOf(exercise: Judged, answer: Answer): readonly string[] {
  const { arePointsRight, isSanctionRight, isReasonRight } = markAnswer(exercise, answer);
  return [
    ...(arePointsRight ? [] : [pointsConfused(exercise, answer)]),
    ...(isSanctionRight ? [] : [sanctionConfused(sanctionOf(exercise.verdict), answer.sanction)]),
    ...(arePointsRight && isSanctionRight && isReasonRight === false ? [reasonConfused(exercise)] : []),
  ];
}

function pointsConfused({ slip, verdict }: Judged, { points, sanction }: Answer): string {
  const { penalty, outcome, points: right } = verdict;
  if (outcome === 'nullity') return whyNull(verdict);
  if (penalty > 0 && points === right - penalty)
    return 'Les points se donnent avant la pénalité, qui se retire ensuite.';
  if (points === 0 && sanction === 'nullity') return 'Le bulletin n’est pas nul : la solution se paie.';
  if (points === slip.score) return 'C’est le score écrit ; celui qui se paie se recompte sur la grille.';
  if (points === right - 50 || points === right + 50) return 'Il y a 50 points d’écart : la prime du scrabble.';
  return 'Le score se recompte case par case : les cases de couleur ne comptent que sous les lettres nouvelles, et un joker vaut zéro.';
}

/** What makes a slip null is looked at before its place and its score. */
function whyNull({ reasons }: Verdict): string {
  const words = reasons.flatMap(({ code, words = [] }) => (NOT_ADMITTED.includes(code) ? words : []));
  if (words.length === 0) return 'Un bulletin nul ne rapporte rien, quel que soit le score écrit.';
  return `${list(words)} : un mot joué, et tout mot qu’il forme, se vérifie au dictionnaire avant de regarder le score.`;
}

const NOT_ADMITTED: readonly string[] = ['word-not-admitted', 'formed-word-not-admitted'];

const SANCTIONS: Readonly<Record<SlipSanction, string>> = {
  none: 'Rien n’était à reprocher : ce qui paraît une faute est toléré, ou n’en est pas une.',
  warning: 'La faute vaut un avertissement : la solution se reconnaît et se paie sans retrait.',
  penalty: 'Le score seul montre la solution : elle se paie, moins la pénalité.',
  'penalty-and-warning': 'Deux fautes s’ajoutent : une pénalité et un avertissement.',
  nullity: 'Rien ne peut être payé : le coup est nul.',
  referred: 'L’arbitre ne tranche pas : la commission décide.',
};

function sanctionConfused(right: SlipSanction, given: SlipSanction): string {
  if (given === 'penalty-and-warning' && right === 'penalty')
    return 'Avec une pénalité, l’avertissement ne s’ajoute pas.';
  if (given === 'nullity' && right === 'penalty')
    return 'La place est fausse, mais le score la retrouve : pénalité, pas nullité.';
  if (given === 'nullity' && right === 'warning')
    return 'La faute n’empêche pas de payer : avertissement, pas nullité.';
  return SANCTIONS[right];
}

const reasonConfused = ({ verdict }: Judged): string =>
  verdict.reasons.length === 0
    ? 'Il n’y avait pas de motif à donner.'
    : 'Points et sanction sont justes ; le motif est celui que le joueur doit lire sur son billet de correction.';

/** What the edition says, in a sentence each, of the rows that hold on a slip. */
export const lawOf = ({ trace }: Judged, name: EditionName): readonly string[] => {
  const edition = EDITIONS[name];
  const kept = trace.flatMap((entry) => (entry.kind === 'found' && entry.isKept ? [entry.condition] : []));
  return [...new Set(kept)].flatMap((condition) => {
    const row = rowOf(edition, condition);
    return row ? [ruleOf(row, edition)[0]] : [];
  });
};
