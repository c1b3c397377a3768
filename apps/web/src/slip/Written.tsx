import { texts } from '../texts/index.ts';
import styles from './slip.module.css';
import { isCircled } from './slipdraft.ts';

/** A word as it is written: its jokers circled. */
export function WrittenWord({ word }: { readonly word: string }) {
  const letters = [...word].map((letter, index) => ({ letter, key: `${index}${letter}` }));
  return (
    <span className={styles.word}>
      {letters.map(({ letter, key }) => (
        <WrittenLetter key={key} letter={letter} />
      ))}
    </span>
  );
}

export const WrittenLetter = ({ letter }: { readonly letter: string }) =>
  isCircled(letter) ? (
    <span className={styles.circled} title={texts.slip.circledLetter(letter.toUpperCase())}>
      {letter.toUpperCase()}
    </span>
  ) : (
    letter
  );
