import type { ReactNode } from 'react';
import { staticTexts } from '../../texts/static.ts';
import styles from './dictionary.module.css';

/** More than anybody reads. */
const MOST_SHOWN = 120;

interface WordListProps {
  readonly words: readonly string[];
  /** How a word is written; as it is unless told. */
  readonly show?: (word: string) => ReactNode;
  onWord(word: string): void;
}

/** Words side by side; each one may be looked up in its turn. */
export const WordList = ({ words, show = (word) => word, onWord }: WordListProps) => (
  <ul className={styles.words}>
    {words.slice(0, MOST_SHOWN).map((word) => (
      <li key={word}>
        <button type="button" title={staticTexts.dictionary.lookUp(word)} onClick={() => onWord(word)}>
          {show(word)}
        </button>
      </li>
    ))}
    {words.length > MOST_SHOWN && <li>{staticTexts.dictionary.others(words.length - MOST_SHOWN)}</li>}
  </ul>
);
