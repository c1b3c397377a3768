import type { Seen } from '@raccord/contract';
import { number, plural } from '@raccord/french';
import { type Worth, warningsOf } from '@raccord/regulation';
import { FORMULAS } from '@raccord/scrabble';
import { describeRhythm, describeWarnings, OUTCOME_NAMES } from '@raccord/tournament';

/** What several papers say. */

export type ResultWords = Seen<'seeDesk'>['tables'][number]['result'];

export const STRUCK = 'rayé';

export const NO_REFERENCE = 'sans référence';
export const LINKS_LABEL = 'raccords';
export const NO_SCORE = 'sans score';

/** Every sanction of a result. */
export function sanctionsOf({
  outcome,
  penalty,
  warnings,
}: Pick<ResultWords, 'outcome' | 'penalty' | 'warnings'>): string[] {
  return [
    ...(outcome === 'nullity' ? ['bulletin nul'] : []),
    ...(outcome === 'referred' ? ['bulletin soumis à la commission'] : []),
    ...(penalty > 0 ? [`pénalité de ${plural(penalty, 'point')}`] : []),
    ...(warnings > 0 ? [describeWarnings(warnings)] : []),
  ];
}

/** The same of what a verdict or a decision gives. */
export const describeVerdictWorth = (worth: Omit<Worth<ResultWords['outcome']>, 'reasons'>): string =>
  describeWorth({ ...worth, warnings: warningsOf(worth) });

/** « Accepté, 77 points, pénalité de 5 points », « Bulletin nul ». */
export function describeWorth(worth: Pick<ResultWords, 'outcome' | 'points' | 'penalty' | 'warnings'>): string {
  const { outcome, points: count } = worth;
  const sanctions = sanctionsOf({ ...worth, outcome: 'accepted' });
  const main = outcome === 'nullity' ? 'Bulletin nul' : OUTCOME_NAMES[outcome];
  return [main, ...(outcome === 'nullity' ? [] : [plural(count, 'point')]), ...sanctions].join(', ');
}

export const PROVISIONAL = '(provisoire)';

type Game = Seen<'seeGame'>;

/** « formule normale, rythme normal ». */
export const describeKind = ({ formula, rhythm }: Pick<Game, 'formula' | 'rhythm'>): string =>
  `formule ${FORMULAS[formula].label}, ${describeRhythm(rhythm)}`;

export const countOrBlank = (value: number): string => (value > 0 ? number(value) : '');
