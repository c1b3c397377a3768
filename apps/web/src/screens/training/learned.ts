import type { Analysis } from '@raccord/scrabble';
import type { MissedWord } from '@raccord/training';
import { engine } from '../../engine/engine.ts';
import type { KnownSource, LookedUp } from '../../engine/protocol.ts';
import { trainingTexts } from '../../texts/training.ts';

const words = trainingTexts.missed;

/** What there is to learn of a word. */
export interface Learned {
  readonly analyses: readonly Analysis[];
  readonly anagrams: readonly string[];
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** The extensions that one can learn: those by few letters. */
const MOST_ADDED = 2;

export function learnedOf(word: string, { anagrams, asWord }: LookedUp, analyses: readonly Analysis[]): Learned {
  const near = (longer: readonly string[]) => longer.filter(({ length }) => length <= word.length + MOST_ADDED);
  const { before = [], after = [] } = asWord?.extensions ?? {};
  return { analyses, anagrams: anagrams.filter((one) => one !== word), before: near(before), after: near(after) };
}

export async function lookUpLearned(word: string, known: KnownSource | undefined): Promise<Learned> {
  const [found, analyses] = await Promise.all([
    engine().lookUp(word),
    // Without them the card says the rest.
    known
      ? engine()
          .analyses(word, known)
          .catch(() => [])
      : [],
  ]);
  return learnedOf(word, found, analyses);
}

const MOST_LISTED = 12;

const shortened = (list: readonly string[]): readonly string[] =>
  list.length <= MOST_LISTED ? list : [...list.slice(0, MOST_LISTED), words.more(list.length - MOST_LISTED)];

/** The lines of the back of a card, the word itself apart. */
export const backLines = ({ analyses, anagrams, before, after }: Learned): readonly string[] => [
  ...analyses.map(({ lemma, nature }) => `${lemma}, ${nature}`),
  ...(anagrams.length > 0 ? [words.anagrams(shortened(anagrams))] : []),
  ...(before.length > 0 ? [words.before(shortened(before))] : []),
  ...(after.length > 0 ? [words.after(shortened(after))] : []),
];

/** The letters of a word in alphabetical order. */
export const sortedLetters = (word: string): string => [...word].sort().join('');

/** Cards for other programs, a row each: the letters, then the word with what there is to learn of it. */
export const makeCards = (cards: readonly MissedWord[], known: KnownSource | undefined) =>
  Promise.all(
    cards.map(async ({ word }) => [
      sortedLetters(word),
      [word, ...backLines(await lookUpLearned(word, known))].join(' · '),
    ]),
  );
