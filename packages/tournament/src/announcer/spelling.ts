import { plural } from '@raccord/french';
import { ALPHABET, accept, foldAccents, JOKER_MARK, letterIndex, type Result, refuse } from '@raccord/scrabble';

/** The word that stands for each letter, A to Z, when letters are announced (3.1). */
export type SpellingTable = readonly string[];

export type SpellingFaultCode = 'spelling-count' | 'spelling-letter' | 'spelling-length';

/** What stands for a joker, whatever the table (3.1). */
const JOKER_WORDS = 'Joker – Lettre blanche';

/** Said in one breath and shown in large type. */
const MAX_SPELLING_WORD = 24;

/** The table of the regulation (3.1). */
export const REGULATION_SPELLING: SpellingTable = [
  ...['Algérie', 'Belgique', 'Canada', 'Danemark', 'Égypte', 'France', 'Grèce', 'Hongrie', 'Italie', 'Jordanie'],
  ...['Kenya', 'Luxembourg', 'Maroc', 'Norvège', 'Océanie', 'Portugal', 'Québec', 'Roumanie', 'Suisse', 'Tunisie'],
  ...['Uruguay', 'Venezuela', 'Wallonie', 'Xénophon', 'Yougoslavie', 'Zambie'],
];

/** The table that a list of words makes: one for each letter, in order; none at all is the table of the regulation. */
export function spellingTable(words: readonly string[]): Result<SpellingTable, SpellingFaultCode> {
  if (words.length === 0) return accept(REGULATION_SPELLING);
  const tidy = words.map((word) => word.trim().replaceAll(/\s+/g, ' '));
  const wrong = tidy.findIndex((word, index) => foldAccents(word)[0] !== ALPHABET[index]);
  if (wrong >= 0 && wrong < ALPHABET.length) return refuse('spelling-letter', wrongLetter(tidy[wrong], wrong));
  if (tidy.length !== ALPHABET.length) {
    const has = `La table d’épellation a ${plural(tidy.length, 'mot')}`;
    return refuse('spelling-count', `${has} ; il en faut ${ALPHABET.length}, un par lettre, de A à Z.`);
  }
  const long = tidy.find((word) => word.length > MAX_SPELLING_WORD);
  if (long !== undefined) {
    const text = `« ${long} » est trop long pour être épelé : donnez un mot de ${MAX_SPELLING_WORD} caractères au plus.`;
    return refuse('spelling-length', text);
  }
  return accept(tidy);
}

const wrongLetter = (word: string, index: number): string =>
  word === ''
    ? `Le mot de la lettre ${ALPHABET[index]} manque : donnez-en un qui commence par cette lettre.`
    : `« ${word} » est à la place de la lettre ${ALPHABET[index]} : donnez un mot qui commence par cette lettre.`;

/** Reads a table as people paste it: words on lines of their own, or between commas. */
export const parseSpelling = (text: string): Result<SpellingTable, SpellingFaultCode> =>
  spellingTable(
    text
      .split(/[\n,;]/)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  );

/** The word of a letter, or what stands for the joker. */
export const spelled = (letter: string, table: SpellingTable): string =>
  letter === JOKER_MARK ? JOKER_WORDS : table[letterIndex(letter)];
