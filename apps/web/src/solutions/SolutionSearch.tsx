import type { Solution } from '@raccord/scrabble';
import { type ReactNode, type RefObject, Suspense, useState } from 'react';
import { deferred } from '../app/deferred.ts';
import layout from '../design/layout.module.css';
import type { EnginePosition, SolutionFilter } from '../engine/protocol.ts';
import type { Readiness } from '../engine/useengine.ts';
import { WordsState } from '../engine/WordsState.tsx';
import { chiefTexts as chief } from '../texts/chief.ts';
import type { SolutionMove } from './move.ts';
import { SolutionFilters } from './SolutionFilters.tsx';
import styles from './solutions.module.css';

const SolutionList = deferred(async () => (await import('./SolutionList.tsx')).SolutionList);

const NO_FILTER: SolutionFilter = { text: '' };

interface Props {
  readonly position: EnginePosition;
  readonly readiness: Readiness;
  /** The engine knows the solutions of this position. */
  readonly isSearched: boolean;
  readonly current: SolutionMove | undefined;
  /** Of what they are the solutions, where it is not plain. */
  readonly title?: ReactNode;
  /** The field of the words sought. */
  readonly search?: RefObject<HTMLInputElement | null> | undefined;
  /** Instead of the fields that filter, as long as nobody has asked for them. */
  readonly folded?: ReactNode;
  onChoose(solution: Solution): void;
}

/** All the solutions of a position, filtered. */
export function SolutionSearch({ position, readiness, isSearched, current, title, search, folded, onChoose }: Props) {
  const [filter, setFilter] = useState<SolutionFilter>(NO_FILTER);
  const isFolded = folded !== undefined;
  if (readiness.fault !== undefined) return <WordsState readiness={readiness} />;
  return (
    <section className={styles.solutions} aria-label={chief.solutions}>
      {!isFolded && <SolutionFilters {...{ search }} hasJoker={position.draw.includes('?')} onFilter={setFilter} />}
      {isSearched ? (
        <Suspense fallback={<p className={layout.soft}>{chief.loadingSolutions}</p>}>
          <SolutionList
            {...{ current, title, onChoose }}
            beside={folded}
            listed={{ lexicon: readiness.hash, position, filter: isFolded ? NO_FILTER : filter }}
          />
        </Suspense>
      ) : (
        <p className={layout.soft}>{readiness.isReady ? chief.loadingSolutions : chief.preparingLexicon}</p>
      )}
    </section>
  );
}
