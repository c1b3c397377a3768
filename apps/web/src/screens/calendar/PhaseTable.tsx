import { type PhaseRow, type PlannedPhase, phaseColumns } from '@raccord/club';
import { cell } from '@raccord/french';
import { saysSomething } from '@raccord/tournament';
import { Note, Table } from '../../design/Table.tsx';
import { calendarTexts } from '../../texts/calendar.ts';

const { phase: words } = calendarTexts;

const KINDS = { rank: 'number', name: 'name', attendance: 'figure', score: 'figure' } as const;

interface PhaseTableProps {
  readonly phase: Pick<PlannedPhase, 'rule'>;
  readonly rows: readonly PhaseRow[];
}

/** The rows of a phase, by the columns that files and paper have. */
export const PhaseTable = ({ phase, rows }: PhaseTableProps) => (
  <Table
    rows={rows}
    keyOf={({ rank, name, key }) => `${key} ${rank} ${name}`}
    markOf={({ by }) => (by === undefined ? undefined : 'good')}
    columns={phaseColumns(phase.rule)
      .filter(({ of }) => rows.some((row) => saysSomething(of(row))))
      .map(({ key, heading, short, kind, room, of }) => ({
        ...{ heading: short ?? heading, kind: KINDS[key as keyof typeof KINDS] ?? 'brief' },
        ...(room === 'narrow' ? {} : { room }),
        cell: (row: PhaseRow) => {
          const told = cell(of(row), kind);
          if (key === 'club' && told === '') return words.visitor;
          return key === 'name' ? (
            <>
              {told}
              <Note instead="middle">{row.clubs.join(', ') || words.visitor}</Note>
            </>
          ) : (
            told
          );
        },
      }))}
  />
);
