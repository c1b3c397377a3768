import { cardinal, list } from '@raccord/french';

/** A move, jokers in lower case: a sentence has capitals alone. */
export interface MoveTold {
  readonly word: string;
  readonly reference: string;
  readonly score: number;
}

/** « une lettre », « trois lettres ». */
export const letters = (count: number): string => `${cardinal(count, 'feminine')} lettre${count > 1 ? 's' : ''}`;

/** « TAS en J8 ». */
export const named = ({ word, reference }: MoveTold): string => `${word.toUpperCase()} en ${reference}`;

/** What its jokers stand for, « le S et le L », where all of them are of this turn. */
export function jokersOf({ word }: MoveTold, jokers: number): string | undefined {
  const own = [...word].filter((letter) => letter !== letter.toUpperCase());
  return own.length === jokers && jokers > 0 ? list(own.map((letter) => `le ${letter.toUpperCase()}`)) : undefined;
}

/** « GAMINS, non admis », « TE et ER, non admis ». */
export const notAdmitted = (words: readonly string[]): string => `${list(words)}, non admis`;

/** « GAMINS, non admis mais plausible », « SOUS et MOUS, non admis mais plausibles ». */
export const plausible = (words: readonly string[]): string =>
  `${notAdmitted(words)} mais plausible${words.length > 1 ? 's' : ''}`;
