import {
  isOnBoard,
  makeReference,
  otherDirection,
  type Place,
  type Solution,
  type Start,
  squareAlong,
} from '@raccord/scrabble';
import { type PlayersSight, type SlipMaker, sightSlip, unreferenced, written } from '../sight.ts';

/** References that are missing, illegible or wrong, and places where the word may not go (A4, A5). */

export const missingReference: SlipMaker = (_, meant) => sightSlip(unreferenced(meant), meant.score);

export const illegibleReference: SlipMaker = (_, meant) =>
  sightSlip(written(meant, { reference: 'illisible' }), meant.score);

/** One square off, in any direction. */
export const shiftedReference: SlipMaker = ({ chance }, meant) => {
  const around = neighbours(meant.start);
  return sightSlip(written(meant, { reference: makeReference(chance.pick(around)) }), meant.score);
};

export function neighbours({ row, column, direction }: Start): Start[] {
  return [-1, 0, 1].flatMap((down) =>
    [-1, 0, 1].flatMap((right) => {
      const isElsewhere = down !== 0 || right !== 0;
      const start = { row: row + down, column: column + right, direction };
      return isElsewhere && isOnBoard(start) ? [start] : [];
    }),
  );
}

/** 4H for H4. */
export const turnedReference: SlipMaker = (_, meant) => {
  const { start, score } = meant;
  const reference = makeReference({ ...start, direction: otherDirection(start.direction) });
  return sightSlip(written(meant, { reference }), score);
};

/** No reference, and a score that no place explains. */
export const nothingToLocate: SlipMaker = (_, meant) => sightSlip(unreferenced(meant));

/** The right word and score, at a place where it forms a word that is not admitted. */
export const wrongPlaceRightScore: SlipMaker = (sight, meant) => {
  const place = placeNotValid(sight, meant);
  return place && sightSlip(written(meant, { reference: makeReference(place.fit.placement) }), meant.score);
};

/** Played at a place where it forms a word that is not admitted, and counted there. */
export const formedWord: SlipMaker = (sight, meant) => {
  const place = placeNotValid(sight, meant);
  if (!place) return undefined;
  const reference = makeReference(place.fit.placement);
  return sightSlip(written(meant, { word: meant.word.toUpperCase(), reference }), place.tilings[0].score);
};

function placeNotValid({ turn, chance }: PlayersSight, { word, start }: Solution): Place | undefined {
  const places = turn.places(word.toUpperCase(), start.direction);
  return chance.pick(places.filter(({ notAdmitted }) => notAdmitted.length > 0));
}

const ATTEMPTS = 60;

/** Played, for its score, at a place where it lengthens a word of the board into one that is not admitted. */
export const falseTwin: SlipMaker = (sight) => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const meant = sight.chance.pick(sight.solutions);
    const place = sight.chance.pick(
      falsePlaces(sight, meant).filter(({ tilings }) => tilings.some(({ score }) => score === meant.score)),
    );
    if (place) return sightSlip(written(meant, { reference: makeReference(place.fit.placement) }), meant.score);
  }
  return undefined;
};

/** The places where the word lengthens a word of the board into one that is not admitted. */
const falsePlaces = ({ turn }: PlayersSight, { word, start }: Solution): Place[] =>
  turn
    .places(word.toUpperCase(), start.direction)
    .filter(({ fit, notAdmitted }) =>
      fit.perpendiculars.some((formed) => formed.word.length > 2 && notAdmitted.includes(formed.word)),
    );

/** The word lengthens, at the place written, a word of the board into one that is not admitted. */
export const falseExtension: SlipMaker = (sight, meant) => {
  const place = sight.chance.pick(falsePlaces(sight, meant));
  return place && sightSlip(written(meant, { reference: makeReference(place.fit.placement) }), meant.score);
};

/** As much as a penalty takes away, or less (A12). */
const LEAST = 4;

const isCheap: (solution: Solution, turn: PlayersSight['turn']) => boolean = ({ score, start, word }, { board }) => {
  const standing = [...word].map((_, index) => board[squareAlong(start, index) as number] !== 0);
  const isExtension = standing.some((isStanding, index) => isStanding && standing[index + 1]);
  return score <= LEAST && !isExtension;
};

/** A move of a few points without its reference. */
export const cheapUnlocated: SlipMaker = (sight) => {
  const meant = sight.oneThat(isCheap);
  return meant && sightSlip(unreferenced(meant), meant.score);
};
