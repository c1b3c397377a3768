import { useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import { useShortcuts } from '../../app/shortcuts.tsx';
import { LettersField } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { engine } from '../../engine/engine.ts';
import type { KnownSource } from '../../engine/protocol.ts';
import { type Readiness, useAnswer } from '../../engine/useengine.ts';
import { WordsState } from '../../engine/WordsState.tsx';
import { staticTexts } from '../../texts/static.ts';
import styles from './dictionary.module.css';
import { Extended } from './Extended.tsx';
import { dictionaryLetters } from './letters.ts';
import { NaturesView } from './NaturesView.tsx';
import { WordListView } from './WordListView.tsx';

const words = staticTexts.dictionary;

interface DictionaryProps {
  readonly readiness: Readiness;
  /** Where lemmas and natures come from; they are not told without. */
  readonly known: KnownSource | undefined;
}

/** A word: whether it is admitted, what it is, its anagrams and extensions. Letters: the words that they make. */
export function Dictionary({ readiness, known }: DictionaryProps) {
  const [address, setAddress] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const typed = address.get('mot') ?? '';
  const asked = dictionaryLetters(typed);
  const letters = asked.ok ? asked.value : undefined;
  const key = readiness.isReady && letters !== undefined ? JSON.stringify([readiness.hash, letters]) : undefined;
  const { last: found } = useAnswer(key, () => engine().lookUp(letters ?? ''));
  const write = (): void => {
    field.current?.focus();
    field.current?.select();
  };
  useShortcuts([{ keys: '/', label: words.focusField, run: write }]);
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, []);
  const lookUp = (word: string): void => setAddress({ mot: word });
  const isFaulty = !asked.ok && asked.fault.code !== 'too-short';
  return (
    <div className={`${layout.page} ${styles.screen}`}>
      <h1>{words.title}</h1>
      <LettersField
        ref={field}
        label={words.field}
        hint={words.fieldHint}
        className={styles.letters}
        value={typed}
        error={isFaulty ? asked.fault.text : undefined}
        onChange={(letters) => setAddress({ mot: letters }, { replace: true })}
      />
      <WordsState readiness={readiness} />
      {!found && readiness.isReady && !isFaulty && <p className={layout.dim}>{words.waiting}</p>}
      {found && (
        <>
          {found.asWord && (
            <section
              className={`${layout.stack2} ${styles.word}`}
              aria-live="polite"
              data-admitted={found.asWord.isAdmitted}
            >
              <h2>
                {found.letters}{' '}
                <span>{found.asWord.isAdmitted ? `✓ ${words.admitted}` : `✗ ${words.notAdmitted}`}</span>
              </h2>
              {known && <NaturesView word={found.letters} known={known} />}
            </section>
          )}
          <section className={`${layout.stack2} ${styles.part}`}>
            <h2>{words.anagrams(found.anagrams.length)}</h2>
            {found.anagrams.length === 0 ? (
              <p>{words.noAnagram}</p>
            ) : (
              <WordListView words={found.anagrams} onWord={lookUp} />
            )}
          </section>
          {found.asWord && <Extended word={found.letters} extensions={found.asWord.extensions} onWord={lookUp} />}
        </>
      )}
    </div>
  );
}
