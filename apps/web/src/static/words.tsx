import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { engine } from '../engine/engine.ts';
import { type Readiness, useWords } from '../engine/useengine.ts';
import { FREE_WORDS } from './free.ts';
import { keepOwnWords, type OwnWords, readOwnWords, removeOwnWords } from './ownwords.ts';

interface Words {
  readonly readiness: Readiness;
  /** The list that takes the place of the free lexicon. */
  readonly own: OwnWords | undefined;
  /** Uses a list from now on; false when this browser cannot keep it. */
  give(own: OwnWords): Promise<boolean>;
  remove(): Promise<void>;
}

const WordsContext = createContext<Words | undefined>(undefined);

/** The words of all the screens. They are prepared as soon as the page is there, while one reads or types. */
export function WordsProvider({ children }: { readonly children: ReactNode }) {
  const queries = useQueryClient();
  const [known, setKnown] = useState<{ readonly own: OwnWords | undefined }>();
  useEffect(() => {
    // Its script comes while the list is looked for.
    engine();
    readOwnWords().then((own) => setKnown({ own }));
  }, []);
  /** Other words have other answers. */
  const change = (list: OwnWords | undefined): void => {
    queries.clear();
    setKnown({ own: list });
  };
  const own = known?.own;
  const readiness = useWords(known && (own ? { hash: own.id, from: own.file } : FREE_WORDS));
  const words: Words = {
    readiness,
    own,
    give: async (list) => {
      const isKept = await keepOwnWords(list);
      change(list);
      return isKept;
    },
    remove: async () => {
      change(undefined);
      if (own) await removeOwnWords(own);
    },
  };
  return <WordsContext value={words}>{children}</WordsContext>;
}

export function usePageWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('No words here.');
  return words;
}
