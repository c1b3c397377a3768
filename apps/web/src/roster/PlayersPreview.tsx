import type { SeatedEntrant } from '@raccord/files';
import { nameOf, type Person } from '@raccord/tournament';
import layout from '../design/layout.module.css';
import { playersTexts as players } from '../texts/players.ts';
import styles from './roster.module.css';

const DETAILS = ['licence', 'category', 'series', 'club', 'federation'] as const satisfies readonly (keyof Person)[];

const valuesOf = (members: readonly Person[], detail: (typeof DETAILS)[number]): readonly string[] =>
  members.flatMap((person) => person[detail] ?? []);

/** Everybody at his table, with the columns that the list fills. */
export function PlayersPreview({ entrants }: { readonly entrants: readonly SeatedEntrant[] }) {
  const people = entrants.flatMap(({ members }) => members);
  const details = DETAILS.filter((detail) => people.some((person) => person[detail] !== undefined));
  const byTable = [...entrants].sort((a, b) => a.table - b.table);
  return (
    <>
      <p role="status" className={styles.figure}>
        {players.count(entrants.length, people.length)}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className={styles.preview} aria-label={players.preview} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{players.columns.table}</th>
              <th scope="col">{players.columns.name}</th>
              {details.map((detail) => (
                <th key={detail} scope="col">
                  {players.columns[detail]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {byTable.map(({ table, members }) => (
              <tr key={table}>
                <td>{table}</td>
                <td>
                  {nameOf(members)}
                  <span className={`${styles.inline} ${layout.soft}`} aria-hidden="true">
                    {details.flatMap((detail) => valuesOf(members, detail)).join(' · ')}
                  </span>
                </td>
                {details.map((detail) => (
                  <td key={detail}>{valuesOf(members, detail).join(' · ')}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
