import { MEASURE_CELLS, type Measure, type SeasonLine, type SeasonTable } from '@raccord/club';
import { cell, shortDay } from '@raccord/french';
import { Link } from 'wouter';
import layout from '../../design/layout.module.css';
import { type Column, Note, Table } from '../../design/Table.tsx';
import { clubTexts } from '../../texts/club.ts';
import { useClub } from './clubcontext.ts';

const { season: words } = clubTexts;

interface SeasonGridProps extends Pick<SeasonTable, 'evenings' | 'rows'> {
  readonly measure: Measure;
}

/** Who was there, evening after evening, and what it was worth; struck where only the best ones count. */
export function SeasonGrid({ measure, evenings, rows }: SeasonGridProps) {
  const { club } = useClub();
  const kind = MEASURE_CELLS[measure.kind];
  return (
    <details className="screen-only">
      <summary className={layout.more}>{words.grid}</summary>
      <p className={layout.soft}>{words.gridHint}</p>
      <Table
        frame="sideways"
        label={words.grid}
        rows={rows}
        keyOf={({ member }) => member}
        columns={[
          { heading: clubTexts.members.columns.name, kind: 'name', cell: ({ name }) => name },
          ...evenings.map(
            ({ tournament, title, date, provisional }, index): Column<SeasonLine> => ({
              ...{ key: tournament, heading: title, kind: 'figure' },
              head: (
                <>
                  <Link href={`/clubs/${club.id}/soirees/${tournament}`} title={title}>
                    {shortDay(date)}
                  </Link>
                  {provisional !== undefined && <Note>{words.provisional}</Note>}
                </>
              ),
              cell: ({ cells }) => {
                const played = cells[index];
                const told = cell(played?.worth, kind);
                return played?.isCounted === false ? <s className={layout.soft}>{told}</s> : told;
              },
            }),
          ),
        ]}
      />
    </details>
  );
}
