import { cardinal, list } from '@raccord/french';

/** A move as a sentence speaks of it: jokers in lower case. */
export interface MoveTold {
  readonly word: string;
  readonly reference: string;
  readonly score: number;
}

/** « une lettre », « trois lettres ». */
export const letters = (count: number): string => `${cardinal(count, 'feminine')} lettre${count > 1 ? 's' : ''}`;

/** « TAS en J8 ». */
export const named = ({ word, reference }: MoveTold): string => `${word} en ${reference}`;

/** « GAMINS, non admis », « TE et ER, non admis ». */
export const notAdmitted = (words: readonly string[]): string => `${list(words)}, non admis`;

/** « GAMINS, non admis mais plausible », « SOUS et MOUS, non admis mais plausibles ». */
export const plausible = (words: readonly string[]): string =>
  `${notAdmitted(words)} mais plausible${words.length > 1 ? 's' : ''}`;
