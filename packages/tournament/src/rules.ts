import type { EditionName } from '@raccord/regulation';
import type { Formula } from '@raccord/scrabble';
import type { RhythmName } from './rhythms.ts';

/** What an edition says of the player's ledger. */
interface LedgerRules {
  /** The first warning that costs points: in ordinary games, in blitz, in original formulas (joker, 7 sur 8, 7 et 8). */
  readonly firstCostly: { readonly ordinary: number; readonly blitz: number; readonly original: number };
  readonly citation: string;
}

const FROM_FOURTH = 'article 5.7 : à partir du quatrième avertissement (sixième en blitz et partie originale)';

export const LEDGER_RULES: Readonly<Record<EditionName, LedgerRules>> = {
  '2015': { firstCostly: { ordinary: 4, blitz: 6, original: 6 }, citation: FROM_FOURTH },
  '2016': { firstCostly: { ordinary: 4, blitz: 6, original: 6 }, citation: FROM_FOURTH },
  '2019': { firstCostly: { ordinary: 4, blitz: 6, original: 6 }, citation: FROM_FOURTH },
  '2023': {
    firstCostly: { ordinary: 4, blitz: 6, original: 4 },
    citation: 'article 5.7 : à partir du quatrième avertissement (sixième en blitz)',
  },
};

/** The first warning of a game that costs points. */
export function firstCostlyWarning(edition: EditionName, formula: Formula, rhythm: RhythmName): number {
  const { ordinary, blitz, original } = LEDGER_RULES[edition].firstCostly;
  if (rhythm === 'blitz') return blitz;
  return formula.name === 'normale' ? ordinary : original;
}
