import {
  ALPHABET,
  BOARD_SIZE,
  isMarked,
  JOKER,
  makeDraw,
  makeReference,
  markJokers,
  otherDirection,
  type Place,
  type Solution,
  squareAlong,
} from '@raccord/scrabble';
import { type PlayersSight, type SlipMaker, sightSlip, written } from '../sight.ts';

/** Words that are not admitted, that the letters do not give or that cannot be placed (A1). */

const ATTEMPTS = 25;
const MORE_ATTEMPTS = 100;
const SHORT = 3;

const isShort = ({ word }: Solution): boolean => word.length <= SHORT;

/** A word that looks like one: a solution with another letter of the draw in it. */
export const inventedWord: SlipMaker = (sight, meant) => {
  const letters = [...makeDraw(sight.turn.draw.with(JOKER, 0))];
  for (let attempt = 0; attempt < ATTEMPTS && letters.length > 0; attempt++) {
    const word = withLetter(sight, meant, sight.chance.pick(letters));
    if (!word || sight.turn.lexicon.has(word) || !sight.turn.fit(word, meant.start)) continue;
    const places = sight.turn.places(word, meant.start.direction);
    const place = places.find(({ fit }) => makeReference(fit.placement) === meant.reference);
    if (place) return slipAt(sight, place);
  }
  return undefined;
};

/** Two words written without a gap. */
export const wordsRunTogether: SlipMaker = (sight, meant) => {
  const other = sight.chance.pick(sight.solutions);
  const word = `${meant.word}${other.word}`.slice(0, BOARD_SIZE);
  return sightSlip(written(meant, { word }), meant.score);
};

/** The same with two or three letters. */
export const inventedShortWord: SlipMaker = (sight) => {
  const meant = sight.oneThat(isShort);
  return meant && inventedWord(sight, meant);
};

/** A word at a place, as it should be written there. */
export function slipAt({ turn: { board } }: PlayersSight, { fit: { placement }, tilings: [{ jokers, score }] }: Place) {
  const word = markJokers(board, placement, jokers);
  return sightSlip({ word, direction: placement.direction, reference: makeReference(placement), outside: [] }, score);
}

/** The word, in upper case, with another letter on one of the squares where it lays a tile. */
function withLetter(
  { turn: { board }, chance }: PlayersSight,
  { word, start }: Solution,
  letter: string,
): string | undefined {
  const laid = [...word].flatMap((_, index) => (board[squareAlong(start, index) as number] === 0 ? [index] : []));
  const at = chance.pick(laid);
  if (at === undefined) return undefined;
  return [...word.toUpperCase()].with(at, letter).join('');
}

/** An admitted word with a letter that the draw does not have. */
export const misreadDraw: SlipMaker = (sight, meant) => {
  for (let attempt = 0; attempt < MORE_ATTEMPTS; attempt++) {
    const word = withLetter(sight, meant, sight.chance.pick([...ALPHABET]));
    if (!word || !sight.turn.lexicon.has(word)) continue;
    if (sight.turn.places(word, meant.start.direction).length === 0)
      return sightSlip(written(meant, { word }), meant.score);
  }
  return undefined;
};

/** The word of an earlier turn. */
export const earlierWord: SlipMaker = ({ earlier, chance }) => {
  const meant = chance.pick(earlier);
  return meant && sightSlip(written(meant), meant.score);
};

const leansOnBoard = ({ word, laidCount }: Solution): boolean => laidCount < word.length;

/** Written down the page for across, or the other way round. */
export const turnedWord: SlipMaker = (sight) => {
  const meant = sight.oneThat(leansOnBoard);
  if (!meant || [...meant.word].some(isMarked)) return undefined;
  return sightSlip(written(meant, { direction: otherDirection(meant.start.direction) }), meant.score);
};
