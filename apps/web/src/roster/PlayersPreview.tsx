import type { SeatedEntrant } from '@raccord/files';
import { nameOf, type Person } from '@raccord/tournament';
import { type Column, Note, Table } from '../design/Table.tsx';
import { playersTexts as players } from '../texts/players.ts';
import styles from './roster.module.css';

const DETAILS = ['licence', 'category', 'series', 'club', 'federation'] as const satisfies readonly (keyof Person)[];

const valuesOf = (members: readonly Person[], detail: (typeof DETAILS)[number]): readonly string[] =>
  members.flatMap((person) => person[detail] ?? []);

/** Everybody at his table, with the columns that the list fills. */
export function PlayersPreview({ entrants }: { readonly entrants: readonly SeatedEntrant[] }) {
  const people = entrants.flatMap(({ members }) => members);
  const details = DETAILS.filter((detail) => people.some((person) => person[detail] !== undefined));
  return (
    <>
      <p role="status" className={styles.figure}>
        {players.count(entrants.length, people.length)}
      </p>
      <Table
        look="tight"
        frame={{ height: '26.25rem' }}
        label={players.preview}
        rows={[...entrants].sort((a, b) => a.table - b.table)}
        keyOf={({ table }) => table}
        columns={[
          { heading: players.columns.table, cell: ({ table }) => table },
          {
            heading: players.columns.name,
            cell: ({ members }) => (
              <>
                {nameOf(members)}
                <Note instead="middle">{details.flatMap((detail) => valuesOf(members, detail)).join(' · ')}</Note>
              </>
            ),
          },
          ...details.map(
            (detail): Column<SeatedEntrant> => ({
              ...{ heading: players.columns[detail], room: 'middle' },
              cell: ({ members }) => valuesOf(members, detail).join(' · '),
            }),
          ),
        ]}
      />
    </>
  );
}
