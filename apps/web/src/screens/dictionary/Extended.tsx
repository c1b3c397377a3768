import type { Extensions } from '@raccord/scrabble';
import type { ReactNode } from 'react';
import layout from '../../design/layout.module.css';
import { staticTexts } from '../../texts/static.ts';
import styles from './dictionary.module.css';
import { byAdded } from './letters.ts';
import { WordListView } from './WordListView.tsx';

const words = staticTexts.dictionary;

interface ExtendedProps {
  readonly word: string;
  readonly extensions: Extensions;
  onWord(word: string): void;
}

/** The longer words that end or begin with a word, with the letters that they add. */
export const Extended = ({ word, extensions: { before, after }, onWord }: ExtendedProps) => (
  <div className={layout.halves}>
    <Side
      {...{ word, onWord }}
      title={words.before}
      none={words.noBefore}
      longer={before}
      show={(found) => (
        <>
          <b>{found.slice(0, -word.length)}</b>
          {word}
        </>
      )}
    />
    <Side
      {...{ word, onWord }}
      title={words.after}
      none={words.noAfter}
      longer={after}
      show={(found) => (
        <>
          {word}
          <b>{found.slice(word.length)}</b>
        </>
      )}
    />
  </div>
);

interface SideProps {
  readonly word: string;
  readonly title: string;
  readonly none: string;
  readonly longer: readonly string[];
  show(word: string): ReactNode;
  onWord(word: string): void;
}

const Side = ({ word, title, none, longer, show, onWord }: SideProps) => (
  <section className={`${layout.stack2} ${styles.part}`}>
    <h2>{title}</h2>
    {longer.length === 0 && <p>{none}</p>}
    {byAdded(word, longer).map(({ added, words: group }) => (
      <details key={`${word} ${added}`} open={added === 1 || longer.length <= 40}>
        <summary>{words.added(added, group.length)}</summary>
        <WordListView words={group} {...{ show, onWord }} />
      </details>
    ))}
  </section>
);
