import { isMarked, type Solution } from '@raccord/scrabble';
import { type SlipMaker, sightSlip, written } from '../sight.ts';

/** Faults of score and of joker (A9). */

const SLIPS_OF_COUNTING = [-50, -10, -2, -1, 1, 2, 3, 10];

export const wrongScore: SlipMaker = ({ chance }, meant) => {
  const counted = meant.score + chance.pick(SLIPS_OF_COUNTING);
  return sightSlip(written(meant), counted < 0 ? meant.score + 1 : counted);
};

export const missingScore: SlipMaker = (_, meant) => sightSlip(written(meant));

const laysJoker = ({ jokerCount }: Solution): boolean => jokerCount > 0;

export const jokerNotCircled: SlipMaker = (sight) => {
  const meant = sight.oneThat(laysJoker);
  return meant && sightSlip(written(meant, { word: meant.word.toUpperCase() }), meant.score);
};

/** Another letter than the joker is circled or, without a joker, any letter. */
export const wrongLetterCircled: SlipMaker = (sight, first) => {
  const meant = sight.oneThat(laysJoker) ?? first;
  const plain = [...meant.word].flatMap((letter, index) => (isMarked(letter) ? [] : [index]));
  if (plain.length === 0) return undefined;
  const circled = sight.chance.pick(plain);
  const word = [...meant.word.toUpperCase()].map((letter, index) =>
    index === circled ? letter.toLowerCase() : letter,
  );
  return sightSlip(written(meant, { word: word.join('') }), meant.score);
};

/** Two solutions on one slip (A11), with the score of the first one or their sum. */
export const severalSolutions: SlipMaker = ({ solutions, chance }, meant) => {
  const other = chance.pick(solutions);
  const score = chance.happens(0.5) ? meant.score : meant.score + other.score;
  return { state: 'handed-in', solutions: [written(meant), written(other)], score };
};
