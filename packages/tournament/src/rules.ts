import { EDITIONS, type EditionName, playRulesOf, type RhythmName } from '@raccord/regulation';
import type { DrawTerms, Formula } from '@raccord/scrabble';

/** The first warning of a game that costs points. */
export function firstCostlyWarning(edition: EditionName, formula: Formula, rhythm: RhythmName): number {
  const { firstCostly, isSuddenDeathOriginal } = EDITIONS[edition].ledger;
  if (rhythm === 'blitz') return firstCostly.blitz;
  const isOriginal = formula.name !== 'normale' || (rhythm === 'mort-subite' && isSuddenDeathOriginal);
  return isOriginal ? firstCostly.original : firstCostly.ordinary;
}

/** What warnings cost in all: each one from the first costly one on. */
export function costOfWarnings(edition: EditionName, warnings: number, first: number): number {
  return EDITIONS[edition].ledger.costOfWarning * Math.max(0, warnings - first + 1);
}

/** What a game asks of its draws. */
export interface GameTerms {
  readonly formula: Formula;
  readonly edition: EditionName;
}

/** What the regulation asks of the draw of this turn. */
export const drawTermsOf = ({ formula, edition }: GameTerms, { number }: { readonly number: number }): DrawTerms => ({
  turn: number,
  formula,
  rules: playRulesOf(EDITIONS[edition]),
});
