import { built } from 'virtual:plainfiles';
import type { KnownSource, WordsSource } from '../engine/protocol.ts';

/** A worker has an address of its own: what it fetches is named from the page's. */
const addressOf = (name: string): string => new URL(name, document.baseURI).href;

/** The free lexicon, among the files of the page. */
export const FREE_WORDS: WordsSource = {
  hash: built.words.hash,
  from: addressOf(built.words.name),
  isInPlanes: true,
};

/** It alone knows what its words are. */
export const FREE_NATURES: KnownSource = { words: FREE_WORDS, natures: addressOf(built.natures) };
