import { type ReactNode, useState } from 'react';
import { Button } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { staticTexts } from '../../texts/static.ts';
import styles from './dictionary.module.css';

/** More than most people read. */
const MOST_SHOWN = 120;

interface WordListProps {
  readonly words: readonly string[];
  /** How a word is written; as it is unless told. */
  readonly show?: (word: string) => ReactNode;
  onWord(word: string): void;
}

/** Words side by side, the first of them until all are wanted; each one may be looked up in its turn. */
export function WordListView({ words, show = (word) => word, onWord }: WordListProps) {
  const [shownWhole, setShownWhole] = useState<readonly string[]>();
  const shown = shownWhole === words ? words : words.slice(0, MOST_SHOWN);
  return (
    <ul className={`${layout.row2} ${styles.words}`}>
      {shown.map((word) => (
        <li key={word}>
          <button type="button" title={staticTexts.dictionary.lookUp(word)} onClick={() => onWord(word)}>
            {show(word)}
          </button>
        </li>
      ))}
      {shown.length < words.length && (
        <li>
          <Button look="quiet" onClick={() => setShownWhole(words)}>
            {staticTexts.dictionary.others(words.length - shown.length)}
          </Button>
        </li>
      )}
    </ul>
  );
}
