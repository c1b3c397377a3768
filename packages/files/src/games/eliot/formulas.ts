import { FORMULAS, type Formula, type FormulaName } from '@raccord/scrabble';

/** What Eliot calls its variants; it has no game where more than seven letters may be laid. */
const VARIANTS: Readonly<Partial<Record<FormulaName, readonly string[]>>> = {
  normale: [],
  joker: ['bingo'],
  '7sur8': ['7among8'],
  '7sur8joker': ['bingo', '7among8'],
};

export const eliotVariants = ({ name }: Formula): readonly string[] | undefined => VARIANTS[name];

/** The formula of these variants; undefined for « explosive », where a draw may have several jokers or none. */
export function eliotFormula(variants: readonly string[]): Formula | undefined {
  const wanted = new Set(variants.filter((variant) => variant !== ''));
  const names = Object.keys(VARIANTS) as FormulaName[];
  const name = names.find((known) => {
    const own = VARIANTS[known] ?? [];
    return own.length === wanted.size && own.every((variant) => wanted.has(variant));
  });
  return name && FORMULAS[name];
}
