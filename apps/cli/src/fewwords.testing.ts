import { words } from '../../../data/lexicon/testing/free.ts';

/** A list to play with, which is looked through in no time: the short words of the free lexicon, and some of the long ones. */
export const FEW_WORDS = [...words.words()].filter((word, index) => word.length <= 4 || index % 37 === 0).join('\n');
