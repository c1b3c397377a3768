import { plural } from '@raccord/french';
import { type Edition, rowOf } from '@raccord/regulation';
import type { SlipFile } from './state/state.ts';
import type { Ruling } from './verdicts.ts';

/** What people decide obeys the law that slips are judged by (5.3.3, 5.6, 5.8, 5.9 of 2023): where a ruling does not, and what to do. */
export function breachOf(ruling: Ruling, edition: Edition): string | undefined {
  if (ruling.outcome !== 'accepted') return undefined;
  const { points, penalty, warning } = ruling;
  const { penalty: cost, accumulation } = edition;
  if (penalty !== 0 && penalty !== cost) return `La pénalité est de 0 ou de ${plural(cost, 'point')}.`;
  const noNegativeTurn = rowOf(edition, 'penalty-to-nullity');
  if (noNegativeTurn && points < penalty) {
    return `Une pénalité de ${plural(penalty, 'point')} sur ${plural(points, 'point')} rend le bulletin nul (${noNegativeTurn.article}) : décidez un zéro.`;
  }
  if (warning && penalty > 0 && !accumulation.warningsBesidePenalty) {
    return `Aucun avertissement ne s’ajoute à une pénalité (${accumulation.article}) : choisissez l’un ou l’autre.`;
  }
  if (warning && points === 0) {
    return `Aucun avertissement ne s’ajoute à un zéro (${accumulation.article}) : décidez un zéro, ou accordez des points.`;
  }
  return undefined;
}

/**
 * The most that an average may bring: what the player's own solution was worth, its penalty taken off. Nothing limits the average of
 * somebody whose solution is not known.
 */
export function averageLimit({ slip }: SlipFile): number | undefined {
  if (!slip || slip.slip.solutions.length === 0) return undefined;
  const { outcome, points, penalty, excusable } = slip.verdict;
  if (excusable) return excusable.worth;
  const worth = outcome === 'referred' ? Math.max(points, slip.slip.score ?? 0) : points - penalty;
  return Math.max(0, worth);
}
