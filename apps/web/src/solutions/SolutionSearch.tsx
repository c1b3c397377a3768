import type { Solution } from '@raccord/scrabble';
import { type RefObject, Suspense, useState } from 'react';
import { deferred } from '../app/deferred.ts';
import { Check, TextField } from '../design/controls.tsx';
import layout from '../design/layout.module.css';
import { isWholeOrNone, wholeNumber } from '../design/numbers.ts';
import type { EnginePosition, SolutionFilter } from '../engine/protocol.ts';
import type { Readiness } from '../engine/useengine.ts';
import { WordsState } from '../engine/WordsState.tsx';
import { chiefTexts as chief } from '../texts/chief.ts';
import { texts } from '../texts/index.ts';
import type { SolutionMove } from './move.ts';
import styles from './solutions.module.css';

const SolutionList = deferred(async () => (await import('./SolutionList.tsx')).SolutionList);

const NO_FILTER = { text: '', least: '', most: '', length: '', keepsJoker: false };
type Written = typeof NO_FILTER;

const FIELDS = ['text', 'least', 'most', 'length'] as const;

interface Props {
  readonly position: EnginePosition;
  readonly readiness: Readiness;
  /** The engine knows the solutions of this position. */
  readonly isSearched: boolean;
  readonly current: SolutionMove | undefined;
  /** The field of the words sought. */
  readonly search?: RefObject<HTMLInputElement | null> | undefined;
  onChoose(solution: Solution): void;
}

/** All the solutions of a position, filtered. */
export function SolutionSearch({ position, readiness, isSearched, current, search, onChoose }: Props) {
  const [written, setWritten] = useState<Written>(NO_FILTER);
  const labels = {
    text: chief.filterWord,
    least: chief.filterLeast,
    most: chief.filterMost,
    length: chief.filterLength,
  };
  if (readiness.fault !== undefined) return <WordsState readiness={readiness} />;
  return (
    <section className={styles.solutions} aria-label={chief.solutions}>
      <search className={styles.filters}>
        {FIELDS.map((field) => (
          <TextField
            key={field}
            ref={field === 'text' ? search : undefined}
            label={labels[field]}
            value={written[field]}
            error={field === 'text' || isWholeOrNone(written[field]) ? undefined : texts.common.wholeNumber}
            inputMode={field === 'text' ? 'text' : 'numeric'}
            autoComplete="off"
            spellCheck={false}
            onChange={(text) => setWritten({ ...written, [field]: text })}
          />
        ))}
        {position.draw.includes('?') && (
          <div className={styles.whole}>
            <Check
              label={chief.filterJoker}
              value={written.keepsJoker}
              onChange={(keepsJoker) => setWritten({ ...written, keepsJoker })}
            />
          </div>
        )}
      </search>
      {isSearched ? (
        <Suspense fallback={<p className={layout.soft}>{chief.loadingSolutions}</p>}>
          <SolutionList
            {...{ current, onChoose }}
            listed={{ lexicon: readiness.hash, position, filter: filterOf(written) }}
          />
        </Suspense>
      ) : (
        <p className={layout.soft}>{readiness.isReady ? chief.loadingSolutions : chief.preparingLexicon}</p>
      )}
    </section>
  );
}

function filterOf({ text, least, most, length, keepsJoker }: Written): SolutionFilter {
  const whole = (name: keyof SolutionFilter, typed: string) => {
    const number = wholeNumber(typed);
    return number === undefined ? {} : { [name]: number };
  };
  return {
    text,
    ...whole('least', least),
    ...whole('most', most),
    ...whole('length', length),
    ...(keepsJoker ? { keepsJoker } : {}),
  };
}
