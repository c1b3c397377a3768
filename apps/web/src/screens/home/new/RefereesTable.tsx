import type { TableRange } from '@raccord/tournament';
import { useId } from 'react';
import { Button } from '../../../design/controls.tsx';
import layout from '../../../design/layout.module.css';
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
      <table className={styles.referees}>
        <thead>
          <tr>
            <th scope="col">{words.columns.number}</th>
            <th scope="col">{words.columns.name}</th>
            <th scope="col">{words.columns.tables}</th>
          </tr>
        </thead>
        <tbody>
          {referees.map(({ name, tables }, index) => {
            const share = shares[index];
            const number = index + 1;
            return (
              <tr key={number}>
                <td>{number}</td>
                <td>
                  <input
                    className={styles.cell}
                    aria-label={words.name(number)}
                    aria-invalid={name.trim() === ''}
                    maxLength={120}
                    value={name}
                    onChange={({ target }) => change(index, { name: target.value })}
                  />
                </td>
                <td>
                  <input
                    className={styles.cell}
                    aria-label={words.tables(number)}
                    aria-describedby={hint}
                    aria-invalid={share === undefined}
                    value={tables ?? showTables(share ?? [])}
                    onChange={({ target }) => change(index, { tables: target.value })}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {referees.some(({ name }) => name.trim() === '') && <p className={styles.fault}>{words.nameMissing}</p>}
      {shares.includes(undefined) && <p className={styles.fault}>{words.badTables}</p>}
      <div className={layout.row3}>
        <span id={hint} className={layout.soft}>
          {words.tablesHint}
        </span>
        {isTouched && <Button onClick={() => onChange(referees.map(({ name }) => ({ name })))}>{words.share}</Button>}
      </div>
    </>
  );
}
