import type { Wordbook } from '@raccord/tournament';
import { graph, words } from '../../../../data/lexicon/testing/free.ts';

/** The free lexicon, ready to search. */
export const FREE: Wordbook = { words, graph };
