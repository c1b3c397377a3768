import { isMarked, type Solution } from '@raccord/scrabble';
import { type PlayersSight, type SlipMaker, sightSlip, unreferenced, written } from '../sight.ts';
import { slipAt } from './word.ts';

/** Words that people believe to exist, each near one that does. */

const ATTEMPTS = 60;
/** What is one letter away from a word of two letters looks like nothing. */
const SHORTEST = 3;

type Mistake = (word: string) => readonly string[];

const PLURALS: Mistake = (word) => [
  ...(/[SXZ]$/.test(word) ? [] : [`${word}S`, `${word}ES`]),
  ...(/(AU|EU|OU|AL)$/.test(word) ? [`${word}X`] : []),
  ...(/[EAIOU]$/.test(word) ? [] : [`${word}E`]),
];

const ENDINGS = [
  ...['E', 'ES', 'ONS', 'EZ', 'ENT', 'AI', 'AS', 'A', 'AIS', 'AIT', 'AIENT', 'ANT', 'ER', 'EE', 'EES'],
  ...['ERA', 'ERAS', 'ERAI', 'IR', 'IS', 'IT', 'IE', 'IRA', 'INT', 'URENT', 'US', 'UT'],
];

const CONJUGATIONS: Mistake = (word) =>
  ENDINGS.flatMap((ending) => {
    const stem = word.slice(0, -ending.length);
    return word.endsWith(ending) && stem.length >= SHORTEST ? ENDINGS.map((other) => `${stem}${other}`) : [];
  });

/** What sounds alike, or nearly, both ways. */
const ALIKE = [
  ...['LL L', 'NN N', 'TT T', 'MM M', 'PP P', 'RR R', 'SS C', 'SS S', 'CC C', 'FF F', 'PH F', 'TH T', 'CH C'],
  ...['Y I', 'AN EN', 'AM EM', 'AI E', 'AU O', 'EAU O', 'EAU AU', 'QU C', 'QU K', 'IN AIN', 'IN EIN', 'GU G', 'Z S'],
].map((pair) => pair.split(' '));

const SPELLINGS: Mistake = (word) =>
  ALIKE.flatMap(([one, other]) => [word.replace(one, other), word.replace(other, one)]);

/** A solution is taken for another word, which is not admitted, and played where it can be laid. */
const mistaking =
  (mistake: Mistake): SlipMaker =>
  (sight) => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const known = sight.chance.pick(sight.solutions);
      const word = known && sight.chance.pick(mistake(known.word.toUpperCase()));
      const slip = word && word.length > SHORTEST ? playedAs(sight, known, word) : undefined;
      if (slip) return slip;
    }
    return undefined;
  };

function playedAs(sight: PlayersSight, { start: { direction } }: Solution, word: string) {
  const { turn } = sight;
  if (turn.lexicon.has(word)) return undefined;
  const places = turn.places(word, direction).filter(({ notAdmitted }) => notAdmitted.every((one) => one === word));
  const place = sight.chance.pick(places);
  return place && slipAt(sight, place);
}

export const falsePlural = mistaking(PLURALS);
export const falseConjugation = mistaking(CONJUGATIONS);
export const nearSpelling = mistaking(SPELLINGS);

const LOOKS_INFLECTED = /..([^SXZ]S|[AEO]UX|[BCDFGHJKLMNPQRTVW]E)$/;

/** Without its place, for a score that it also has where it would put a word of the board into a plural or feminine that is none. */
export const doubtfulTwin: SlipMaker = ({ turn, solutions, chance }) => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const meant = chance.pick(solutions);
    if (!meant || [...meant.word].some(isMarked)) continue;
    const isFalse = (word: string): boolean => LOOKS_INFLECTED.test(word) && turn.lexicon.has(word.slice(0, -1));
    const isTwin = turn
      .places(meant.word, meant.start.direction)
      .some(
        ({ notAdmitted, tilings }) =>
          notAdmitted.length > 0 && notAdmitted.every(isFalse) && tilings[0].score === meant.score,
      );
    if (isTwin) return sightSlip(unreferenced(meant), meant.score);
  }
  return undefined;
};

/** Two solutions, with the score of the one that brings less: it is paid, and nothing is wrong. */
export const lowestOfSeveral: SlipMaker = ({ solutions, chance }, meant) => {
  const lower = chance.pick(solutions.filter(({ score, word }) => score < meant.score && ![...word].some(isMarked)));
  if (!lower) return undefined;
  const both = chance.happens(0.5) ? [meant, lower] : [lower, meant];
  return { state: 'handed-in', solutions: both.map((one) => written(one)), score: lower.score };
};
