import type { TableRange } from '@raccord/tournament';
import { useId } from 'react';
import { Button } from '../../../design/controls.tsx';
import layout from '../../../design/layout.module.css';
import { Table } from '../../../design/Table.tsx';
import { showTables } from '../../../roster/tableranges.ts';
import { homeTexts } from '../../../texts/home.ts';
import styles from '../home.module.css';
import type { DraftReferee } from './draft.ts';

const { referees: words } = homeTexts;

interface Props {
  readonly referees: readonly DraftReferee[];
  readonly shares: readonly (readonly TableRange[] | undefined)[];
  onChange(referees: readonly DraftReferee[]): void;
}

/** The referees with their tables; an even share until somebody types another one. */
export function RefereesTable({ referees, shares, onChange }: Props) {
  const hint = useId();
  const change = (at: number, part: Partial<DraftReferee>): void =>
    onChange(referees.map((referee, index) => (index === at ? { ...referee, ...part } : referee)));
  const isTouched = referees.some(({ tables }) => tables !== undefined);
  return (
    <>
      <Table
        look="tight"
        rows={referees.map((referee, index) => ({ ...referee, index }))}
        keyOf={({ index }) => index}
        columns={[
          { heading: words.columns.number, cell: ({ index }) => index + 1 },
          {
            ...{ heading: words.columns.name, kind: 'field' },
            cell: ({ name, index }) => (
              <input
                className={`${layout.compact} ${styles.cell}`}
                aria-label={words.name(index + 1)}
                aria-invalid={name.trim() === ''}
                maxLength={120}
                value={name}
                onChange={({ target }) => change(index, { name: target.value })}
              />
            ),
          },
          {
            ...{ heading: words.columns.tables, kind: 'field' },
            cell: ({ tables, index }) => (
              <input
                className={`${layout.compact} ${styles.cell}`}
                aria-label={words.tables(index + 1)}
                aria-describedby={hint}
                aria-invalid={shares[index] === undefined}
                value={tables ?? showTables(shares[index] ?? [])}
                onChange={({ target }) => change(index, { tables: target.value })}
              />
            ),
          },
        ]}
      />
      {referees.some(({ name }) => name.trim() === '') && <p className={styles.fault}>{words.nameMissing}</p>}
      {shares.includes(undefined) && <p className={styles.fault}>{words.badTables}</p>}
      <div className={layout.row3}>
        {(referees.length > 1 || isTouched) && (
          <span id={hint} className={layout.soft}>
            {words.tablesHint}
          </span>
        )}
        {isTouched && <Button onClick={() => onChange(referees.map(({ name }) => ({ name })))}>{words.share}</Button>}
      </div>
    </>
  );
}
