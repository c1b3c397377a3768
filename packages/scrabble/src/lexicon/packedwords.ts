import { CODE_A } from '../letters.ts';

/** Many words in two arrays: the letters (0–25) of word i are `letters[offsets[i]] … letters[offsets[i + 1] - 1]`. */
export interface PackedWords {
  readonly letters: Uint8Array;
  readonly offsets: Int32Array;
  readonly count: number;
}

/** Packs upper-case words A–Z, which must be sorted and without repeats. */
export function packWords(words: readonly string[]): PackedWords {
  let total = 0;
  for (const word of words) total += word.length;
  const letters = new Uint8Array(total);
  const offsets = new Int32Array(words.length + 1);
  let at = 0;
  for (let i = 0; i < words.length; i++) {
    const word = words[i];
    for (let k = 0; k < word.length; k++) letters[at++] = word.charCodeAt(k) - CODE_A;
    offsets[i + 1] = at;
  }
  return { letters, offsets, count: words.length };
}
