import { list } from '@raccord/french';
import { type AfterMove, tilesAvailable } from './bag.ts';
import type { Board } from './board.ts';
import { lacksNothing, makeDraw, subtractTiles, type Tiles } from './draw.ts';
import { JOKER_MARK, letterOf, TILE_COUNTS } from './letters.ts';
import type { MarkedDraw } from './markeddraw.ts';
import type { Fault } from './result.ts';

export type SupplyFaultCode = 'bag-exceeded' | 'wrong-leftover';

/** Why this draw, written so, cannot come out of this bag and this leftover. */
export function supplyFaults(
  { tiles, kept, isWhole }: MarkedDraw,
  written: string,
  { board, leftover }: AfterMove,
): readonly Fault<SupplyFaultCode>[] {
  const faults: Fault<SupplyFaultCode>[] = [];
  const blame = (code: SupplyFaultCode, what: string) =>
    faults.push({ code, text: `Le tirage ${written.trim()} ${what}.` });
  const lacking = lackedBy(subtractTiles(tilesAvailable(board), tiles)).map(letterOf);
  if (lacking.length > 0) blame('bag-exceeded', `demande plus de ${lacking.join(', ')} qu’il n’en reste : vérifiez-le`);
  if (isWhole) return faults;
  const left = makeDraw(leftover);
  const said = kept && makeDraw(kept);
  if (said !== undefined && left === '') {
    blame('wrong-leftover', `note un reliquat alors qu’il n’y en a pas : écrivez-le sans « + »`);
  } else if ((said !== undefined && said !== left) || !keepsLeftover(tiles, leftover)) {
    const advice = 'si tout a été remis dans le sac, écrivez « - » devant';
    blame('wrong-leftover', `ne reprend pas le reliquat (${left}) ; ${advice}`);
  }
  return faults;
}

export const keepsLeftover = (draw: Tiles, leftover: Tiles): boolean => lacksNothing(subtractTiles(draw, leftover));

/** What board and draw have more of than a set of tiles, in French; undefined while they may be of one game. */
export function excessOf(board: Board, draw?: Tiles): string | undefined {
  const available = tilesAvailable(board);
  const isBoardPossible = lacksNothing(available);
  const left = isBoardPossible && draw ? subtractTiles(available, draw) : available;
  const over = lackedBy(left).map((letter) => {
    const whole = TILE_COUNTS[letter];
    const name = letterOf(letter) === JOKER_MARK ? 'jokers' : letterOf(letter);
    return `${whole - left[letter]} ${name} au lieu de ${whole}`;
  });
  if (over.length === 0) return undefined;
  return `${isBoardPossible ? 'La grille et le tirage ont' : 'La grille a'} plus de lettres que le jeu : ${list(over)}.`;
}

const lackedBy = (tiles: Tiles): number[] => tiles.flatMap((count, letter) => (count < 0 ? [letter] : []));
