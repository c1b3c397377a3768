import { DIRECTIONS, isMarked, makeReference, type Solution } from '@raccord/scrabble';
import { type PlayersSight, type SlipMaker, sightSlip, unreferenced, written } from '../sight.ts';
import { slipAt } from './word.ts';

/** What people get wrong who know many words: words that they believe to exist, each near one that does, and what they miscopy. */

const ATTEMPTS = 150;
/** What is one letter away from a short word looks like nothing. */
const SHORTEST = 5;

type Words = Pick<PlayersSight['turn']['lexicon'], 'has'>;
type Mistake = (word: string, words: Words) => readonly string[];

/** Endings that no noun and no adjective has. */
const VERBAL = /(AIT|ENT|ONT|[IU]T)$/;

/** A plural of what has none or another one, a feminine of what has none. */
const PLURALS: Mistake = (word, words) => [
  ...(/[SXZ]$/.test(word) || VERBAL.test(word) ? [] : [`${word}S`]),
  ...(/(AU|EU|OU)$/.test(word) ? [`${word}X`] : []),
  ...(/AI?L$/.test(word) ? [word.replace(/AI?L$/, 'AUX')] : []),
  ...(/[DLNRT]$/.test(word) && words.has(`${word}S`)
    ? [`${word}E`, word.replace(/(?<=[EIO])[LNT]$/, (last) => `${last}${last}E`)]
    : []),
];

const ENDINGS = [
  ...['E', 'ES', 'ONS', 'EZ', 'ENT', 'AI', 'AS', 'A', 'AIS', 'AIT', 'AIENT', 'ANT', 'ER', 'ERA', 'ERAS', 'ERAI'],
  ...['IR', 'IS', 'IT', 'IE', 'IRA', 'INT', 'RE', 'S', 'U', 'US', 'UT'],
];

/** By the infinitive: what one would write who takes a verb for a regular one, or its participle for one that agrees. */
const REGULARISED: Readonly<Record<string, readonly string[]>> = {
  ER: ['EE', 'EES'],
  IR: ['A', 'ERA', 'ERONT', 'IES'],
  RE: ['A', 'ERA', 'ERONT', 'UES'],
};

const CONJUGATIONS: Mistake = (word, words) =>
  ENDINGS.flatMap((ending) => {
    const stem = word.slice(0, -ending.length);
    const isVerb = words.has(`${stem}ANT`) || words.has(`${stem}ISSANT`);
    if (!word.endsWith(ending) || stem.length < 3 || !isVerb) return [];
    const infinitive = Object.keys(REGULARISED).find((one) => words.has(stem + one));
    return infinitive === undefined ? [] : REGULARISED[infinitive].map((other) => stem + other);
  });

/** What sounds alike, or nearly: what is heard, and another way to write it. Between vowels, S and Z, one consonant and two. */
const ALIKE = [
  ...['PH F', 'F PH', 'TH T', 'Y I', 'I Y', 'QU(?=[AEIOU]) K', 'K QU', 'SS(?=[EI]) C', 'C(?=[EI]) SS'],
  ...['AN EN', 'EN AN', 'AM EM', 'EM AM', 'AI E', 'AIN IN', 'IN AIN', 'EIN AIN', 'EAU O', 'AU O', 'O(?=[TDLRS]) AU'],
  ...['(?<=[AEIOU])S(?=[AEIOU]) Z', '(?<=[AEIOU])Z(?=[AEIOU]) S'],
  ...['(?<=[AEIOUY])([LNTMPRFC])\\1(?=[AEIOUY]) $1', '(?<=[AEIOUY])([LNTMPRFC])(?=[AEIOUY]) $1$1'],
].map((pair) => {
  const [heard, written] = pair.split(' ');
  return { heard: new RegExp(heard), written };
});

const SPELLINGS: Mistake = (word) => ALIKE.map(({ heard, written }) => word.replace(heard, written));

/** A solution is taken for another word, which is not admitted, and played where it can be laid. */
const mistaking =
  (mistake: Mistake): SlipMaker =>
  (sight) => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const known = sight.chance.pick(sight.solutions);
      const word = known && sight.chance.pick(mistake(known.word.toUpperCase(), sight.turn.lexicon));
      const slip = word && word.length >= SHORTEST ? playedAs(sight, known, word) : undefined;
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

const LENGTHENINGS = ['S', 'E', 'ES', 'R', 'RA', 'RAI', 'NT', 'ZE', 'EZ', 'ONS', 'ENT', 'AIENT'];

/** An admitted word for which the board has no room: the player had something else on his own. */
export const noRoom: SlipMaker = ({ turn, solutions, chance }) => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const known = chance.pick(solutions);
    const word = `${known.word}${chance.pick(LENGTHENINGS)}`;
    const isPlayable = DIRECTIONS.some((direction) => turn.places(word.toUpperCase(), direction).length > 0);
    if (turn.lexicon.has(word.toUpperCase()) && !isPlayable)
      return sightSlip(written(known, { word }), known.score + 1);
  }
  return undefined;
};

/** Which letters people put before or after a word in the belief that it takes them. */
const HOOKS = { before: /^([DR](?=[AEIOUY])|[ES])/, after: /[ELRSTXZ]$/ };

/** At a place where it forms one word that is not admitted: an admitted one with a letter more. */
export const doubtfulFormedWord: SlipMaker = ({ turn, chance }, { word, start }) => {
  const isHooked = (formed: string): boolean =>
    formed.length > 2 &&
    ((HOOKS.after.test(formed) && turn.lexicon.has(formed.slice(0, -1))) ||
      (HOOKS.before.test(formed) && turn.lexicon.has(formed.slice(1))));
  const places = turn.places(word.toUpperCase(), start.direction);
  const place = chance.pick(
    places.filter(({ notAdmitted: [formed, ...others] }) => formed && isHooked(formed) && others.length === 0),
  );
  if (!place) return undefined;
  const solution = { word: word.toUpperCase(), direction: start.direction, outside: [] };
  return sightSlip({ ...solution, reference: makeReference(place.fit.placement) }, place.tilings[0].score);
};

const LOOKS_INFLECTED = /..([^SXZ]S|[AEO]UX|[BCDFGHJKLMNPQRTVW]E)$/;

/** Without its place, for a score that it also has where it would put a word of the board into a plural or feminine that is none. */
export const doubtfulTwin: SlipMaker = ({ turn, solutions, chance }) => {
  for (let attempt = 0; attempt < 2 * ATTEMPTS; attempt++) {
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
