import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { engine } from '../engine/engine.ts';
import type { WordsSource } from '../engine/protocol.ts';
import { type Readiness, useWords } from '../engine/useengine.ts';
import { FREE_WORDS } from './free.ts';
import { keepOwnWords, type OwnWords, onOwnWords, readOwnWords, removeOwnWords } from './ownwords.ts';

interface Words {
  readonly readiness: Readiness;
  /** Where they come from; undefined until that is known. */
  readonly source: WordsSource | undefined;
  /** The list that takes the place of the free lexicon. */
  readonly own: OwnWords | undefined;
  /** It will be there next time. */
  readonly isKept: boolean;
  /** Uses a list from now on. */
  give(list: OwnWords): Promise<void>;
  remove(): Promise<void>;
}

const WordsContext = createContext<Words | undefined>(undefined);

/** The words of all the screens. They are prepared as soon as the page is there, while one reads or types. */
export function WordsProvider({ children }: { readonly children: ReactNode }) {
  const [known, setKnown] = useState<{ readonly own?: OwnWords | undefined; readonly isKept: boolean }>();
  useEffect(() => {
    // Its script comes while the list is looked for.
    engine();
    readOwnWords().then((own) => setKnown({ own, isKept: true }));
  }, []);
  useEffect(() => onOwnWords(async () => setKnown({ own: await readOwnWords(), isKept: true })), []);
  const own = known?.own;
  const source = known && (own ? { hash: own.id, from: own.file } : FREE_WORDS);
  const readiness = useWords(source);
  const words: Words = {
    readiness,
    source,
    own,
    isKept: known?.isKept ?? false,
    give: async (list) => setKnown({ own: list, isKept: await keepOwnWords(list) }),
    remove: async () => {
      setKnown({ isKept: false });
      await removeOwnWords();
    },
  };
  return <WordsContext value={words}>{children}</WordsContext>;
}

export function usePageWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('No words here.');
  return words;
}
