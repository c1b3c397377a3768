import {
  accept,
  type Board,
  type DrawValidityCode,
  drawFault,
  type Formula,
  lacksNothing,
  letterOf,
  makeDraw,
  parseMarkedDraw,
  subtractTiles,
  type Tiles,
  tilesAvailable,
} from '@raccord/scrabble';
import type { Decision } from './context.ts';
import { refused } from './refusals.ts';

/** What the next draw is made from. */
export interface Before {
  readonly number: number;
  readonly board: Board;
  readonly leftover: Tiles;
}

export interface Letters {
  readonly tiles: Tiles;
  readonly isWhole: boolean;
}

/** Letters typed: `AB+CDEFG` or plain; a leading `-` when the leftover was put back and everything drawn again. */
export function readLetters(formula: Formula, { number, board, leftover }: Before, text: string): Decision<Letters> {
  const parsed = parseMarkedDraw(text);
  if (!parsed.ok) return refused('draw-unreadable', parsed.fault.text);
  const { tiles, kept, isWhole } = parsed.value;
  const available = tilesAvailable(board);
  const rest = subtractTiles(available, tiles);
  if (!lacksNothing(rest)) {
    return refused(
      'draw-not-in-bag',
      rest.flatMap((count, letter) => (count < 0 ? [letterOf(letter)] : [])).join(', '),
    );
  }
  const left = makeDraw(leftover);
  const isSaidOther = left !== '' && kept !== undefined && makeDraw(kept) !== left;
  if (!isWhole && (isSaidOther || !lacksNothing(subtractTiles(tiles, leftover)))) {
    return refused('leftover-missing', left);
  }
  const fault = drawFault(tiles, number, formula, available);
  if (fault) return refused('invalid-draw', fault.text, ADVICE[fault.code]);
  return accept({ tiles, isWhole: isWhole && left !== '' });
}

const DRAW_AGAIN = 'Remettez tout dans le sac et tirez à nouveau.';
const CHECK_LETTERS = 'Vérifiez les lettres saisies.';
const ADVICE: Readonly<Record<DrawValidityCode, string>> = {
  'too-few-vowels': DRAW_AGAIN,
  'too-few-consonants': DRAW_AGAIN,
  'wrong-size': CHECK_LETTERS,
  'joker-count': CHECK_LETTERS,
};
