import {
  type Analysis,
  decodeNatures,
  findAnagrams,
  findAnalyses,
  findExtensions,
  type KnownWords,
  unwrap,
  type WordGraph,
} from '@raccord/scrabble';
import { fetchBytes, readLexicon } from './lexicon.ts';
import type { KnownSource, LookedUp } from './protocol.ts';
import { unfold } from './unfold.ts';

/** Whether letters are a word, what else they make, what begins or ends with them. `?` is any letter. */
export function lookUpLetters(words: WordGraph, letters: string): LookedUp {
  const anagrams = findAnagrams(words, letters);
  if (letters.includes('?')) return { letters, anagrams };
  const asWord = { isAdmitted: words.has(letters), extensions: findExtensions(words, letters) };
  return { letters, asWord, anagrams };
}

let known: { readonly natures: string; readonly words: Promise<KnownWords> } | undefined;

/** What a word is; the natures are fetched with the first word asked about. */
export async function analysesOf(word: string, source: KnownSource): Promise<readonly Analysis[]> {
  if (known?.natures !== source.natures) {
    const words = readKnown(source);
    known = { natures: source.natures, words };
    words.catch(() => {
      known = undefined;
    });
  }
  const told = await known.words;
  return findAnalyses(word, told);
}

async function readKnown({ words, natures }: KnownSource): Promise<KnownWords> {
  const [{ lexicon }, table] = await Promise.all([readLexicon(words), fetchBytes(natures)]);
  return { words: lexicon.words, natures: unwrap(decodeNatures(await unfold(table))) };
}
