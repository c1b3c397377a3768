import { type RefObject, useState } from 'react';
import { Check, TextField } from '../design/controls.tsx';
import { isWholeOrNone, wholeNumber } from '../design/numbers.ts';
import type { SolutionFilter } from '../engine/protocol.ts';
import { chiefTexts as chief } from '../texts/chief.ts';
import { texts } from '../texts/index.ts';
import styles from './solutions.module.css';

const NO_FILTER = { text: '', least: '', most: '', length: '', keepsJoker: false };
type Written = typeof NO_FILTER;

const LABELS = {
  text: chief.filterWord,
  least: chief.filterLeast,
  most: chief.filterMost,
  length: chief.filterLength,
} as const;
const FIELDS = ['text', 'least', 'most', 'length'] as const;

interface SolutionFiltersProps {
  readonly hasJoker: boolean;
  /** The field of the words sought. */
  readonly search: RefObject<HTMLInputElement | null> | undefined;
  onFilter(filter: SolutionFilter): void;
}

/** Which solutions are listed. */
export function SolutionFilters({ hasJoker, search, onFilter }: SolutionFiltersProps) {
  const [written, setWritten] = useState<Written>(NO_FILTER);
  const write = (part: Partial<Written>): void => {
    const next = { ...written, ...part };
    setWritten(next);
    onFilter(filterOf(next));
  };
  return (
    <search className={styles.filters}>
      {FIELDS.map((field) => (
        <TextField
          key={field}
          ref={field === 'text' ? search : undefined}
          label={LABELS[field]}
          value={written[field]}
          error={field === 'text' || isWholeOrNone(written[field]) ? undefined : texts.common.wholeNumber}
          inputMode={field === 'text' ? 'text' : 'numeric'}
          autoComplete="off"
          spellCheck={false}
          onChange={(text) => write({ [field]: text })}
        />
      ))}
      {hasJoker && (
        <div className={styles.whole}>
          <Check
            label={chief.filterJoker}
            value={written.keepsJoker}
            onChange={(keepsJoker) => write({ keepsJoker })}
          />
        </div>
      )}
    </search>
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
