import {
  accept,
  type BagDraw,
  type DrawValidityCode,
  drawFault,
  type Fault,
  foldAccents,
  JOKER_MARK,
  letterIndex,
  makeDraw,
  parseMarkedDraw,
  type Result,
  refuse,
  supplyFaults,
  type Tiles,
  tilesAvailable,
} from '@raccord/scrabble';
import { drawTermsOf, type GameTerms } from '../rules.ts';
import type { NextTurn } from '../state/state.ts';

/** What a draw is made from. */
export type BeforeLetters = Pick<NextTurn, 'number' | 'board' | 'leftover' | 'isPutBack'>;

export interface Letters extends Pick<BagDraw, 'drawn' | 'isWhole'> {
  readonly tiles: Tiles;
}

/** Why letters typed are not taken. Their sentences come with what was read: a page that checks letters loads no other refusal. */
export const LETTERS_REFUSALS = ['draw-unreadable', 'draw-not-in-bag', 'leftover-missing', 'invalid-draw'] as const;

type ReadLetters = Result<Letters, (typeof LETTERS_REFUSALS)[number]>;

/** Letters typed: `AB+CDEFG` or plain; a leading `-` when the leftover was put back and everything drawn again. */
export function readLetters(game: GameTerms, before: BeforeLetters, text: string): ReadLetters {
  const letters = lettersOf(before, text);
  if (!letters.ok) return letters;
  const fault = faultOf(game, before, letters.value);
  return fault ? invalidDraw(fault) : letters;
}

/** Letters typed, whether or not they stand: they are in the bag, and the leftover is among them unless it was put back. */
export function lettersOf({ board, leftover, isPutBack }: BeforeLetters, text: string): ReadLetters {
  const parsed = parseMarkedDraw(text);
  if (!parsed.ok) return parsed;
  const isWhole = isPutBack || parsed.value.isWhole;
  const [fault] = supplyFaults({ ...parsed.value, isWhole }, text, { board, leftover });
  if (fault) return refuse(fault.code === 'bag-exceeded' ? 'draw-not-in-bag' : 'leftover-missing', fault.text);
  const left = makeDraw(leftover);
  return accept({
    tiles: parsed.value.tiles,
    drawn: inOrder(text, isWhole ? '' : left),
    isWhole: isWhole && left !== '',
  });
}

/** The letters typed in their order, without those of the leftover: the first ones of each kind. */
function inOrder(text: string, leftover: string): string {
  const left = [...leftover];
  return [...foldAccents(text)]
    .filter((character) => character === JOKER_MARK || letterIndex(character) >= 0)
    .filter((letter) => {
      const at = left.indexOf(letter);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    })
    .join('');
}

export const faultOf = (game: GameTerms, before: BeforeLetters, { tiles }: Letters) =>
  drawFault(tiles, drawTermsOf(game, before), tilesAvailable(before.board));

export const invalidDraw = ({ code, text }: Fault<DrawValidityCode>) =>
  refuse('invalid-draw', `${text} ${ADVICE[code]}`);

const DRAW_AGAIN = 'Remettez tout dans le sac et tirez à nouveau.';
const CHECK_LETTERS = 'Vérifiez les lettres saisies.';
const ADVICE: Readonly<Record<DrawValidityCode, string>> = {
  'too-few-vowels': DRAW_AGAIN,
  'too-few-consonants': DRAW_AGAIN,
  'wrong-size': CHECK_LETTERS,
  'joker-count': CHECK_LETTERS,
};
