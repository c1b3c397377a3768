import { type RefObject, Suspense, useState } from 'react';
import { deferred } from '../../app/deferred.ts';
import { TextField } from '../../design/controls.tsx';
import type { SolutionFilter } from '../../engine/protocol.ts';
import { texts } from '../../texts/index.ts';
import styles from './chief.module.css';
import { useConduct } from './useconduct.ts';

const SolutionList = deferred(async () => (await import('./SolutionList.tsx')).SolutionList);

const NO_FILTER = { text: '', least: '', most: '', length: '', keepsJoker: false };
type Written = typeof NO_FILTER;

const FIELDS = ['text', 'least', 'most', 'length'] as const;

/** All the solutions of the turn, filtered. */
export function Solutions({ search }: { readonly search: RefObject<HTMLInputElement | null> }) {
  const { position, survey, lexicon } = useConduct();
  const [written, setWritten] = useState<Written>(NO_FILTER);
  const { chief } = texts;
  const labels = {
    text: chief.filterWord,
    least: chief.filterLeast,
    most: chief.filterMost,
    length: chief.filterLength,
  };
  if (!position) return <p className={styles.hint}>{chief.solutionsAfterDraw}</p>;
  if (lexicon.fault !== undefined) return <p className={styles.hint}>{lexicon.fault}</p>;
  return (
    <section className={styles.solutions} aria-label={chief.solutions}>
      <search className={styles.filters}>
        {FIELDS.map((field) => (
          <TextField
            key={field}
            ref={field === 'text' ? search : undefined}
            label={labels[field]}
            value={written[field]}
            inputMode={field === 'text' ? 'text' : 'numeric'}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setWritten({ ...written, [field]: target.value })}
          />
        ))}
        {position.draw.includes('?') && (
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={written.keepsJoker}
              onChange={() => setWritten({ ...written, keepsJoker: !written.keepsJoker })}
            />
            {chief.filterJoker}
          </label>
        )}
      </search>
      {survey ? (
        <Suspense fallback={<p className={styles.hint}>{chief.loadingSolutions}</p>}>
          <SolutionList position={position} filter={filterOf(written)} />
        </Suspense>
      ) : (
        <p className={styles.hint}>{lexicon.isReady ? chief.loadingSolutions : chief.preparingLexicon}</p>
      )}
    </section>
  );
}

function filterOf({ text, least, most, length, keepsJoker }: Written): SolutionFilter {
  const whole = (name: keyof SolutionFilter, typed: string) => (/^\d+$/.test(typed) ? { [name]: Number(typed) } : {});
  return {
    text,
    ...whole('least', least.trim()),
    ...whole('most', most.trim()),
    ...whole('length', length.trim()),
    ...(keepsJoker ? { keepsJoker } : {}),
  };
}
